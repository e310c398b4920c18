#include "sudoku/check.hpp"

#include "catch.hpp"
#include "puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;

TEST_CASE("the source texts' puzzles and a full grid are conflict free", "[check]") {
  for (const auto& known : puzzles::kSeeds) {
    INFO(known.name);
    CHECK(conflicts(grid_of(known.puzzle)).empty());
  }
  CHECK(conflicts(grid_of(puzzles::kLabFullGrid)).empty());
  CHECK(conflicts(Grid{}).empty());
}

TEST_CASE("a grid is conflict free exactly if it has no conflicts", "[check]") {
  const Grid full = grid_of(puzzles::kLabFullGrid);
  CHECK(is_conflict_free(Grid{}));
  CHECK(is_conflict_free(full));
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Cell other = 0; other < kCells; ++other) {
      Grid pair;
      pair.set(cell, 8);
      pair.set(other, 8);
      REQUIRE(is_conflict_free(pair) == conflicts(pair).empty());
      REQUIRE(is_conflict_free(pair) == !are_peers(cell, other));
    }
    Grid changed = full;
    changed.set(cell, full[cell] % 9 + 1);
    CHECK_FALSE(is_conflict_free(changed));
  }
}

TEST_CASE("two equal digits in a row are reported with their row and cells", "[check]") {
  Grid grid;
  grid.set(cell_at(3, 0), 7);
  grid.set(cell_at(3, 8), 7);
  CHECK(conflicts(grid) == std::vector<Conflict>{{3, 7, CellSet::of(27).add(35)}});
}

TEST_CASE("a pair in one row and one box is reported for both houses", "[check]") {
  Grid grid;
  grid.set(0, 4);
  grid.set(1, 4);
  CHECK(conflicts(grid) ==
        std::vector<Conflict>{{0, 4, filled_cells(grid)}, {18, 4, filled_cells(grid)}});
}

TEST_CASE("three equal digits in a column are one conflict of three cells", "[check]") {
  Grid grid;
  for (int row : {0, 4, 8}) grid.set(cell_at(row, 5), 9);
  CHECK(conflicts(grid) == std::vector<Conflict>{{9 + 5, 9, CellSet::of(5).add(41).add(77)}});
}

TEST_CASE("one wrong digit in a full grid clashes in its row, its column and its box", "[check]") {
  Grid grid = grid_of(puzzles::kLabFullGrid);
  grid.set(40, grid[40] == 9 ? 1 : 9);
  const auto found = conflicts(grid);
  REQUIRE(found.size() == 3);
  CHECK(found[0].house == 4);
  CHECK(found[1].house == 9 + 4);
  CHECK(found[2].house == 18 + 4);
}
