// The engine as the bench sees solvers: characters in, characters out.
#include "sudoku/engine.hpp"
#include "solver.h"

size_t bench_solve(const char* puzzle, size_t limit, char* solution, size_t* guesses) {
  static sudoku::Solver solver;
  sudoku::Grid grid;
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    grid.set(cell, puzzle[cell] == '.' ? sudoku::kNoDigit : puzzle[cell] - '0');
  }
  const auto before = solver.guesses();
  const int found = solver.solve(grid, static_cast<int>(limit));
  *guesses = static_cast<size_t>(solver.guesses() - before);
  if (limit == 1 && found > 0) {
    const sudoku::Grid& solved = solver.solution();
    for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
      solution[cell] = static_cast<char>('0' + solved[cell]);
    }
  }
  return static_cast<size_t>(found);
}
