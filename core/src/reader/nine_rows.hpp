// Nine rows as a grid.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "reader/cell_block.hpp"
#include "reader/clean_text.hpp"
#include "reader/grid_row.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::reader {

/// What is wrong with nine rows, as `ReadingBuilder::fail` takes it.
struct GridProblem {
  ParseCode code;
  Token where;
  int cells;
  int row_cells = 0;
};

/// The houses that the nine lines are, from the labels at their beginnings: HouseKind::row if they
/// are not called columns or boxes. Precondition: `rows` points to kRows rows.
HouseKind labelled_kind(const CleanText& text, const GridRow* const* rows);

/// The only digit of a label; GridRow::kNoLabel if it has none or several.
int digit_in(std::string_view label);

/// For the columns 1 to 9, the places of their cells in a row; nothing if a header does not name
/// them.
using ColumnOrder = std::optional<std::array<std::size_t, kRows>>;

/// The order of the columns that the line above a grid names by digits or letters, as `C9 C8 ...`
/// or `I H ...`. Linear in the length of the line.
ColumnOrder column_order(const CleanText& text, Token header);

/// Sorts nine rows by the numbers, letters or number words before or behind their cells, if those
/// are 1 to 9 or 0 to 8 in any order: labels count, not the order of the lines. Precondition:
/// `rows` points to kRows rows.
void sort_by_labels(const CleanText& text, const GridRow** rows);

/// Nothing if the rows are a grid, or grids side by side. Precondition: `rows` points to kRows rows
/// that are houses of this kind.
std::optional<GridProblem> problem_of(const GridRow* const* rows, HouseKind kind,
                                      const ColumnOrder& columns);

/// The cells of part `part` of the rows, which are houses of this kind.
CellBlock block_of(const GridRow* const* rows, int part, HouseKind kind,
                   const ColumnOrder& columns);

}  // namespace sudoku::reader
