// The kinds of moves of a trace, and the board on which they start.
#pragma once

#include <array>

#include "sudoku/event.hpp"

namespace sudoku::trace {

struct MoveKind {
  char letter;
  int numbers;  // how many of row, column and digit follow the letter
  EventKind kind;
};

/// The label of an event of a trace is its index here.
inline constexpr std::array<MoveKind, 6> kMoveKinds = {{
    {'P', 3, EventKind::place},
    {'U', 2, EventKind::remove},
    {'E', 3, EventKind::eliminate},
    {'T', 3, EventKind::try_},
    {'R', 3, EventKind::reject},
    {'S', 0, EventKind::solution},
}};

/// A given has one candidate, as in the possible[][][] of programming assignment 4.
inline EventBoard board_of(const Grid& puzzle) {
  EventBoard board{puzzle, {}, 0};
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!puzzle.is_empty(cell)) board.candidates[cell] = Digits::of(puzzle[cell]);
  }
  return board;
}

/// True if `event` is a move that `board` can apply and undo: its label is that of its kind, its
/// cell and digit are in range, a placed digit goes into an empty cell that is no given, a removed
/// one is there and no given, a removed candidate is there. Whether digits conflict does not
/// matter.
inline bool is_playable(const EventBoard& board, const Grid& puzzle, Event event) {
  const auto label = static_cast<std::size_t>(event.label());
  if (label >= kMoveKinds.size()) return false;
  const MoveKind& move = kMoveKinds[label];
  // A candidate removed before is removed again by an event that changes nothing.
  const bool again = move.kind == EventKind::eliminate && event.kind() == EventKind::reject;
  if (event.kind() != move.kind && !again) return false;
  if (move.numbers == 0) return event.place() == Event::kNowhere && event.digit() == kNoDigit;
  const Cell cell = event.place();
  if (cell >= kCells) return false;
  if (move.numbers == 3 && (event.digit() < 1 || event.digit() > 9)) return false;
  switch (event.kind()) {
    case EventKind::place:
      return board.grid.is_empty(cell) && event.before() == kNoDigit;
    case EventKind::remove:
      return puzzle.is_empty(cell) && !board.grid.is_empty(cell) &&
             event.before() == board.grid[cell] && event.digit() == kNoDigit;
    case EventKind::eliminate:
      return board.candidates[cell].has(event.digit());
    default:
      return true;
  }
}

}  // namespace sudoku::trace
