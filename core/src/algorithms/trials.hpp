// The grid of a recursive search as its calls see it: the cells on trial, one for each call that
// is under way, and the digit that the innermost call is at.
#pragma once

#include <array>
#include <vector>

#include "sudoku/grid.hpp"
#include "sudoku/snapshot.hpp"
#include "used_digits.hpp"

namespace sudoku {

/// Digits 1..digit as options of a cell.
constexpr std::uint16_t options_through(Digit digit) {
  return static_cast<std::uint16_t>((1u << digit) - 1);
}

class Trials {
 public:
  explicit Trials(const Grid& grid) : grid_(grid), used_(grid) {}

  const Grid& grid() const { return grid_; }
  const UsedDigits& used() const { return used_; }
  bool fits(Cell cell, Digit digit) const { return !used_.has(cell, digit); }

  /// How many calls are at a cell.
  int calls() const { return calls_; }
  /// How many of them have placed their digit.
  int depth() const { return depth_; }
  Cell cell() const { return cells_[calls_ - 1]; }
  Digit digit() const { return digit_; }

  /// The first empty cell in reading order, kCells where there is none. The search starts at the
  /// innermost trial: where calls fill the first empty cell, all before it are full.
  Cell first_empty() const { return next_empty(grid_, calls_ == 0 ? 0 : cell()); }

  /// A call takes on a cell, at no digit yet.
  void open(Cell cell) {
    cells_[calls_++] = static_cast<std::uint8_t>(cell);
    digit_ = kNoDigit;
  }
  /// The innermost call goes on to a digit.
  void set_digit(Digit digit) { digit_ = digit; }
  /// And puts it on the grid.
  void place() {
    grid_.set(cell(), digit_);
    used_.add(cell(), digit_);
    ++depth_;
  }
  /// The innermost call is one that has placed its digit: takes it from the grid.
  void remove() {
    digit_ = grid_[cell()];
    grid_.clear(cell());
    used_.remove(cell(), digit_);
    --depth_;
  }
  /// The innermost call returns.
  void close() { --calls_; }

  /// A digit that was set before the search.
  void set_given(Cell cell, Digit digit) {
    grid_.set(cell, digit);
    used_.add(cell, digit);
  }

  /// `tried`: the innermost call is done with its digit.
  std::vector<Frame> frames(bool tried) const {
    std::vector<Frame> frames;
    for (int i = 0; i < calls_; ++i) {
      const Cell at = cells_[i];
      const bool current = i + 1 == calls_ && grid_.is_empty(at);
      const Digit digit = current ? digit_ : grid_[at];
      if (digit == kNoDigit) {
        frames.push_back({at, -1, kNoDigit, 0});
      } else if (current && tried) {
        frames.push_back({at, -1, kNoDigit, options_through(digit)});
      } else {
        frames.push_back({at, at, digit, options_through(digit - 1)});
      }
    }
    return frames;
  }

 private:
  Grid grid_;
  UsedDigits used_;
  std::array<std::uint8_t, kCells> cells_{};
  int calls_ = 0;
  int depth_ = 0;
  Digit digit_ = kNoDigit;
};

}  // namespace sudoku
