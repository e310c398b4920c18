// Programming assignment 4: possible[][][] keeps the candidates of each cell. A pass removes the
// candidates that the grid rules out (updatePossible), then fills every cell that has one candidate
// (updateGrid). The loop of the assignment does not end if a pass fills nothing. This one ends, or
// continues with a hidden single, or with a search among the remaining candidates.
#include <array>

#include "backtrack_stack.hpp"
#include "candidate_elimination_listing.hpp"
#include "definitions.hpp"
#include "state_of.hpp"
#include "sudoku/constraint.hpp"

namespace sudoku::algorithms {
namespace {

constexpr std::array kCounters = {"pa4_solved", "pa4_passes", "pa4_eliminated", "pa4_filled"};
constexpr std::array kVariants = {
    "stop",
    "hidden-singles",
    "search",
};

class CandidateElimination : public Ending, private CandidateEliminationListing {
 public:
  CandidateElimination(const Grid& puzzle, int variant)
      : when_stuck_(static_cast<WhenStuck>(variant)), stack_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!puzzle.is_empty(cell)) possible_[cell] = Digits::of(puzzle[cell]);
    }
  }

  Event next() {
    switch (phase_) {
      case Phase::initialize:
        phase_ = Phase::pass;
        return {EventKind::begin, kInitialize};
      case Phase::pass:
        return pass();
      case Phase::update_possible:
        return update_possible();
      case Phase::update_grid:
        return update_grid();
      case Phase::hidden_single:
        return hidden_single();
      case Phase::next_empty:
        return next_empty_cell();
      case Phase::loop:
        return try_next();
      case Phase::fits:
        return fits();
      case Phase::returned:
        stack_.remove();
        phase_ = Phase::loop;
        return {EventKind::remove, kUndo, stack_.cell(), kNoDigit, stack_.digit()};
    }
    return {};
  }

  int depth() const { return static_cast<int>(filled_) + singles_ + stack_.depth(); }

  void fill_snapshot(Snapshot& snapshot) const {
    stack_.fill_snapshot(snapshot, phase_ == Phase::loop);
    snapshot.candidates = possible_;
    snapshot.counters = {stack_.grid().is_full() ? 1u : 0u, passes_, eliminated_, filled_};
    if (outcome() == Outcome::solved) snapshot.solutions = {stack_.grid()};
  }

 private:
  enum class WhenStuck : std::uint8_t { stop, hidden_singles, search };
  enum class Phase : std::uint8_t {
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

  Event pass() {
    if (stack_.grid().is_full()) return solved(kSolved);
    ++passes_;
    cell_ = 0;
    filled_before_ = filled_;
    phase_ = Phase::update_possible;
    return {EventKind::pass, kPass};
  }

  Event update_possible() {
    for (; cell_ < kCells; ++cell_) {
      if (!stack_.grid().is_empty(cell_)) continue;
      const Digit digit = (possible_[cell_] & stack_.used().around(cell_)).first();
      if (digit == kNoDigit) continue;
      ++eliminated_;
      possible_[cell_].remove(digit);
      return {EventKind::eliminate, kEliminate, cell_, digit};
    }
    cell_ = 0;
    phase_ = Phase::update_grid;
    return update_grid();
  }

  Event update_grid() {
    for (; cell_ < kCells; ++cell_) {
      if (!stack_.grid().is_empty(cell_) || possible_[cell_].size() != 1) continue;
      ++filled_;
      stack_.set_given(cell_, possible_[cell_].first());
      return {EventKind::place, kFillIn, cell_, possible_[cell_].first()};
    }
    if (filled_ == filled_before_) return stuck();
    return pass();
  }

  Event stuck() {
    if (when_stuck_ == WhenStuck::search) {
      phase_ = Phase::next_empty;
    } else if (when_stuck_ == WhenStuck::hidden_singles && find_hidden_single()) {
      phase_ = Phase::hidden_single;
    } else {
      return end(Outcome::stuck, {EventKind::stuck, kStuck});
    }
    return {EventKind::stuck, kStuck};
  }

  // Relies on the pass before, which filled nothing: no candidate conflicts with the grid.
  bool find_hidden_single() {
    for (const auto& cells : kHouseCells) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        int places = 0;
        for (Cell cell : cells) {
          if (!stack_.grid().is_empty(cell) || !possible_[cell].has(digit)) continue;
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
      return {EventKind::eliminate, kEliminateOther, cell, other};
    }
    ++singles_;
    stack_.set_given(cell, digit);
    phase_ = Phase::pass;
    return {EventKind::place, kHiddenSingle, cell, digit};
  }

  Event next_empty_cell() {
    const Cell cell = stack_.first_empty();
    if (cell == kCells) return solved(kSearchSolved);
    stack_.open(cell);
    phase_ = Phase::loop;
    return {EventKind::choose, kNextEmpty, cell};
  }

  Event try_next() {
    const Cell cell = stack_.cell();
    const Digit digit =
        (possible_[cell] - Digits::from_mask(options_through(stack_.digit()))).first();
    if (digit != kNoDigit) {
      stack_.set_digit(digit);
      phase_ = Phase::fits;
      return {EventKind::try_, kNextDigit, cell, digit};
    }
    stack_.close();
    phase_ = Phase::returned;
    if (stack_.calls() > 0) return {EventKind::leave, kGiveUp, cell};
    return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp});
  }

  Event fits() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit();
    if (!stack_.fits(cell, digit)) {
      phase_ = Phase::loop;
      return {EventKind::reject, kFits, cell, digit};
    }
    stack_.place();
    phase_ = Phase::next_empty;
    return {EventKind::place, kAssign, cell, digit};
  }

  Event solved(Label label) { return end(Outcome::solved, {EventKind::solution, label}); }

  WhenStuck when_stuck_;
  BacktrackStack stack_;
  Candidates possible_;
  Cell cell_ = 0;
  Placement single_{};
  int singles_ = 0;
  Phase phase_ = Phase::initialize;
  std::uint64_t passes_ = 0;
  std::uint64_t eliminated_ = 0;
  std::uint64_t filled_ = 0;
  std::uint64_t filled_before_ = 0;
};

}  // namespace

const Algorithm kCandidateElimination = {
    .id = "candidate-elimination",
    .code = CandidateEliminationListing::kCode,
    .counters = kCounters,
    .variants = kVariants,
    .start = start<CandidateElimination>,
};

}  // namespace sudoku::algorithms
