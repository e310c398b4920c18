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
    {"public class Main {"},
    {"  public static void main(String[] args) {"},
    {"    int[][] arr = {"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @},"},
    {"      {@, @, @, @, @, @, @, @, @}"},
    {"    };"},
    {"    print_initial(arr, arr.length);"},
    {"    sudoku(arr);"},
    {"    System.out.println(\"AFTER SOLVING : \");"},
    {"    print(arr, arr.length);"},
    {"  }"},
    {""},
    {"  /** Fills the first cell without a digit, and then the others. */"},
    {"  public static boolean sudoku(int[][] grid) {", kCall},
    {"    int[] ra = Unassigned(grid);"},
    named("full", {"    if (ra[0] == -1) {"}),
    named("solution", {"      return true;", kNoneLeft}),
    {"    }"},
    {"    int row = ra[0];", kUnassigned},
    {"    int col = ra[1];"},
    named("digits", {"    for (int num = 1; num <= 9; num++) {", kNextNum}),
    named("safe", {"      if (isSafe(grid, row, col, num)) {", kIsSafe}),
    {"        grid[row][col] = num;", kAssign},
    {"        boolean check = sudoku(grid);"},
    named("solved", {"        if (check == true) {"}),
    {"          return true;"},
    {"        }"},
    {"        grid[row][col] = 0;", kUndo},
    {"      }"},
    {"    }"},
    {"    return false;", kGiveUp},
    {"  }"},
    {""},
    {"  /** Row and column of the first cell without a digit; else -1. */"},
    {"  public static int[] Unassigned(int[][] arr) {"},
    {"    int[] ra = new int[2];"},
    {"    ra[0] = -1;"},
    {"    ra[1] = -1;"},
    {"    for (int row = 0; row < arr.length; row++) {"},
    {"      for (int col = 0; col < arr.length; col++) {"},
    {"        if (arr[row][col] == 0) {"},
    {"          ra[0] = row;"},
    {"          ra[1] = col;"},
    {"          return ra;"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return ra;"},
    {"  }"},
    {""},
    {"  public static boolean usedInRow(int[][] grid, int row, int num) {"},
    {"    for (int i = 0; i < grid.length; i++) {"},
    {"      if (grid[row][i] == num) {"},
    {"        return true;"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  public static boolean usedIncol(int[][] grid, int col, int num) {"},
    {"    for (int i = 0; i < grid.length; i++) {"},
    {"      if (grid[i][col] == num) {"},
    {"        return true;"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  /** The box is named by the row and the column of its first cell. */"},
    {"  public static boolean usedInBox("},
    {"      int[][] grid, int row1Start, int col1Start, int num) {"},
    {"    for (int row = 0; row < 3; row++) {"},
    {"      for (int col = 0; col < 3; col++) {"},
    {"        if (grid[row + row1Start][col + col1Start] == num) {"},
    {"          return true;"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  /** Whether column, row and box are without the digit. */"},
    {"  public static boolean isSafe(int[][] grid, int row, int col, int num) {"},
    {"    return !usedIncol(grid, col, num)"},
    {"        && !usedInRow(grid, row, num)"},
    {"        && !usedInBox(grid, row - row % 3, col - col % 3, num);"},
    {"  }"},
    {""},
    {"  public static void print(int[][] arr, int N) {"},
    {"    for (int i = 0; i < N; i++) {"},
    {"      if (i % 3 == 0 && i != 0) {"},
    {"        System.out.println(\"----------|---------|----------\");"},
    {"      }"},
    {"      for (int j = 0; j < N; j++) {"},
    {"        if (j % 3 == 0) {"},
    {"          System.out.print(\"|\");"},
    {"        }"},
    {"        System.out.print(\" \" + arr[i][j] + \" \");"},
    {"      }"},
    {"      System.out.println();"},
    {"    }"},
    {"  }"},
    {""},
    {"  /** As print, with a dash for a missing digit. */"},
    {"  public static void print_initial(int[][] arr, int N) {"},
    {"    for (int i = 0; i < N; i++) {"},
    {"      if (i % 3 == 0 && i != 0) {"},
    {"        System.out.println(\"----------|---------|----------\");"},
    {"      }"},
    {"      for (int j = 0; j < N; j++) {"},
    {"        if (j % 3 == 0) {"},
    {"          System.out.print(\"|\");"},
    {"        }"},
    {"        if (arr[i][j] == 0) {"},
    {"          System.out.print(\" - \");"},
    {"        } else {"},
    {"          System.out.print(\" \" + arr[i][j] + \" \");"},
    {"        }"},
    {"      }"},
    {"      System.out.println();"},
    {"    }"},
    {"  }"},
    {""},
    {"  /** Not called: whether no queen on the board attacks a square. */"},
    {"  public static boolean isSafe(int row, int col, int[][] board, int N) {"},
    {"    for (int i = 0; i < row; i++) {"},
    {"      if (board[i][col] == 1) {"},
    {"        return false;"},
    {"      }"},
    {"    }"},
    {"    for (int n = 0; n <= row && n <= col; n++) {"},
    {"      if (board[row - n][col - n] == 1) {"},
    {"        return false;"},
    {"      }"},
    {"    }"},
    {"    for (int n = 0; n <= row && col + n < N; n++) {"},
    {"      if (board[row - n][col + n] == 1) {"},
    {"        return false;"},
    {"      }"},
    {"    }"},
    {"    return true;"},
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
