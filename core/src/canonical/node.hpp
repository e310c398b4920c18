// A node in the search for the canonical form: the first rows, and what they determine.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "sudoku/canonical.hpp"

namespace sudoku::canonical {

/// The digits of a row or column, or positions of rows or columns.
using Line = std::array<std::uint8_t, 9>;
using Lines = std::array<Line, 9>;

struct Node {
  bool transposed = false;
  Line rows{};                                 // by position
  Line columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};  // by position
  std::array<std::uint8_t, 10> names{};        // by digit; 0: has none yet
  std::uint8_t next_name = 1;
  std::uint16_t column_starts = 0b001'001'001;  // positions where a group of columns starts
  std::uint8_t stack_starts = 0b001;            // the same for stacks

  int group_end(int position) const {
    int end = position + 1;
    while (end % 3 != 0 && (column_starts >> end & 1) == 0) ++end;
    return end;
  }
  int stack_group_end(int stack) const {
    int end = stack + 1;
    while (end < 3 && (stack_starts >> end & 1) == 0) ++end;
    return end;
  }
  void start_columns_at(int position) {
    column_starts |= static_cast<std::uint16_t>(1 << position);
  }
  void swap_stacks(int a, int b) {
    for (int i = 0; i < 3; ++i) std::swap(columns[3 * a + i], columns[3 * b + i]);
    const unsigned differing = (column_starts >> 3 * a ^ column_starts >> 3 * b) & 7;
    column_starts =
        static_cast<std::uint16_t>(column_starts ^ (differing << 3 * a | differing << 3 * b));
  }
};

/// Adds nodes with the first row of a full grid to `nodes`: those that can lead to the lowest first
/// two rows. `lines` are the rows of the grid, transposed if `node` is.
void add_full_rows(Node node, const Lines& lines, std::vector<Node>& nodes);

}  // namespace sudoku::canonical
