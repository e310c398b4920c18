// The recursion lab: `solve` counts all solutions and stores the last. findEmptySquare searches on
// from the square found last (rempty, cempty), which therefore has to be restored when a call
// cleans up behind itself. givesConflict is asked about new numbers only, never about the givens.
#include <array>

#include "machine.hpp"
#include "rows.hpp"
#include "trials.hpp"

namespace sudoku {
namespace {

enum Line {
  kSolve,
  kFindEmpty,
  kCount,
  kFor,
  kGivesConflict,
  kFill,
  kRecurse,
  kCleanUp,
  kReturn,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "solve():",
    "  (r, c) = findEmptySquare();  // from (rempty, cempty) on",
    "  if (r == -1) { solutionnr++; solution = grid; return; }",
    "  for (n = 1; n <= 9; n++)",
    "    if (!givesConflict(r, c, n))",
    "      grid[r][c] = n;",
    "      solve();",
    "      grid[r][c] = 0; (rempty, cempty) = (r, c);",
    "  return;",
};
constexpr std::array kCounters = {"lab_solutions", "lab_solve_calls", "lab_conflict_checks"};

class CountSolutions {
 public:
  CountSolutions(const Grid& puzzle, int) : trials_(puzzle) {}

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
    snapshot.counters = {solutions_, solve_calls_, conflict_checks_};
    if (solutions_ > 0) snapshot.solutions = {last_solution_};
  }

 private:
  enum class At : std::uint8_t { call, find_empty, loop, gives_conflict, returned };

  Event next() {
    switch (at_) {
      case At::call:
        ++solve_calls_;
        at_ = At::find_empty;
        return {EventKind::enter, trials_.calls() == 0 ? kSolve : kRecurse};
      case At::find_empty:
        return find_empty();
      case At::loop:
        return try_next();
      case At::gives_conflict:
        return gives_conflict();
      case At::returned:
        return returned();
    }
    return {};
  }

  Event find_empty() {
    const Cell cell = trials_.first_empty();
    if (cell == kCells) {
      ++solutions_;
      last_solution_ = trials_.grid();
      at_ = At::returned;
      return {EventKind::solution, kCount};
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
    at_ = At::gives_conflict;
    return {EventKind::try_, kFor, cell, digit};
  }

  Event gives_conflict() {
    const Cell cell = trials_.cell();
    const Digit digit = trials_.digit();
    ++conflict_checks_;
    if (!trials_.fits(cell, digit)) {
      at_ = At::loop;
      return {EventKind::reject, kGivesConflict, cell, digit};
    }
    trials_.place();
    at_ = At::call;
    return {EventKind::place, kFill, cell, digit};
  }

  Event returned() {
    if (trials_.calls() == 0) return end();
    trials_.remove();
    at_ = At::loop;
    return {EventKind::remove, kCleanUp, trials_.cell(), kNoDigit, trials_.digit()};
  }

  Event end() {
    outcome_ = Outcome::exhausted;
    return {EventKind::exhausted, kReturn};
  }

  Trials trials_;
  Grid last_solution_;
  At at_ = At::call;
  Outcome outcome_ = Outcome::running;
  std::uint64_t solutions_ = 0;
  std::uint64_t solve_calls_ = 0;
  std::uint64_t conflict_checks_ = 0;
};

}  // namespace

const Algorithm kCountSolutions = {
    .id = "count-solutions",
    .name = "Count all solutions",
    .source = "Recursion lab: Sudoku",
    .teaches = "Without stopping at the first solution, the same recursion counts them all.",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .panel = Panel::calls,
    .start = start<CountSolutions>,
};

}  // namespace sudoku
