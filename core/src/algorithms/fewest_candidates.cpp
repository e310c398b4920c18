// Recursive backtracking in which each call fills the empty cell with the fewest candidates. A cell
// without candidates ends a branch at once; a cell with one needs no choice.
#include <array>

#include "backtrack_stack.hpp"
#include "definitions.hpp"
#include "listing.hpp"
#include "state_of.hpp"

namespace sudoku::algorithms {
namespace {

enum Label { kSolve, kNoneEmpty, kFewest, kPlace, kRemove, kGiveUp, kInvalid, kLabels };

constexpr auto kCode = std::to_array<CodeLine>({
    {"import java.util.Arrays;"},
    {""},
    {"class FewestCandidates {"},
    {"  static boolean solve(int[] grid) {", kSolve},
    {"    int cell = fewestCandidates(grid);"},
    named("full", {"    if (cell == -1) {"}),
    named("solution", {"      return true;", kNoneEmpty}),
    {"    }"},
    {"    int[] digits = candidates(grid, cell);", kFewest},
    named("digits", {"    for (int digit : digits) {"}),
    {"      grid[cell] = digit;", kPlace},
    named("solved", {"      if (solve(grid)) {"}),
    {"        return true;"},
    {"      }"},
    {"      grid[cell] = 0;", kRemove},
    {"    }"},
    {"    return false;", kGiveUp},
    {"  }"},
    {""},
    {"  static int fewestCandidates(int[] grid) {"},
    {"    int best = -1;"},
    {"    int fewest = 10;"},
    {"    for (int cell = 0; cell < 81; cell++) {"},
    {"      if (grid[cell] == 0) {"},
    {"        int count = candidates(grid, cell).length;"},
    {"        if (count < fewest) {"},
    {"          best = cell;"},
    {"          fewest = count;"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return best;"},
    {"  }"},
    {""},
    {"  static int[] candidates(int[] grid, int cell) {"},
    {"    boolean[] used = new boolean[10];"},
    {"    int row = cell / 9 * 9;"},
    {"    int box = cell / 27 * 27 + cell % 9 / 3 * 3;"},
    {"    for (int n = 0; n < 9; n++) {"},
    {"      used[grid[row + n]] = true;"},
    {"      used[grid[cell % 9 + 9 * n]] = true;"},
    {"      used[grid[box + n / 3 * 9 + n % 3]] = true;"},
    {"    }"},
    {"    int[] digits = new int[9];"},
    {"    int count = 0;"},
    {"    for (int digit = 1; digit <= 9; digit++) {"},
    {"      if (!used[digit]) {"},
    {"        digits[count++] = digit;"},
    {"      }"},
    {"    }"},
    {"    return Arrays.copyOf(digits, count);"},
    {"  }"},
    {""},
    {"  public static void main(String[] args) {"},
    {"    int[] grid = new int[81];"},
    {"    for (int cell = 0; cell < 81; cell++) {"},
    {"      int given = Math.max(0, args[0].charAt(cell) - '0');"},
    {"      int[] digits = candidates(grid, cell);"},
    {"      if (given > 0 && Arrays.binarySearch(digits, given) < 0) {"},
    {"        System.out.println(\"Two givens clash\");", kInvalid},
    {"        return;"},
    {"      }"},
    {"      grid[cell] = given;"},
    {"    }"},
    {"    boolean solved = solve(grid);"},
    {"    System.out.println(solved ? \"Solution:\" : \"No solution\");"},
    {"    System.out.println(Arrays.toString(grid));"},
    {"  }"},
    {"}"},
});
static_assert(is_sound(kCode, kLabels));

constexpr std::array kCounters = {"fewest_result", "fewest_calls", "fewest_placed",
                                  "fewest_undone"};

class FewestCandidates : public Ending {
 public:
  FewestCandidates(const Grid& puzzle, int) : stack_(puzzle) {
    if (!is_conflict_free(puzzle)) phase_ = Phase::invalid;
  }

  Event next() {
    switch (phase_) {
      case Phase::invalid:
        return end(Outcome::invalid, {EventKind::invalid, kInvalid});
      case Phase::call:
        ++calls_;
        phase_ = Phase::choose;
        return {EventKind::enter, kSolve};
      case Phase::choose:
        return choose();
      case Phase::loop:
        return place_next();
      case Phase::returned:
        ++undone_;
        stack_.remove();
        phase_ = Phase::loop;
        return {EventKind::remove, kRemove, stack_.cell(), kNoDigit, stack_.digit()};
    }
    return {};
  }

  int depth() const { return stack_.depth(); }

  void fill_snapshot(Snapshot& snapshot) const {
    stack_.fill_snapshot(snapshot, phase_ == Phase::loop);
    snapshot.counters = {outcome() == Outcome::solved ? 1u : 0u, calls_, placed_, undone_};
    if (outcome() == Outcome::solved) snapshot.solutions = {stack_.grid()};
  }

 private:
  enum class Phase : std::uint8_t { invalid, call, choose, loop, returned };

  Digits candidates(Cell cell) const { return Digits::all() - stack_.used().around(cell); }

  Event choose() {
    Cell fewest = kCells;
    int size = 10;
    for (Cell cell = 0; cell < kCells && size > 0; ++cell) {
      if (!stack_.grid().is_empty(cell) || candidates(cell).size() >= size) continue;
      fewest = cell;
      size = candidates(cell).size();
    }
    if (fewest == kCells) {
      return end(Outcome::solved, {EventKind::solution, kNoneEmpty});
    }
    stack_.open(fewest);
    phase_ = Phase::loop;
    return {EventKind::choose, kFewest, fewest};
  }

  Event place_next() {
    const Cell cell = stack_.cell();
    const Digit digit =
        (candidates(cell) - Digits::from_mask(options_through(stack_.digit()))).first();
    if (digit != kNoDigit) {
      ++placed_;
      stack_.set_digit(digit);
      stack_.place();
      phase_ = Phase::call;
      return {EventKind::place, kPlace, cell, digit};
    }
    stack_.close();
    phase_ = Phase::returned;
    if (stack_.calls() > 0) return {EventKind::leave, kGiveUp, cell};
    return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp});
  }

  BacktrackStack stack_;
  Phase phase_ = Phase::call;
  std::uint64_t calls_ = 0;
  std::uint64_t placed_ = 0;
  std::uint64_t undone_ = 0;
};

}  // namespace

const Algorithm kFewestCandidates = {
    .id = "fewest-candidates",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .start = start<FewestCandidates>,
};

}  // namespace sudoku::algorithms
