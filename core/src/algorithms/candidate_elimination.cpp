// Programming assignment 4: possible[][][] keeps the candidates of each cell. A pass removes the
// candidates that the grid rules out (updatePossible), then fills every cell that has one candidate
// (updateGrid). The loop of the assignment does not end if a pass fills nothing. This one ends, or
// continues with a hidden single, or with a search among the remaining candidates.
#include <array>

#include "backtrack_stack.hpp"
#include "definitions.hpp"
#include "listing.hpp"
#include "state_of.hpp"
#include "sudoku/constraint.hpp"

namespace sudoku::algorithms {
namespace {

enum Label {
  kInitialize,
  kPass,
  kStuck,
  kSolved,
  kEliminate,
  kFillIn,
  kEliminateOther,
  kHiddenSingle,
  kSearchSolved,
  kNextEmpty,
  kNextDigit,
  kFits,
  kAssign,
  kUndo,
  kGiveUp,
  kLabels
};

// The programs of the variants as bits.
constexpr std::uint8_t kStop = 1;
constexpr std::uint8_t kHiddenSingles = 2;
constexpr std::uint8_t kSearch = 4;

constexpr auto kMainCode = std::to_array<CodeLine>({
    {"class CandidateElimination {"},
    {"  static int[][] grid = new int[10][10];"},
    {"  static int[][][] possible = new int[10][10][10];"},
    {""},
    {"  public static void main(String[] args) {"},
    {"    getGrid(args[0]);", kInitialize},
    {"    while (!isSolved()) {", kPass},
    {"      updatePossible();"},
    {"      if (!updateGrid()) {"},
    {"        System.out.println(\"Stuck\");", kStuck},
    {"        printGrid();", kNoLabel, kStop},
    {"        return;", kNoLabel, kStop},
    {"        if (!hiddenSingle()) {", kNoLabel, kHiddenSingles},
    {"          printGrid();", kNoLabel, kHiddenSingles},
    {"          return;", kNoLabel, kHiddenSingles},
    {"        }", kNoLabel, kHiddenSingles},
    {"        boolean found = search();", kNoLabel, kSearch},
    {"        System.out.println(found ? \"Solved\" : \"No solution\");", kNoLabel, kSearch},
    {"        printGrid();", kNoLabel, kSearch},
    {"        return;", kNoLabel, kSearch},
    {"      }"},
    {"    }"},
    {"    System.out.println(\"Solved\");", kSolved},
    {"    printGrid();"},
    {"  }"},
    {""},
    {"  static void updatePossible() {"},
    {"    for (int i = 1; i <= 9; i++) {"},
    {"      for (int j = 1; j <= 9; j++) {"},
    {"        for (int k = 1; k <= 9; k++) {"},
    {"          if (possible[i][j][k] == 1 && !fits(i, j, k)) {"},
    {"            possible[i][j][k] = 0;", kEliminate},
    {"            possible[i][j][0]--;"},
    {"          }"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"  }"},
    {""},
    {"  static boolean updateGrid() {"},
    {"    boolean filled = false;"},
    {"    for (int i = 1; i <= 9; i++) {"},
    {"      for (int j = 1; j <= 9; j++) {"},
    {"        boolean one = grid[i][j] == 0 && possible[i][j][0] == 1;"},
    {"        for (int k = 1; one && k <= 9; k++) {"},
    {"          if (possible[i][j][k] == 1) {"},
    {"            grid[i][j] = k;", kFillIn},
    {"            filled = true;"},
    {"          }"},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return filled;"},
    {"  }"},
    {""},
});
constexpr auto kHiddenSingleCode = std::to_array<CodeLine>({
    {"  static boolean hiddenSingle() {"},
    {"    for (int n = 0; n < 243; n++) {"},
    {"      int k = n % 9 + 1;"},
    {"      int[] place = onlyPlace(n / 9, k);"},
    {"      if (place != null) {"},
    {"        int i = place[0];"},
    {"        int j = place[1];"},
    {"        for (int other = 1; other <= 9; other++) {"},
    {"          if (other != k && possible[i][j][other] == 1) {"},
    {"            possible[i][j][other] = 0;", kEliminateOther},
    {"            possible[i][j][0]--;"},
    {"          }"},
    {"        }"},
    {"        grid[i][j] = k;", kHiddenSingle},
    {"        return true;"},
    {"      }"},
    {"    }"},
    {"    return false;"},
    {"  }"},
    {""},
    {"  static int[] onlyPlace(int house, int k) {"},
    {"    int[] place = null;"},
    {"    for (int n = 0; n < 9; n++) {"},
    {"      int row = house % 9 / 3 * 3 + n / 3 + 1;"},
    {"      int col = house % 3 * 3 + n % 3 + 1;"},
    {"      int i = house < 9 ? house + 1 : house < 18 ? n + 1 : row;"},
    {"      int j = house < 9 ? n + 1 : house < 18 ? house - 8 : col;"},
    {"      if (grid[i][j] == 0 && possible[i][j][k] == 1) {"},
    {"        if (place != null) {"},
    {"          return null;"},
    {"        }"},
    {"        place = new int[] {i, j};"},
    {"      }"},
    {"    }"},
    {"    return place;"},
    {"  }"},
    {""},
});
constexpr auto kSearchCode = std::to_array<CodeLine>({
    {"  static boolean search() {"},
    {"    if (isSolved()) {"},
    {"      return true;", kSearchSolved},
    {"    }"},
    {"    int n = 0;", kNextEmpty},
    {"    while (grid[n / 9 + 1][n % 9 + 1] != 0) {"},
    {"      n++;"},
    {"    }"},
    {"    int i = n / 9 + 1;"},
    {"    int j = n % 9 + 1;"},
    {"    for (int k = 1; k <= 9; k++) {"},
    {"      if (possible[i][j][k] == 1) {", kNextDigit},
    {"        if (fits(i, j, k)) {", kFits},
    {"          grid[i][j] = k;", kAssign},
    {"          if (search()) {"},
    {"            return true;"},
    {"          }"},
    {"          grid[i][j] = 0;", kUndo},
    {"        }"},
    {"      }"},
    {"    }"},
    {"    return false;", kGiveUp},
    {"  }"},
    {""},
});
constexpr auto kHelperCode = std::to_array<CodeLine>({
    {"  static boolean fits(int i, int j, int k) {"},
    {"    for (int n = 1; n <= 9; n++) {"},
    {"      int row = (i - 1) / 3 * 3 + (n - 1) / 3 + 1;"},
    {"      int col = (j - 1) / 3 * 3 + (n - 1) % 3 + 1;"},
    {"      boolean line = grid[i][n] == k || grid[n][j] == k;"},
    {"      if (grid[i][j] == 0 && (line || grid[row][col] == k)) {"},
    {"        return false;"},
    {"      }"},
    {"    }"},
    {"    return true;"},
    {"  }"},
    {""},
    {"  static boolean isSolved() {"},
    {"    for (int n = 0; n < 81; n++) {"},
    {"      if (grid[n / 9 + 1][n % 9 + 1] == 0) {"},
    {"        return false;"},
    {"      }"},
    {"    }"},
    {"    return true;"},
    {"  }"},
    {""},
    {"  static void getGrid(String puzzle) {"},
    {"    for (int n = 0; n < 81; n++) {"},
    {"      int m = Math.max(0, puzzle.charAt(n) - '0');"},
    {"      int i = n / 9 + 1;"},
    {"      int j = n % 9 + 1;"},
    {"      grid[i][j] = m;"},
    {"      possible[i][j][0] = m == 0 ? 9 : 1;"},
    {"      for (int k = 1; k <= 9; k++) {"},
    {"        possible[i][j][k] = m == 0 || m == k ? 1 : 0;"},
    {"      }"},
    {"    }"},
    {"  }"},
    {""},
    {"  static void printGrid() {"},
    {"    for (int i = 1; i <= 9; i++) {"},
    {"      for (int j = 1; j <= 9; j++) {"},
    {"        System.out.print(grid[i][j] + \" \");"},
    {"      }"},
    {"      System.out.println();"},
    {"    }"},
    {"  }"},
    {"}"},
});
constexpr auto kCode = joined(kMainCode, only(kHiddenSingles, kHiddenSingleCode),
                              only(kSearch, kSearchCode), kHelperCode);
static_assert(is_sound(kCode, kLabels));

constexpr std::array kCounters = {"pa4_solved", "pa4_passes", "pa4_eliminated", "pa4_filled"};
constexpr std::array kVariants = {
    "stop",
    "hidden-singles",
    "search",
};

class CandidateElimination : public Ending {
 public:
  CandidateElimination(const Grid& puzzle, int variant)
      : when_stuck_(static_cast<WhenStuck>(variant)), stack_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!puzzle.is_empty(cell)) possible_[cell] = Digits::of(puzzle[cell]);
    }
  }

  Event next() {
    switch (phase_) {
      case Phase::initialize:
        phase_ = Phase::pass;
        return {EventKind::begin, kInitialize};
      case Phase::pass:
        return pass();
      case Phase::update_possible:
        return update_possible();
      case Phase::update_grid:
        return update_grid();
      case Phase::hidden_single:
        return hidden_single();
      case Phase::next_empty:
        return next_empty_cell();
      case Phase::loop:
        return try_next();
      case Phase::fits:
        return fits();
      case Phase::returned:
        stack_.remove();
        phase_ = Phase::loop;
        return {EventKind::remove, kUndo, stack_.cell(), kNoDigit, stack_.digit()};
    }
    return {};
  }

  int depth() const { return static_cast<int>(filled_) + singles_ + stack_.depth(); }

  void fill_snapshot(Snapshot& snapshot) const {
    stack_.fill_snapshot(snapshot, phase_ == Phase::loop);
    snapshot.candidates = possible_;
    snapshot.counters = {stack_.grid().is_full() ? 1u : 0u, passes_, eliminated_, filled_};
    if (outcome() == Outcome::solved) snapshot.solutions = {stack_.grid()};
  }

 private:
  enum class WhenStuck : std::uint8_t { stop, hidden_singles, search };
  enum class Phase : std::uint8_t {
    initialize,
    pass,
    update_possible,
    update_grid,
    hidden_single,
    next_empty,
    loop,
    fits,
    returned
  };

  Event pass() {
    if (stack_.grid().is_full()) return solved(kSolved);
    ++passes_;
    cell_ = 0;
    filled_before_ = filled_;
    phase_ = Phase::update_possible;
    return {EventKind::pass, kPass};
  }

  Event update_possible() {
    for (; cell_ < kCells; ++cell_) {
      if (!stack_.grid().is_empty(cell_)) continue;
      const Digit digit = (possible_[cell_] & stack_.used().around(cell_)).first();
      if (digit == kNoDigit) continue;
      ++eliminated_;
      possible_[cell_].remove(digit);
      return {EventKind::eliminate, kEliminate, cell_, digit};
    }
    cell_ = 0;
    phase_ = Phase::update_grid;
    return update_grid();
  }

  Event update_grid() {
    for (; cell_ < kCells; ++cell_) {
      if (!stack_.grid().is_empty(cell_) || possible_[cell_].size() != 1) continue;
      ++filled_;
      stack_.set_given(cell_, possible_[cell_].first());
      return {EventKind::place, kFillIn, cell_, possible_[cell_].first()};
    }
    if (filled_ == filled_before_) return stuck();
    return pass();
  }

  Event stuck() {
    if (when_stuck_ == WhenStuck::search) {
      phase_ = Phase::next_empty;
    } else if (when_stuck_ == WhenStuck::hidden_singles && find_hidden_single()) {
      phase_ = Phase::hidden_single;
    } else {
      return end(Outcome::stuck, {EventKind::stuck, kStuck});
    }
    return {EventKind::stuck, kStuck};
  }

  // Relies on the pass before, which filled nothing: no candidate conflicts with the grid.
  bool find_hidden_single() {
    for (const auto& cells : kHouseCells) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        int places = 0;
        for (Cell cell : cells) {
          if (!stack_.grid().is_empty(cell) || !possible_[cell].has(digit)) continue;
          ++places;
          single_ = {cell, digit};
        }
        if (places == 1) return true;
      }
    }
    return false;
  }

  Event hidden_single() {
    const auto [cell, digit] = single_;
    const Digit other = (possible_[cell] - Digits::of(digit)).first();
    if (other != kNoDigit) {
      ++eliminated_;
      possible_[cell].remove(other);
      return {EventKind::eliminate, kEliminateOther, cell, other};
    }
    ++singles_;
    stack_.set_given(cell, digit);
    phase_ = Phase::pass;
    return {EventKind::place, kHiddenSingle, cell, digit};
  }

  Event next_empty_cell() {
    const Cell cell = stack_.first_empty();
    if (cell == kCells) return solved(kSearchSolved);
    stack_.open(cell);
    phase_ = Phase::loop;
    return {EventKind::choose, kNextEmpty, cell};
  }

  Event try_next() {
    const Cell cell = stack_.cell();
    const Digit digit =
        (possible_[cell] - Digits::from_mask(options_through(stack_.digit()))).first();
    if (digit != kNoDigit) {
      stack_.set_digit(digit);
      phase_ = Phase::fits;
      return {EventKind::try_, kNextDigit, cell, digit};
    }
    stack_.close();
    phase_ = Phase::returned;
    if (stack_.calls() > 0) return {EventKind::leave, kGiveUp, cell};
    return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp});
  }

  Event fits() {
    const Cell cell = stack_.cell();
    const Digit digit = stack_.digit();
    if (!stack_.fits(cell, digit)) {
      phase_ = Phase::loop;
      return {EventKind::reject, kFits, cell, digit};
    }
    stack_.place();
    phase_ = Phase::next_empty;
    return {EventKind::place, kAssign, cell, digit};
  }

  Event solved(Label label) { return end(Outcome::solved, {EventKind::solution, label}); }

  WhenStuck when_stuck_;
  BacktrackStack stack_;
  Candidates possible_;
  Cell cell_ = 0;
  Placement single_{};
  int singles_ = 0;
  Phase phase_ = Phase::initialize;
  std::uint64_t passes_ = 0;
  std::uint64_t eliminated_ = 0;
  std::uint64_t filled_ = 0;
  std::uint64_t filled_before_ = 0;
};

}  // namespace

const Algorithm kCandidateElimination = {
    .id = "candidate-elimination",
    .code = kCode,
    .counters = kCounters,
    .variants = kVariants,
    .start = start<CandidateElimination>,
};

}  // namespace sudoku::algorithms
