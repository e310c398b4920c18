// The five original programs, transcribed line by line from their texts, with counters added: the
// second implementation that the algorithms of the core are compared with. Nothing here is shared
// with the core but the grid that comes in.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace seed_programs {

using Count = std::uint64_t;
using Counts = std::vector<Count>;  // in the order of seed-runs.csv
using Cells = std::array<std::array<int, 9>, 9>;

inline Cells cells_of(const sudoku::Grid& grid) {
  Cells cells{};
  for (int i = 0; i < 81; ++i) cells[i / 9][i % 9] = grid[i];
  return cells;
}

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

/// The article's solver. It never looks whether the givens clash: it fills the empty cells around
/// them as if they did not, and a full grid is a success whatever it holds.
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

/// The recursion lab, as its five points describe it. givesConflict is asked about new numbers
/// only: of clashing givens it counts the ways to fill the rest without a further conflict.
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

/// Assignment 4 with its recommended arrays from 1 to 9. isSolved asks for zeros only: two cells of
/// a house that a pass fills with the same digit are not noticed.
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

struct Program {
  const char* algorithm;
  Counts (*run)(const sudoku::Grid& puzzle);
};

inline constexpr std::array kPrograms = {
    Program{"free-cell-list", Liang::run},
    Program{"bitmask", Almanac::run},
    Program{"is-safe", Article::run},
    Program{"count-solutions", Lab::run},
    Program{"candidate-elimination", Assignment4::run},
};

}  // namespace seed_programs
