"""Solves a Sudoku by backtracking and prints each step as a line of a trace, which the mode Watch of
Sudoku Lab plays. Replace the function solve by your own one, and keep its calls of trace.

    python3 sudoku_trace.py 530070000600195000...079 > trace.txt
"""

import re
import sys


def trace(move, row, column, *digit):
    """Prints a move: P places a digit, R says that it does not fit, U removes it."""
    print(move, row + 1, column + 1, *digit)


def solve(grid, position=0):
    """Fills the empty cells from a position on; 81 is behind the last one."""
    if position == 81:
        print("S")  # the grid is a solution
        return True
    row, column = divmod(position, 9)
    if grid[row][column]:
        return solve(grid, position + 1)
    for digit in range(1, 10):
        if not fits(grid, row, column, digit):
            trace("R", row, column, digit)
            continue
        grid[row][column] = digit
        trace("P", row, column, digit)
        if solve(grid, position + 1):
            return True
        grid[row][column] = 0
        trace("U", row, column)
    return False


def fits(grid, row, column, digit):
    """Whether no cell of the row, the column and the box has the digit."""
    top, left = row // 3 * 3, column // 3 * 3
    return all(
        digit not in (grid[row][i], grid[i][column], grid[top + i // 3][left + i % 3])
        for i in range(9)
    )


def main():
    if len(sys.argv) != 2 or not re.fullmatch("[0-9.]{81}", sys.argv[1]):
        sys.exit("usage: python3 sudoku_trace.py PUZZLE (81 characters, 0 for empty)")
    puzzle = sys.argv[1].replace(".", "0")
    print("G", puzzle)
    solve([[int(digit) for digit in puzzle[i : i + 9]] for i in range(0, 81, 9)])


main()
