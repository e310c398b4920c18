// Backtracking like the others, but each call takes the empty cell with the fewest candidates: a
// cell with none ends a dead branch at once, a cell with one is no choice at all.
#include <array>

#include "machine.hpp"
#include "rows.hpp"
#include "trials.hpp"

namespace sudoku {
namespace {

enum Line {
  kInvalidInput,
  kSolve,
  kFewest,
  kNoneEmpty,
  kPlace,
  kRecurse,
  kRemove,
  kReturn,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "if two givens clash: no solution",
    "solve(grid):",
    "  cell = the empty cell with the fewest candidates",
    "  if no cell is empty: return true",
    "  for each candidate: grid[cell] = candidate",
    "    if solve(grid): return true",
    "    grid[cell] = 0",
    "  return false",
};
constexpr std::array kCounters = {"fewest_result", "fewest_calls", "fewest_placed",
                                  "fewest_undone"};

class FewestCandidates {
 public:
  FewestCandidates(const Grid& puzzle, int) : trials_(puzzle) {
    if (!is_conflict_free(puzzle)) at_ = At::invalid;
  }

  bool step(Event& event) {
    if (outcome_ != Outcome::running) return false;
    event = next();
    return true;
  }

  Outcome outcome() const { return outcome_; }
  int depth() const { return trials_.depth(); }

  void describe(Snapshot& snapshot) const {
    snapshot.grid = trials_.grid();
    snapshot.candidates = Candidates::of(trials_.grid());
    snapshot.stack = trials_.frames(at_ == At::loop);
    snapshot.counters = {outcome_ == Outcome::solved ? 1u : 0u, calls_, placed_, undone_};
    if (outcome_ == Outcome::solved) snapshot.solutions = {trials_.grid()};
  }

 private:
  enum class At : std::uint8_t { invalid, call, choose, loop, returned };

  Event next() {
    switch (at_) {
      case At::invalid:
        outcome_ = Outcome::invalid;
        return {EventKind::invalid, kInvalidInput};
      case At::call:
        ++calls_;
        at_ = At::choose;
        return {EventKind::enter, trials_.calls() == 0 ? kSolve : kRecurse};
      case At::choose:
        return choose();
      case At::loop:
        return place_next();
      case At::returned:
        ++undone_;
        trials_.remove();
        at_ = At::loop;
        return {EventKind::remove, kRemove, trials_.cell(), kNoDigit, trials_.digit()};
    }
    return {};
  }

  Digits candidates(Cell cell) const { return Digits::all() - trials_.used().around(cell); }

  Event choose() {
    Cell fewest = kCells;
    int size = 10;
    for (Cell cell = 0; cell < kCells && size > 0; ++cell) {
      if (!trials_.grid().is_empty(cell) || candidates(cell).size() >= size) continue;
      fewest = cell;
      size = candidates(cell).size();
    }
    if (fewest == kCells) {
      outcome_ = Outcome::solved;
      return {EventKind::solution, kNoneEmpty};
    }
    trials_.open(fewest);
    at_ = At::loop;
    return {EventKind::choose, kFewest, fewest};
  }

  Event place_next() {
    const Cell cell = trials_.cell();
    const Digit digit =
        (candidates(cell) - Digits::from_mask(options_through(trials_.digit()))).first();
    if (digit != kNoDigit) {
      ++placed_;
      trials_.set_digit(digit);
      trials_.place();
      at_ = At::call;
      return {EventKind::place, kPlace, cell, digit};
    }
    trials_.close();
    at_ = At::returned;
    if (trials_.calls() > 0) return {EventKind::leave, kReturn, cell};
    outcome_ = Outcome::exhausted;
    return {EventKind::exhausted, kReturn};
  }

  Trials trials_;
  At at_ = At::call;
  Outcome outcome_ = Outcome::running;
  std::uint64_t calls_ = 0;
  std::uint64_t placed_ = 0;
  std::uint64_t undone_ = 0;
};

}  // namespace

const Algorithm kFewestCandidates = {
    .id = "fewest-candidates",
    .name = "Fewest candidates first",
    .source = "Ours",
    .teaches =
        "The order of the cells decides: the same backtracking, orders of magnitude less "
        "work.",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .panel = Panel::calls,
    .start = start<FewestCandidates>,
};

}  // namespace sudoku
