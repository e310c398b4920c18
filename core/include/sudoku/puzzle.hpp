// A puzzle in progress: givens, entries and eliminated candidates.
#pragma once

#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

struct Puzzle {
  Grid givens;
  Grid placed;  ///< entries; never in a cell with a given
  /// By cell: the candidates of Candidates::of(board()) that are eliminated.
  std::array<Digits, kCells> eliminated{};

  /// Givens and entries together.
  constexpr Grid board() const { return merged(givens, placed); }

  /// The candidates of the board without the eliminated ones.
  constexpr Candidates candidates() const {
    Candidates left = Candidates::of(board());
    for (Cell cell = 0; cell < kCells; ++cell) left[cell] = left[cell] - eliminated[cell];
    return left;
  }

  friend constexpr bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace sudoku
