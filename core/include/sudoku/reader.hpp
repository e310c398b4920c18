// Reads Sudoku puzzles from any text that people paste or open: lines, drawn grids, tables, arrays
// of source code, links, files and codes of other programs.
//
// The layout decides, not the number of digits: `src/reader/formats.hpp` lists the formats in the
// order in which they are tried. Formats with a signature come first, and the first match is final.
// The others overlap: the first that reads everything wins, else the one that ignores least.
// Cells in no known layout, or in one that fits several puzzles, are an error and never a guess.
// Headers, labels and titles around the cells are reported in `Reading::ignored`.
//
// Results own their memory and refer to nothing. All functions are thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// A position in the text.
struct Place {
  int line = 1;    ///< from 1
  int column = 1;  ///< from 1, in characters; those without width do not count

  friend bool operator==(const Place&, const Place&) = default;
};

/// Why a text, or a part of it, cannot be read.
enum class ParseCode {
  empty,           ///< no cell at all
  not_text,        ///< control characters: a binary file
  too_few_cells,   ///< fewer than 81, or the last puzzle of several is short
  too_many_cells,  ///< more than 81, and no whole number of puzzles
  row_length,      ///< one row of a nine-row grid has not nine cells
  bad_number,      ///< one of 81 numbers is not 0..9
  bad_candidates,  ///< candidates that cannot be: a digit twice, or not its place
  bad_code,        ///< a link or code of a known kind whose contents are damaged
  ambiguous,       ///< cells in no known layout, or in a layout that fits two puzzles
  not_rows,        ///< the lines are boxes or columns instead of rows, or in another order
  which_cell,  ///< names such as `a1`: of a spreadsheet from the top or a chess board from below?
};

/// "empty", "not_text", ...: the enumerator's name.
const char* name_of(ParseCode code);

struct ParseError {
  ParseCode code;
  Place place;
  std::string text;   ///< the text in question: at most 40 bytes of valid UTF-8
  int cells = 0;      ///< the number of cells read
  int row_cells = 0;  ///< row_length: the number of cells in the row at `place`; else 0
};

struct ReadPuzzle {
  Puzzle puzzle;
  Place place;                  ///< of its first cell
  std::vector<Grid> solutions;  ///< full grids that follow the puzzle in the text and extend it
  /// The text contains candidates, and `puzzle.eliminated` follows from them.
  bool has_candidates = false;
};

/// Text that is neither cells nor white space, borders, punctuation or comments.
struct Ignored {
  std::size_t characters = 0;
  Place place;       ///< of the first character; {1, 1} if there is none
  std::string text;  ///< the first of it: at most 40 bytes of valid UTF-8
};

struct Reading {
  const char* format = "";         ///< one of `reader_format_ids()`; "" if none understood the text
  std::deque<ReadPuzzle> puzzles;  ///< in the order of the text
  std::deque<ParseError> errors;   ///< at least one if `puzzles` is empty
  Ignored ignored;

  bool ok() const { return !puzzles.empty(); }
};

/// Reads a text in UTF-8 or, after a byte order mark, in UTF-16. Invalid bytes are text without a
/// meaning. In a list with damaged puzzles the others are read, and each damaged one is an error.
/// Of fewer than ten puzzles each is checked: one whole line and a line of 27 to 53 cells, tables
/// of other numbers, and boxes written as lines are errors. A
/// puzzle with a few equal digits in a house is read as it is. Complexity: linear in the size of
/// the text, in time and memory. Throws nothing but std::bad_alloc.
Reading read_text(std::string_view text);

/// Reads a text as `read_text` does, a part with each call. Not thread-safe.
class TextReader {
 public:
  /// Refers to `text`, which must outlive the object.
  explicit TextReader(std::string_view text);
  ~TextReader();

  /// Continues for this number of units of work, of 2 to 20 ns each, and some thousands more; at
  /// most half as many more as the text has bytes. True if all is read.
  bool advance(std::uint64_t units);

  /// The units that all calls of `advance` have used.
  std::uint64_t used() const { return used_; }

  /// The result, once. Precondition: `advance` has returned true.
  Reading take();

 private:
  struct State;
  std::unique_ptr<State> state_;
  std::uint64_t used_ = 0;
};

/// The ids that `Reading::format` can have, in the order in which the formats are tried.
std::vector<const char*> reader_format_ids();

}  // namespace sudoku
