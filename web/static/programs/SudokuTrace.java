// Solves a Sudoku by backtracking and prints each step as a line of a trace, which the mode Watch of
// Sudoku Lab plays. Replace the method solve by your own one, and keep its calls of trace.
//
//   java SudokuTrace.java 530070000600195000...079 > trace.txt

public class SudokuTrace {
    /** Prints a move: P places a digit, R says that it does not fit. */
    static void trace(String move, int row, int column, int digit) {
        System.out.println(move + " " + (row + 1) + " " + (column + 1) + " " + digit);
    }

    /** Prints that the digit of a cell is removed. */
    static void traceRemoval(int row, int column) {
        System.out.println("U " + (row + 1) + " " + (column + 1));
    }

    /** Fills the empty cells from a position on; 81 is behind the last one. */
    static boolean solve(int[][] grid, int position) {
        if (position == 81) {
            System.out.println("S"); // the grid is a solution
            return true;
        }
        int row = position / 9;
        int column = position % 9;
        if (grid[row][column] != 0) return solve(grid, position + 1);
        for (int digit = 1; digit <= 9; digit++) {
            if (!fits(grid, row, column, digit)) {
                trace("R", row, column, digit);
                continue;
            }
            grid[row][column] = digit;
            trace("P", row, column, digit);
            if (solve(grid, position + 1)) return true;
            grid[row][column] = 0;
            traceRemoval(row, column);
        }
        return false;
    }

    /** Whether no cell of the row, the column and the box has the digit. */
    static boolean fits(int[][] grid, int row, int column, int digit) {
        for (int i = 0; i < 9; i++) {
            if (grid[row][i] == digit || grid[i][column] == digit) return false;
            if (grid[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        if (args.length != 1 || !args[0].matches("[0-9.]{81}")) {
            System.err.println("usage: java SudokuTrace.java PUZZLE (81 characters, 0 for empty)");
            System.exit(1);
        }
        String puzzle = args[0].replace('.', '0');
        int[][] grid = new int[9][9];
        for (int i = 0; i < 81; i++) grid[i / 9][i % 9] = puzzle.charAt(i) - '0';
        System.out.println("G " + puzzle);
        solve(grid, 0);
    }
}
