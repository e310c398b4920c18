#pragma once

#include <array>
#include <vector>

#include "counts.hpp"

namespace seed_programs {

/// Listing 1 of Liang's case study. Its main calls search only where the whole grid is valid: for
/// clashing givens it prints "Invalid input" and counts nothing.
class Liang {
 public:
  static Counts run(const sudoku::Grid& puzzle) {
    Liang program;
    Cells grid = cells_of(puzzle);
    const bool found = is_valid(grid) && program.search(grid);
    return {found, program.checks_, program.assigns_, program.backtracks_};
  }

 private:
  bool search(Cells& grid) {
    std::vector<std::array<int, 2>> free_cell_list;
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        if (grid[i][j] == 0) free_cell_list.push_back({i, j});
      }
    }
    if (free_cell_list.empty()) return true;

    std::size_t k = 0;
    while (true) {
      int i = free_cell_list[k][0];
      int j = free_cell_list[k][1];
      if (grid[i][j] == 0) {
        grid[i][j] = 1;
        assigns_++;
      }
      checks_++;
      if (is_valid(i, j, grid)) {
        if (k + 1 == free_cell_list.size()) return true;
        k++;
      } else if (grid[i][j] < 9) {
        grid[i][j] = grid[i][j] + 1;
        assigns_++;
      } else {
        while (grid[i][j] == 9) {
          if (k == 0) return false;
          grid[i][j] = 0;
          k--;
          backtracks_++;
          i = free_cell_list[k][0];
          j = free_cell_list[k][1];
        }
        grid[i][j] = grid[i][j] + 1;
        assigns_++;
      }
    }
  }

  static bool is_valid(int i, int j, const Cells& grid) {
    for (int column = 0; column < 9; column++) {
      if (column != j && grid[i][column] == grid[i][j]) return false;
    }
    for (int row = 0; row < 9; row++) {
      if (row != i && grid[row][j] == grid[i][j]) return false;
    }
    for (int row = (i / 3) * 3; row < (i / 3) * 3 + 3; row++) {
      for (int col = (j / 3) * 3; col < (j / 3) * 3 + 3; col++) {
        if (row != i && col != j && grid[row][col] == grid[i][j]) return false;
      }
    }
    return true;
  }

  static bool is_valid(const Cells& grid) {
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        if (grid[i][j] < 0 || grid[i][j] > 9 || (grid[i][j] != 0 && !is_valid(i, j, grid))) {
          return false;
        }
      }
    }
    return true;
  }

  Count checks_ = 0;
  Count assigns_ = 0;
  Count backtracks_ = 0;
};

}  // namespace seed_programs
