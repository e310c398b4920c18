// The article's solver: `sudoku` fills the first unassigned cell, `isSafe` asks usedInRow,
// usedIncol and usedInBox; true at the first solution. Givens that clash are not noticed.
#include <array>

#include "machine.hpp"
#include "rows.hpp"
#include "trials.hpp"

namespace sudoku {
namespace {

enum Line {
  kSudoku,
  kUnassigned,
  kNoneLeft,
  kFor,
  kIsSafe,
  kAssign,
  kRecurse,
  kUndo,
  kReturn,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "sudoku(grid):",
    "  (row, col) = Unassigned(grid);",
    "  if (row == -1) return true;",
    "  for (num = 1; num <= 9; num++)",
    "    if (isSafe(grid, row, col, num))",
    "      grid[row][col] = num;",
    "      if (sudoku(grid)) return true;",
    "      grid[row][col] = 0;",
    "  return false;",
};
constexpr std::array kCounters = {"article_result", "article_calls", "article_isSafe_calls",
                                  "article_placed", "article_undone"};

class IsSafe {
 public:
  IsSafe(const Grid& puzzle, int) : trials_(puzzle) {}

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
    snapshot.counters = {outcome_ == Outcome::solved ? 1u : 0u, calls_, is_safe_calls_, placed_,
                         undone_};
    if (outcome_ == Outcome::solved) snapshot.solutions = {trials_.grid()};
  }

 private:
  enum class At : std::uint8_t { call, unassigned, loop, is_safe, returned };

  Event next() {
    switch (at_) {
      case At::call:
        ++calls_;
        at_ = At::unassigned;
        return {EventKind::enter, trials_.calls() == 0 ? kSudoku : kRecurse};
      case At::unassigned:
        return unassigned();
      case At::loop:
        return try_next();
      case At::is_safe:
        return is_safe();
      case At::returned:
        ++undone_;
        trials_.remove();
        at_ = At::loop;
        return {EventKind::remove, kUndo, trials_.cell(), kNoDigit, trials_.digit()};
    }
    return {};
  }

  Event unassigned() {
    const Cell cell = trials_.first_empty();
    if (cell == kCells) {
      outcome_ = Outcome::solved;
      return {EventKind::solution, kNoneLeft};
    }
    trials_.open(cell);
    at_ = At::loop;
    return {EventKind::choose, kUnassigned, cell};
  }

  Event try_next() {
    const Cell cell = trials_.cell();
    const Digit digit = trials_.digit() + 1;
    if (digit == 10) {
      trials_.close();
      at_ = At::returned;
      if (trials_.calls() > 0) return {EventKind::leave, kReturn, cell};
      outcome_ = Outcome::exhausted;
      return {EventKind::exhausted, kReturn};
    }
    trials_.set_digit(digit);
    at_ = At::is_safe;
    return {EventKind::try_, kFor, cell, digit};
  }

  Event is_safe() {
    const Cell cell = trials_.cell();
    const Digit digit = trials_.digit();
    ++is_safe_calls_;
    if (!trials_.fits(cell, digit)) {
      at_ = At::loop;
      return {EventKind::reject, kIsSafe, cell, digit};
    }
    ++placed_;
    trials_.place();
    at_ = At::call;
    return {EventKind::place, kAssign, cell, digit};
  }

  Trials trials_;
  At at_ = At::call;
  Outcome outcome_ = Outcome::running;
  std::uint64_t calls_ = 0;
  std::uint64_t is_safe_calls_ = 0;
  std::uint64_t placed_ = 0;
  std::uint64_t undone_ = 0;
};

}  // namespace

const Algorithm kIsSafe = {
    .id = "is-safe",
    .name = "isSafe",
    .source = "Article: Java Sudoku Solver Program",
    .teaches = "Recursion does the book-keeping: each call fills one cell and undoes what failed.",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .panel = Panel::calls,
    .start = start<IsSafe>,
};

}  // namespace sudoku
