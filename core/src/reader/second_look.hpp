// What follows the reading of a text in one format.
#pragma once

#include "reader/normalized_text.hpp"

namespace sudoku::reader {

/// Reads the text in the format that fits best.
Task<Reading> read_in_one_format(const NormalizedText& source);

/// In a list whose lines have several formats, one format leaves out the lines of the others. Adds
/// their puzzles and errors, but no line whose puzzles the reading already has: that is the same
/// puzzle as a link and in digits. Complexity: linear.
Task<void> add_skipped_lines(const NormalizedText& source, Reading& reading);

/// Attaches solutions to their puzzles, and replaces what is probably no puzzle, or another puzzle
/// than the one that was read, by errors.
void judge(const NormalizedText& source, Reading& reading);

}  // namespace sudoku::reader
