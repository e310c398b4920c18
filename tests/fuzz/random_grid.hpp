// Random numbers and full grids for fuzz targets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "sudoku/grid.hpp"

namespace random_grid {

using sudoku::Cell;
using sudoku::Grid;
using sudoku::kCells;

/// Random numbers seeded by the fuzzer's bytes. Bytes that selected the cells to empty would rarely
/// empty enough of them for more than the simplest deductions.
class Numbers {
 public:
  Numbers(const std::uint8_t* data, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) state_ = (state_ ^ data[i]) * 0x100000001b3;  // FNV-1a
  }
  /// 0..n-1. SplitMix64, from Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators.
  int below(int n) {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<int>((z ^ (z >> 31)) % static_cast<unsigned>(n));
  }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325;
};

/// The nine rows or columns in another order: bands swapped, and lines within each band.
inline std::array<int, 9> shuffled_lines(Numbers& numbers) {
  std::array<int, 9> line{0, 1, 2, 3, 4, 5, 6, 7, 8};
  for (int i = 0; i < 9; ++i) std::swap(line[i], line[i / 3 * 3 + numbers.below(3)]);
  const int band = numbers.below(3);
  for (int i = 0; i < 3; ++i) std::swap(line[i], line[band * 3 + i]);
  return line;
}

/// A full grid without conflicts: rows of rotated digits 1..9, then lines and digits are permuted.
inline Grid full_grid(Numbers& numbers) {
  std::array<int, 9> digit{1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (int i = 0; i < 9; ++i) std::swap(digit[i], digit[numbers.below(9)]);
  const std::array<int, 9> row = shuffled_lines(numbers);
  const std::array<int, 9> column = shuffled_lines(numbers);
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int r = row[sudoku::row_of(cell)];
    grid.set(cell, digit[(r * 3 + r / 3 + column[sudoku::column_of(cell)]) % 9]);
  }
  return grid;
}

}  // namespace random_grid
