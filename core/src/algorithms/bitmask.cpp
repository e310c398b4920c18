// The Almanac's e1089: `solve` fills the first empty cell, `Grid.set` asks three bit sets whether
// a digit fits. It goes on past the first solution, and once it has two, every call returns at
// once.
#include <array>

#include "machine.hpp"
#include "rows.hpp"
#include "trials.hpp"

namespace sudoku {
namespace {

enum Line {
  kCreate,
  kSolve,
  kEnough,
  kFindEmpty,
  kAdd,
  kFor,
  kSet,
  kRecurse,
  kClear,
  kReturn,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "Grid.create: for each given: grid.set(loc, given);",
    "solve(grid, solutions):",
    "  if (solutions.size() >= 2) return;",
    "  loc = grid.findEmptyCell();",
    "  if (loc < 0) { solutions.add(grid.clone()); return; }",
    "  for (n = 1; n < 10; n++)",
    "    if (grid.set(loc, n))",
    "      solve(grid, solutions);",
    "      grid.clear(loc);",
    "  return;",
};
constexpr std::array kCounters = {"almanac_solutions", "almanac_solve_calls", "almanac_set_calls",
                                  "almanac_sets"};

class Bitmask {
 public:
  // Grid.create ignores what set answers: a given that clashes with an earlier one is left out.
  Bitmask(const Grid& puzzle, int) : puzzle_(puzzle), trials_(Grid{}) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!puzzle.is_empty(cell) && trials_.fits(cell, puzzle[cell])) {
        trials_.set_given(cell, puzzle[cell]);
      }
    }
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
    snapshot.counters = {static_cast<std::uint64_t>(found_), solve_calls_, set_calls_, sets_};
    snapshot.solutions.assign(solutions_.begin(), solutions_.begin() + found_);
  }

 private:
  enum class At : std::uint8_t {
    create,
    drop,
    call,
    check_enough,
    find_empty,
    loop,
    set,
    returned
  };

  Event next() {
    switch (at_) {
      case At::create:
        at_ = At::drop;
        return {EventKind::begin, kCreate};
      case At::drop:
        return drop_given();
      case At::call:
        ++solve_calls_;
        at_ = found_ == kEnoughSolutions ? At::check_enough : At::find_empty;
        return {EventKind::enter, trials_.calls() == 0 ? kSolve : kRecurse};
      case At::check_enough:
        at_ = At::returned;
        return {EventKind::leave, kEnough};
      case At::find_empty:
        return find_empty();
      case At::loop:
        return try_next();
      case At::set:
        return set();
      case At::returned:
        return returned();
    }
    return {};
  }

  Event drop_given() {
    for (; dropped_ < kCells; ++dropped_) {
      if (!puzzle_.is_empty(dropped_) && trials_.grid().is_empty(dropped_)) {
        const Cell cell = dropped_++;
        return {EventKind::reject, kCreate, cell, puzzle_[cell]};
      }
    }
    at_ = At::call;
    return next();
  }

  Event find_empty() {
    const Cell cell = trials_.first_empty();
    if (cell == kCells) {
      solutions_[found_++] = trials_.grid();
      at_ = At::returned;
      return {EventKind::solution, kAdd};
    }
    trials_.open(cell);
    at_ = At::loop;
    return {EventKind::choose, kFindEmpty, cell};
  }

  Event try_next() {
    const Cell cell = trials_.cell();
    const Digit digit = trials_.digit() + 1;
    if (digit == 10) {
      trials_.close();
      if (trials_.calls() == 0) return end();
      at_ = At::returned;
      return {EventKind::leave, kReturn, cell};
    }
    trials_.set_digit(digit);
    at_ = At::set;
    return {EventKind::try_, kFor, cell, digit};
  }

  Event set() {
    const Cell cell = trials_.cell();
    const Digit digit = trials_.digit();
    ++set_calls_;
    if (!trials_.fits(cell, digit)) {
      at_ = At::loop;
      return {EventKind::reject, kSet, cell, digit};
    }
    ++sets_;
    trials_.place();
    at_ = At::call;
    return {EventKind::place, kSet, cell, digit};
  }

  Event returned() {
    if (trials_.calls() == 0) return end();
    trials_.remove();
    at_ = At::loop;
    return {EventKind::remove, kClear, trials_.cell(), kNoDigit, trials_.digit()};
  }

  Event end() {
    outcome_ = Outcome::exhausted;
    return {EventKind::exhausted, kReturn};
  }

  static constexpr int kEnoughSolutions = 2;

  Grid puzzle_;
  Trials trials_;
  std::array<Grid, kEnoughSolutions> solutions_{};
  int found_ = 0;
  Cell dropped_ = 0;
  At at_ = At::create;
  Outcome outcome_ = Outcome::running;
  std::uint64_t solve_calls_ = 0;
  std::uint64_t set_calls_ = 0;
  std::uint64_t sets_ = 0;
};

}  // namespace

const Algorithm kBitmask = {
    .id = "bitmask",
    .name = "Bit masks",
    .source = "The Java Developers Almanac 1.4, e1089",
    .teaches =
        "Bit sets for rows, columns and boxes answer whether a digit fits in one look; "
        "searching on for a second solution proves that a puzzle is a proper one.",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .panel = Panel::calls,
    .start = start<Bitmask>,
};

}  // namespace sudoku
