// Givens that a puzzle does not need, and givens that it lacks.
//
// Functions are pure and thread-safe. The number of solutions of a puzzle with few givens can take
// seconds to find out (engine.hpp); otherwise the times below hold.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// True if a puzzle with one solution still has one without the given in `cell`.
inline bool is_redundant(Solver& solver, const Grid& puzzle, Cell cell) {
  Grid without = puzzle;
  without.clear(cell);
  return solver.solve_without(without, {cell, puzzle[cell]}) == 0;
}

/// True if no given of a puzzle with one solution can be removed.
bool is_minimal(Solver& solver, const Grid& puzzle);

/// Removes givens of a puzzle with one solution in the order of `cells` wherever one remains.
void remove_redundant(Solver& solver, Grid& puzzle, std::span<const Cell> cells);

/// The givens each of which can be removed alone: one solution remains. Nothing if the puzzle has
/// not exactly one solution. Less than a millisecond.
std::optional<CellSet> redundant_givens(const Grid& puzzle);

/// Removes givens in a random order as long as one solution remains. The result is minimal and
/// depends on puzzle and seed only. Nothing if the puzzle has not exactly one solution. Less than a
/// millisecond.
std::optional<Grid> minimized(const Grid& puzzle, std::uint64_t seed);

/// Givens that make the solution of a puzzle unique.
struct Completion {
  std::vector<Placement> givens;  ///< in the order of cells; empty if the puzzle has one solution
  Grid solution;
  /// No smaller number of givens suffices. False if that is not known.
  bool fewest = true;
};

/// Adds as few givens as possible to a puzzle with several solutions. One or two givens are found
/// if they suffice and the puzzle has at most 10,000 solutions; otherwise a greedy search finds a
/// set of which none can be left out. The result depends on puzzle and seed only. Nothing if the
/// puzzle has no solution. Up to some tenths of a second.
std::optional<Completion> completed(const Grid& puzzle, std::uint64_t seed);

}  // namespace sudoku
