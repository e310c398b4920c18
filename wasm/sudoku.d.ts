// The module that solves puzzles, as sudoku.mjs wraps solver_exports.cpp: functions and records.

/**
 * A puzzle in 81 digits or more, as in the page's address: `p=` and the 81 digits of the givens, 0 for
 * an empty cell; then, if there are any, `&e=` and 81 digits, the entries, and `&x=` and the
 * eliminated candidates, three digits each: digit, row, column.
 */
export type State = string;

/** A digit that occurs more than once in one house. */
export interface Conflict {
  /** 0..26: rows, columns, boxes. */
  house: number;
  /** 1..9. */
  digit: number;
  /** Two or more cells, 0..80, in reading order. */
  cells: number[];
}

/** Facts about a puzzle that need no search. */
export interface StateFacts {
  state: State;
  /** 81 digits, 0 for an empty cell. */
  givens: string;
  /** The entries: 81 digits, 0 elsewhere. */
  placed: string;
  /** 81 masks of eliminated candidates, bit d - 1 for digit d. */
  eliminated: Uint16Array;
  /** 81 masks of the remaining candidates. A filled cell has its own digit. */
  candidates: Uint16Array;
  /** True if no two givens conflict. */
  valid: boolean;
  /** Conflicts of givens and entries together. */
  conflicts: Conflict[];
}

/** A solution was found, the budget is used up, or there are no more solutions. */
export type SearchState = 'found' | 'paused' | 'exhausted';

/** A search for all solutions of a puzzle, one after the other. Call `delete` when done. */
export interface Search {
  /**
   * Continues to the next solution, visiting at most `nodes` nodes, about a microsecond each. Here and
   * in `count`, a number below 1 counts as 1.
   */
  advance(nodes: number): SearchState;
  /** Continues past at most `nodes` nodes and counts the solutions. Never returns 'found'. */
  count(nodes: number): SearchState;
  /** The number of solutions so far; exact up to 2 ** 53. */
  found(): number;
  /** 81 digits: the solution, if the last call was `advance` and returned 'found'; otherwise ''. */
  solution(): string;
  delete(): void;
}

export interface SudokuModule {
  /** Null if the text is no state or has more than 4096 characters. Constant time. */
  facts(state: State): StateFacts | null;
  /**
   * A search for the solutions of the givens; with `withCandidates` of the candidates, so that entries
   * and eliminations count, too. Null if the text is no state.
   */
  startSearch(state: State, withCandidates: boolean): Search | null;
}

/** The options of Emscripten's loader that this project uses. */
export interface LoaderOptions {
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  locateFile?: (file: string) => string;
}

export default function createSudoku(options?: LoaderOptions): Promise<SudokuModule>;
