// A puzzle in progress: givens, entries and eliminated candidates.
//
// Givens and eliminated candidates are the puzzle: verdict, solutions, count and rating respect
// both. Entries are progress and change none of them. Functions that take a Grid instead know
// givens only.
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

  /// True if candidates are eliminated: the solutions of the puzzle are then a part of those of its
  /// givens.
  constexpr bool is_restricted() const { return eliminated != std::array<Digits, kCells>{}; }

  /// What a solution can have in each cell: the candidates of the givens without the eliminated
  /// ones. Entries are progress, not part of the puzzle, and do not count.
  constexpr Candidates restriction() const { return Puzzle{givens, {}, eliminated}.candidates(); }

  friend constexpr bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace sudoku
