// Candidates: the digits that each cell can still hold.
#pragma once

#include <array>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {

/// A value of 162 bytes.
class Candidates {
 public:
  /// Every digit in every cell.
  constexpr Candidates() { cells_.fill(Digits::all()); }

  /// The candidates of a grid: a filled cell has its digit, an empty cell the digits that no peer
  /// has.
  static constexpr Candidates of(const Grid& grid) {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!grid.is_empty(cell)) {
        candidates[cell] = Digits::of(grid[cell]);
        continue;
      }
      for (Cell peer : kPeers[cell]) {
        if (!grid.is_empty(peer)) candidates[cell].remove(grid[peer]);
      }
    }
    return candidates;
  }

  constexpr Digits& operator[](Cell cell) & { return cells_[cell]; }
  constexpr Digits operator[](Cell cell) const& { return cells_[cell]; }

  friend constexpr bool operator==(const Candidates&, const Candidates&) = default;

 private:
  std::array<Digits, kCells> cells_;
};

static_assert(Candidates::of(Grid{}) == Candidates{});
static_assert([] {
  Grid grid;
  grid.set(0, 5);
  const Candidates candidates = Candidates::of(grid);
  return candidates[0] == Digits::of(5) && !candidates[8].has(5) && !candidates[20].has(5) &&
         candidates[80].has(5);
}());

}  // namespace sudoku
