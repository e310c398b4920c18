// Reads whatever people paste: says which puzzles it understood, what it passed over, and what
// stands in the way.
//
// A text can be read in several ways. Every reader of a table (src/reader.cpp) tries; the first
// that yields whole puzzles and passes over nothing wins, else the one that passes over least.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// Where something stands in the text.
struct Place {
  int line = 1;    ///< from 1
  int column = 1;  ///< from 1, in characters

  friend bool operator==(const Place&, const Place&) = default;
};

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
};

/// "empty", "not_text", ...: the enumerator's name.
const char* name_of(ParseCode code);

struct ParseError {
  ParseCode code;
  Place place;
  std::string text;   ///< the offending text, at most 40 bytes, valid UTF-8
  int cells = 0;      ///< how many cells were read
  int row_cells = 0;  ///< of row_length: how many of them in that row
};

/// A puzzle and where it came from.
struct ReadPuzzle {
  Puzzle puzzle;
  Place place;                  ///< of its first cell
  std::vector<Grid> solutions;  ///< full grids that follow it in the text and extend it
  bool has_candidates = false;  ///< the text told candidates, so `eliminated` may say something
};

/// What was passed over: neither cells, nor white space, nor borders, nor comments.
struct Ignored {
  std::size_t characters = 0;
  Place place;       ///< of the first
  std::string text;  ///< the first of them, at most 40 bytes, valid UTF-8
};

struct Reading {
  /// Id of the reader that understood the text: "link", "s9b", "729", "hodoku", "opensudoku",
  /// "sdk", "symbols", "line", "block", "numbers", "candidates", "table", "fixed-width" or
  /// "almanac".
  const char* format = "";
  std::vector<ReadPuzzle> puzzles;  ///< in the order of the text
  std::vector<ParseError> errors;   ///< where puzzles is empty, at least one
  Ignored ignored;

  bool ok() const { return !puzzles.empty(); }
};

/// Reads a text of any size, in UTF-8 or in UTF-16 with its byte order mark. Cost: linear.
/// Never throws for what it reads; a list in which some lines are bad yields the good ones and an
/// error for each of the others.
Reading read_text(std::string_view text);

/// The ids that `Reading::format` can have, in the order in which the formats are tried.
std::vector<const char*> reader_format_ids();

}  // namespace sudoku
