// Lines of nine cells, and how they make up grids.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reader/clean_text.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

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

  LineKind kind = LineKind::text;
  Token all{};   ///< from the first cell to the last
  Token line{};  ///< where other text of the line can be; empty for a second row of the line
  int parts = 0;
  std::array<RowCells, kMostParts> cells{};
  bool candidates = false;  ///< some cell has several digits
  bool words = false;       ///< the line contains words besides the cells
  int pieces = 0;           ///< into which separators divide the cells; 0 if that means nothing
  char blank = 0;           ///< a sign for an empty cell that the row uses; 0 if it has none
  int label = kNoLabel;     ///< a number or bullet before the cells
  Token wrong{};            ///< of a damaged row
  int good_cells = 0;       ///< the number of cells in the line
  ParseCode damage = ParseCode::row_length;

  /// Appends the part `part` with no label or damage. Precondition: fewer than kMostParts.
  void add_part(const RowCells& row) { cells[parts++] = row; }
};

/// Which characters are cells in a text. A sign counts as a blank if the text contains a row of
/// digits and this sign only; `0` and `.` always do.
class Alphabet {
 public:
  explicit Alphabet(const CleanText& text);

  bool is_blank(char c) const { return blank_[static_cast<unsigned char>(c)]; }
  bool is_cell(char c) const { return is_digit_char(c) || is_blank(c); }
  /// Between tokens: space, punctuation and frames that are no blanks.
  bool is_gap(char c) const { return gap_[static_cast<unsigned char>(c)]; }

 private:
  std::array<bool, 256> blank_{};
  std::array<bool, 256> gap_{};
};

/// Makes grids of nine rows each. Rows belong together if nothing but borders and comments is
/// between them, or empty lines after every row or every third. Rows that do not fit the others (a
/// header, an id, a frame) are ignored if the others then make whole grids; a row too few or too
/// many spoils its grid only. Complexity: linear.
void add_grids(const CleanText& text, const Alphabet& alphabet, const std::vector<GridRow>& rows,
               ReadingBuilder& builder);

/// The label of nine rows in order: all equal bullets, or numbers that count up by one.
bool is_label_sequence(const int* labels, std::size_t n);

}  // namespace sudoku::reader
