#include "sudoku/canonical.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sample.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/line.hpp"
#include "sudoku/random.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

constexpr std::string_view kFull = puzzles::kFormats.solution;
constexpr std::string_view kPuzzle = puzzles::kFormats.puzzle;

std::string line_of(const Grid& grid) { return to_line(grid, '0'); }

std::string form_of(const Grid& grid) { return line_of(canonical_form(grid).grid); }

// The full grid with only the digits in some cells: each with probability 1 / `one_in`.
Grid some_of(const Grid& full, int one_in, Random& random) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (random.below(one_in) == 0) grid.set(cell, full[cell]);
  }
  return grid;
}

// The nine rows or columns in a random order that keeps bands or stacks together.
std::array<std::uint8_t, 9> random_lines(Random& random) {
  std::array<int, 3> bands = {0, 1, 2};
  random.shuffle(bands, 3);
  std::array<std::uint8_t, 9> lines{};
  for (int band = 0; band < 3; ++band) {
    std::array<int, 3> within = {0, 1, 2};
    random.shuffle(within, 3);
    for (int i = 0; i < 3; ++i)
      lines[3 * band + i] = static_cast<std::uint8_t>(3 * bands[band] + within[i]);
  }
  return lines;
}

// Any of the 2 * 6^8 * 9! transformations, all with the same probability.
Transformation random_transformation(Random& random) {
  Transformation transformation;
  transformation.transposed = random.below(2) == 1;
  transformation.rows = random_lines(random);
  transformation.columns = random_lines(random);
  for (int digit = 9; digit > 1; --digit)
    std::swap(transformation.digits[digit], transformation.digits[1 + random.below(digit)]);
  return transformation;
}

// All orders of three rows or columns, or of three bands or stacks.
std::vector<std::array<std::uint8_t, 9>> all_line_orders() {
  std::vector<std::array<int, 3>> orders;
  std::array<int, 3> order = {0, 1, 2};
  do orders.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  std::vector<std::array<std::uint8_t, 9>> all;
  for (const auto& bands : orders) {
    for (int choice = 0; choice < 216; ++choice) {
      const std::array<int, 3> within = {choice % 6, choice / 6 % 6, choice / 36};
      std::array<std::uint8_t, 9> lines{};
      for (int i = 0; i < 9; ++i)
        lines[i] = static_cast<std::uint8_t>(3 * bands[i / 3] + orders[within[i / 3]][i % 3]);
      all.push_back(lines);
    }
  }
  return all;
}

// The canonical form by its definition: the least of all 2 * 1296^2 arrangements, each with its
// digits renamed in order. Rows are compared as soon as they are known.
std::string least_arrangement(const Grid& grid) {
  static const auto orders = all_line_orders();
  std::string least(81, 'x');
  for (const bool transposed : {false, true}) {
    for (const auto& rows : orders) {
      for (const auto& columns : orders) {
        std::array<char, 10> names{'0'};
        char next = '1';
        std::array<char, 81> line{};
        bool less = false;
        for (Cell cell = 0; cell < kCells; ++cell) {
          const int row = rows[row_of(cell)];
          const int column = columns[column_of(cell)];
          const Digit digit = grid[transposed ? cell_at(column, row) : cell_at(row, column)];
          if (names[digit] == '\0') names[digit] = next++;
          line[cell] = names[digit];
          if (!less && line[cell] > least[cell]) break;
          less = less || line[cell] < least[cell];
          if (cell == kCells - 1 && less) least.assign(line.begin(), line.end());
        }
      }
    }
  }
  return least;
}

}  // namespace

TEST_CASE("A turn, a transposition and a mirror move corners and edges", "[canonical]") {
  Grid grid;
  grid.set(cell_at(0, 0), 1);
  grid.set(cell_at(0, 1), 2);
  Grid turned;
  turned.set(cell_at(0, 8), 1);
  turned.set(cell_at(1, 8), 2);
  CHECK(transformed(grid, kQuarterTurn) == turned);
  Grid full = grid_of(kFull);
  for (int i = 0; i < 4; ++i) full = transformed(full, kQuarterTurn);
  CHECK(full == grid_of(kFull));
  CHECK(transformed(transformed(full, kMirror), kMirror) == full);
  CHECK(transformed(transformed(full, kTranspose), kTranspose) == full);
}

TEST_CASE("Renaming in order gives the first digits the first names", "[canonical]") {
  const Grid renamed = transformed(grid_of(kPuzzle), renaming_in_order(grid_of(kPuzzle)));
  CHECK(line_of(renamed).substr(0, 18) == "120030000400561000");
  Grid eight;
  eight.set(40, 8);
  CHECK(transformed(eight, renaming_in_order(eight))[40] == 1);
  CHECK(renaming_in_order(eight).digits ==
        std::array<std::uint8_t, 10>{0, 2, 3, 4, 5, 6, 7, 8, 1, 9});
}

TEST_CASE("The canonical form is the least arrangement of all", "[canonical]") {
  Random random(1);
  FullGrids grids;
  // Few and many digits; a full grid; a pattern with many symmetries.
  std::vector<Grid> cases = {grid_of(kPuzzle), some_of(grids.next(random), 8, random),
                             some_of(grids.next(random), 2, random), grids.next(random)};
  Grid diagonal;
  for (int i = 0; i < 9; ++i) diagonal.set(cell_at(i, i), i % 3 + 1);
  cases.push_back(diagonal);
  if (kSanitized) cases.resize(2);
  for (const Grid& grid : cases) CHECK(form_of(grid) == least_arrangement(grid));
}

TEST_CASE("All transformations of a grid have the same canonical form", "[canonical]") {
  Random random(2);
  FullGrids grids;
  for (const int one_in : {1, 2, 3, 5, 9, 30}) {
    for (int i = 0; i < 20; ++i) {
      const Grid grid = some_of(grids.next(random), one_in, random);
      const std::string form = form_of(grid);
      for (int k = 0; k < 5; ++k) {
        const Grid other = transformed(grid, random_transformation(random));
        const CanonicalForm found = canonical_form(other);
        CHECK(line_of(found.grid) == form);
        CHECK(transformed(other, found.transformation) == found.grid);
        CHECK(form <= line_of(other));
      }
    }
  }
}

TEST_CASE("The canonical form of a canonical form is the same", "[canonical]") {
  for (const Grid& grid : {grid_of(kFull), grid_of(kPuzzle), Grid{}}) {
    const CanonicalForm form = canonical_form(grid);
    CHECK(canonical_form(form.grid).grid == form.grid);
  }
}

TEST_CASE("Grids that differ in more than order and names are not equivalent", "[canonical]") {
  const Grid full = grid_of(kFull);
  CHECK(are_equivalent(full, transformed(full, kQuarterTurn)));
  Random random(3);
  CHECK_FALSE(are_equivalent(full, FullGrids().next(random)));
  CHECK_FALSE(are_equivalent(full, grid_of(kPuzzle)));
  Grid same_box, same_row;
  same_box.set(cell_at(0, 0), 1);
  same_box.set(cell_at(1, 1), 2);
  same_row.set(cell_at(0, 0), 1);
  same_row.set(cell_at(0, 1), 2);
  CHECK_FALSE(are_equivalent(same_box, same_row));
}

// Its lines can be permuted in 648 ways with no other change than of names, more than those of any
// other grid.
TEST_CASE("The most symmetric full grid is its own canonical form", "[canonical]") {
  constexpr std::string_view kMostSymmetric =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  CHECK(form_of(grid_of(kMostSymmetric)) == kMostSymmetric);
}
