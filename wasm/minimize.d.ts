// Equivalent puzzles, redundant and missing givens, in the module that makes puzzles, as
// minimize_bindings.cpp binds them; core/include/sudoku/canonical.hpp and minimize.hpp have the details.
// Grids are lines of 81 characters, empty cells as `0` or `.`; those returned have `0`. A function returns
// null if an argument is not such a line.

/** A transformation: first transposes or not, then permutes lines, then renames digits. */
export interface Transformation {
  transposed: boolean;
  /** By row of the result: the row that is moved there, 0..8. */
  rows: number[];
  /** By column of the result: the column that is moved there, 0..8. */
  columns: number[];
  /** By digit: its new name; digits[0] is 0. */
  digits: number[];
}

/** The same for all equivalent grids. */
export interface CanonicalForm {
  line: string;
  /** A transformation that leads to it. */
  transformation: Transformation;
}

/** Givens that make the solution of a puzzle unique. */
export interface Completion {
  /** Empty if the puzzle has one solution. */
  givens: { cell: number; digit: number }[];
  solution: string;
  /** No smaller number of givens suffices. False if that is not known. */
  fewest: boolean;
}

export interface MinimizeModule {
  /** The canonical form; null also if the digits conflict. Less than a millisecond. */
  canonical(line: string): CanonicalForm | null;
  /**
   * Adds as few givens as possible to a puzzle with several solutions; null also if it has none. Equal
   * seeds give equal results. Up to some tenths of a second.
   */
  complete(line: string, seed: number): Completion | null;
  /** True if rows, columns and digits of one grid can be permuted into the other one. */
  equivalent(a: string, b: string): boolean;
  /** A full grid, each with the same probability. Equal seeds give equal grids. */
  fullGrid(seed: number): string;
  /**
   * Removes givens in a random order as long as one solution remains; null also if the puzzle has not
   * exactly one solution. Equal seeds give equal results.
   */
  minimize(line: string, seed: number): string | null;
  /** The cells whose givens can be removed, each alone; null as for `minimize`. */
  redundant(line: string): number[] | null;
  /**
   * Turns a grid clockwise, exchanges rows and columns, exchanges left and right, or renames the digits so
   * that 1, 2, 3, … occur in this order.
   */
  transform(line: string, name: 'quarter-turn' | 'transpose' | 'mirror' | 'rename'): string | null;
}
