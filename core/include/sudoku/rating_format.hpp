// Ratings of a list: a format of `Batch` (batch.hpp).
//
// Separate from the other formats, so that a program without it does not contain the human solver.
#pragma once

#include "sudoku/batch.hpp"

namespace sudoku {

/// Prints a row `puzzle,ER,EP,ED` for each puzzle, on the scale of Sudoku Explainer 1.2.1
/// (rating.hpp). For a puzzle that has not exactly one solution the figures are missing and a line
/// `# verdict` precedes the row. Milliseconds per puzzle. Thread-safe.
const BatchFormat& rating_format();

}  // namespace sudoku
