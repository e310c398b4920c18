// Ratings of a list: a format of `Batch` (batch.hpp).
//
// Separate from the other formats, because a program can get the ratings from elsewhere and then
// does not contain the human solver.
#pragma once

#include "sudoku/batch.hpp"
#include "sudoku/rating.hpp"

namespace sudoku {

/// Prints a row `puzzle,ER,EP,ED` for each puzzle, on the scale of Sudoku Explainer 1.2.1
/// (rating.hpp). For a puzzle that has not exactly one solution the figures are missing and a line
/// `# verdict` precedes the row. `rate_puzzle` rates a puzzle with exactly one solution: `rate`, or
/// a function with the same results. Thread-safe if `rate_puzzle` is.
BatchFormat rating_format(Rating (*rate_puzzle)(const Grid& puzzle));

}  // namespace sudoku
