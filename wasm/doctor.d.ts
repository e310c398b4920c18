// What is wrong with a puzzle, and what its givens are worth, in the module that makes puzzles, as
// doctor_bindings.cpp binds them; core/include/sudoku/doctor.hpp has the details. Puzzles
// are lines of 81 characters, empty cells as `0` or `.`. A function returns null if the argument is not such a line.

/** Givens that no full grid contains together. */
export interface Clash {
  /** In reading order. */
  cells: number[];
  /** Without any one of them, a full grid contains the others. False if that is not known. */
  minimal: boolean;
  /** No smaller number of givens of the puzzle clashes. False if that is not known. */
  fewest: boolean;
}

/** A puzzle without one of its givens. */
export interface GivenWorth {
  cell: number;
  /** The number of solutions, from 1, at most the limit. */
  solutions: number;
  /** How often the engine guesses to find them. */
  guesses: number;
}

export interface DoctorModule {
  /** Null also if the puzzle has a solution, or if that is not known. At most about a second. */
  clash(line: string): Clash | null;
  /**
   * The givens of a puzzle with one solution, in reading order; null for others. Solutions are counted up to
   * `limit`, 1..10,000. At most some tenths of a second.
   */
  worth(line: string, limit: number): GivenWorth[] | null;
}
