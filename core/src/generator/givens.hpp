// Removing givens as long as a puzzle has one solution.
#pragma once

#include <span>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/random.hpp"

namespace sudoku::generator {

/// True if a puzzle with one solution still has one without the given in `cell`.
inline bool is_redundant(Solver& solver, const Grid& puzzle, Cell cell) {
  Grid without = puzzle;
  without.clear(cell);
  return solver.solve_without(without, {cell, puzzle[cell]}) == 0;
}

/// True if no given of a puzzle with one solution can be removed.
bool is_minimal(Solver& solver, const Grid& puzzle);

/// Removes givens of `puzzle` in the order of `cells` wherever one solution remains.
void remove_redundant(Solver& solver, Grid& puzzle, std::span<const Cell> cells);

/// A puzzle with the solution `solution`: a random set of orbits together with `kept`, from which
/// no orbit can be removed. The same as removing the orbits from the full grid one after the other
/// in a random order. `orbits` are disjoint, and permuted. Precondition: all cells together have
/// one solution.
Grid reduced(Solver& solver, const Grid& solution, CellSet kept, std::vector<CellSet>& orbits,
             Random& random);

}  // namespace sudoku::generator
