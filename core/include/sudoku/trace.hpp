// A trace: the moves of a solver as plain text, ours to export or anybody's to be played.
//
//   G 530070000600195...   the puzzle, 81 characters, 0 or . where empty; before all moves
//   P 1 3 1                places 1 in row 1, column 3
//   U 1 3                  takes it back
//   E 1 3 5                crosses out a candidate
//   T 1 3 1                asks whether a digit fits; the board stays as it is
//   R 1 3 1                it does not fit; the board stays as it is
//   S                      the board is taken for a solution
//   # ...                  a comment, also behind a move
//
// One move a line; rows, columns and digits from 1 to 9. Letters may be small, and commas,
// semicolons and tabs may stand for spaces. Blank lines count for nothing. Without G the puzzle
// must be known otherwise.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/algorithm.hpp"
#include "sudoku/event.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

/// The first move that cannot be.
struct IllegalMove {
  enum class Reason {
    unreadable,      ///< no move, or not as many numbers as it needs
    out_of_range,    ///< a row, column or digit that is not 1..9
    on_given,        ///< P or U in the cell of a given
    filled,          ///< P in a cell that holds a digit
    empty,           ///< U in a cell that holds none
    clash,           ///< P of a digit that a peer holds
    not_a_solution,  ///< S where a cell is empty, or two digits clash
  };
  std::size_t move;  ///< its number from 1
  std::size_t line;  ///< its line in the text, from 1
  std::string text;  ///< that line, at most 40 bytes
  Reason reason;
  /// What stands against it: the given, the filled, the empty cell, or the peer; else -1.
  Cell cell = -1;

  friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// "unreadable", "out_of_range", ...: the enumerator's name.
const char* name_of(IllegalMove::Reason reason);

struct Trace {
  Grid puzzle;
  std::vector<Event> moves;  ///< those before the illegal one
  std::optional<IllegalMove> illegal;
};

/// Reads a text; `puzzle` is that of a trace without G. Cost: linear, and 4 bytes a line.
Trace read_trace(std::string_view text, const Grid& puzzle = {});

/// How the moves of a trace are told: `code` names one kind of move a line, in the order P U E T R
/// S, and events name that line. Not in the table: it cannot be started on a puzzle.
const Algorithm& trace_algorithm();

/// A run that plays the moves of a trace: event n is move n + 1. It ends `solved` with a last move
/// S, else `exhausted` where no digit is left placed, else `stuck`. The candidates of its snapshots
/// are those not crossed out where the trace has an E, else what the grid leaves; its stack holds
/// the digits placed, in order.
Run replay(Trace trace);

/// "G 530070...\n"
std::string trace_head(const Grid& puzzle);

/// Writes the events of a run as moves that can all be read again.
///
/// A digit that is written before it is asked for (EventKind::write) is a T, because it may clash;
/// it is on the board of the trace when it is placed. Otherwise the boards are the same after each
/// event.
class TraceWriter {
 public:
  explicit TraceWriter(const Grid& puzzle) : grid_(puzzle) {}

  /// Appends the moves that the next event makes, up to two lines; returns how many.
  int write(Event event, std::string& text);

 private:
  Grid grid_;  // the board of the trace
};

}  // namespace sudoku
