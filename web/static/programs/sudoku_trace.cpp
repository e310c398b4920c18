// Solves a Sudoku by backtracking and prints each step as a line of a trace, which the mode Watch of
// Sudoku Lab plays. Replace the function solve by your own one, and keep its calls of trace.
//
//   c++ -O2 sudoku_trace.cpp -o sudoku_trace
//   ./sudoku_trace 530070000600195000...079 > trace.txt

#include <array>
#include <iostream>
#include <string>

using Grid = std::array<std::array<int, 9>, 9>;

// Prints a move: P places a digit, R says that it does not fit.
void trace(char move, int row, int column, int digit) {
  std::cout << move << ' ' << row + 1 << ' ' << column + 1 << ' ' << digit << '\n';
}

// Prints that the digit of a cell is removed.
void trace_removal(int row, int column) {
  std::cout << "U " << row + 1 << ' ' << column + 1 << '\n';
}

// Whether no cell of the row, the column and the box has the digit.
bool fits(const Grid& grid, int row, int column, int digit) {
  for (int i = 0; i < 9; i++) {
    if (grid[row][i] == digit || grid[i][column] == digit) return false;
    if (grid[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

// Fills the empty cells from a position on; 81 is behind the last one.
bool solve(Grid& grid, int position) {
  if (position == 81) {
    std::cout << "S\n";  // the grid is a solution
    return true;
  }
  const int row = position / 9;
  const int column = position % 9;
  if (grid[row][column] != 0) return solve(grid, position + 1);
  for (int digit = 1; digit <= 9; digit++) {
    if (!fits(grid, row, column, digit)) {
      trace('R', row, column, digit);
      continue;
    }
    grid[row][column] = digit;
    trace('P', row, column, digit);
    if (solve(grid, position + 1)) return true;
    grid[row][column] = 0;
    trace_removal(row, column);
  }
  return false;
}

int main(int argc, char** argv) {
  std::string puzzle = argc == 2 ? argv[1] : "";
  if (puzzle.size() != 81 || puzzle.find_first_not_of("0123456789.") != std::string::npos) {
    std::cerr << "usage: sudoku_trace PUZZLE (81 characters, 0 for empty)\n";
    return 1;
  }
  Grid grid;
  for (int i = 0; i < 81; i++) {
    if (puzzle[i] == '.') puzzle[i] = '0';
    grid[i / 9][i % 9] = puzzle[i] - '0';
  }
  std::cout << "G " << puzzle << '\n';
  solve(grid, 0);
}
