#include "generator/givens.hpp"

#include <algorithm>

namespace sudoku::generator {

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

// If the first k orbits leave one solution, so do more of them. Therefore a search among the
// prefixes finds the orbits after the last necessary one, all of which are removed.
Grid reduced(Solver& solver, const Grid& solution, CellSet kept, std::vector<CellSet>& orbits,
             Random& random) {
  constexpr int kUsualCells = 45;  // of the shortest prefix, without a symmetry
  const int size = static_cast<int>(orbits.size());
  random.shuffle(orbits, size);
  const auto prefix = [&](int count) {
    Grid grid = restricted(solution, kept);
    for (int i = 0; i < count; ++i) {
      for (Cell cell : orbits[i]) grid.set(cell, solution[cell]);
    }
    return grid;
  };
  // Usually the border is near `probe`: steps lead away from there until it is passed.
  int least = 0;
  int most = size;
  int probe = size * kUsualCells / kCells;
  const int step = std::max(1, size / 20);
  bool seen_above = false, seen_below = false;
  while (least < most) {
    probe = std::clamp(probe, least, most - 1);
    if (solver.solve(prefix(probe), 2) == 1) {
      most = probe;
      probe -= step;
      seen_above = true;
    } else {
      least = probe + 1;
      probe += step;
      seen_below = true;
    }
    if (seen_above && seen_below) probe = (least + most) / 2;
  }

  Grid puzzle = prefix(most);
  for (int i = most - 2; i >= 0; --i) {
    const CellSet orbit = orbits[i];
    if (orbit.size() == 1) {
      for (Cell cell : orbit) {
        if (is_redundant(solver, puzzle, cell)) puzzle.clear(cell);
      }
      continue;
    }
    Grid without = puzzle;
    for (Cell cell : orbit) without.clear(cell);
    if (solver.solve(without, 2) == 1) puzzle = without;
  }
  return puzzle;
}

}  // namespace sudoku::generator
