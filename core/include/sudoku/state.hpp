// Reads the state of a puzzle, as it travels in the page's address and between its threads: `p=` 81
// digits, the givens, 0 where there is none; then, where there are any, `&e=` 81 digits, what was
// entered since, and `&x=` the candidates crossed out, three digits each: digit, row, column.
// `write_state` writes it. Any other text is the reader's.
#pragma once

#include <optional>
#include <string_view>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The puzzle of a state; nothing for any other text.
std::optional<Puzzle> read_state(std::string_view text);

/// Enters 81 cells, `0` or `.` where there is nothing, where `puzzle` has no given. False, and no
/// change, where they are not 81, or one is no cell.
bool enter_cells(Puzzle& puzzle, std::string_view cells);

/// Crosses out candidates that the digits on the board leave. False, and no change, where the
/// text is not made of threes.
bool cross_out(Puzzle& puzzle, std::string_view threes);

}  // namespace sudoku
