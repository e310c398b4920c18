// A cell is one of the 81 places of the grid, numbered 0..80 in reading order and shown to people
// as r1c1..r9c9. Rows, columns and boxes are numbered 0..8, boxes in reading order.
//
// The vocabulary headers (cell, digits, houses, grid, candidates, cell_set, line, puzzle) have
// value types and pure constexpr functions: thread-safe, without allocation unless they return a
// std::string. Arguments outside the documented ranges are undefined behaviour and not checked.
#pragma once

namespace sudoku {

/// 0..80, left to right, then top to bottom.
using Cell = int;

inline constexpr int kCells = 81;

/// 0..8 for a cell.
constexpr int row_of(Cell cell) { return cell / 9; }
constexpr int column_of(Cell cell) { return cell % 9; }
constexpr int box_of(Cell cell) { return cell / 27 * 3 + cell % 9 / 3; }

/// The cell in `row` and `column`, each 0..8.
constexpr Cell cell_at(int row, int column) { return row * 9 + column; }

static_assert(cell_at(8, 8) == kCells - 1);
static_assert(box_of(cell_at(0, 0)) == 0 && box_of(cell_at(4, 4)) == 4);
static_assert(box_of(cell_at(2, 6)) == 2 && box_of(cell_at(6, 2)) == 6);

}  // namespace sudoku
