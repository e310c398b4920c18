// The digits of each house as bit sets: one lookup replaces twenty comparisons.
#pragma once

#include <array>

#include "sudoku/check.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::algorithms {

class UsedDigits {
 public:
  UsedDigits() = default;
  explicit UsedDigits(const Grid& grid) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!grid.is_empty(cell)) add(cell, grid[cell]);
    }
  }

  /// The digits in the row, the column and the box of the cell.
  Digits around(Cell cell) const {
    const auto& h = kHousesOf[cell];
    return houses_[h[0]] | houses_[h[1]] | houses_[h[2]];
  }
  bool has(Cell cell, Digit digit) const { return around(cell).has(digit); }

  void add(Cell cell, Digit digit) {
    for (std::uint8_t house : kHousesOf[cell]) houses_[house].add(digit);
  }
  /// Precondition: each of the three houses contains the digit exactly once.
  void remove(Cell cell, Digit digit) {
    for (std::uint8_t house : kHousesOf[cell]) houses_[house].remove(digit);
  }

 private:
  static constexpr auto kHousesOf = [] {
    std::array<std::array<std::uint8_t, 3>, kCells> houses{};
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (int i = 0; i < 3; ++i) houses[cell][i] = static_cast<std::uint8_t>(houses_of(cell)[i]);
    }
    return houses;
  }();

  std::array<Digits, kHouses> houses_{};
};

/// The first empty cell from `from` in reading order, kCells if there is none.
inline Cell next_empty(const Grid& grid, Cell from) {
  while (from < kCells && !grid.is_empty(from)) ++from;
  return from;
}

}  // namespace sudoku::algorithms
