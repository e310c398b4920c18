// The engine behind the interface of the bench: characters in, characters out.
#include "sudoku/engine.hpp"

#include <algorithm>
#include <vector>

#include "list.hpp"

namespace {

using namespace sudoku;

Grid grid_of(const char* puzzle) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    grid.set(cell, puzzle[cell] == '.' ? kNoDigit : puzzle[cell] - '0');
  }
  return grid;
}

}  // namespace

size_t bench_solve(const char* puzzle, size_t limit, char* solution, size_t* guesses) {
  static Solver solver;
  const auto before = solver.guesses();
  const int found = solver.solve(grid_of(puzzle), static_cast<int>(limit));
  *guesses = static_cast<size_t>(solver.guesses() - before);
  if (limit == 1 && found > 0) {
    const Grid solved = solver.solution();
    for (Cell cell = 0; cell < kCells; ++cell) {
      solution[cell] = static_cast<char>('0' + solved[cell]);
    }
  }
  return static_cast<size_t>(found);
}

/// Solves `count` puzzles of a list in batches, as lists are solved. Returns the number of
/// solutions found, at most `limit` per puzzle.
extern "C" size_t bench_together(const char* list, size_t count, size_t limit) {
  static Solver solver;
  static std::vector<Grid> puzzles(Solver::kBatchSize);
  size_t found = 0;
  while (count > 0) {
    const size_t some = std::min(count, puzzles.size());
    for (size_t i = 0; i < some; ++i) puzzles[i] = grid_of(list + i * kLine);
    solver.load(std::span(puzzles).first(some));
    for (size_t i = 0; i < some; ++i) found += solver.solve_next(static_cast<int>(limit));
    list += some * kLine;
    count -= some;
  }
  return found;
}
