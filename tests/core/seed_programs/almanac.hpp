#pragma once

#include <array>

#include "counts.hpp"

namespace seed_programs {

/// e1089 of the Almanac. Grid.create ignores the answer of set: a given that clashes with an
/// earlier one is silently left empty, and the puzzle without it is solved.
class Almanac {
 public:
  static Counts run(const sudoku::Grid& puzzle) {
    Almanac program;
    for (int loc = 0; loc < 81; loc++) {
      if (puzzle[loc] != 0) program.set(loc, puzzle[loc]);
    }
    program.solve();
    return {program.solutions_, program.solve_calls_, program.set_calls_, program.sets_};
  }

 private:
  void solve() {
    solve_calls_++;
    if (solutions_ >= 2) return;
    const int loc = find_empty_cell();
    if (loc < 0) {
      solutions_++;
      return;
    }
    for (int n = 1; n < 10; n++) {
      set_calls_++;
      if (set(loc, n)) {
        sets_++;
        solve();
        clear(loc);
      }
    }
  }

  int find_empty_cell() const {
    for (int i = 0; i < 81; i++) {
      if (cells_[i] == 0) return i;
    }
    return -1;
  }

  bool set(int loc, int num) {
    const int r = loc / 9;
    const int c = loc % 9;
    const int block_loc = (r / 3) * 3 + c / 3;
    const bool can_set = cells_[loc] == 0 && (cols_set_[c] & (1 << num)) == 0 &&
                         (rows_set_[r] & (1 << num)) == 0 &&
                         (subgrid_set_[block_loc] & (1 << num)) == 0;
    if (!can_set) return false;
    cells_[loc] = num;
    cols_set_[c] |= 1 << num;
    rows_set_[r] |= 1 << num;
    subgrid_set_[block_loc] |= 1 << num;
    return true;
  }

  void clear(int loc) {
    const int r = loc / 9;
    const int c = loc % 9;
    const int block_loc = (r / 3) * 3 + c / 3;
    const int num = cells_[loc];
    cells_[loc] = 0;
    cols_set_[c] ^= 1 << num;
    rows_set_[r] ^= 1 << num;
    subgrid_set_[block_loc] ^= 1 << num;
  }

  std::array<int, 81> cells_{};
  std::array<int, 9> cols_set_{};
  std::array<int, 9> rows_set_{};
  std::array<int, 9> subgrid_set_{};
  Count solutions_ = 0;
  Count solve_calls_ = 0;
  Count set_calls_ = 0;
  Count sets_ = 0;
};

}  // namespace seed_programs
