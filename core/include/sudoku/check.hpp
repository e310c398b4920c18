// Finds equal digits in one house.
//
// Both functions are pure and thread-safe. They read each house once: constant time.
#pragma once

#include <array>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {

/// A digit that occurs more than once in one house.
struct Conflict {
  House house;
  Digit digit;
  CellSet cells;  ///< two or more

  friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// All conflicts, ordered by house (rows, columns, boxes), then by digit. A pair that shares two
/// houses is reported once per house.
inline std::vector<Conflict> conflicts(const Grid& grid) {
  std::vector<Conflict> found;
  for (House house = 0; house < kHouses; ++house) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      CellSet cells;
      for (Cell cell : kHouseCells[house]) {
        if (grid[cell] == digit) cells.add(cell);
      }
      if (cells.size() > 1) found.push_back({house, digit, cells});
    }
  }
  return found;
}

/// True if no digit occurs twice in a house: `conflicts(grid)` is empty. Allocates nothing.
constexpr bool is_conflict_free(const Grid& grid) {
  std::array<Digits, kHouses> used{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    for (House house : houses_of(cell)) {
      if (used[house].has(grid[cell])) return false;
      used[house].add(grid[cell]);
    }
  }
  return true;
}

static_assert(is_conflict_free(Grid{}));
static_assert([] {
  Grid grid;
  grid.set(0, 1);
  grid.set(80, 1);
  if (!is_conflict_free(grid)) return false;
  grid.set(10, 1);
  return !is_conflict_free(grid);
}());

}  // namespace sudoku
