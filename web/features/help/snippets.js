// Six lines that the reader can add to a program, so that it prints a trace; see run/traces.md.
// @ts-check

/** Complete programs in the folder `programs` of the site, by the name of the language. */
export const PROGRAMS = {
  Java: 'SudokuTrace.java',
  Python: 'sudoku_trace.py',
  'C++': 'sudoku_trace.cpp',
};

/** By the name of the programming language. @type {Record<string, string>} */
export const SNIPPETS = {
  Java: `static void trace(String move, int i, int j, Object digit) {
    System.err.println(move + " " + (i + 1) + " " + (j + 1) + " " + digit);
}
// placed:    trace("P", i, j, grid[i][j]);
// removed:   trace("U", i, j, "");
// solution:  System.err.println("S");`,
  Python: `import sys
def trace(move, i, j, *digit):
    print(move, i + 1, j + 1, *digit, file=sys.stderr)
# placed:    trace("P", i, j, grid[i][j])
# removed:   trace("U", i, j)
# solution:  print("S", file=sys.stderr)`,
  'C++': `template <class Digit>
void trace(char move, int i, int j, Digit digit) {
    std::cerr << move << ' ' << i + 1 << ' ' << j + 1 << ' ' << digit << '\\n';
}
// placed:   trace('P', i, j, grid[i][j]);   removed:  trace('U', i, j, "");
// solution: std::cerr << "S\\n";            // #include <iostream>`,
};
