#include "generator/singles_closure.hpp"

#include <array>

#include "sudoku/cell_set.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::generator {

// A sweep looks at each house for digits with one place, then at each empty cell for one candidate.
Grid with_singles(const Grid& puzzle) {
  Grid grid = puzzle;
  std::array<Digits, kCells> candidates;
  CellSet empty;
  for (Cell cell = 0; cell < kCells; ++cell) {
    candidates[cell] = Digits::all();
    if (grid.is_empty(cell)) empty.add(cell);
  }
  const auto exclude = [&](Cell cell, Digit digit) {
    candidates[cell] = {};
    for (Cell peer : kPeers[cell]) candidates[peer].remove(digit);
  };
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) exclude(cell, grid[cell]);
  }
  const auto place = [&](Cell cell, Digit digit) {
    grid.set(cell, digit);
    empty.remove(cell);
    exclude(cell, digit);
  };
  for (bool changed = true; changed && !empty.empty();) {
    changed = false;
    for (const auto& house : kHouseCells) {
      Digits once, more;
      for (Cell cell : house) {
        more = more | (once & candidates[cell]);
        once = once | candidates[cell];
      }
      if (once == more) continue;
      for (Cell cell : house) {
        const Digits single = candidates[cell] & (once - more);
        if (single.empty()) continue;
        place(cell, single.first());
        changed = true;
      }
    }
    for (Cell cell : empty) {
      if (candidates[cell].size() != 1) continue;
      place(cell, candidates[cell].first());
      changed = true;
    }
  }
  return grid;
}

}  // namespace sudoku::generator
