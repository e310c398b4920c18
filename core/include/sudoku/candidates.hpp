// Candidates: the digits that each cell can still hold.
//
// Five types hold them, each in the form that its algorithms need. Convert once, at the beginning:
//
//   Candidates              by cell; what public functions pass, and a plain value to change
//   LogicState              by cell, digit and house, with the digits; for finders, which read it.
//                           Only place, eliminate, restore and apply change it (logic.hpp)
//   logic::ChainState       by cell and house as plain masks; the scratch copy of a search for
//   chains engine::Board           by digit in vectors; for the rules of the engine
//   (engine/board.hpp) algorithms::UsedDigits  by house, the digits that are not candidates; for
//   algorithms that place
//                           and remove digits one by one
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
