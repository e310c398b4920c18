// A grid: 81 cells, each empty or holding a digit. It may be full, and it may hold conflicts.
// A placement: a digit in a cell.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"

namespace sudoku {

/// A digit in a cell: what a deduction or an event places.
struct Placement {
  Cell cell;
  Digit digit;

  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// A value of 81 bytes. Cells are 0..80 and digits 0..9 throughout; neither is checked.
class Grid {
 public:
  /// The digit in the cell; kNoDigit if the cell is empty.
  constexpr Digit operator[](Cell cell) const { return digits_[cell]; }
  constexpr bool is_empty(Cell cell) const { return digits_[cell] == kNoDigit; }
  constexpr void set(Cell cell, Digit digit) { digits_[cell] = static_cast<std::uint8_t>(digit); }
  constexpr void clear(Cell cell) { digits_[cell] = kNoDigit; }

  /// The 81 digits in reading order, one byte each.
  constexpr const std::uint8_t* data() const { return digits_.data(); }
  /// The same, for bulk writes. Each byte written must be 0..9.
  constexpr std::uint8_t* data() { return digits_.data(); }

  /// The number of cells that hold a digit, 0..81.
  constexpr int filled() const {
    int n = 0;
    for (std::uint8_t digit : digits_) n += digit != kNoDigit;
    return n;
  }
  constexpr bool is_full() const { return filled() == kCells; }

  /// True if each digit of `other` is in the same cell of this grid.
  constexpr bool is_extension_of(const Grid& other) const {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!other.is_empty(cell) && other[cell] != (*this)[cell]) return false;
    }
    return true;
  }

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<std::uint8_t, kCells> digits_{};
};

/// A copy of `base` whose empty cells are taken from `more`.
constexpr Grid merged(Grid base, const Grid& more) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (base.is_empty(cell)) base.set(cell, more[cell]);
  }
  return base;
}

static_assert(Grid{}.filled() == 0 && !Grid{}.is_full());
static_assert([] {
  Grid grid;
  grid.set(80, 9);
  return grid[80] == 9 && grid.filled() == 1 && grid.is_extension_of(Grid{}) &&
         !Grid{}.is_extension_of(grid) && merged(Grid{}, grid) == grid;
}());

}  // namespace sudoku
