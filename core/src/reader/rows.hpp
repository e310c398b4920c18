// How lines of nine cells make up grids.
#pragma once

#include "reader/alphabet.hpp"
#include "reader/clean_text.hpp"
#include "reader/grid_row.hpp"
#include "reader/reading_builder.hpp"

namespace sudoku::reader {

/// Makes grids of nine rows each. Rows belong together if nothing but borders and comments is
/// between them, or empty lines after every row or every third. Rows that do not fit the others (a
/// header, an id, a frame) are ignored if the others then make whole grids; a row too few or too
/// many spoils its grid only. Complexity: linear.
Task<void> add_grids(const CleanText& text, const Alphabet& alphabet, const LineRows& rows,
                     ReadingBuilder& builder);

}  // namespace sudoku::reader
