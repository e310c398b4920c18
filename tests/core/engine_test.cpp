#include "sudoku/engine.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "brute_force.hpp"
#include "catch.hpp"
#include "holes.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/writer.hpp"

using namespace sudoku;
using holes::solves;
using puzzles::grid_of;

TEST_CASE("the puzzles of the source texts have the solutions that the texts give", "[engine]") {
  for (const auto& known : puzzles::kSeeds) {
    INFO(known.name);
    const Grid puzzle = grid_of(known.puzzle);
    CHECK(count_solutions(puzzle) == known.solutions);
    const SolveResult result = solve(puzzle);
    CHECK(result.verdict == (known.solutions == 1 ? Verdict::one : Verdict::many));
    for (const Grid& solution : result.solutions) CHECK(solves(solution, puzzle));
    if (known.solutions == 1 && !known.solution.empty()) {
      CHECK(to_line(result.solutions.at(0)) == known.solution);
    }
  }
}

TEST_CASE("the first solutions in order are those that the Almanac prints", "[engine]") {
  const auto solutions = first_solutions(grid_of(puzzles::kAlmanacThird.puzzle), 2);
  REQUIRE(solutions.size() == 2);
  CHECK(to_line(solutions[0]) == puzzles::kAlmanacThird.solution);
  CHECK(to_line(solutions[1]) == puzzles::kAlmanacThirdSecondSolution);
}

TEST_CASE("the first solutions in order are all solutions, sorted, if fewer exist", "[engine]") {
  const auto solutions = first_solutions(grid_of(puzzles::kLiangFigure.puzzle), 100);
  REQUIRE(solutions.size() == 18);
  for (std::size_t i = 1; i < solutions.size(); ++i) {
    CHECK(to_line(solutions[i - 1]) < to_line(solutions[i]));
  }
}

TEST_CASE("conflicting givens are invalid, and a search for them ends at once", "[engine]") {
  Grid grid = grid_of(puzzles::kLiangOutput.puzzle);
  grid.set(0, 6);
  CHECK(solve(grid).verdict == Verdict::invalid);
  CHECK(count_solutions(grid) == 0);
  CHECK(SolutionSearch(grid).advance(1000) == SolutionSearch::Progress::exhausted);
  CHECK(first_solutions(grid, 1).empty());
}

TEST_CASE("a conflict-free puzzle can have no solution", "[engine]") {
  // Row 1 lacks only a 9, and column 9 already has one.
  Grid grid;
  for (int column = 0; column < 8; ++column) grid.set(cell_at(0, column), column + 1);
  grid.set(cell_at(5, 8), 9);
  CHECK(conflicts(grid).empty());
  CHECK(solve(grid).verdict == Verdict::none);
}

TEST_CASE("the empty grid has many solutions, a full grid has itself", "[engine]") {
  CHECK(solve(Grid{}).verdict == Verdict::many);
  const Grid full = grid_of(puzzles::kLabFullGrid);
  const SolveResult result = solve(full);
  CHECK(result.verdict == Verdict::one);
  CHECK(result.solutions == std::vector<Grid>{full});
}

TEST_CASE("sixteen givens never make a unique puzzle", "[engine]") {
  // McGuire, Tugemann, Civario 2012: there is no 16-clue Sudoku. A 17-clue puzzle less one given.
  const std::string_view seventeen =
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
  Grid grid = grid_of(seventeen);
  CHECK(grid.filled() == 17);
  CHECK(solve(grid).verdict == Verdict::one);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    Grid sixteen = grid;
    sixteen.clear(cell);
    CHECK(solve(sixteen).verdict == Verdict::many);
  }
}

TEST_CASE("a limit ends the count", "[engine]") {
  const Grid puzzle = grid_of(puzzles::kAlmanacThird.puzzle);
  CHECK(count_solutions(puzzle, 100) == 100);
  CHECK(count_solutions(puzzle, 5000) == 2032);
  CHECK(solve(puzzle, 1).solutions.size() == 1);
  CHECK(solve(puzzle, 7).solutions.size() == 7);
}

TEST_CASE("slices of any size find the same solutions in the same order", "[engine]") {
  const Grid puzzle = grid_of(puzzles::kLiangFigure.puzzle);
  std::vector<Grid> expected = solve(puzzle, 100).solutions;
  REQUIRE(expected.size() == 18);
  for (std::uint64_t nodes : {1, 2, 3, 10, 1000}) {
    SolutionSearch search(puzzle);
    std::vector<Grid> found;
    for (;;) {
      const auto state = search.advance(nodes);
      if (state == SolutionSearch::Progress::exhausted) break;
      if (state == SolutionSearch::Progress::found) found.push_back(search.solution());
    }
    CHECK(found == expected);
    CHECK(search.found() == 18);
  }
}

TEST_CASE("counting in slices pauses and reaches the full number", "[engine]") {
  SolutionSearch search(grid_of(puzzles::kAlmanacThird.puzzle));
  int pauses = 0;
  while (search.count(50) == SolutionSearch::Progress::paused) ++pauses;
  CHECK(pauses > 10);
  CHECK(search.found() == 2032);
}

TEST_CASE("all solutions differ, and each is a solution", "[engine]") {
  const Grid puzzle = grid_of(puzzles::kAlmanacThird.puzzle);
  std::set<std::string> different;
  for (const Grid& solution : solve(puzzle, 3000).solutions) {
    CHECK(solves(solution, puzzle));
    different.insert(to_line(solution));
  }
  CHECK(different.size() == 2032);
}

TEST_CASE("each connected part of a puzzle of bivalue cells doubles the number of solutions",
          "[engine]") {
  // Without the cells of two digits, each of these cells has both as candidates, and exactly two of
  // them are in each house. Cells of one house are connected; each part has two solutions.
  const Grid full = solve(Grid{}, 1).solutions.at(0);
  std::set<std::size_t> sizes;
  for (Digit a = 1; a <= 9; ++a) {
    for (Digit b = a + 1; b <= 9; ++b) {
      Grid puzzle = full;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (full[cell] == a || full[cell] == b) puzzle.clear(cell);
      }
      std::size_t expected = 1;
      std::set<Cell> reached;
      const auto reach = [&](const auto& self, Cell cell) -> void {
        if (!puzzle.is_empty(cell) || !reached.insert(cell).second) return;
        for (Cell peer : kPeers[cell]) self(self, peer);
      };
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (!puzzle.is_empty(cell) || reached.contains(cell)) continue;
        reach(reach, cell);
        expected *= 2;
      }
      std::set<std::string> different;
      for (const Grid& solution : solve(puzzle, 1000).solutions) {
        CHECK(solves(solution, puzzle));
        different.insert(to_line(solution));
      }
      CHECK(different.size() == expected);
      CHECK(count_solutions(puzzle) == expected);
      CHECK(solve(puzzle, 2).solutions.size() == 2);
      sizes.insert(expected);
    }
  }
  CHECK(sizes.size() > 1);
}

TEST_CASE("eliminated candidates constrain a search over candidates", "[engine]") {
  const Grid puzzle = grid_of(puzzles::kAlmanacThird.puzzle);
  const Grid wanted = grid_of(puzzles::kAlmanacThird.solution);
  Candidates candidates = Candidates::of(puzzle);
  CHECK(solve(candidates).verdict == Verdict::many);
  for (Cell cell = 0; cell < kCells; ++cell) candidates[cell] = Digits::of(wanted[cell]);
  CHECK(solve(candidates).solutions == std::vector<Grid>{wanted});
  candidates[80] = Digits();
  CHECK(solve(candidates).verdict == Verdict::none);
}

TEST_CASE("brute force in reading order agrees on puzzles with none, one and many solutions",
          "[engine]") {
  holes::Xorshift random(20);
  std::map<std::uint64_t, int> seen;
  for (int round = 0; round < 300; ++round) {
    // A full grid with relabelled digits, empty cells and, in half of them, one changed digit.
    std::array<Digit, 10> names{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    for (int i = 9; i > 1; --i) std::swap(names[i], names[1 + random.below(i)]);
    Grid puzzle = grid_of(puzzles::kLabFullGrid);
    const int holes = 20 + random.below(28);
    for (Cell cell = 0; cell < kCells; ++cell) puzzle.set(cell, names[puzzle[cell]]);
    for (int i = 0; i < holes; ++i) puzzle.clear(random.below(kCells));
    if (random.below(2) == 0) puzzle.set(random.below(kCells), 1 + random.below(9));
    if (!conflicts(puzzle).empty()) continue;
    const auto solutions = brute_force::first_solutions(puzzle, Candidates{}, 1000, 100'000'000);
    REQUIRE(solutions);
    const std::size_t expected = solutions->size();
    CHECK(count_solutions(puzzle, 1000) == expected);
    ++seen[expected < 2 ? expected : 2];
  }
  // The puzzles cover all three cases, or the comparison would show little.
  CHECK(seen[0] > 5);
  CHECK(seen[1] > 5);
  CHECK(seen[2] > 5);
}

TEST_CASE("A solver leaves out the solutions that have a placement", "[engine]") {
  const Grid puzzle = grid_of(puzzles::kLiangFigure.puzzle);
  const auto solutions = solve(puzzle, 100).solutions;
  REQUIRE(solutions.size() == 18);
  Solver solver;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!puzzle.is_empty(cell)) continue;
    for (Digit digit = 1; digit <= 9; ++digit) {
      int others = 0;
      for (const Grid& solution : solutions) others += solution[cell] != digit;
      CHECK(solver.solve_without(puzzle, {cell, digit}, 100) == others);
      CHECK(solver.solve_without(puzzle, {cell, digit}) == (others > 0 ? 1 : 0));
      if (others > 0) CHECK(solver.solution()[cell] != digit);
    }
  }
}
