// The recursion lab: `solve` counts all solutions and stores the last. findEmptySquare starts at
// the square found last (rempty, cempty), so a call restores that square when it cleans up.
// givesConflict checks new numbers only, never the givens.
#include <array>

#include "backtrack_stack.hpp"
#include "definitions.hpp"
#include "listing.hpp"
#include "state_of.hpp"

namespace sudoku::algorithms {
namespace {

enum Label {
  kSolve,
  kCount,
  kFindEmpty,
  kNextNumber,
  kGivesConflict,
  kFillIn,
  kCleanUp,
  kGiveUp,
  kLabels
};

constexpr auto kCode = std::to_array<CodeLine>({
    {"import java.util.Arrays;"},
    {""},
    {"class CountSolutions {"},
    {"  int[][] grid = new int[9][9];"},
    {"  int rempty = 0;"},
    {"  int cempty = 0;"},
    {"  long solutionnr = 0;"},
    {"  String solution = \"\";"},
    {""},
    {"  void solve() {", kSolve},
    {"    int[] square = findEmptySquare();"},
    named("full", {"    if (square == null) {"}),
    named("solution", {"      solutionnr++;", kCount}),
    {"      solution = Arrays.deepToString(grid);"},
    {"      return;"},
    {"    }"},
    {"    int r = square[0];", kFindEmpty},
    {"    int c = square[1];"},
    named("digits", {"    for (int n = 1; n <= 9; n++) {", kNextNumber}),
    named("conflict", {"      if (!givesConflict(r, c, n)) {", kGivesConflict}),
    {"        grid[r][c] = n;", kFillIn},
    {"        solve();"},
    {"        grid[r][c] = 0;", kCleanUp},
    {"        rempty = r;"},
    {"        cempty = c;"},
    {"      }"},
    {"    }"},
    {"  }", kGiveUp},
    {""},
    {"  int[] findEmptySquare() {"},
    {"    for (int n = 9 * rempty + cempty; n < 81; n++) {"},
    {"      if (grid[n / 9][n % 9] == 0) {"},
    {"        rempty = n / 9;"},
    {"        cempty = n % 9;"},
    {"        return new int[] {rempty, cempty};"},
    {"      }"},
    {"    }"},
    {"    return null;"},
    {"  }"},
    {""},
    {"  boolean givesConflict(int r, int c, int n) {"},
    {"    for (int i = 0; i < 9; i++) {"},
    {"      boolean rowConflict = grid[r][i] == n;"},
    {"      boolean colConflict = grid[i][c] == n;"},
    {"      int row = r / 3 * 3 + i / 3;"},
    {"      int col = c / 3 * 3 + i % 3;"},
    {"      boolean boxConflict = grid[row][col] == n;"},
    {"      if (rowConflict || colConflict || boxConflict) {"},
    {"        return true;"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  public static void main(String[] args) {"},
    {"    CountSolutions sudoku = new CountSolutions();"},
    {"    for (int n = 0; n < 81; n++) {"},
    {"      int number = Math.max(0, args[0].charAt(n) - '0');"},
    {"      sudoku.grid[n / 9][n % 9] = number;"},
    {"    }"},
    {"    sudoku.solve();"},
    {"    System.out.println(\"Solutions: \" + sudoku.solutionnr);"},
    {"    System.out.println(sudoku.solution);"},
    {"  }"},
    {"}"},
});
static_assert(is_sound(kCode, kLabels));

constexpr std::array kCounters = {"lab_solutions", "lab_solve_calls", "lab_conflict_checks"};

class CountSolutions : public Ending {
 public:
  CountSolutions(const Grid& puzzle, int) : stack_(puzzle) {}

  Event next() {
    switch (phase_) {
      case Phase::call:
        ++solve_calls_;
        phase_ = Phase::find_empty;
        return {EventKind::enter, kSolve};
      case Phase::find_empty:
        return find_empty();
      case Phase::loop:
        return try_next();
      case Phase::gives_conflict:
        return gives_conflict();
      case Phase::returned:
        return returned();
    }
    return {};
  }

  int depth() const { return stack_.depth(); }

  void fill_snapshot(Snapshot& snapshot) const {
    stack_.fill_snapshot(snapshot, phase_ == Phase::loop);
    snapshot.counters = {solutions_, solve_calls_, conflict_checks_};
    if (solutions_ > 0) snapshot.solutions = {last_solution_};
  }

 private:
  enum class Phase : std::uint8_t { call, find_empty, loop, gives_conflict, returned };

  Event find_empty() {
    const Cell cell = stack_.first_empty();
    if (cell == kCells) {
      ++solutions_;
      last_solution_ = stack_.grid();
      phase_ = Phase::returned;
      return {EventKind::solution, kCount};
    }
    stack_.open(cell);
    phase_ = Phase::loop;
    return {EventKind::choose, kFindEmpty, cell};
  }

  Event try_next() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit() + 1;
    if (digit == 10) {
      stack_.close();
      if (stack_.calls() == 0) return exhausted();
      phase_ = Phase::returned;
      return {EventKind::leave, kGiveUp, cell};
    }
    stack_.set_digit(digit);
    phase_ = Phase::gives_conflict;
    return {EventKind::try_, kNextNumber, cell, digit};
  }

  Event gives_conflict() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit();
    ++conflict_checks_;
    if (!stack_.fits(cell, digit)) {
      phase_ = Phase::loop;
      return {EventKind::reject, kGivesConflict, cell, digit};
    }
    stack_.place();
    phase_ = Phase::call;
    return {EventKind::place, kFillIn, cell, digit};
  }

  Event returned() {
    if (stack_.calls() == 0) return exhausted();
    stack_.remove();
    phase_ = Phase::loop;
    return {EventKind::remove, kCleanUp, stack_.cell(), kNoDigit, stack_.digit()};
  }

  Event exhausted() { return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp}); }

  BacktrackStack stack_;
  Grid last_solution_;
  Phase phase_ = Phase::call;
  std::uint64_t solutions_ = 0;
  std::uint64_t solve_calls_ = 0;
  std::uint64_t conflict_checks_ = 0;
};

}  // namespace

const Algorithm kCountSolutions = {
    .id = "count-solutions",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .start = start<CountSolutions>,
};

}  // namespace sudoku::algorithms
