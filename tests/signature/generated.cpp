// The puzzles do not depend on the engine's order of search: the engine only decides whether a
// puzzle has one solution.
#include "generated.hpp"

#include <array>
#include <numeric>
#include <utility>

#include "sudoku/candidates.hpp"
#include "sudoku/engine.hpp"

namespace signature {

namespace {

using sudoku::Candidates;
using sudoku::Cell;
using sudoku::Digit;
using sudoku::Digits;
using sudoku::Grid;
using sudoku::kCells;

std::array<Cell, kCells> shuffled_cells(Random& random) {
  std::array<Cell, kCells> cells;
  std::iota(cells.begin(), cells.end(), 0);
  for (int i = kCells - 1; i > 0; --i) std::swap(cells[i], cells[random.below(i + 1)]);
  return cells;
}

Digit any_of(Digits digits, Random& random) {
  int skip = random.below(digits.size());
  for (Digit digit : digits) {
    if (skip-- == 0) return digit;
  }
  return sudoku::kNoDigit;
}

// Fills the empty cells of `grid`, always one with the fewest candidates. False if it has no
// solution.
bool fill(Grid& grid, Random& random) {
  const Candidates candidates = Candidates::of(grid);
  Cell fewest = -1;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) continue;
    if (fewest < 0 || candidates[cell].size() < candidates[fewest].size()) fewest = cell;
  }
  if (fewest < 0) return true;
  for (Digits left = candidates[fewest]; !left.empty();) {
    const Digit digit = any_of(left, random);
    left.remove(digit);
    grid.set(fewest, digit);
    if (fill(grid, random)) return true;
  }
  grid.clear(fewest);
  return false;
}

// Boxes 0, 4 and 8 share no house: any contents of them can be completed, and quickly.
Grid full_grid(Random& random) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (sudoku::box_of(cell) % 4 != 0) continue;
    grid.set(cell, any_of(Candidates::of(grid)[cell], random));
  }
  fill(grid, random);
  return grid;
}

// Removes givens as long as there is one solution.
Grid minimal(Grid grid, Random& random, sudoku::Solver& solver) {
  for (Cell cell : shuffled_cells(random)) {
    Grid without = grid;
    without.clear(cell);
    if (solver.solve(without, 2) == 1) grid = without;
  }
  return grid;
}

Grid without_givens(Grid grid, int n, Random& random) {
  for (Cell cell : shuffled_cells(random)) {
    if (n == 0) break;
    if (grid.is_empty(cell)) continue;
    grid.clear(cell);
    --n;
  }
  return grid;
}

// Adds a digit that conflicts with no given and differs from the solution.
Grid with_wrong_digit(Grid grid, const Grid& solution, Random& random) {
  const Candidates candidates = Candidates::of(grid);
  for (Cell cell : shuffled_cells(random)) {
    Digits wrong = candidates[cell];
    wrong.remove(solution[cell]);
    if (!grid.is_empty(cell) || wrong.empty()) continue;
    grid.set(cell, any_of(wrong, random));
    break;
  }
  return grid;
}

Grid with_clash(Grid grid, const Grid& solution, Random& random) {
  const Cell cell = random.below(kCells);
  const Cell other = cell / 9 * 9 + (cell + 1) % 9;
  grid.set(cell, solution[cell]);
  grid.set(other, solution[cell]);
  return grid;
}

}  // namespace

std::vector<Grid> generated_puzzles(int families) {
  Random random(1);
  sudoku::Solver solver;
  std::vector<Grid> puzzles{Grid{}};
  for (int family = 0; family < families; ++family) {
    const Grid solution = full_grid(random);
    const Grid puzzle = minimal(solution, random, solver);
    puzzles.push_back(puzzle);
    puzzles.push_back(without_givens(puzzle, 1, random));
    puzzles.push_back(without_givens(puzzle, 2 + random.below(4), random));
    puzzles.push_back(with_wrong_digit(puzzle, solution, random));
    puzzles.push_back(with_clash(puzzle, solution, random));
    puzzles.push_back(without_givens(solution, 36 + random.below(36), random));
  }
  return puzzles;
}

}  // namespace signature
