// Knuth's Algorithm X on the 324 constraints: choose the constraint with the fewest options, try
// each option, and cover the constraints that it satisfies. A covered node keeps its links, so
// covering can be undone in reverse order.
#include <array>

#include "cover_matrix.hpp"
#include "definitions.hpp"
#include "listing.hpp"
#include "state_of.hpp"
#include "used_digits.hpp"

namespace sudoku::algorithms {
namespace {

enum Label {
  kSearch,
  kSolved,
  kChoose,
  kCover,
  kPlace,
  kCoverOthers,
  kUncoverOthers,
  kTakeBack,
  kUncover,
  kGiveUp,
  kInvalid,
  kGivens,
  kLabels
};

// The programs of the variants as bits.
constexpr std::uint8_t kAll = 1;
constexpr std::uint8_t kFirst = 2;

constexpr auto kCode = std::to_array<CodeLine>({
    {"import java.util.Arrays;"},
    {""},
    {"class DancingLinks {"},
    {"  static int[] left = new int[3241];"},
    {"  static int[] right = new int[3241];"},
    {"  static int[] up = new int[3241];"},
    {"  static int[] down = new int[3241];"},
    {"  static int[] head = new int[3241];"},
    {"  static int[] size = new int[325];"},
    {"  static int[] grid = new int[81];"},
    {"  static int solutions = 0;", kNoLabel, kAll},
    {"  static int[] last = {};", kNoLabel, kAll},
    {""},
    {"  static void search() {", kSearch, kAll},
    {"  static boolean search() {", kSearch, kFirst},
    {"    if (right[0] == 0) {"},
    {"      solutions++;", kSolved, kAll},
    {"      last = grid.clone();", kNoLabel, kAll},
    {"      return;", kNoLabel, kAll},
    {"      return true;", kSolved, kFirst},
    {"    }"},
    {"    int c = fewestOptions();", kChoose},
    {"    cover(c);", kCover},
    {"    for (int r = down[c]; r != c; r = down[r]) {"},
    {"      int cell = (r - 325) / 36;"},
    {"      grid[cell] = (r - 325) / 4 % 9 + 1;", kPlace},
    {"      for (int j = right[r]; j != r; j = right[j]) {"},
    {"        cover(head[j]);", kCoverOthers},
    {"      }"},
    {"      search();", kNoLabel, kAll},
    {"      if (search()) {", kNoLabel, kFirst},
    {"        return true;", kNoLabel, kFirst},
    {"      }", kNoLabel, kFirst},
    {"      for (int j = left[r]; j != r; j = left[j]) {"},
    {"        uncover(head[j]);", kUncoverOthers},
    {"      }"},
    {"      grid[cell] = 0;", kTakeBack},
    {"    }"},
    {"    uncover(c);", kUncover},
    {"    return false;", kGiveUp, kFirst},
    {"  }", kNoLabel, kFirst},
    {"  }", kGiveUp, kAll},
    {""},
    {"  static int fewestOptions() {"},
    {"    int best = right[0];"},
    {"    for (int c = best; c != 0; c = right[c]) {"},
    {"      if (size[c] < size[best]) {"},
    {"        best = c;"},
    {"      }"},
    {"    }"},
    {"    return best;"},
    {"  }"},
    {""},
    {"  static void cover(int c) {"},
    {"    right[left[c]] = right[c];"},
    {"    left[right[c]] = left[c];"},
    {"    for (int i = down[c]; i != c; i = down[i]) {"},
    {"      for (int j = right[i]; j != i; j = right[j]) {"},
    {"        down[up[j]] = down[j];"},
    {"        up[down[j]] = up[j];"},
    {"        size[head[j]]--;"},
    {"      }"},
    {"    }"},
    {"  }"},
    {""},
    {"  static void uncover(int c) {"},
    {"    for (int i = up[c]; i != c; i = up[i]) {"},
    {"      for (int j = left[i]; j != i; j = left[j]) {"},
    {"        down[up[j]] = j;"},
    {"        up[down[j]] = j;"},
    {"        size[head[j]]++;"},
    {"      }"},
    {"    }"},
    {"    right[left[c]] = c;"},
    {"    left[right[c]] = c;"},
    {"  }"},
    {""},
    {"  static void link() {"},
    {"    for (int c = 0; c < 325; c++) {"},
    {"      left[c] = (c + 324) % 325;"},
    {"      right[c] = (c + 1) % 325;"},
    {"      up[c] = c;"},
    {"      down[c] = c;"},
    {"    }"},
    {"    for (int node = 325; node < 3241; node++) {"},
    {"      left[node] = node % 4 == 1 ? node + 3 : node - 1;"},
    {"      right[node] = node % 4 == 0 ? node - 3 : node + 1;"},
    {"      int c = constraint(node);"},
    {"      head[node] = c;"},
    {"      up[node] = up[c];"},
    {"      down[node] = c;"},
    {"      down[up[c]] = node;"},
    {"      up[c] = node;"},
    {"      size[c]++;"},
    {"    }"},
    {"  }"},
    {""},
    {"  static int constraint(int node) {"},
    {"    int cell = (node - 325) / 36;"},
    {"    int digit = (node - 325) / 4 % 9;"},
    {"    int box = cell / 27 * 3 + cell % 9 / 3;"},
    {"    int[] units = {cell, cell / 9, cell % 9, box};"},
    {"    int kind = (node - 325) % 4;"},
    {"    if (kind == 0) {"},
    {"      return 1 + cell;"},
    {"    }"},
    {"    return 1 + 81 * kind + 9 * units[kind] + digit;"},
    {"  }"},
    {""},
    {"  public static void main(String[] args) {"},
    {"    link();"},
    {"    for (int cell = 0; cell < 81; cell++) {"},
    {"      grid[cell] = Math.max(0, args[0].charAt(cell) - '0');"},
    {"      int node = 325 + 36 * cell + 4 * (grid[cell] - 1);"},
    {"      for (int n = 0; grid[cell] != 0 && n < 4; n++) {"},
    {"        int c = head[node + n];"},
    {"        if (right[left[c]] != c) {"},
    {"          System.out.println(\"Two givens clash\");", kInvalid},
    {"          return;"},
    {"        }"},
    {"        cover(c);"},
    {"      }"},
    {"    }"},
    {"    search();", kGivens, kAll},
    {"    System.out.println(\"Solutions: \" + solutions);", kNoLabel, kAll},
    {"    System.out.println(Arrays.toString(last));", kNoLabel, kAll},
    {"    boolean found = search();", kGivens, kFirst},
    {"    System.out.println(found ? \"Solution:\" : \"No solution\");", kNoLabel, kFirst},
    {"    System.out.println(Arrays.toString(grid));", kNoLabel, kFirst},
    {"  }"},
    {"}"},
});
static_assert(is_sound(kCode, kLabels));

constexpr std::array kCounters = {"dlx_solutions", "dlx_choices", "dlx_placed", "dlx_covers",
                                  "dlx_updates"};
constexpr std::array kVariants = {
    "all",
    "first",
};

class DancingLinks : public Ending {
 public:
  DancingLinks(const Grid& puzzle, int variant) : first_only_(variant == 1), grid_(puzzle) {
    if (!is_conflict_free(puzzle)) {
      phase_ = Phase::invalid;
      return;
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.is_empty(cell)) continue;
      for (int constraint : constraints_of(cell, puzzle[cell])) {
        matrix_.cover(CoverMatrix::head_of_constraint(constraint));
      }
    }
  }

  Event next() {
    switch (phase_) {
      case Phase::invalid:
        return end(Outcome::invalid, {EventKind::invalid, kInvalid});
      case Phase::givens:
        phase_ = Phase::search;
        return {EventKind::begin, kGivens};
      case Phase::search:
        phase_ = Phase::choose;
        return {EventKind::enter, kSearch};
      case Phase::choose:
        return choose();
      case Phase::cover:
        phase_ = Phase::option;
        return cover(call().head, kCover);
      case Phase::option:
        return place_next();
      case Phase::cover_others:
        return cover_others();
      case Phase::uncover_others:
        return uncover_others();
      case Phase::take_back:
        return take_back();
      case Phase::uncover:
        phase_ = Phase::give_up;
        return uncover(call().head, kUncover);
      case Phase::give_up:
        return give_up();
    }
    return {};
  }

  int depth() const { return depth_; }

  void fill_snapshot(Snapshot& snapshot) const {
    snapshot.grid = grid_;
    snapshot.candidates = Candidates::of(grid_);
    snapshot.counters = {solutions_, choices_, placed_, covers_, updates_};
    if (solutions_ > 0) snapshot.solutions = {last_solution_};
    for (int i = 0; i < calls_; ++i) snapshot.stack.push_back(frame(calls_at_[i], i < depth_));
    for (int i = 0; i < kConstraints; ++i) {
      const Index head = CoverMatrix::head_of_constraint(i);
      snapshot.matrix.push_back(matrix_.is_covered(head) ? -1 : matrix_.size(head));
    }
  }

 private:
  using Index = CoverMatrix::Index;
  enum class Phase : std::uint8_t {
    invalid,
    givens,
    search,
    choose,
    cover,
    option,
    cover_others,
    uncover_others,
    take_back,
    uncover,
    give_up
  };
  struct Call {
    Index head;
    Index node;  // a node of the current option; the head before the first and after the last
  };

  Event choose() {
    Index fewest = matrix_.next_head(CoverMatrix::kRoot);
    if (fewest == CoverMatrix::kRoot) return solution();
    for (Index head = fewest; head != CoverMatrix::kRoot; head = matrix_.next_head(head)) {
      if (matrix_.size(head) < matrix_.size(fewest)) fewest = head;
    }
    ++choices_;
    calls_at_[calls_++] = {fewest, fewest};
    phase_ = Phase::cover;
    return {EventKind::choose, kChoose, CoverMatrix::constraint_of_head(fewest)};
  }

  Event solution() {
    ++solutions_;
    last_solution_ = grid_;
    if (first_only_) return end(Outcome::solved, {EventKind::solution, kSolved});
    others_ = 3;
    phase_ = calls_ > 0 ? Phase::uncover_others : Phase::give_up;
    return {EventKind::solution, kSolved};
  }

  Event place_next() {
    call().node = matrix_.below(call().node);
    if (call().node == call().head) {
      phase_ = Phase::uncover;
      return next();
    }
    const auto [cell, digit] = CoverMatrix::option_at(call().node);
    ++placed_;
    ++depth_;
    grid_.set(cell, digit);
    others_ = 0;
    phase_ = Phase::cover_others;
    return {EventKind::place, kPlace, cell, digit};
  }

  Event cover_others() {
    const Index other = CoverMatrix::beside(call().node, ++others_);
    if (others_ == 3) phase_ = Phase::search;
    return cover(CoverMatrix::head_of(other), kCoverOthers);
  }

  Event uncover_others() {
    const Index other = CoverMatrix::beside(call().node, others_--);
    if (others_ == 0) phase_ = Phase::take_back;
    return uncover(CoverMatrix::head_of(other), kUncoverOthers);
  }

  Event take_back() {
    const auto [cell, digit] = CoverMatrix::option_at(call().node);
    --depth_;
    grid_.clear(cell);
    phase_ = Phase::option;
    return {EventKind::remove, kTakeBack, cell, kNoDigit, digit};
  }

  Event give_up() {
    if (calls_ > 0) --calls_;
    if (calls_ == 0) {
      return end(Outcome::exhausted, {EventKind::exhausted, kGiveUp});
    }
    others_ = 3;
    phase_ = Phase::uncover_others;
    return {EventKind::leave, kGiveUp};
  }

  Event cover(Index head, Label label) {
    ++covers_;
    updates_ += static_cast<std::uint64_t>(matrix_.cover(head));
    return {EventKind::cover, label, CoverMatrix::constraint_of_head(head)};
  }

  Event uncover(Index head, Label label) {
    matrix_.uncover(head);
    return {EventKind::uncover, label, CoverMatrix::constraint_of_head(head)};
  }

  Call& call() { return calls_at_[calls_ - 1]; }

  // The nodes of a constraint are in the order of its options.
  Frame frame(const Call& call, bool placed) const {
    const int constraint = CoverMatrix::constraint_of_head(call.head);
    Frame frame{constraint, -1, kNoDigit, 0};
    if (placed) {
      const auto [cell, digit] = CoverMatrix::option_at(call.node);
      frame.cell = cell;
      frame.digit = digit;
    }
    if (call.node == call.head) {
      if (phase_ == Phase::uncover || phase_ == Phase::give_up)
        frame.done = (1u << kOptionsPerConstraint) - 1;
      return frame;
    }
    for (int i = 0; i < kOptionsPerConstraint; ++i) {
      const auto [cell, digit] = option_of(constraint, i);
      const Placement current = CoverMatrix::option_at(call.node);
      const bool before = 9 * cell + digit < 9 * current.cell + current.digit;
      const bool done = before || (!placed && Placement{cell, digit} == current);
      if (done) frame.done = static_cast<std::uint16_t>(frame.done | 1u << i);
    }
    return frame;
  }

  bool first_only_;
  Grid grid_;
  CoverMatrix matrix_;
  std::array<Call, kCells> calls_at_{};
  int calls_ = 0;
  int depth_ = 0;
  int others_ = 0;
  Phase phase_ = Phase::givens;
  Grid last_solution_;
  std::uint64_t solutions_ = 0;
  std::uint64_t choices_ = 0;
  std::uint64_t placed_ = 0;
  std::uint64_t covers_ = 0;
  std::uint64_t updates_ = 0;
};

}  // namespace

const Algorithm kDancingLinks = {
    .id = "dancing-links",
    .code = kCode,
    .counters = kCounters,
    .variants = kVariants,
    .start = start<DancingLinks>,
};

}  // namespace sudoku::algorithms
