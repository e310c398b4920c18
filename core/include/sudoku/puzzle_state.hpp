// Reads the state of a puzzle, the form in which it is in the page's address and in messages:
//
//     p=81 digits[&e=81 digits][&x=digit row column ...]
//
// `p` is the givens, `e` the digits entered since, both with 0 for an empty cell, and `x` the
// candidates crossed out, three digits each. `write_state` in writer.hpp is the inverse; any other
// text is for `read_text`. All functions are pure, thread-safe and linear in the length of the
// text.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The puzzle of a state; nothing for any other text.
std::optional<Puzzle> read_state(std::string_view text);

/// Enters the digits of a line of 81 cells in the cells without a given; `0` and `.` empty a cell.
/// Returns false and changes nothing if `cells` is not such a line.
bool enter_cells(Puzzle& puzzle, std::string_view cells);

/// Crosses out candidates, each as three digits 1..9: digit, row, column. Those that the digits on
/// the board exclude anyway are skipped. Returns false and changes nothing if `triples` is not made
/// of such triples.
bool cross_out(Puzzle& puzzle, std::string_view triples);

}  // namespace sudoku
