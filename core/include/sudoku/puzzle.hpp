// A puzzle as a person keeps it: what was given, what was filled in since, what was crossed out.
#pragma once

#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

struct Puzzle {
  Grid givens;
  Grid placed;  ///< digits filled in by the reader of the puzzle; never in a cell with a given
  /// Candidates crossed out: no part of Candidates::of(board()), which holds what the digits leave.
  std::array<Digits, kCells> eliminated{};

  /// Givens and placed digits together.
  constexpr Grid board() const { return merged(givens, placed); }

  /// What the digits on the board and the eliminations leave.
  constexpr Candidates candidates() const {
    Candidates left = Candidates::of(board());
    for (Cell cell = 0; cell < kCells; ++cell) left[cell] = left[cell] - eliminated[cell];
    return left;
  }

  friend constexpr bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace sudoku
