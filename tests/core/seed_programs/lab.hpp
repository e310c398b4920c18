#pragma once

#include <array>

#include "counts.hpp"

namespace seed_programs {

/// The recursion lab, as its five points describe it. givesConflict checks new numbers only:
/// for conflicting givens it counts the ways to fill the rest without a further conflict.
class Lab {
 public:
  static Counts run(const sudoku::Grid& puzzle) {
    Lab program;
    program.grid_ = cells_of(puzzle);
    program.solve();
    return {program.solutions_, program.solve_calls_, program.conflict_checks_};
  }

 private:
  void solve() {
    solve_calls_++;
    const std::array<int, 2> square = find_empty_square();
    if (square[0] == -1) {
      solutions_++;
      return;
    }
    const int r = square[0];
    const int c = square[1];
    for (int n = 1; n <= 9; n++) {
      if (!gives_conflict(r, c, n)) {
        grid_[r][c] = n;
        solve();
        grid_[r][c] = 0;
        rempty_ = r;
        cempty_ = c;
      }
    }
  }

  std::array<int, 2> find_empty_square() {
    int c = cempty_;
    for (int r = rempty_; r < 9; r++) {
      for (; c < 9; c++) {
        if (grid_[r][c] == 0) {
          rempty_ = r;
          cempty_ = c;
          return {r, c};
        }
      }
      c = 0;
    }
    return {-1, -1};
  }

  bool gives_conflict(int r, int c, int n) {
    conflict_checks_++;
    return row_conflict(r, n) || col_conflict(c, n) || box_conflict(r, c, n);
  }
  bool row_conflict(int r, int n) const {
    for (int c = 0; c < 9; c++) {
      if (grid_[r][c] == n) return true;
    }
    return false;
  }
  bool col_conflict(int c, int n) const {
    for (int r = 0; r < 9; r++) {
      if (grid_[r][c] == n) return true;
    }
    return false;
  }
  bool box_conflict(int r, int c, int n) const {
    for (int i = 0; i < 9; i++) {
      if (grid_[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return true;
    }
    return false;
  }

  Cells grid_{};
  int rempty_ = 0;
  int cempty_ = 0;
  Count solutions_ = 0;
  Count solve_calls_ = 0;
  Count conflict_checks_ = 0;
};

}  // namespace seed_programs
