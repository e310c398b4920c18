// Knuth's Algorithm X on the 324 constraints: choose the constraint with the fewest options, try
// each option, and cover the constraints that it satisfies. A covered node keeps its links, so
// covering can be undone in reverse order.
#include <array>

#include "cover_matrix.hpp"
#include "dancing_links_listing.hpp"
#include "definitions.hpp"
#include "state_of.hpp"
#include "used_digits.hpp"

namespace sudoku::algorithms {
namespace {

constexpr std::array kCounters = {"dlx_solutions", "dlx_choices", "dlx_placed", "dlx_covers",
                                  "dlx_updates"};
constexpr std::array kVariants = {
    "all",
    "first",
};

class DancingLinks : public Ending, private DancingLinksListing {
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
    .code = DancingLinksListing::kCode,
    .counters = kCounters,
    .variants = kVariants,
    .start = start<DancingLinks>,
};

}  // namespace sudoku::algorithms
