// The Almanac's e1089: `solve` fills the first empty cell; `Grid.set` looks up in three bit sets
// whether a digit fits. The search continues after the first solution. After the second, every call
// returns at once.
#include <array>

#include "backtrack_stack.hpp"
#include "bitmask_listing.hpp"
#include "definitions.hpp"
#include "state_of.hpp"

namespace sudoku::algorithms {
namespace {

constexpr std::array kCounters = {"almanac_solutions", "almanac_solve_calls", "almanac_set_calls",
                                  "almanac_sets"};

class Bitmask : public Ending, private BitmaskListing {
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
    .code = BitmaskListing::kCode,
    .counters = kCounters,
    .variants = {},
    .start = start<Bitmask>,
};

}  // namespace sudoku::algorithms
