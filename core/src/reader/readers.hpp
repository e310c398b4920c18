// The readers, each for one way of writing puzzles. A reader returns nothing where the text is
// not of its kind; else what it read, with errors where the text is of its kind but damaged.
#pragma once

#include <optional>
#include <string_view>

#include "reader/source.hpp"

namespace sudoku::reader {

using Attempt = std::optional<Reading>;

// Kinds with a signature: the first that answers is right.
Attempt read_links(const Source& source);
Attempt read_s9b(const Source& source);
Attempt read_729(const Source& source);
Attempt read_hodoku(const Source& source);
Attempt read_opensudoku(const Source& source);
Attempt read_sdk(const Source& source);

// Kinds that overlap: the one that passes over least is right.
Attempt read_symbols(const Source& source);
Attempt read_lines(const Source& source);
Attempt read_blocks(const Source& source);
Attempt read_numbers(const Source& source);
Attempt read_candidates(const Source& source);
Attempt read_tables(const Source& source);
Attempt read_fixed_width(const Source& source);

/// The Almanac's rule: digits, 0 and . are cells, # begins a comment, all else is passed over.
/// Never without an answer.
Reading read_almanac(const Source& source);

/// A puzzle written as a value of its own (in a link, an attribute): 81 cells, S9B, or a code of
/// sudoku.coach. Nothing where it is none of these.
std::optional<Puzzle> puzzle_from_value(std::string_view value);

/// SudokuWiki's `S9B` and 162 base-36 digits; nothing where a character is none of these.
std::optional<Puzzle> puzzle_from_s9b(std::string_view code);

/// sudoku.coach's `SCv7_32_` and base-32 digits of a compressed record.
std::optional<Puzzle> puzzle_from_coach(std::string_view code);

}  // namespace sudoku::reader
