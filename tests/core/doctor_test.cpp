#include "sudoku/doctor.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "brute_force.hpp"
#include "catch.hpp"
#include "doctor/hitting_set.hpp"
#include "puzzles.hpp"
#include "sample.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/random.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

bool has_solution(const Grid& puzzle, CellSet cells) {
  Grid part;
  for (Cell cell : cells) part.set(cell, puzzle[cell]);
  return brute_force::has_solution(part);
}

CellSet filled(const Grid& grid) {
  CellSet cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) cells.add(cell);
  }
  return cells;
}

void check_minimal(const Grid& puzzle, CellSet cells) {
  CHECK(cells.is_subset_of(filled(puzzle)));
  CHECK_FALSE(has_solution(puzzle, cells));
  for (Cell cell : cells) CHECK(has_solution(puzzle, cells - CellSet::of(cell)));
}

// True if each set of `size` of the cells has a solution.
bool all_sets_fit(const Grid& puzzle, CellSet cells, int size, CellSet chosen = {}) {
  if (chosen.size() == size) return has_solution(puzzle, chosen);
  if (chosen.size() + cells.size() < size) return true;
  const Cell cell = cells.first();
  cells.remove(cell);
  return all_sets_fit(puzzle, cells, size, chosen | CellSet::of(cell)) &&
         all_sets_fit(puzzle, cells, size, chosen);
}

// Puzzles without solution: known ones with one other digit instead of a given, no two digits of a
// house equal.
std::vector<Grid> misprints(int count) {
  Random random(1);
  std::vector<Grid> grids;
  while (static_cast<int>(grids.size()) < count) {
    const auto& known = grids.size() % 2 == 0 ? puzzles::kLiangOutput : puzzles::kAlmanacSecond;
    Grid grid = grid_of(known.puzzle);
    const Cell cell = random.below(kCells);
    if (grid.is_empty(cell)) continue;
    grid.set(cell, 1 + random.below(9));
    if (!brute_force::has_conflict(grid) && !has_solution(grid, filled(grid)))
      grids.push_back(grid);
  }
  return grids;
}

int solutions_by_brute_force(const Grid& grid, int limit) {
  const auto solutions = brute_force::first_solutions(grid, {}, limit, 20'000'000);
  REQUIRE(solutions);
  return static_cast<int>(solutions->size());
}

}  // namespace

TEST_CASE("Two equal givens of a house clash", "[clash]") {
  Grid grid = grid_of(puzzles::kLiangOutput.puzzle);
  grid.set(0, 6);  // beside the 6 in r1c2
  const auto clash = find_clash(grid);
  REQUIRE(clash);
  CHECK(clash->cells == (CellSet::of(0) | CellSet::of(1)));
  CHECK(clash->minimal);
  CHECK(clash->fewest);
}

TEST_CASE("Givens with a solution do not clash", "[clash]") {
  CHECK_FALSE(find_clash(grid_of(puzzles::kLiangOutput.puzzle)));
  CHECK_FALSE(find_clash(grid_of(puzzles::kLiangFigure.puzzle)));
  CHECK_FALSE(find_clash(Grid{}));
}

TEST_CASE("The givens that leave no place for a digit are the smallest clash", "[clash]") {
  // Two 1s look into the first two columns of the first box, digits are in its third column: r1c3,
  // r2c3, r3c3, r4c1, r7c2. The other givens are not needed.
  Grid grid;
  for (const auto& [cell, digit] :
       {Placement{2, 2}, {11, 4}, {20, 6}, {27, 1}, {55, 1}, {34, 7}, {53, 8}, {65, 5}}) {
    grid.set(cell, digit);
  }
  const auto clash = find_clash(grid);
  REQUIRE(clash);
  CellSet expected;
  for (Cell cell : {2, 11, 20, 27, 55}) expected.add(cell);
  CHECK(clash->cells == expected);
  CHECK(clash->fewest);
  check_minimal(grid, clash->cells);
}

TEST_CASE("Brute force finds a solution without any given of a minimal clash", "[clash]") {
  for (const Grid& grid : misprints(sample(24, 6))) {
    const auto clash = find_clash(grid);
    REQUIRE(clash);
    CHECK(clash->minimal);
    check_minimal(grid, clash->cells);
  }
}

TEST_CASE("Brute force finds no smaller clash than the smallest", "[clash]") {
  constexpr int kCompared = sample(4, 1);
  int compared = 0;
  for (const Grid& grid : misprints(24)) {
    const auto first = find_clash(grid);
    REQUIRE(first);
    if (first->cells.size() > 8) continue;
    // The clash and three other givens: few enough for all sets of one given less.
    CellSet cells = first->cells;
    for (Cell cell : filled(grid) - cells) {
      if (cells.size() < first->cells.size() + 3) cells.add(cell);
    }
    Grid part;
    for (Cell cell : cells) part.set(cell, grid[cell]);
    const auto clash = find_clash(part);
    REQUIRE(clash);
    CHECK(clash->fewest);
    CHECK(clash->cells.size() == first->cells.size());
    CHECK(all_sets_fit(part, cells, clash->cells.size() - 1));
    if (++compared == kCompared) break;
  }
  CHECK(compared == kCompared);
}

TEST_CASE("With a small budget, nothing is claimed that is not known", "[clash]") {
  const Grid grid = misprints(1).front();
  CHECK_FALSE(find_clash(grid, 0));
  for (std::uint64_t nodes = 20; nodes < 2000; nodes += nodes / 4) {
    const auto clash = find_clash(grid, nodes);
    if (!clash) continue;
    CHECK_FALSE(has_solution(grid, clash->cells));
    if (clash->minimal) check_minimal(grid, clash->cells);
    CHECK((clash->minimal || !clash->fewest));
  }
}

TEST_CASE("No smaller set than the smallest hits all sets", "[clash]") {
  constexpr int kElements = 10;
  Random random(3);
  for (int round = 0; round < 50; ++round) {
    doctor::HittingSets hitting;
    std::vector<unsigned> masks;
    for (int i = 0; i < 12; ++i) {
      const unsigned mask = 1 + random.below((1 << kElements) - 1);
      masks.push_back(mask);
      CellSet set;
      for (int cell = 0; cell < kElements; ++cell) {
        if ((mask >> cell & 1) != 0) set.add(8 * cell);
      }
      hitting.add(set);
      int fewest = kElements;
      for (unsigned chosen = 0; chosen < 1u << kElements; ++chosen) {
        bool hits = true;
        for (unsigned other : masks) hits = hits && (other & chosen) != 0;
        if (hits) fewest = std::min(fewest, std::popcount(chosen));
      }
      std::uint64_t budget = 1'000'000;
      const auto smallest = hitting.smallest(budget);
      REQUIRE(smallest);
      CHECK(smallest->size() == fewest);
    }
  }
}

TEST_CASE("The solutions without a given are those that brute force counts", "[given_worth]") {
  constexpr int kLimit = 40;
  const Grid puzzle = grid_of(puzzles::kLiangOutput.puzzle);
  const auto worths = worth_of_givens(puzzle, kLimit);
  REQUIRE(worths);
  Cell last = -1;
  int givens = 0;
  for (const GivenWorth& worth : *worths) {
    CHECK(worth.cell > last);
    last = worth.cell;
    Grid without = puzzle;
    REQUIRE_FALSE(puzzle.is_empty(worth.cell));
    without.clear(worth.cell);
    CHECK(worth.solutions == solutions_by_brute_force(without, kLimit));
    CHECK((worth.guesses > 0 || worth.solutions == 1));
    ++givens;
  }
  CHECK(givens == puzzle.filled());
}

TEST_CASE("A given of a full grid is worth nothing", "[given_worth]") {
  const auto worths = worth_of_givens(grid_of(puzzles::kLiangOutput.solution), 10);
  REQUIRE(worths);
  CHECK(worths->size() == kCells);
  for (const GivenWorth& worth : *worths) {
    CHECK(worth.solutions == 1);
    CHECK(worth.guesses == 0);
  }
}

TEST_CASE("Only givens of a puzzle with one solution have a worth", "[given_worth]") {
  CHECK_FALSE(worth_of_givens(Grid{}, 10));
  CHECK_FALSE(worth_of_givens(grid_of(puzzles::kLiangFigure.puzzle), 10));
  Grid equal;
  equal.set(0, 1);
  equal.set(1, 1);
  CHECK_FALSE(worth_of_givens(equal, 10));
}
