// The search with dials, in the module that makes puzzles, as dials_bindings.cpp binds it;
// core/include/sudoku/dials.hpp has the details. Not in the one-file edition.

export type CellOrderId = 'rows' | 'columns' | 'random' | 'fewest';
export type DigitOrderId = 'ascending' | 'descending' | 'random';
export type InferenceId = 'none' | 'forward' | 'naked' | 'singles';

/** A setting of the dials. */
export interface Dials {
  cells: CellOrderId;
  digits: DigitOrderId;
  inference: InferenceId;
}

/** What a search did. */
export interface Placing {
  /** Digits that were put on the board, at most the budget; each counts again whenever it is placed again. */
  placed: number;
  /** `refuted`: the puzzle has no solution. `stopped`: one more digit would have exceeded the budget. */
  end: 'solved' | 'refuted' | 'stopped';
}

export interface DialsModule {
  /**
   * Searches for the first solution. Null if the line is no grid without conflicts, or if a dial has no
   * such setting. A million digits take at most some tenths of a second.
   * @param seed 0..2^53, of the random orders
   */
  placeDigits(line: string, dials: Dials, seed: number, budget: number): Placing | null;
  /** A grid with random digits that do not clash: see random_givens. */
  randomGivens(seed: number, givens: number): string;
}
