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
    {"class Sudoku {"},
    {"  int[][] grid = new int[][] {"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"    {@, @, @, @, @, @, @, @, @},"},
    {"  };"},
    {"  int rempty = 0;"},
    {"  int cempty = 0;"},
    {"  long solutionnr = 0;"},
    {"  int[][] solution = new int[9][9];"},
    {""},
    {"  /** Prints a grid; an empty square is a space. */"},
    {"  void print(int[][] grid) {"},
    {"    for (int r = 0; r < 9; r++) {"},
    {"      if (r % 3 == 0) {"},
    {"        System.out.println(\"+-----+\");"},
    {"      }"},
    {"      for (int c = 0; c < 9; c++) {"},
    {"        System.out.print(c % 3 == 0 ? \"|\" : \" \");"},
    {"        System.out.print(grid[r][c] == 0 ? \" \" : \"\" + grid[r][c]);"},
    {"      }"},
    {"      System.out.println(\"|\");"},
    {"    }"},
    {"    System.out.println(\"+-----+\");"},
    {"  }"},
    {""},
    {"  boolean givesConflict(int r, int c, int n) {"},
    {"    return rowConflict(r, n) || colConflict(c, n) || boxConflict(r, c, n);"},
    {"  }"},
    {""},
    {"  boolean rowConflict(int r, int n) {"},
    {"    for (int c = 0; c < 9; c++) {"},
    {"      if (grid[r][c] == n) {"},
    {"        return true;"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  boolean colConflict(int c, int n) {"},
    {"    for (int r = 0; r < 9; r++) {"},
    {"      if (grid[r][c] == n) {"},
    {"        return true;"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  boolean boxConflict(int r, int c, int n) {"},
    {"    for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++) {"},
    {"      for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++) {"},
    {"        if (grid[i][j] == n) {"},
    {"          return true;"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  /** The next empty square, from the one found last on; else null. */"},
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
    {"  /** Counts the solutions and keeps the last one. */"},
    {"  void solve() {", kSolve},
    {"    int[] square = findEmptySquare();"},
    named("full", {"    if (square == null) {"}),
    named("solution", {"      solutionnr++;", kCount}),
    {"      for (int i = 0; i < 9; i++) {"},
    {"        solution[i] = grid[i].clone();"},
    {"      }"},
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
    {"  public static void main(String[] args) {"},
    {"    Sudoku sudoku = new Sudoku();"},
    {"    sudoku.solve();"},
    {"    if (sudoku.solutionnr == 1) {"},
    {"      sudoku.print(sudoku.solution);"},
    {"    } else {"},
    {"      System.out.println(sudoku.solutionnr);"},
    {"    }"},
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
