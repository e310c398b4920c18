// What a line of a list holds.
#pragma once

#include <string>
#include <string_view>

#include "reader/symbols.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::batch {

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Whether the 81 characters at `cells` are all cells. Looks at each, so that it can be done to
/// many at once.
inline bool all_cells(const char* cells) {
  bool all = true;
  for (Cell cell = 0; cell < kCells; ++cell) all &= reader::is_plain_cell(cells[cell]);
  return all;
}

/// The grid of 81 such characters.
inline Grid grid_of(const char* cells) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, reader::digit_of(cells[cell]));
  return grid;
}

/// Nothing but white space and a comment.
bool is_empty(std::string_view line);

/// The 81 cells of a line that holds one puzzle and perhaps, behind it, its solution. Empty where
/// the line holds anything else that could be cells: then the reader must look at it.
std::string_view only_puzzle(std::string_view line);

/// The beginning of a line for people to know it by, at most 40 bytes of ASCII.
std::string excerpt(std::string_view line);

}  // namespace sudoku::batch
