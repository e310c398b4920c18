// Programming assignment 4: possible[][][] keeps the candidates of each cell. A pass crosses out
// what the grid as it stands forbids (updatePossible), then fills every cell with one candidate
// (updateGrid). The assignment's loop would not end where a pass fills nothing: this one says so,
// and can go on with hidden singles, or hand over to a search among the candidates left.
#include <array>

#include "machine.hpp"
#include "rows.hpp"
#include "sudoku/constraint.hpp"
#include "trials.hpp"

namespace sudoku {
namespace {

enum Line {
  kInitialize,
  kWhile,
  kUpdatePossible,
  kUpdateGrid,
  kStuck,
  kHiddenSingle,
  kNextEmpty,
  kFor,
  kFits,
  kUndo,
  kGiveUp,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "possible = all digits where grid[i][j] == 0, else grid[i][j] only",
    "while (!isSolved(grid))",
    "  updatePossible: grid has k beside (i, j): possible[i][j][k] = 0; possible[i][j][0]--;",
    "  updateGrid: if (grid[i][j] == 0 && possible[i][j][0] == 1) grid[i][j] = k;",
    "  if nothing was filled: stuck",
    "    hidden singles: k is possible in one cell of a house: grid[i][j] = k;",
    "    search: (i, j) = the first empty cell, solved if none",
    "      for each k with possible[i][j][k] == 1",
    "        if k fits: grid[i][j] = k; search on",
    "        grid[i][j] = 0;",
    "      give up this cell",
};
constexpr std::array kCounters = {"pa4_solved", "pa4_passes", "pa4_eliminated", "pa4_filled"};
constexpr std::array kVariants = {
    Variant{"stop", "Stop when stuck"},
    Variant{"hidden-singles", "Go on with hidden singles"},
    Variant{"search", "Hand over to a search"},
};

class CandidateElimination {
 public:
  CandidateElimination(const Grid& puzzle, int variant)
      : when_stuck_(static_cast<WhenStuck>(variant)), trials_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!puzzle.is_empty(cell)) possible_[cell] = Digits::of(puzzle[cell]);
    }
  }

  bool step(Event& event) {
    if (outcome_ != Outcome::running) return false;
    event = next();
    return true;
  }

  Outcome outcome() const { return outcome_; }
  int depth() const { return static_cast<int>(filled_) + singles_ + trials_.depth(); }

  void describe(Snapshot& snapshot) const {
    snapshot.grid = trials_.grid();
    snapshot.candidates = possible_;
    snapshot.stack = trials_.frames(at_ == At::loop);
    snapshot.counters = {trials_.grid().is_full() ? 1u : 0u, passes_, eliminated_, filled_};
    if (outcome_ == Outcome::solved) snapshot.solutions = {trials_.grid()};
  }

 private:
  enum class WhenStuck : std::uint8_t { stop, hidden_singles, search };
  enum class At : std::uint8_t {
    initialize,
    pass,
    update_possible,
    update_grid,
    hidden_single,
    next_empty,
    loop,
    fits,
    returned
  };

  Event next() {
    switch (at_) {
      case At::initialize:
        at_ = At::pass;
        return {EventKind::begin, kInitialize};
      case At::pass:
        return pass();
      case At::update_possible:
        return update_possible();
      case At::update_grid:
        return update_grid();
      case At::hidden_single:
        return hidden_single();
      case At::next_empty:
        return next_empty_cell();
      case At::loop:
        return try_next();
      case At::fits:
        return fits();
      case At::returned:
        trials_.remove();
        at_ = At::loop;
        return {EventKind::remove, kUndo, trials_.cell(), kNoDigit, trials_.digit()};
    }
    return {};
  }

  Event pass() {
    if (trials_.grid().is_full()) return solved(kWhile);
    ++passes_;
    cell_ = 0;
    filled_before_ = filled_;
    at_ = At::update_possible;
    return {EventKind::pass, kWhile};
  }

  Event update_possible() {
    for (; cell_ < kCells; ++cell_) {
      if (!trials_.grid().is_empty(cell_)) continue;
      const Digit digit = (possible_[cell_] & trials_.used().around(cell_)).first();
      if (digit == kNoDigit) continue;
      ++eliminated_;
      possible_[cell_].remove(digit);
      return {EventKind::eliminate, kUpdatePossible, cell_, digit};
    }
    cell_ = 0;
    at_ = At::update_grid;
    return update_grid();
  }

  Event update_grid() {
    for (; cell_ < kCells; ++cell_) {
      if (!trials_.grid().is_empty(cell_) || possible_[cell_].size() != 1) continue;
      ++filled_;
      trials_.set_given(cell_, possible_[cell_].first());
      return {EventKind::place, kUpdateGrid, cell_, possible_[cell_].first()};
    }
    if (filled_ == filled_before_) return stuck();
    return pass();
  }

  Event stuck() {
    if (when_stuck_ == WhenStuck::search) {
      at_ = At::next_empty;
    } else if (when_stuck_ == WhenStuck::hidden_singles && find_hidden_single()) {
      at_ = At::hidden_single;
    } else {
      outcome_ = Outcome::stuck;
    }
    return {EventKind::stuck, kStuck};
  }

  // possible[][][] holds no digit that the grid forbids: the pass before filled nothing.
  bool find_hidden_single() {
    for (const auto& cells : kHouseCells) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        int places = 0;
        for (Cell cell : cells) {
          if (!trials_.grid().is_empty(cell) || !possible_[cell].has(digit)) continue;
          ++places;
          single_ = {cell, digit};
        }
        if (places == 1) return true;
      }
    }
    return false;
  }

  Event hidden_single() {
    const auto [cell, digit] = single_;
    const Digit other = (possible_[cell] - Digits::of(digit)).first();
    if (other != kNoDigit) {
      ++eliminated_;
      possible_[cell].remove(other);
      return {EventKind::eliminate, kHiddenSingle, cell, other};
    }
    ++singles_;
    trials_.set_given(cell, digit);
    at_ = At::pass;
    return {EventKind::place, kHiddenSingle, cell, digit};
  }

  Event next_empty_cell() {
    const Cell cell = trials_.first_empty();
    if (cell == kCells) return solved(kNextEmpty);
    trials_.open(cell);
    at_ = At::loop;
    return {EventKind::choose, kNextEmpty, cell};
  }

  Event try_next() {
    const Cell cell = trials_.cell();
    const Digit digit =
        (possible_[cell] - Digits::from_mask(options_through(trials_.digit()))).first();
    if (digit != kNoDigit) {
      trials_.set_digit(digit);
      at_ = At::fits;
      return {EventKind::try_, kFor, cell, digit};
    }
    trials_.close();
    at_ = At::returned;
    if (trials_.calls() > 0) return {EventKind::leave, kGiveUp, cell};
    outcome_ = Outcome::exhausted;
    return {EventKind::exhausted, kGiveUp};
  }

  Event fits() {
    const Cell cell = trials_.cell();
    const Digit digit = trials_.digit();
    if (!trials_.fits(cell, digit)) {
      at_ = At::loop;
      return {EventKind::reject, kFits, cell, digit};
    }
    trials_.place();
    at_ = At::next_empty;
    return {EventKind::place, kFits, cell, digit};
  }

  Event solved(Line line) {
    outcome_ = Outcome::solved;
    return {EventKind::solution, line};
  }

  WhenStuck when_stuck_;
  Trials trials_;
  Candidates possible_;
  Cell cell_ = 0;
  Placement single_{};
  int singles_ = 0;
  At at_ = At::initialize;
  Outcome outcome_ = Outcome::running;
  std::uint64_t passes_ = 0;
  std::uint64_t eliminated_ = 0;
  std::uint64_t filled_ = 0;
  std::uint64_t filled_before_ = 0;
};

}  // namespace

const Algorithm kCandidateElimination = {
    .id = "candidate-elimination",
    .name = "Candidate elimination",
    .source = "Programming assignment 4",
    .teaches =
        "Deduction instead of trial: cross out what cannot be, fill in what must be; easy "
        "puzzles need no more, others get stuck.",
    .code = kCode,
    .counters = kCounters,
    .variants = kVariants,
    .panel = Panel::possible,
    .start = start<CandidateElimination>,
};

}  // namespace sudoku
