// The kinds of moves, and the board that they start from.
#pragma once

#include <array>

#include "sudoku/event.hpp"

namespace sudoku {

struct Move {
  char letter;
  int numbers;  // row, column, digit: how many of them follow
  EventKind kind;
};

/// An event of a trace names its row here as its line.
inline constexpr std::array<Move, 6> kMoves = {{
    {'P', 3, EventKind::place},
    {'U', 2, EventKind::remove},
    {'E', 3, EventKind::eliminate},
    {'T', 3, EventKind::try_},
    {'R', 3, EventKind::reject},
    {'S', 0, EventKind::solution},
}};

inline int line_of(const Move& move) { return static_cast<int>(&move - kMoves.data()); }

/// A given has one candidate, as in the possible[][][] of programming assignment 4.
inline Board board_of(const Grid& puzzle) {
  Board board{puzzle, {}, 0};
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!puzzle.is_empty(cell)) board.candidates[cell] = Digits::of(puzzle[cell]);
  }
  return board;
}

}  // namespace sudoku
