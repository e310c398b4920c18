// The Almanac's e1089: `solve` fills the first empty cell; `Grid.set` looks up in three bit sets
// whether a digit fits. The search continues after the first solution. After the second, every call
// returns at once.
#include <array>

#include "backtrack_stack.hpp"
#include "definitions.hpp"
#include "listing.hpp"
#include "state_of.hpp"

namespace sudoku::algorithms {
namespace {

enum Label {
  kSolve,
  kEnough,
  kAdd,
  kFindEmpty,
  kNextDigit,
  kSet,
  kClear,
  kGiveUp,
  kCreate,
  kDrop,
  kLabels
};

constexpr auto kCode = std::to_array<CodeLine>({
    {"import java.util.ArrayList;"},
    {"import java.util.Arrays;"},
    {"import java.util.List;"},
    {""},
    {"class BitMasks {"},
    {"  static void solve(Grid grid, List<int[]> solutions) {", kSolve},
    named("enough", {"    if (solutions.size() >= 2) {"}),
    {"      return;", kEnough},
    {"    }"},
    named("full", {"    if (grid.isFull()) {"}),
    named("solution", {"      solutions.add(grid.cells.clone());", kAdd}),
    {"      return;"},
    {"    }"},
    {"    int loc = grid.findEmptyCell();", kFindEmpty},
    named("digits", {"    for (int n = 1; n < 10; n++) {", kNextDigit}),
    named("set", {"      if (grid.set(loc, n)) {", kSet}),
    {"        solve(grid, solutions);"},
    {"        grid.clear(loc);", kClear},
    {"      }"},
    {"    }"},
    {"  }", kGiveUp},
    {""},
    {"  static class Grid {"},
    {"    int[] cells = new int[81];"},
    {"    int[] rows = new int[9];"},
    {"    int[] cols = new int[9];"},
    {"    int[] boxes = new int[9];"},
    {""},
    {"    boolean set(int loc, int n) {"},
    {"      int used = rows[loc / 9] | cols[loc % 9];"},
    {"      used |= boxes[box(loc)];"},
    {"      if (cells[loc] != 0 || (used & 1 << n) != 0) {"},
    {"        return false;"},
    {"      }"},
    {"      cells[loc] = n;"},
    {"      flip(loc, 1 << n);"},
    {"      return true;"},
    {"    }"},
    {""},
    {"    void clear(int loc) {"},
    {"      flip(loc, 1 << cells[loc]);"},
    {"      cells[loc] = 0;"},
    {"    }"},
    {""},
    {"    void flip(int loc, int bit) {"},
    {"      rows[loc / 9] ^= bit;"},
    {"      cols[loc % 9] ^= bit;"},
    {"      boxes[box(loc)] ^= bit;"},
    {"    }"},
    {""},
    {"    int box(int loc) {"},
    {"      return loc / 27 * 3 + loc % 9 / 3;"},
    {"    }"},
    {""},
    {"    boolean isFull() {"},
    {"      return findEmptyCell() < 0;"},
    {"    }"},
    {""},
    {"    int findEmptyCell() {"},
    {"      for (int loc = 0; loc < 81; loc++) {"},
    {"        if (cells[loc] == 0) {"},
    {"          return loc;"},
    {"        }"},
    {"      }"},
    {"      return -1;"},
    {"    }"},
    {"  }"},
    {""},
    {"  public static void main(String[] args) {"},
    {"    Grid grid = new Grid();", kCreate},
    {"    for (int loc = 0; loc < 81; loc++) {"},
    {"      int given = Math.max(0, args[0].charAt(loc) - '0');"},
    {"      if (given != 0 && !grid.set(loc, given)) {"},
    {"        System.out.println(\"Left out: cell \" + loc);", kDrop},
    {"      }"},
    {"    }"},
    {"    List<int[]> solutions = new ArrayList<>();"},
    {"    solve(grid, solutions);"},
    {"    System.out.println(\"Solutions: \" + solutions.size());"},
    {"    for (int[] cells : solutions) {"},
    {"      System.out.println(Arrays.toString(cells));"},
    {"    }"},
    {"  }"},
    {"}"},
});
static_assert(is_sound(kCode, kLabels));

constexpr std::array kCounters = {"almanac_solutions", "almanac_solve_calls", "almanac_set_calls",
                                  "almanac_sets"};

class Bitmask : public Ending {
 public:
  // As in the Almanac, a given that conflicts with an earlier one is left out.
  Bitmask(const Grid& puzzle, int) : puzzle_(puzzle), stack_(Grid{}) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!puzzle.is_empty(cell) && stack_.fits(cell, puzzle[cell])) {
        stack_.set_given(cell, puzzle[cell]);
      }
    }
  }

  Event next() {
    switch (phase_) {
      case Phase::create:
        phase_ = Phase::drop;
        return {EventKind::begin, kCreate};
      case Phase::drop:
        return drop_given();
      case Phase::call:
        ++solve_calls_;
        phase_ = found_ == kEnoughSolutions ? Phase::check_enough : Phase::find_empty;
        return {EventKind::enter, kSolve};
      case Phase::check_enough:
        phase_ = Phase::returned;
        return {EventKind::leave, kEnough};
      case Phase::find_empty:
        return find_empty();
      case Phase::loop:
        return try_next();
      case Phase::set:
        return set();
      case Phase::returned:
        return returned();
    }
    return {};
  }

  int depth() const { return stack_.depth(); }

  void fill_snapshot(Snapshot& snapshot) const {
    stack_.fill_snapshot(snapshot, phase_ == Phase::loop);
    snapshot.counters = {static_cast<std::uint64_t>(found_), solve_calls_, set_calls_, sets_};
    snapshot.solutions.assign(solutions_.begin(), solutions_.begin() + found_);
  }

 private:
  enum class Phase : std::uint8_t {
    create,
    drop,
    call,
    check_enough,
    find_empty,
    loop,
    set,
    returned
  };

  Event drop_given() {
    for (; dropped_ < kCells; ++dropped_) {
      if (!puzzle_.is_empty(dropped_) && stack_.grid().is_empty(dropped_)) {
        const Cell cell = dropped_++;
        return {EventKind::reject, kDrop, cell, puzzle_[cell]};
      }
    }
    phase_ = Phase::call;
    return next();
  }

  Event find_empty() {
    const Cell cell = stack_.first_empty();
    if (cell == kCells) {
      solutions_[found_++] = stack_.grid();
      phase_ = Phase::returned;
      return {EventKind::solution, kAdd};
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
    phase_ = Phase::set;
    return {EventKind::try_, kNextDigit, cell, digit};
  }

  Event set() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit();
    ++set_calls_;
    if (!stack_.fits(cell, digit)) {
      phase_ = Phase::loop;
      return {EventKind::reject, kSet, cell, digit};
    }
    ++sets_;
    stack_.place();
    phase_ = Phase::call;
    return {EventKind::place, kSet, cell, digit};
  }

  Event returned() {
    if (stack_.calls() == 0) return exhausted();
    stack_.remove();
    phase_ = Phase::loop;
    return {EventKind::remove, kClear, stack_.cell(), kNoDigit, stack_.digit()};
  }

  Event exhausted() { return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp}); }

  static constexpr int kEnoughSolutions = 2;

  Grid puzzle_;
  BacktrackStack stack_;
  std::array<Grid, kEnoughSolutions> solutions_{};
  int found_ = 0;
  Cell dropped_ = 0;
  Phase phase_ = Phase::create;
  std::uint64_t solve_calls_ = 0;
  std::uint64_t set_calls_ = 0;
  std::uint64_t sets_ = 0;
};

}  // namespace

const Algorithm kBitmask = {
    .id = "bitmask",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .start = start<Bitmask>,
};

}  // namespace sudoku::algorithms
