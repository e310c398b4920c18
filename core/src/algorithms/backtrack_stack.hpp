// The grid of a recursive search, and its calls: one for each cell that is being filled.
#pragma once

#include <array>
#include <vector>

#include "sudoku/grid.hpp"
#include "sudoku/snapshot.hpp"
#include "used_digits.hpp"

namespace sudoku::algorithms {

/// Digits 1..digit as options of a cell: bit d-1 for digit d.
constexpr std::uint16_t options_through(Digit digit) {
  return static_cast<std::uint16_t>((1u << digit) - 1);
}

class BacktrackStack {
 public:
  explicit BacktrackStack(const Grid& grid) : grid_(grid), used_(grid) {}

  const Grid& grid() const { return grid_; }
  const UsedDigits& used() const { return used_; }
  bool fits(Cell cell, Digit digit) const { return !used_.has(cell, digit); }

  /// The number of calls that have a cell.
  int calls() const { return calls_; }
  /// The number of calls that have placed their digit.
  int depth() const { return depth_; }
  /// The cell of the innermost call. Precondition: calls() > 0.
  Cell cell() const { return cells_[calls_ - 1]; }
  /// The digit that the innermost call tries, kNoDigit before the first.
  Digit digit() const { return digit_; }

  /// The first empty cell in reading order, kCells if the grid is full. Starts at the cell of the
  /// innermost call: if every call fills the first empty cell, all cells before it are full.
  Cell first_empty() const { return next_empty(grid_, calls_ == 0 ? 0 : cell()); }

  /// Adds a call for an empty cell, which has tried no digit yet.
  void open(Cell cell) {
    cells_[calls_++] = static_cast<std::uint8_t>(cell);
    digit_ = kNoDigit;
  }
  /// Sets the digit that the innermost call tries.
  void set_digit(Digit digit) { digit_ = digit; }
  /// Places that digit on the grid.
  void place() {
    grid_.set(cell(), digit_);
    used_.add(cell(), digit_);
    ++depth_;
  }
  /// Removes the digit that the innermost call has placed; it becomes the digit tried last.
  void remove() {
    digit_ = grid_[cell()];
    grid_.clear(cell());
    used_.remove(cell(), digit_);
    --depth_;
  }
  /// Removes the innermost call, whose cell is empty.
  void close() { --calls_; }

  /// Sets a digit that does not belong to a call.
  void set_given(Cell cell, Digit digit) {
    grid_.set(cell, digit);
    used_.add(cell, digit);
  }

  /// Sets grid, candidates and stack. `refuted`: the innermost call has finished with its digit.
  void fill_snapshot(Snapshot& snapshot, bool refuted) const {
    snapshot.grid = grid_;
    snapshot.candidates = Candidates::of(grid_);
    snapshot.stack = frames(refuted);
  }

 private:
  std::vector<Frame> frames(bool refuted) const {
    std::vector<Frame> frames;
    for (int i = 0; i < calls_; ++i) {
      const Cell cell = cells_[i];
      const bool trying = i + 1 == calls_ && grid_.is_empty(cell);
      const Digit digit = trying ? digit_ : grid_[cell];
      if (digit == kNoDigit) {
        frames.push_back({cell, -1, kNoDigit, 0});
      } else if (trying && refuted) {
        frames.push_back({cell, -1, kNoDigit, options_through(digit)});
      } else {
        frames.push_back({cell, cell, digit, options_through(digit - 1)});
      }
    }
    return frames;
  }

  Grid grid_;
  UsedDigits used_;
  std::array<std::uint8_t, kCells> cells_{};
  int calls_ = 0;
  int depth_ = 0;
  Digit digit_ = kNoDigit;
};

}  // namespace sudoku::algorithms
