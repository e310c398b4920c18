// A line of nine cells, and what it can be in a grid.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "reader/normalized_text.hpp"
#include "sudoku/reader.hpp"

namespace sudoku::reader {

/// What a line of the text is.
enum class LineKind : std::uint8_t {
  row,      ///< nine cells of one grid, or of each of several grids side by side
  damaged,  ///< nearly a row: see `GridRow::damage`
  grids,    ///< one or more whole grids, or an attempt at that: see `GridRow::good_cells`
  border,   ///< part of the drawing, or a comment: as if it were absent
  gap,      ///< empty
  text,     ///< anything else
};

/// Nine cells: candidates of each, empty for a blank.
using RowCells = std::array<Digits, 9>;

/// A line as the composition of grids sees it.
struct GridRow {
  static constexpr int kMostParts = 3;
  static constexpr int kNoLabel = -1;
  static constexpr int kFirstBullet = 1000;  ///< this and larger labels are signs, not numbers

  LineKind kind = LineKind::text;
  Token all{};   ///< from the first cell to the last
  Token line{};  ///< where other text of the line can be; empty for a second row of the line
  int parts = 0;
  std::array<RowCells, kMostParts> cells{};
  bool candidates = false;  ///< some cell has several digits
  bool words = false;     ///< the line contains words besides the cells, or its spaces mean nothing
  int pieces = 0;         ///< into which separators divide the cells; 0 if that means nothing
  char blank = 0;         ///< a sign for an empty cell that the row uses; 0 if it has none
  int label = kNoLabel;   ///< a number or bullet before the cells
  int number = kNoLabel;  ///< the only digit in the other fields of a table
  Token wrong{};          ///< of a damaged row
  int good_cells = 0;     ///< the number of cells in the line
  ParseCode damage = ParseCode::row_length;

  /// Appends the part `part` with no label or damage. Precondition: fewer than kMostParts.
  void add_part(const RowCells& row) { cells[parts++] = row; }
};

/// The lines of a text. A vector that grows would be copied for tens of milliseconds.
using LineRows = std::deque<GridRow>;

/// Rows in the order of the text.
using GridRows = std::span<const GridRow* const>;

/// Appends a line, but no border, and no gap behind a gap. Text in the line behind other text joins
/// it: a long text without cells takes little memory.
void append_line(const GridRow& row, LineRows& rows);

inline constexpr std::size_t kRows = 9;         ///< of a grid
inline constexpr std::size_t kPencilRows = 27;  ///< of a grid with three lines and columns per cell

/// Nine blanks.
bool is_all_blank(const GridRow& row);

/// 1 to 9 or 0 to 8 in order: the numbers of the columns.
bool is_counting(const GridRow& row);

/// A number of nine digits that is no row of a puzzle.
bool is_id(const GridRow& row);

/// Whether a row is written in another way than a typical row of its grid.
bool is_odd(const GridRow& row, const GridRow& typical);

/// Whether separators divide the cells of two rows differently.
bool is_odd_shape(const GridRow& row, const GridRow& typical);

/// How many of the first kProbes rows are written as `row` is. Takes constant time.
inline constexpr std::size_t kProbes = 12;
std::size_t likeness(GridRows rows, const GridRow& row);

/// Whether no house of nine rows, or of any of the grids side by side in them, has a digit twice.
bool are_conflict_free(const GridRow* const* rows);

/// Whether the nine rows from `first` on are a grid without conflicts.
bool is_clean_grid(GridRows rows, std::size_t first);

/// Whether the rows are grids with three lines and columns per cell: digit d of a cell is at place
/// d of its 3 x 3 characters.
bool is_pencil(GridRows rows);

/// Marks the rows of blanks that are the borders of one grid: around it, between its bands, or
/// both. False if there is no such grid.
bool take_frame(GridRows rows, std::vector<char>& out);

/// For nine numbers that are 1 to 9 or 0 to 8 in any order, the index of each of those in ascending
/// order.
std::optional<std::array<std::size_t, kRows>> counting_order(const std::array<int, kRows>& numbers);

/// The label of nine rows in order: all equal bullets, or numbers that count up by one.
bool is_label_sequence(const int* labels, std::size_t n);

}  // namespace sudoku::reader
