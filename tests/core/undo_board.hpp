// A board that undoes events: shows that the fields of an event suffice to undo it.
#pragma once

#include "sudoku/event.hpp"

struct UndoBoard : sudoku::EventBoard {
  /// Undoes the event applied last.
  void undo(sudoku::Event event) {
    using sudoku::EventKind;
    switch (event.kind()) {
      case EventKind::place:
        --depth;
        grid.set(event.place(), event.before());
        break;
      case EventKind::write:
        grid.set(event.place(), event.before());
        break;
      case EventKind::remove:
        ++depth;
        grid.set(event.place(), event.before());
        break;
      case EventKind::eliminate:
        candidates[event.place()].add(event.digit());
        break;
      default:
        break;
    }
  }

  friend bool operator==(const UndoBoard&, const UndoBoard&) = default;
};
