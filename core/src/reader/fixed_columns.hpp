// The columns of the cells in a drawing in which a space is an empty cell.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <deque>
#include <vector>

#include "reader/clean_text.hpp"

namespace sudoku::reader {

inline constexpr std::size_t kWidest = 80;  ///< longer lines are not drawn grids

using Columns = std::bitset<kWidest>;
using CellOfColumn = std::array<std::int8_t, kWidest>;  ///< -1 for a column without a cell

/// What nine or more lines have in their columns. A line may begin with a letter as its label, and
/// end with a comma.
struct Picture {
  std::deque<Token> lines;  ///< empty ones too
  Columns digits;
  Columns bars;
  std::size_t width = 0;  ///< of the longest line, with trailing spaces

  /// False, and no change, if the line contains anything else.
  bool add(const CleanText& text, Token line);
};

/// A character that is drawn between cells.
bool is_bar(char c);

/// The cell of each column with a digit, once per layout that suits a picture.
struct ColumnChoice {
  std::vector<CellOfColumn> exact;  ///< the last cell is where the lines end
  std::vector<CellOfColumn> other;

  bool is_empty() const { return exact.empty() && other.empty(); }
};

/// All layouts with nine columns at equal distances, with equal gaps between the boxes, that have a
/// cell in each column with a digit and none in a column with a bar. Takes constant time.
ColumnChoice column_choices(const Picture& picture);

}  // namespace sudoku::reader
