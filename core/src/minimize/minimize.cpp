#include "sudoku/minimize.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "sudoku/random.hpp"

namespace sudoku {

namespace {

constexpr std::size_t kMostKnown = 10'000;
// A greedy search looks at this number of solutions at a time.
constexpr int kGreedySolutions = 500;

bool has_one_solution(Solver& solver, const Grid& puzzle) { return solver.solve(puzzle, 2) == 1; }

std::array<Cell, kCells> shuffled_cells(Random& random) {
  std::array<Cell, kCells> cells;
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(cells, kCells);
  return cells;
}

// All solutions; or the first `most` + 1, if there are more than `most`.
std::vector<Grid> solutions_of(const Grid& puzzle, std::size_t most) {
  std::vector<Grid> solutions;
  SolutionSearch search(puzzle);
  while (solutions.size() <= most && search.advance(UINT64_MAX) == SolutionSearch::Progress::found)
    solutions.push_back(search.solution());
  return solutions;
}

// How many of the solutions have each digit in each cell.
using Tally = std::array<std::array<int, 10>, kCells>;

Tally tally_of(const std::vector<Grid>& solutions) {
  Tally tally{};
  for (const Grid& solution : solutions) {
    for (Cell cell = 0; cell < kCells; ++cell) ++tally[cell][solution[cell]];
  }
  return tally;
}

// The placement that the fewest solutions have, at least one; random among equal ones.
Placement rarest(const Tally& tally, Random& random) {
  std::vector<Placement> best;
  int fewest = INT32_MAX;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      const int count = tally[cell][digit];
      if (count == 0 || count > fewest) continue;
      if (count < fewest) best.clear();
      fewest = count;
      best.push_back({cell, digit});
    }
  }
  return best[random.below(static_cast<int>(best.size()))];
}

// One given that leaves one of the solutions, if there is one.
std::optional<Placement> decisive(const std::vector<Grid>& solutions, Random& random) {
  const Tally tally = tally_of(solutions);
  const Placement placement = rarest(tally, random);
  if (tally[placement.cell][placement.digit] == 1) return placement;
  return std::nullopt;
}

// Two givens that leave one of the solutions. First those are tried that leave few solutions.
std::optional<std::array<Placement, 2>> decisive_pair(const std::vector<Grid>& solutions,
                                                      Random& random) {
  const Tally tally = tally_of(solutions);
  const int size = static_cast<int>(solutions.size());
  std::vector<Placement> firsts;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (tally[cell][digit] > 0 && tally[cell][digit] < size) firsts.push_back({cell, digit});
    }
  }
  random.shuffle(firsts, static_cast<int>(firsts.size()));
  std::stable_sort(firsts.begin(), firsts.end(), [&](Placement a, Placement b) {
    return tally[a.cell][a.digit] < tally[b.cell][b.digit];
  });
  for (const Placement& first : firsts) {
    std::vector<Grid> left;
    std::copy_if(solutions.begin(), solutions.end(), std::back_inserter(left),
                 [&](const Grid& grid) { return grid[first.cell] == first.digit; });
    if (const auto second = decisive(left, random)) return std::array{first, *second};
  }
  return std::nullopt;
}

// Adds the rarest digits of some solutions until one is left; then leaves out what is not needed.
std::vector<Placement> greedy(Solver& solver, const Grid& puzzle, Random& random) {
  Grid grid = puzzle;
  std::vector<Cell> added;
  while (solver.solve(grid, 2) > 1) {
    const Placement placement = rarest(tally_of(solutions_of(grid, kGreedySolutions)), random);
    grid.set(placement.cell, placement.digit);
    added.push_back(placement.cell);
  }
  remove_redundant(solver, grid, added);
  std::vector<Placement> placements;
  for (Cell cell : added) {
    if (!grid.is_empty(cell)) placements.push_back({cell, grid[cell]});
  }
  return placements;
}

}  // namespace

bool is_minimal(Solver& solver, const Grid& puzzle) {
  for (Cell cell : filled_cells(puzzle)) {
    if (is_redundant(solver, puzzle, cell)) return false;
  }
  return true;
}

void remove_redundant(Solver& solver, Grid& puzzle, std::span<const Cell> cells) {
  for (Cell cell : cells) {
    if (!puzzle.is_empty(cell) && is_redundant(solver, puzzle, cell)) puzzle.clear(cell);
  }
}

std::optional<CellSet> redundant_givens(const Grid& puzzle) {
  Solver solver;
  if (!has_one_solution(solver, puzzle)) return std::nullopt;
  CellSet redundant;
  for (Cell cell : filled_cells(puzzle)) {
    if (is_redundant(solver, puzzle, cell)) redundant.add(cell);
  }
  return redundant;
}

std::optional<Grid> minimized(const Grid& puzzle, std::uint64_t seed) {
  Solver solver;
  if (!has_one_solution(solver, puzzle)) return std::nullopt;
  Random random(seed);
  Grid grid = puzzle;
  remove_redundant(solver, grid, shuffled_cells(random));
  return grid;
}

std::optional<Completion> completed(const Grid& puzzle, std::uint64_t seed) {
  Solver solver;
  if (solver.solve(puzzle, 1) == 0) return std::nullopt;
  Completion completion;
  Random random(seed);
  const std::vector<Grid> solutions = solutions_of(puzzle, kMostKnown);
  if (solutions.size() > 1) {
    const bool all_known = solutions.size() <= kMostKnown;
    if (const auto one = all_known ? decisive(solutions, random) : std::nullopt) {
      completion.givens = {*one};
    } else if (const auto two = all_known ? decisive_pair(solutions, random) : std::nullopt) {
      completion.givens.assign(two->begin(), two->end());
    } else {
      completion.givens = greedy(solver, puzzle, random);
      // All sets of one and two givens were tried.
      completion.fewest = all_known && completion.givens.size() <= 3;
    }
  }
  std::sort(completion.givens.begin(), completion.givens.end(),
            [](Placement a, Placement b) { return a.cell < b.cell; });
  Grid grid = puzzle;
  for (const Placement& given : completion.givens) grid.set(given.cell, given.digit);
  solver.solve(grid, 1);
  completion.solution = solver.solution();
  return completion;
}

}  // namespace sudoku
