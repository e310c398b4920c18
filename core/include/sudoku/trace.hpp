// A trace: the moves of a solver as plain text, exported from a run or written by any program.
//
//   G 530070000600195...   the puzzle, 81 characters, 0 or . for an empty cell; before all moves
//   P 1 3 1                places 1 in row 1, column 3
//   U 1 3                  removes the digit
//   E 1 3 5                removes a candidate
//   T 1 3 1                checks whether a digit fits; the board does not change
//   R 1 3 1                the digit does not fit; the board does not change
//   S                      the board is a solution
//   # ...                  a comment, also after a move
//
// P! and S! are P and S without the check: P! may place a digit that a peer has, and S! may report
// a board that is no solution. Exported traces use them where an algorithm makes that mistake.
//
// One move per line; rows, columns and digits from 1 to 9. Letters may be lower case; commas,
// semicolons and tabs count as spaces. Blank lines are ignored. Lines end in \n, \r\n or \r.
// Without a line G the reader must know the puzzle. web/run/traces.md describes the format for
// users.
//
// All functions are thread-safe as long as each thread uses its own objects.
#pragma once

#include <array>
#include <cstddef>
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

/// The first move of a text that is not possible.
struct IllegalMove {
  enum class Reason {
    unreadable,      ///< not a move, or the wrong number of arguments
    out_of_range,    ///< a row, column or digit is not 1..9
    on_given,        ///< P or U in the cell of a given
    filled,          ///< P in a cell that has a digit
    empty,           ///< U in a cell that has none
    clash,           ///< P of a digit that a peer has
    not_a_solution,  ///< S on a board with an empty cell or two equal digits in a house
  };
  static constexpr int kReasons = 7;

  std::size_t move;  ///< number of the move, from 1
  std::size_t line;  ///< number of its line in the text, from 1
  std::string text;  ///< the line, cut to 40 bytes at a character boundary
  Reason reason;
  /// The cell that rules the move out: the given, the filled or empty cell, or the peer; else -1.
  Cell cell = -1;

  friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

static_assert(static_cast<int>(IllegalMove::Reason::not_a_solution) + 1 == IllegalMove::kReasons);

/// "unreadable", "out_of_range", ...: the enumerator's name.
constexpr const char* name_of(IllegalMove::Reason reason) {
  constexpr std::array kNames = {"unreadable", "out_of_range", "on_given",      "filled",
                                 "empty",      "clash",        "not_a_solution"};
  static_assert(kNames.size() == IllegalMove::kReasons);
  return kNames[static_cast<std::size_t>(reason)];
}

struct Trace {
  Grid puzzle;
  std::vector<Event> moves;  ///< those before the illegal one
  std::optional<IllegalMove> illegal;
};

/// Reads a text up to its end or its first illegal move. `puzzle` applies if the text has no line
/// G. Time is linear in the length of the text; memory is 4 bytes per line.
Trace read_trace(std::string_view text, const Grid& puzzle = {});

/// The row that describes the run of a trace. It is not in the table: it cannot be started on a
/// puzzle, and `start` is null. `code` has one line per kind of move, in the order P U E T R S.
const Algorithm& trace_algorithm();

/// A run that plays the moves of a trace: event n is move n + 1. It ends `solved` if the last move
/// is S, else `exhausted` if no digit is left placed, else `stuck`. If the trace has an E,
/// snapshots have the candidates not removed, else those that the grid leaves. Their stack has the
/// placed digits in order.
///
/// Any moves are accepted: the run ends before the first that is not playable on its board, such as
/// a digit placed on another one. Linear in the number of moves.
Run replay(Trace trace);

/// The line G of a puzzle, with a line end.
std::string trace_head(const Grid& puzzle);

/// Writes the events of a run as moves. read_trace reads them back without an illegal move, and
/// after the moves of each event the board of the trace equals the board of the run, with one
/// exception: a digit that is written before it is checked (EventKind::write) becomes a T, and is
/// on the board of the trace only from its `place` on.
class TraceWriter {
 public:
  /// `puzzle`: the grid of the run at step 0.
  explicit TraceWriter(const Grid& puzzle) : grid_(puzzle) {}

  /// Appends the moves of the next event to `text`: none, one or two lines. Returns their number.
  int write(Event event, std::string& text);

 private:
  bool has_clash(Cell cell, Digit digit) const;

  Grid grid_;  // the board of the trace
};

/// A part of an exported trace.
struct TracePart {
  std::string text;
  std::uint64_t moves = 0;  ///< number of moves in `text`; the line G does not count
  bool cut = false;         ///< the next event has more moves than the limit allows
};

/// Exports a run as a trace, part by part, from the step at which it is made; the grid of that step
/// is the puzzle of the trace. Precondition: the run outlives it.
class TraceExport {
 public:
  explicit TraceExport(Run& run);

  /// The moves of the next `events` events, at most `limit` of them: an event whose moves do not
  /// fit begins the next part. The first part begins with the line G. Moves `run` to the event
  /// after the part; between two parts it may be moved to any step.
  TracePart next(std::size_t events, std::uint64_t limit);

 private:
  Run* run_;
  std::uint64_t step_;  // of the run after the last part
  TraceWriter writer_;
  std::string head_;  // the line G, until the first part
};

}  // namespace sudoku
