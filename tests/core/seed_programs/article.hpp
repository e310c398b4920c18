#pragma once

#include <array>

#include "counts.hpp"

namespace seed_programs {

/// The article's solver. It does not check whether givens conflict: it fills the empty cells around
/// them, and reports any full grid as solved.
class Article {
 public:
  static Counts run(const sudoku::Grid& puzzle) {
    Article program;
    Cells grid = cells_of(puzzle);
    const bool solved = program.sudoku(grid);
    return {solved, program.calls_, program.is_safe_calls_, program.placed_, program.undone_};
  }

 private:
  bool sudoku(Cells& grid) {
    calls_++;
    const std::array<int, 2> ra = unassigned(grid);
    if (ra[0] == -1) return true;
    const int row = ra[0];
    const int col = ra[1];
    for (int num = 1; num <= 9; num++) {
      if (is_safe(grid, row, col, num)) {
        grid[row][col] = num;
        placed_++;
        if (sudoku(grid)) return true;
        grid[row][col] = 0;
        undone_++;
      }
    }
    return false;
  }

  static std::array<int, 2> unassigned(const Cells& arr) {
    for (int row = 0; row < 9; row++) {
      for (int col = 0; col < 9; col++) {
        if (arr[row][col] == 0) return {row, col};
      }
    }
    return {-1, -1};
  }

  bool is_safe(const Cells& grid, int row, int col, int num) {
    is_safe_calls_++;
    return !used_in_col(grid, col, num) && !used_in_row(grid, row, num) &&
           !used_in_box(grid, row - row % 3, col - col % 3, num);
  }

  static bool used_in_row(const Cells& grid, int row, int num) {
    for (int i = 0; i < 9; i++) {
      if (grid[row][i] == num) return true;
    }
    return false;
  }

  static bool used_in_col(const Cells& grid, int col, int num) {
    for (int i = 0; i < 9; i++) {
      if (grid[i][col] == num) return true;
    }
    return false;
  }

  static bool used_in_box(const Cells& grid, int row1_start, int col1_start, int num) {
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        if (grid[row + row1_start][col + col1_start] == num) return true;
      }
    }
    return false;
  }

  Count calls_ = 0;
  Count is_safe_calls_ = 0;
  Count placed_ = 0;
  Count undone_ = 0;
};

}  // namespace seed_programs
