// Liang's case study: `search` goes along a list of the free cells by an index k, writes 1 into a
// cell, asks isValid, increases the digit, and steps back where 9 is reached. Nothing recurs.
#include <array>
#include <bit>

#include "machine.hpp"
#include "rows.hpp"
#include "trials.hpp"
#include "used_digits.hpp"

namespace sudoku {
namespace {

enum Line {
  kInvalidInput,
  kGetList,
  kNoneFree,
  kFill,
  kIsValid,
  kLast,
  kForward,
  kIncrease,
  kWhile,
  kBack,
  kIncreaseAfter,
  kLines
};

constexpr std::array<const char*, kLines> kCode = {
    "if (!isValid(grid)) \"Invalid input\";",
    "freeCellList = getFreeCellList(grid); k = 0;",
    "if (freeCellList.length == 0) return true;",
    "(i, j) = freeCellList[k]; if (grid[i][j] == 0) grid[i][j] = 1;",
    "if (isValid(i, j, grid))",
    "  if (k + 1 == freeCellList.length) return true;",
    "  else k++;",
    "else if (grid[i][j] < 9) grid[i][j]++;",
    "else while (grid[i][j] == 9) { if (k == 0) return false;",
    "    grid[i][j] = 0; k--; (i, j) = freeCellList[k]; }",
    "  grid[i][j]++;",
};
constexpr std::array kCounters = {"liang_result", "liang_checks", "liang_assigns",
                                  "liang_backtracks"};

constexpr std::uint32_t bit(EventKind kind) { return 1u << static_cast<int>(kind); }

class FreeCellList {
 public:
  FreeCellList(const Grid& puzzle, int) : grid_(puzzle), used_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.is_empty(cell)) list_[length_++] = static_cast<std::uint8_t>(cell);
    }
    if (!is_conflict_free(puzzle)) at_ = At::invalid;
  }

  bool step(Event& event) {
    if (outcome_ != Outcome::running) return false;
    event = next();
    return true;
  }

  // The same steps, but all the digits that a cell rejects in a row at once. Stands always before
  // a write: `from` is the digit to be written into free cell k, 10 where it is full.
  std::uint64_t leap(std::uint64_t events, Stretch& stretch) {
    if (at_ != At::fill && at_ != At::backtrack) return 0;
    std::uint64_t left = events;
    Digit from = grid_[list_[k_]] + 1;
    while (left >= kLongestVisit) {
      const Cell cell = list_[k_];
      const unsigned fitting = unsigned{(Digits::all() - used_.around(cell)).mask()} >> (from - 1);
      if (fitting != 0) {
        if (k_ + 1 == length_) break;
        const int tries = std::countr_zero(fitting) + 1;
        count_tries(tries);
        stretch.add_depth(k_);
        left -= 2 * static_cast<std::uint64_t>(tries);
        grid_.set(cell, from + tries - 1);
        used_.add(cell, from + tries - 1);
        stretch.add_depth(++k_);
        from = 1;
      } else {
        if (k_ == 0) break;
        const int tries = 10 - from;
        count_tries(tries);
        if (tries > 0) stretch.add_depth(k_);
        left -= 2 * static_cast<std::uint64_t>(tries) + 1;
        grid_.clear(cell);
        step_back();
        stretch.add_depth(k_);
        from = grid_[list_[k_]] + 1;
      }
    }
    at_ = from == 1 ? At::fill : At::backtrack;
    if (left != events) {
      stretch.kinds |= kLeapKinds;
      stretch.lines |= kLeapLines;
    }
    return events - left;
  }

  Outcome outcome() const { return outcome_; }
  int depth() const { return k_ + (at_ == At::found ? 1 : 0); }

  void describe(Snapshot& snapshot) const {
    snapshot.grid = grid_;
    snapshot.candidates = Candidates::of(grid_);
    snapshot.counters = {outcome_ == Outcome::solved ? 1u : 0u, checks_, assigns_, backtracks_};
    if (outcome_ == Outcome::solved) snapshot.solutions = {grid_};
    for (int n = 0; n < length_; ++n) {
      const Cell cell = list_[n];
      const Digit digit = grid_[cell];
      const bool rejected = n == k_ && (at_ == At::increase || at_ == At::backtrack);
      const Digit done = digit == kNoDigit ? 0 : rejected ? digit : digit - 1;
      snapshot.stack.push_back({cell, digit == kNoDigit ? -1 : cell, digit, options_through(done)});
    }
  }

 private:
  enum class At : std::uint8_t {
    invalid,
    begin,
    none_free,
    fill,
    check,
    found,
    increase,
    backtrack
  };

  // 9 digits written and rejected, and one step back.
  static constexpr std::uint64_t kLongestVisit = 2 * 9 + 1;
  static constexpr std::uint32_t kLeapKinds = bit(EventKind::write) | bit(EventKind::place) |
                                              bit(EventKind::reject) | bit(EventKind::remove);
  static constexpr std::uint32_t kLeapLines = 1u << kFill | 1u << kIsValid | 1u << kForward |
                                              1u << kIncrease | 1u << kBack | 1u << kIncreaseAfter;

  Event next() {
    switch (at_) {
      case At::invalid:
        outcome_ = Outcome::invalid;
        return {EventKind::invalid, kInvalidInput};
      case At::begin:
        at_ = length_ == 0 ? At::none_free : At::fill;
        return {EventKind::begin, kGetList};
      case At::none_free:
        outcome_ = Outcome::solved;
        return {EventKind::solution, kNoneFree};
      case At::fill:
        return write(1, kFill);
      case At::check:
        return check();
      case At::found:
        outcome_ = Outcome::solved;
        return {EventKind::solution, kLast};
      case At::increase:
        return write(grid_[list_[k_]] + 1, kIncrease);
      case At::backtrack:
        return backtrack();
    }
    return {};
  }

  Event write(Digit digit, Line line) {
    const Cell cell = list_[k_];
    const Digit before = grid_[cell];
    grid_.set(cell, digit);
    ++assigns_;
    at_ = At::check;
    return {EventKind::write, line, cell, digit, before};
  }

  // The sets hold the digits before k only, so that they need not leave out the cell itself.
  Event check() {
    const Cell cell = list_[k_];
    const Digit digit = grid_[cell];
    ++checks_;
    if (used_.has(cell, digit)) {
      at_ = digit < 9 ? At::increase : At::backtrack;
      return {EventKind::reject, kIsValid, cell, digit, digit};
    }
    if (k_ + 1 == length_) {
      at_ = At::found;
      return {EventKind::place, kIsValid, cell, digit, digit};
    }
    used_.add(cell, digit);
    ++k_;
    at_ = At::fill;
    return {EventKind::place, kForward, cell, digit, digit};
  }

  Event backtrack() {
    const Cell cell = list_[k_];
    const Digit digit = grid_[cell];
    if (digit < 9) return write(digit + 1, kIncreaseAfter);
    if (k_ == 0) {
      outcome_ = Outcome::exhausted;
      return {EventKind::exhausted, kWhile};
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
  At at_ = At::begin;
  Outcome outcome_ = Outcome::running;
  std::uint64_t checks_ = 0;
  std::uint64_t assigns_ = 0;
  std::uint64_t backtracks_ = 0;
};

}  // namespace

const Algorithm kFreeCellList = {
    .id = "free-cell-list",
    .name = "Free-cell list",
    .source = "Y. Daniel Liang, Case Study: Sudoku",
    .teaches = "Backtracking needs no recursion: a list of free cells and an index are enough.",
    .code = kCode,
    .counters = kCounters,
    .variants = {},
    .panel = Panel::free_cells,
    .start = start<FreeCellList>,
};

}  // namespace sudoku
