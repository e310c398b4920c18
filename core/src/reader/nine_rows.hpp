// Nine rows as a grid.
#pragma once

#include <optional>

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

/// Sorts nine rows by the numbers, letters or number words before or behind their cells, if those
/// are 1 to 9 or 0 to 8 in any order: labels count, not the order of the lines. Precondition:
/// `rows` points to kRows rows.
void sort_by_labels(const CleanText& text, const GridRow** rows);

/// Nothing if the rows are a grid, or grids side by side. Precondition: `rows` points to kRows rows
/// that are houses of this kind.
std::optional<GridProblem> problem_of(const GridRow* const* rows, HouseKind kind);

/// The cells of part `part` of the rows, which are houses of this kind.
CellBlock block_of(const GridRow* const* rows, int part, HouseKind kind);

}  // namespace sudoku::reader
