// Knuth's Algorithm X on the 324 constraints: choose the constraint with the fewest options, try
// each of them, and cover what it meets. Covering leaves all that is needed to undo it.
#include <array>

#include "machine.hpp"
#include "matrix.hpp"
#include "rows.hpp"
#include "used_digits.hpp"

namespace sudoku {
namespace {

enum Line {
  kGivens,
  kSearch,
  kSolved,
  kChoose,
  kCover,
  kForEach,
  kCoverOthers,
  kRecurse,
  kUncoverOthers,
  kTakeBack,
  kUncover,
  kReturn,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "cover what the givens meet; if two clash: no solution",
    "search():",
    "  if no constraint is left: a solution; return",
    "  c = the constraint with the fewest options",
    "  cover c",
    "  for each option (cell, digit) of c: place it",
    "    for each other constraint j that it meets: cover j",
    "    search()",
    "    for each j in reverse order: uncover j",
    "    take the option back",
    "  uncover c",
    "  return",
};
constexpr std::array kCounters = {"dlx_solutions", "dlx_choices", "dlx_placed", "dlx_covers",
                                  "dlx_updates"};
constexpr std::array kVariants = {
    Variant{"all", "All solutions"},
    Variant{"first", "Stop at the first solution"},
};

class DancingLinks {
 public:
  DancingLinks(const Grid& puzzle, int variant) : first_only_(variant == 1), grid_(puzzle) {
    if (!is_conflict_free(puzzle)) {
      at_ = At::invalid;
      return;
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.is_empty(cell)) continue;
      for (int constraint : constraints_of(cell, puzzle[cell])) {
        matrix_.cover(Matrix::head_of_constraint(constraint));
      }
    }
  }

  bool step(Event& event) {
    if (outcome_ != Outcome::running) return false;
    event = next();
    return true;
  }

  Outcome outcome() const { return outcome_; }
  int depth() const { return depth_; }

  void describe(Snapshot& snapshot) const {
    snapshot.grid = grid_;
    snapshot.candidates = Candidates::of(grid_);
    snapshot.counters = {solutions_, choices_, placed_, covers_, updates_};
    if (solutions_ > 0) snapshot.solutions = {last_solution_};
    for (int i = 0; i < calls_; ++i) snapshot.stack.push_back(frame(calls_at_[i], i < depth_));
    for (int i = 0; i < kConstraints; ++i) {
      const Index head = Matrix::head_of_constraint(i);
      snapshot.matrix.push_back(matrix_.is_covered(head) ? -1 : matrix_.size(head));
    }
  }

 private:
  using Index = Matrix::Index;
  enum class At : std::uint8_t {
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
    Index node;  // of the option that is being tried; the head itself before and after them all
  };

  Event next() {
    switch (at_) {
      case At::invalid:
        outcome_ = Outcome::invalid;
        return {EventKind::invalid, kGivens};
      case At::givens:
        at_ = At::search;
        return {EventKind::begin, kGivens};
      case At::search:
        at_ = At::choose;
        return {EventKind::enter, calls_ == 0 ? kSearch : kRecurse};
      case At::choose:
        return choose();
      case At::cover:
        at_ = At::option;
        return cover(call().head, kCover);
      case At::option:
        return place_next();
      case At::cover_others:
        return cover_others();
      case At::uncover_others:
        return uncover_others();
      case At::take_back:
        return take_back();
      case At::uncover:
        at_ = At::give_up;
        return uncover(call().head, kUncover);
      case At::give_up:
        return give_up();
    }
    return {};
  }

  Event choose() {
    Index fewest = matrix_.next_head(Matrix::kRoot);
    if (fewest == Matrix::kRoot) return solution();
    for (Index head = fewest; head != Matrix::kRoot; head = matrix_.next_head(head)) {
      if (matrix_.size(head) < matrix_.size(fewest)) fewest = head;
    }
    ++choices_;
    calls_at_[calls_++] = {fewest, fewest};
    at_ = At::cover;
    return {EventKind::choose, kChoose, Matrix::constraint_of_head(fewest)};
  }

  Event solution() {
    ++solutions_;
    last_solution_ = grid_;
    if (first_only_) outcome_ = Outcome::solved;
    others_ = 3;
    at_ = calls_ > 0 ? At::uncover_others : At::give_up;
    return {EventKind::solution, kSolved};
  }

  Event place_next() {
    call().node = matrix_.below(call().node);
    if (call().node == call().head) {
      at_ = At::uncover;
      return next();
    }
    const auto [cell, digit] = Matrix::option_at(call().node);
    ++placed_;
    ++depth_;
    grid_.set(cell, digit);
    others_ = 0;
    at_ = At::cover_others;
    return {EventKind::place, kForEach, cell, digit};
  }

  Event cover_others() {
    const Index other = Matrix::beside(call().node, ++others_);
    if (others_ == 3) at_ = At::search;
    return cover(Matrix::head_of(other), kCoverOthers);
  }

  Event uncover_others() {
    const Index other = Matrix::beside(call().node, others_--);
    if (others_ == 0) at_ = At::take_back;
    return uncover(Matrix::head_of(other), kUncoverOthers);
  }

  Event take_back() {
    const auto [cell, digit] = Matrix::option_at(call().node);
    --depth_;
    grid_.clear(cell);
    at_ = At::option;
    return {EventKind::remove, kTakeBack, cell, kNoDigit, digit};
  }

  Event give_up() {
    if (calls_ > 0) --calls_;
    if (calls_ == 0) {
      outcome_ = Outcome::exhausted;
      return {EventKind::exhausted, kReturn};
    }
    others_ = 3;
    at_ = At::uncover_others;
    return {EventKind::leave, kReturn};
  }

  Event cover(Index head, Line line) {
    ++covers_;
    updates_ += static_cast<std::uint64_t>(matrix_.cover(head));
    return {EventKind::cover, line, Matrix::constraint_of_head(head)};
  }

  Event uncover(Index head, Line line) {
    matrix_.uncover(head);
    return {EventKind::uncover, line, Matrix::constraint_of_head(head)};
  }

  Call& call() { return calls_at_[calls_ - 1]; }

  // The nodes of a constraint ascend as its options do.
  Frame frame(const Call& call, bool placed) const {
    const int constraint = Matrix::constraint_of_head(call.head);
    Frame frame{constraint, -1, kNoDigit, 0};
    if (placed) {
      const auto [cell, digit] = Matrix::option_at(call.node);
      frame.cell = cell;
      frame.digit = digit;
    }
    if (call.node == call.head) {
      if (at_ == At::uncover || at_ == At::give_up) frame.done = (1u << kOptionsPerConstraint) - 1;
      return frame;
    }
    for (int i = 0; i < kOptionsPerConstraint; ++i) {
      const auto [cell, digit] = option_of(constraint, i);
      const Placement current = Matrix::option_at(call.node);
      const bool before = 9 * cell + digit < 9 * current.cell + current.digit;
      const bool done = before || (!placed && Placement{cell, digit} == current);
      if (done) frame.done = static_cast<std::uint16_t>(frame.done | 1u << i);
    }
    return frame;
  }

  bool first_only_;
  Grid grid_;
  Matrix matrix_;
  std::array<Call, kCells> calls_at_{};
  int calls_ = 0;
  int depth_ = 0;
  int others_ = 0;
  At at_ = At::givens;
  Outcome outcome_ = Outcome::running;
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
    .name = "Dancing links",
    .source = "D. E. Knuth, Algorithm X",
    .teaches =
        "Sudoku is an exact cover: one search serves cells, rows, columns and boxes alike, "
        "and links that were cut know how to come back.",
    .code = kCode,
    .counters = kCounters,
    .variants = kVariants,
    .panel = Panel::matrix,
    .start = start<DancingLinks>,
};

}  // namespace sudoku
