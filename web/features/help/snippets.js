// Six lines for a program of one's own that print a trace; see run/traces.md.
// @ts-check

/** By the name of the programming language. @type {Record<string, string>} */
export const SNIPPETS = {
  Java: `static void trace(String move, int row, int column, Object digit) {
    System.err.println(move + " " + (row + 1) + " " + (column + 1) + " " + digit);
}
// placed:    trace("P", i, j, grid[i][j]);
// removed:   trace("U", i, j, "");
// solution:  System.err.println("S");`,
  Python: `import sys
def trace(move, row, column, digit=""):
    print(move, row + 1, column + 1, digit, file=sys.stderr)
# placed:    trace("P", i, j, grid[i][j])
# removed:   trace("U", i, j)
# solution:  print("S", file=sys.stderr)`,
  'C++': `template <class Digit>
void trace(char move, int row, int column, Digit digit) {
    std::cerr << move << ' ' << row + 1 << ' ' << column + 1 << ' ' << digit << '\\n';
}
// placed:   trace('P', i, j, grid[i][j]);   removed:  trace('U', i, j, "");
// solution: std::cerr << "S\\n";            // #include <iostream>`,
};
