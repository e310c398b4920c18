#include "sudoku/given_worth.hpp"

#include "brute_force.hpp"
#include "catch.hpp"
#include "puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

int solutions_by_brute_force(const Grid& grid, int limit) {
  const auto solutions = brute_force::first_solutions(grid, {}, limit, 20'000'000);
  REQUIRE(solutions);
  return static_cast<int>(solutions->size());
}

}  // namespace

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
  int filled = 0;
  for (Cell cell = 0; cell < kCells; ++cell) filled += !puzzle.is_empty(cell);
  CHECK(givens == filled);
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
