// Cells that are named by a letter and a number, such as `A1`.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "sudoku/grid.hpp"

namespace sudoku::reader {

/// What the letter and the number are.
enum class CellNames {
  rows,   ///< row and column: the first row is A1, A2, ...
  sheet,  ///< column and row, as in a spreadsheet: the first row is A1, B1, ...
  chess,  ///< column and row from the bottom, as on a chess board: the first row is A9, B9, ...
};

/// The cell whose name would be that of `cell` if letters were rows.
Cell cell_called(CellNames names, Cell cell);

/// The names that a text uses, from a word such as "chess" before the cells, or from their order:
/// cells are listed row by row. Nothing if neither decides. A list from `a1`, `b1` on can begin at
/// the top of a spreadsheet or at the bottom of a chess board, and one from `a1`, `a2` on with a
/// row or a file; only upper-case letters are certainly no chess board. `cells` are the cells in
/// the order of the text if letters are rows, `before` is the text before them. Complexity: linear.
std::optional<CellNames> names_in(std::span<const Cell> cells, bool lower_case,
                                  std::string_view before);

}  // namespace sudoku::reader
