#pragma once

#include "counts.hpp"

namespace seed_programs {

/// Assignment 4 with its recommended arrays from 1 to 9. isSolved checks for zeros only: it does
/// not notice two cells of a house that a pass has filled with the same digit.
class Assignment4 {
 public:
  static Counts run(const sudoku::Grid& puzzle) {
    Assignment4 program;
    for (int i = 1; i <= 9; i++) {
      for (int j = 1; j <= 9; j++) {
        const int m = puzzle[(i - 1) * 9 + j - 1];
        program.grid_[i][j] = m;
        program.possible_[i][j][0] = m == 0 ? 9 : 1;
        for (int k = 1; k <= 9; k++) program.possible_[i][j][k] = m == 0 || m == k;
      }
    }
    Count filled_before = 0;
    while (!program.is_solved()) {
      program.passes_++;
      program.update_possible();
      program.update_grid();
      if (program.filled_ == filled_before) break;
      filled_before = program.filled_;
    }
    return {program.is_solved(), program.passes_, program.eliminated_, program.filled_};
  }

 private:
  bool is_solved() const {
    for (int i = 1; i <= 9; i++) {
      for (int j = 1; j <= 9; j++) {
        if (grid_[i][j] == 0) return false;
      }
    }
    return true;
  }

  void update_possible() {
    for (int i = 1; i <= 9; i++) {
      for (int j = 1; j <= 9; j++) {
        if (grid_[i][j] != 0) continue;
        for (int n = 1; n <= 9; n++) {
          eliminate(i, j, grid_[i][n]);
          eliminate(i, j, grid_[n][j]);
          eliminate(i, j,
                    grid_[(i - 1) / 3 * 3 + (n - 1) / 3 + 1][(j - 1) / 3 * 3 + (n - 1) % 3 + 1]);
        }
      }
    }
  }

  void eliminate(int i, int j, int k) {
    if (k == 0 || possible_[i][j][k] == 0) return;
    possible_[i][j][k] = 0;
    possible_[i][j][0]--;
    eliminated_++;
  }

  void update_grid() {
    for (int i = 1; i <= 9; i++) {
      for (int j = 1; j <= 9; j++) {
        if (grid_[i][j] != 0 || possible_[i][j][0] != 1) continue;
        for (int k = 1; k <= 9; k++) {
          if (possible_[i][j][k] == 1) grid_[i][j] = k;
        }
        filled_++;
      }
    }
  }

  int grid_[10][10] = {};
  int possible_[10][10][10] = {};
  Count passes_ = 0;
  Count eliminated_ = 0;
  Count filled_ = 0;
};

}  // namespace seed_programs
