#include "sudoku/given_worth.hpp"

#include "sudoku/engine.hpp"

namespace sudoku {

std::optional<std::vector<GivenWorth>> worth_of_givens(const Grid& puzzle, int limit) {
  Solver solver;
  if (solver.solve(puzzle, 2) != 1) return std::nullopt;
  std::vector<GivenWorth> worths;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.is_empty(cell)) continue;
    Grid without = puzzle;
    without.clear(cell);
    const std::uint64_t before = solver.guesses();
    const int solutions = solver.solve(without, limit);
    worths.push_back({cell, solutions, solver.guesses() - before});
  }
  return worths;
}

}  // namespace sudoku
