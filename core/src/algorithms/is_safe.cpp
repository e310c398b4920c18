// The article's solver: `sudoku` fills the first unassigned cell; `isSafe` checks row, column and
// box. It returns true at the first solution. Conflicts between givens are not checked.
#include <array>

#include "backtrack_stack.hpp"
#include "definitions.hpp"
#include "listing.hpp"
#include "state_of.hpp"

namespace sudoku::algorithms {
namespace {

enum Label { kCall, kNoneLeft, kUnassigned, kNextNum, kIsSafe, kAssign, kUndo, kGiveUp, kLabels };

constexpr auto kCode = std::to_array<CodeLine>({
    {"import java.util.Arrays;"},
    {""},
    {"class IsSafe {"},
    {"  static boolean sudoku(int[][] grid) {", kCall},
    {"    int[] cell = unassigned(grid);"},
    named("full", {"    if (cell[0] == -1) {"}),
    named("solution", {"      return true;", kNoneLeft}),
    {"    }"},
    {"    int row = cell[0];", kUnassigned},
    {"    int col = cell[1];"},
    named("digits", {"    for (int num = 1; num <= 9; num++) {", kNextNum}),
    named("safe", {"      if (isSafe(grid, row, col, num)) {", kIsSafe}),
    {"        grid[row][col] = num;", kAssign},
    named("solved", {"        if (sudoku(grid)) {"}),
    {"          return true;"},
    {"        }"},
    {"        grid[row][col] = 0;", kUndo},
    {"      }"},
    {"    }"},
    {"    return false;", kGiveUp},
    {"  }"},
    {""},
    {"  static int[] unassigned(int[][] grid) {"},
    {"    for (int row = 0; row < 9; row++) {"},
    {"      for (int col = 0; col < 9; col++) {"},
    {"        if (grid[row][col] == 0) {"},
    {"          return new int[] {row, col};"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return new int[] {-1, -1};"},
    {"  }"},
    {""},
    {"  static boolean isSafe(int[][] grid, int r, int c, int num) {"},
    {"    int top = r - r % 3;"},
    {"    int left = c - c % 3;"},
    {"    for (int n = 0; n < 9; n++) {"},
    {"      boolean usedInRow = grid[r][n] == num;"},
    {"      boolean usedInCol = grid[n][c] == num;"},
    {"      int box = grid[top + n / 3][left + n % 3];"},
    {"      if (usedInRow || usedInCol || box == num) {"},
    {"        return false;"},
    {"      }"},
    {"    }"},
    {"    return true;"},
    {"  }"},
    {""},
    {"  public static void main(String[] args) {"},
    {"    int[][] grid = new int[9][9];"},
    {"    for (int n = 0; n < 81; n++) {"},
    {"      char c = args[0].charAt(n);"},
    {"      grid[n / 9][n % 9] = Math.max(0, c - '0');"},
    {"    }"},
    {"    boolean solved = sudoku(grid);"},
    {"    System.out.println(solved ? \"Solution:\" : \"No solution\");"},
    {"    for (int[] row : grid) {"},
    {"      System.out.println(Arrays.toString(row));"},
    {"    }"},
    {"  }"},
    {"}"},
});
static_assert(is_sound(kCode, kLabels));

constexpr std::array kCounters = {"article_result", "article_calls", "article_isSafe_calls",
                                  "article_placed", "article_undone"};

class IsSafe : public Ending {
 public:
  IsSafe(const Grid& puzzle, int) : stack_(puzzle) {}

  Event next() {
    switch (phase_) {
      case Phase::call:
        ++calls_;
        phase_ = Phase::unassigned;
        return {EventKind::enter, kCall};
      case Phase::unassigned:
        return unassigned();
      case Phase::loop:
        return try_next();
      case Phase::is_safe:
        return is_safe();
      case Phase::returned:
        ++undone_;
        stack_.remove();
        phase_ = Phase::loop;
        return {EventKind::remove, kUndo, stack_.cell(), kNoDigit, stack_.digit()};
    }
    return {};
  }

  int depth() const { return stack_.depth(); }

  void fill_snapshot(Snapshot& snapshot) const {
    stack_.fill_snapshot(snapshot, phase_ == Phase::loop);
    snapshot.counters = {outcome() == Outcome::solved ? 1u : 0u, calls_, is_safe_calls_, placed_,
                         undone_};
    if (outcome() == Outcome::solved) snapshot.solutions = {stack_.grid()};
  }

 private:
  enum class Phase : std::uint8_t { call, unassigned, loop, is_safe, returned };

  Event unassigned() {
    const Cell cell = stack_.first_empty();
    if (cell == kCells) {
      return end(Outcome::solved, {EventKind::solution, kNoneLeft});
    }
    stack_.open(cell);
    phase_ = Phase::loop;
    return {EventKind::choose, kUnassigned, cell};
  }

  Event try_next() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit() + 1;
    if (digit == 10) {
      stack_.close();
      phase_ = Phase::returned;
      if (stack_.calls() > 0) return {EventKind::leave, kGiveUp, cell};
      return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp});
    }
    stack_.set_digit(digit);
    phase_ = Phase::is_safe;
    return {EventKind::try_, kNextNum, cell, digit};
  }

  Event is_safe() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit();
    ++is_safe_calls_;
    if (!stack_.fits(cell, digit)) {
      phase_ = Phase::loop;
      return {EventKind::reject, kIsSafe, cell, digit};
    }
    ++placed_;
    stack_.place();
    phase_ = Phase::call;
    return {EventKind::place, kAssign, cell, digit};
  }

  BacktrackStack stack_;
  Phase phase_ = Phase::call;
  std::uint64_t calls_ = 0;
  std::uint64_t is_safe_calls_ = 0;
  std::uint64_t placed_ = 0;
  std::uint64_t undone_ = 0;
};

}  // namespace

const Algorithm kIsSafe = {
    .id = "is-safe",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .start = start<IsSafe>,
};

}  // namespace sudoku::algorithms
