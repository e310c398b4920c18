// Finds the digits that clash.
#pragma once

#include <vector>

#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {

/// One digit that stands more than once in one house.
struct Conflict {
  House house;
  Digit digit;
  std::vector<Cell> cells;  ///< two or more, in reading order

  friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// Every conflict, by house (rows, columns, boxes), then by digit. Empty where the grid is
/// conflict free. A pair that shares two houses is told twice, once for each.
std::vector<Conflict> conflicts(const Grid& grid);

}  // namespace sudoku
