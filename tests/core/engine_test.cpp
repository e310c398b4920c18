#include "sudoku/engine.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "brute_force.hpp"
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/writer.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

// xorshift64: the same numbers on every platform.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  int below(int n) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<int>(state_ % static_cast<std::uint64_t>(n));
  }

 private:
  std::uint64_t state_;
};

bool solves(const Grid& solution, const Grid& puzzle) {
  return solution.is_full() && conflicts(solution).empty() && solution.is_extension_of(puzzle);
}

// Copies of a full grid with up to 51 cells emptied; in every fourth one digit may not fit.
std::vector<Grid> puzzles_with_holes(int count) {
  const Grid full = solve(Grid{}, 1).solutions.at(0);
  Random random(81);
  std::vector<Grid> puzzles;
  for (int i = 0; i < count; ++i) {
    Grid puzzle = full;
    for (int hole = 0; hole < 44 + i % 8; ++hole) puzzle.clear(random.below(kCells));
    if (i % 4 == 0) puzzle.set(random.below(kCells), 1 + random.below(9));
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

}  // namespace

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
  CHECK(SolutionSearch(grid).advance(1000) == SolutionSearch::State::exhausted);
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
      if (state == SolutionSearch::State::exhausted) break;
      if (state == SolutionSearch::State::found) found.push_back(search.solution());
    }
    CHECK(found == expected);
    CHECK(search.found() == 18);
  }
}

TEST_CASE("counting in slices pauses and reaches the full number", "[engine]") {
  SolutionSearch search(grid_of(puzzles::kAlmanacThird.puzzle));
  int pauses = 0;
  while (search.count(50) == SolutionSearch::State::paused) ++pauses;
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
  Random random(20);
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
