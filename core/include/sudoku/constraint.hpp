// Sudoku as an exact cover: 324 constraints, each satisfied by exactly one of nine options. An
// option is a digit in a cell; it satisfies four constraints.
//
//   0..80     cell n holds a digit
//   81..323   a house holds a digit: 81 + 9 * house + digit - 1
//
// All functions are pure, constexpr and take constant time. Arguments are not checked.
// Source: D. E. Knuth, The Art of Computer Programming, 7.2.2.1.
#pragma once

#include <array>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {

inline constexpr int kConstraints = 324;
inline constexpr int kOptionsPerConstraint = 9;

/// Option 0..8 of a constraint 0..323. The options of a cell are its digits in ascending order;
/// those of a house and a digit are the cells of the house in reading order.
constexpr Placement option_of(int constraint, int option) {
  if (constraint < kCells) return {constraint, option + 1};
  const int n = constraint - kCells;
  return {kHouseCells[n / 9][option], n % 9 + 1};
}

/// The constraints that `digit` in `cell` satisfies, in the order cell, row, column, box.
constexpr std::array<int, 4> constraints_of(Cell cell, Digit digit) {
  std::array<int, 4> constraints{cell};
  int n = 1;
  for (House house : houses_of(cell)) constraints[n++] = kCells + 9 * house + digit - 1;
  return constraints;
}

static_assert(constraints_of(80, 9)[3] == kConstraints - 1);
static_assert(option_of(80, 8) == Placement{80, 9} && option_of(81, 8) == Placement{8, 1});

}  // namespace sudoku
