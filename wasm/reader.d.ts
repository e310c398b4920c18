// The module that reads and writes texts, as reader.mjs wraps reader_exports.cpp: functions and records.
import type { LoaderOptions, State } from './sudoku.d.ts';

/** Why a text, or a part of it, cannot be read. */
export interface ParseError {
  code:
    | 'empty'
    | 'not_text'
    | 'too_few_cells'
    | 'too_many_cells'
    | 'row_length'
    | 'bad_number'
    | 'bad_candidates'
    | 'bad_code'
    | 'ambiguous'
    | 'not_rows'
    | 'which_cell';
  /** From 1. */
  line: number;
  /** From 1, in characters. */
  column: number;
  /** The offending text, at most 40 bytes of it. */
  text: string;
  /** The number of cells read. */
  cells: number;
  /** With row_length: the number of cells in that row. */
  rowCells: number;
}

/** Characters that the reader ignored: their number, and the first of them. All zero or '' if none. */
export interface Ignored {
  characters: number;
  line: number;
  column: number;
  text: string;
}

/** What a text says about a puzzle besides its state. */
export interface ReadPuzzle {
  state: State;
  /** Full grids that followed the puzzle in the text, 81 digits each. */
  solutions: string[];
  /** True if the text contains candidates. */
  hasCandidates: boolean;
  /** The line where the puzzle begins, from 1. */
  line: number;
}

export interface Reading {
  /** The id of the reader that understood the text; '' if none did. */
  format: string;
  puzzleCount: number;
  /** The givens of the first 1,000 puzzles, 81 digits each. */
  list: string[];
  /** The first 100 errors. Not empty if puzzleCount is 0. */
  errors: ParseError[];
  errorCount: number;
  ignored: Ignored;
  /** Puzzle `index`; null if there is none. */
  puzzle: ReadPuzzle | null;
}

/** A text that is being read. Call `delete` when done. */
export interface TextReading {
  /**
   * Continues by about `units` units of work of some nanoseconds each; a number below 1 counts as 1.
   * True once all is read. Linear time.
   */
  advance(units: number): boolean;
  /** What was read, with puzzle `index`, from 0. Without a format until all is read. */
  report(index: number): Reading;
  delete(): void;
}

export interface ReaderModule {
  /** Starts to read a text, or the bytes of a file. Bytes are copied faster. */
  startReading(text: string | Uint8Array): TextReading;
  /** The puzzle in the format with that id; '' if the state or the id is unknown. */
  write(state: State, format: string): string;
  /** The formats that `write` knows, in menu order. */
  formats(): { id: string }[];
}

export default function createReader(options?: LoaderOptions): Promise<ReaderModule>;
