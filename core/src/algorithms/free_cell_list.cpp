// Liang's case study: `search` moves along a list of the free cells with an index k. It writes 1
// into a cell, checks isValid, increases the digit, and moves back after 9. There is no recursion.
#include <array>
#include <bit>

#include "backtrack_stack.hpp"
#include "definitions.hpp"
#include "free_cell_list_listing.hpp"
#include "state_of.hpp"
#include "used_digits.hpp"

namespace sudoku::algorithms {
namespace {

constexpr std::array kCounters = {"liang_result", "liang_checks", "liang_assigns",
                                  "liang_backtracks"};

constexpr std::uint32_t bit(EventKind kind) { return 1u << static_cast<int>(kind); }

class FreeCellList : public Ending, private FreeCellListListing {
 public:
  FreeCellList(const Grid& puzzle, int) : grid_(puzzle), used_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.is_empty(cell)) list_[length_++] = static_cast<std::uint8_t>(cell);
    }
    if (!is_conflict_free(puzzle)) phase_ = Phase::invalid;
  }

  // Handles all digits that a cell rejects in a row at once. Starts and ends before a write; `from`
  // is the digit to be written into free cell k, 10 if all digits have been tried.
  std::uint64_t fast_forward(std::uint64_t events, Segment& segment) {
    if (phase_ != Phase::fill && phase_ != Phase::backtrack) return 0;
    const std::uint64_t backtracks = backtracks_;
    std::uint64_t left = events;
    Digit from = grid_[list_[k_]] + 1;
    while (left >= kLongestVisit) {
      const Cell cell = list_[k_];
      const unsigned fitting = unsigned{(Digits::all() - used_.around(cell)).mask()} >> (from - 1);
      if (fitting != 0) {
        if (k_ + 1 == length_) break;
        const int tries = std::countr_zero(fitting) + 1;
        count_tries(tries);
        left -= 2 * static_cast<std::uint64_t>(tries);
        segment.add_depths(k_, 2 * static_cast<std::uint64_t>(tries) - 1);
        grid_.set(cell, from + tries - 1);
        used_.add(cell, from + tries - 1);
        segment.add_depths(++k_, 1);
        from = 1;
      } else {
        if (k_ == 0) break;
        const int tries = 10 - from;
        count_tries(tries);
        left -= 2 * static_cast<std::uint64_t>(tries) + 1;
        segment.add_depths(k_, 2 * static_cast<std::uint64_t>(tries));
        grid_.clear(cell);
        step_back();
        segment.add_depths(k_, 1);
        from = grid_[list_[k_]] + 1;
      }
    }
    phase_ = from == 1 ? Phase::fill : Phase::backtrack;
    if (left != events) {
      segment.kinds |= kSkippedKinds;
      segment.labels |= kSkippedLabels;
      segment.removals += backtracks_ - backtracks;
    }
    return events - left;
  }

  Event next() {
    switch (phase_) {
      case Phase::invalid:
        return end(Outcome::invalid, {EventKind::invalid, kInvalid});
      case Phase::begin:
        phase_ = length_ == 0 ? Phase::none_free : Phase::fill;
        return {EventKind::begin, kGetList};
      case Phase::none_free:
        return end(Outcome::solved, {EventKind::solution, kNoneFree});
      case Phase::fill:
        return write(1, kFill);
      case Phase::check:
        return check();
      case Phase::found:
        return end(Outcome::solved, {EventKind::solution, kSolved});
      case Phase::increase:
        return write(grid_[list_[k_]] + 1, kIncrease);
      case Phase::backtrack:
        return backtrack();
    }
    return {};
  }

  int depth() const { return k_ + (phase_ == Phase::found ? 1 : 0); }

  void fill_snapshot(Snapshot& snapshot) const {
    snapshot.grid = grid_;
    snapshot.candidates = Candidates::of(grid_);
    snapshot.counters = {outcome() == Outcome::solved ? 1u : 0u, checks_, assigns_, backtracks_};
    if (outcome() == Outcome::solved) snapshot.solutions = {grid_};
    for (int n = 0; n < length_; ++n) {
      const Cell cell = list_[n];
      const Digit digit = grid_[cell];
      const bool rejected = n == k_ && (phase_ == Phase::increase || phase_ == Phase::backtrack);
      const Digit done = digit == kNoDigit ? 0 : rejected ? digit : digit - 1;
      snapshot.stack.push_back({cell, digit == kNoDigit ? -1 : cell, digit, options_through(done)});
    }
  }

 private:
  enum class Phase : std::uint8_t {
    invalid,
    begin,
    none_free,
    fill,
    check,
    found,
    increase,
    backtrack
  };

  // The most events of one visit to a cell: 9 digits written and rejected, and one step back.
  static constexpr std::uint64_t kLongestVisit = 2 * 9 + 1;
  static constexpr std::uint32_t kSkippedKinds = bit(EventKind::write) | bit(EventKind::place) |
                                                 bit(EventKind::reject) | bit(EventKind::remove);
  static constexpr std::uint32_t kSkippedLabels =
      1u << kFill | 1u << kIsValid | 1u << kIncrease | 1u << kNext | 1u << kBack;

  Event write(Digit digit, Label label) {
    const Cell cell = list_[k_];
    const Digit before = grid_[cell];
    grid_.set(cell, digit);
    ++assigns_;
    phase_ = Phase::check;
    return {EventKind::write, label, cell, digit, before};
  }

  // used_ has the givens and the digits before k only, so the cell itself needs no exception.
  Event check() {
    const Cell cell = list_[k_];
    const Digit digit = grid_[cell];
    ++checks_;
    if (used_.has(cell, digit)) {
      phase_ = digit < 9 ? Phase::increase : Phase::backtrack;
      return {EventKind::reject, kIsValid, cell, digit, digit};
    }
    if (k_ + 1 == length_) {
      phase_ = Phase::found;
      return {EventKind::place, kIsValid, cell, digit, digit};
    }
    used_.add(cell, digit);
    ++k_;
    phase_ = Phase::fill;
    return {EventKind::place, kIsValid, cell, digit, digit};
  }

  Event backtrack() {
    const Cell cell = list_[k_];
    const Digit digit = grid_[cell];
    if (digit < 9) return write(digit + 1, kNext);
    if (k_ == 0) {
      return end(Outcome::exhausted, {EventKind::exhausted, kNoValue});
    }
    grid_.clear(cell);
    step_back();
    return {EventKind::remove, kBack, cell, kNoDigit, digit};
  }

  void step_back() {
    --k_;
    ++backtracks_;
    used_.remove(list_[k_], grid_[list_[k_]]);
  }

  void count_tries(int tries) {
    assigns_ += static_cast<std::uint64_t>(tries);
    checks_ += static_cast<std::uint64_t>(tries);
  }

  Grid grid_;
  UsedDigits used_;
  std::array<std::uint8_t, kCells> list_{};
  int length_ = 0;
  int k_ = 0;
  Phase phase_ = Phase::begin;
  std::uint64_t checks_ = 0;
  std::uint64_t assigns_ = 0;
  std::uint64_t backtracks_ = 0;
};

}  // namespace

const Algorithm kFreeCellList = {
    .id = "free-cell-list",
    .code = FreeCellListListing::kCode,
    .counters = kCounters,
    .variants = {},
    .start = start<FreeCellList>,
};

}  // namespace sudoku::algorithms
