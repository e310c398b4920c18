// The lines of a table, and which of its fields are cells.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "reader/clean_text.hpp"
#include "reader/grid_row.hpp"

namespace sudoku::reader {

struct Field {
  Token token;
  bool empty = false;
  char cell = 0;  ///< a digit, `.` or ` ` for a blank, 0 for anything else
};

struct TableLine {
  Token line;
  LineKind kind = LineKind::text;  ///< row, border, gap or text
  std::vector<Field> fields;
};

/// Longer lines are no rows.
inline constexpr std::size_t kMostFields = 15;

/// Removes fields outside a frame and between rows, empty lines between bands, and lines of other
/// widths before the table, which become text. False if the other lines are not equally wide.
/// Precondition: at least nine lines.
bool trim(const CleanText& text, char delimiter, std::vector<TableLine*>& lines);

/// The nine columns of cells: without labels, empty columns between boxes, and empty columns at the
/// edges. Nothing if other columns are left. Precondition: `trim` has succeeded.
std::optional<std::array<std::size_t, 9>> cell_columns(const CleanText& text,
                                                       const std::vector<TableLine*>& lines);

}  // namespace sudoku::reader
