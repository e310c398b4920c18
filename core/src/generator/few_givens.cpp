#include "generator/few_givens.hpp"

#include <array>
#include <vector>

#include "sudoku/minimize.hpp"

namespace sudoku::generator {

namespace {

// A puzzle without some of its givens has more solutions than this: the change is given up.
constexpr int kMostSolutions = 150;

}  // namespace

void FewGivens::move(Solver& solver, Random& random) {
  if (!replace(2, solver, random)) replace(1, solver, random);
}

// Removes `count` random givens and adds one that excludes all other solutions. False, and no
// change, if there is none.
bool FewGivens::replace(int count, Solver& solver, Random& random) {
  std::array<Cell, kCells> cells{};
  int size = 0;
  for (Cell cell : filled_cells(puzzle_) - kept_) cells[size++] = cell;
  if (size < count) return false;
  Grid left = puzzle_;
  CellSet removed;
  for (int i = 0; i < count; ++i) {
    std::swap(cells[i], cells[i + random.below(size - i)]);
    left.clear(cells[i]);
    removed.add(cells[i]);
  }
  // The cells in which no other solution has the digit of the solution.
  CellSet decisive = CellSet::all() - filled_cells(left) - removed;
  SolutionSearch search(left);
  while (!decisive.empty() && search.advance(UINT64_MAX) == SolutionSearch::Progress::found) {
    if (search.found() > kMostSolutions) return false;
    const Grid other = search.solution();
    if (other == solution_) continue;
    for (Cell cell : decisive) {
      if (other[cell] == solution_[cell]) decisive.remove(cell);
    }
  }
  if (decisive.empty()) return false;
  int skip = random.below(decisive.size());
  for (Cell cell : decisive) {
    if (skip-- == 0) left.set(cell, solution_[cell]);
  }
  puzzle_ = left;
  // Another given can be redundant now.
  random.shuffle(cells, size);
  remove_redundant(solver, puzzle_, std::span(cells).first(size));
  return true;
}

}  // namespace sudoku::generator
