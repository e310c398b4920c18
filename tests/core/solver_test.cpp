// The solver of many puzzles: one after the other, in batches, in slices.
#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "brute_force.hpp"
#include "catch.hpp"
#include "holes.hpp"
#include "puzzles.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/houses.hpp"

using namespace sudoku;
using holes::puzzles_with_holes;
using holes::solves;
using puzzles::grid_of;

TEST_CASE("one solver for many puzzles answers like brute force", "[engine]") {
  Solver solver;
  std::map<int, int> seen;
  for (const Grid& puzzle : puzzles_with_holes(300)) {
    const auto expected = brute_force::first_solutions(puzzle, Candidates{}, 2, 100'000'000);
    REQUIRE(expected);
    const int found = solver.solve(puzzle, 2);
    ++seen[found];
    REQUIRE(found == static_cast<int>(expected->size()));
    if (found == 1) CHECK(solver.solution() == expected->front());
    if (found > 1) CHECK(solves(solver.solution(), puzzle));
  }
  CHECK(seen[0] > 10);
  CHECK(seen[1] > 10);
  CHECK(seen[2] > 10);
}

TEST_CASE("the puzzles of a batch get the same answers as alone", "[engine]") {
  std::vector<Grid> all = puzzles_with_holes(1000);
  for (const auto& known : puzzles::kSeeds) all.push_back(grid_of(known.puzzle));
  all.push_back(Grid{});
  Solver together, alone;
  // Batches of all sizes: fewer than there are lanes, one more, up to the largest.
  std::size_t from = 0;
  for (std::size_t count = 0; from < all.size(); count = count % Solver::kBatchSize + 1) {
    const auto part = std::span(all).subspan(from, std::min(count, all.size() - from));
    together.load(part);
    for (const Grid& puzzle : part) {
      const int found = alone.solve(puzzle, 3);
      REQUIRE(together.solve_next(3) == found);
      if (found > 0) REQUIRE(together.solution() == alone.solution());
      REQUIRE(together.guesses() == alone.guesses());
    }
    from += part.size();
  }
  CHECK(alone.guesses() > 0);
}

TEST_CASE("a batch holds at most kBatchSize puzzles, and none is left after the last", "[engine]") {
  Solver solver;
  CHECK(solver.solve_next() == Solver::kNoneLeft);
  const std::vector<Grid> many(Solver::kBatchSize + 1, grid_of(puzzles::kLabFullGrid));
  CHECK(solver.load(many) == Solver::kBatchSize);
  for (std::size_t i = 0; i < Solver::kBatchSize; ++i) REQUIRE(solver.solve_next() == 1);
  CHECK(solver.solve_next() == Solver::kNoneLeft);
  CHECK_FALSE(solver.start_next());
  CHECK(solver.load({}) == 0);
  CHECK(solver.solve_next() == Solver::kNoneLeft);
}

TEST_CASE("a batch solved in slices gets the answers that it gets at once", "[engine]") {
  std::vector<Grid> puzzles = puzzles_with_holes(200);
  puzzles.push_back(Grid{});
  Solver whole, sliced;
  REQUIRE(whole.load(puzzles) == puzzles.size());
  sliced.load(puzzles);
  int slices = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const int found = whole.solve_next(3);
    REQUIRE(sliced.start_next(3));
    for (; !sliced.advance(1); ++slices) CHECK(sliced.found() <= found);
    REQUIRE(sliced.found() == found);
    CHECK(sliced.advance(1));
    if (found > 0) CHECK(sliced.solution() == whole.solution());
    CHECK(sliced.guesses() == whole.guesses());
  }
  CHECK(slices > 100);
}

TEST_CASE("every conflict of two givens is found in a batch", "[engine]") {
  Solver solver;
  const Grid whole = solve(Grid{}, 1).solutions.at(0);
  for (Cell cell = 0; cell < kCells; ++cell) {
    std::vector<Grid> taken{whole};
    for (Cell peer : kPeers[cell]) {
      Grid grid;
      grid.set(cell, 5);
      grid.set(peer, 5);
      taken.push_back(grid);
    }
    taken.push_back(Grid{});
    solver.load(taken);
    CHECK(solver.solve_next() == 1);
    CHECK(solver.solution() == whole);
    for (std::size_t clash = 0; clash < kPeers[cell].size(); ++clash)
      CHECK(solver.solve_next() == 0);
    CHECK(solver.solve_next() == 2);
  }
}

TEST_CASE("a solver finds nothing if givens conflict, and several solutions of the empty grid",
          "[engine]") {
  Solver solver;
  for (const Cell other : {8, 72, 20}) {  // of the row, the column and the box of the first cell
    Grid grid;
    grid.set(0, 5);
    grid.set(other, 5);
    INFO("cell " << other);
    CHECK(solver.solve(grid) == 0);
  }
  CHECK(solver.solve(Grid{}) == 2);
  CHECK(solver.solve(Grid{}, 1) == 1);
  CHECK(solver.solution().is_full());
}

TEST_CASE("guesses are counted over all puzzles, and a puzzle of singles needs none", "[engine]") {
  Solver solver;
  solver.solve(grid_of(puzzles::kSeeds[0].puzzle));
  const auto before = solver.guesses();
  Grid easy = solve(Grid{}, 1).solutions.at(0);
  for (Cell cell = 0; cell < 9; ++cell) easy.clear(cell);
  CHECK(solver.solve(easy) == 1);
  CHECK(solver.guesses() == before);
  solver.solve(Grid{});
  CHECK(solver.guesses() > before);
}
