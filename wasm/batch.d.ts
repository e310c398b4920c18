// The module that solves lists, as batch_bindings.cpp binds it; core/include/sudoku/batch.hpp has the
// details. All lines count from 0 at the beginning of a chunk. Bytes are copied in and out.
import type { CountModule } from './count.d.ts';
import type { Rating } from './logic.d.ts';
import type { State } from './sudoku.d.ts';
import type { LoaderOptions } from './sudoku.js';

/** What separates the records of a list. */
export type BatchInput = 'line' | 'grid' | 'cells' | 'text';

/** How a list is read. */
export interface ListStart {
  input: BatchInput;
  /** Lines before the first record: a title or the header of a table. */
  headingLines: number;
}

/** An output format. */
export interface BatchFormat {
  id: string;
  /** Text before the first answer. */
  head: string;
}

/** A record that is no puzzle. */
export interface BatchError {
  line: number;
  /** The name of a ParseCode, 'too_long' or 'crashed'. */
  code: string;
  /** Beginning of the record. */
  text: string;
}

/** A puzzle with a high rating or, in a batch that does not rate, many guesses of the engine. */
export interface HardPuzzle {
  line: number;
  /** 81 characters, `.` for empty cells. */
  puzzle: string;
  guesses: number;
  /** 0 in a batch that does not rate; `guesses` is 0 in one that does. */
  er: number;
}

/** The figures of a chunk. */
export interface BatchReport {
  /** Line ends. */
  lines: number;
  /** Records that are no puzzles. */
  errors: number;
  /** Puzzles by verdict. */
  invalid: number;
  none: number;
  one: number;
  many: number;
  guesses: number;
  /** At most 10, by rating or guesses, the hardest first. */
  hardest: HardPuzzle[];
  /**
   * At most 20. In a batch that rates, puzzles without a rating are among them, with the verdict as the
   * code.
   */
  firstErrors: BatchError[];
  /** Numbers of puzzles by ER in tenths, 0..200; empty in a batch that does not rate. */
  ratings: Uint32Array;
}

/** Solves the chunks of a list, one after the other. Call `delete` at the end. */
export interface Batch {
  /**
   * Starts a chunk. `headingLines`: lines to skip, in the first chunk of a list. `continued`: the
   * chunk begins inside a line that is too long for a chunk. `markCrashed`: nothing is solved, each
   * record is an error. Puzzles with more guesses or, in a batch that rates, tenths of ER than
   * `hardestThreshold` can be among the hardest.
   */
  begin(
    bytes: Uint8Array,
    headingLines: number,
    continued: boolean,
    markCrashed: boolean,
    hardestThreshold: number,
  ): void;
  /** Continues for about `cost` microseconds. True once the chunk is done. */
  work(cost: number): boolean;
  /**
   * The length of the records whose answers are in the output, if nothing else is in it; else 0. The rest
   * can be another chunk. Positive after most calls of `work(1)` in a batch that rates.
   */
  answeredBytes(): number;
  /** Length of the output in bytes. */
  outputSize(): number;
  /** Copies the output, without the line numbers of errors. False if `target` is too short. */
  copyOutput(target: Uint8Array): boolean;
  /** Where the line numbers are missing: pairs of an offset in the output and a line. */
  marks(): Uint32Array;
  report(): BatchReport;
  delete(): void;
}

export interface BatchModule {
  /** The output formats, in the order for a menu. */
  batchFormats(): BatchFormat[];
  /** The kinds of lists, in the order for a menu. */
  batchInputs(): BatchInput[];
  /**
   * How to read the list that begins so; `whole` if that is all of it. Null if the beginning has no
   * puzzle and more of the list is needed.
   */
  detectList(beginning: Uint8Array, whole: boolean): ListStart | null;
  /** The length of the whole records at the beginning of the bytes; 0 if no record ends there. */
  lastRecordEnd(bytes: Uint8Array, input: BatchInput): number;
  /** The format of `startRating`, which is not among the others. */
  ratingFormat(): BatchFormat;
  /** Null for an unknown format or input. */
  startBatch(format: string, input: BatchInput): Batch | null;
  /**
   * A batch whose output is a table of ratings: rows `puzzle,ER,EP,ED`, which the module `batch` cannot
   * compute.
   * `rate` gets a puzzle with exactly one solution. It starts its rating if `begins`, else continues, and
   * returns null if a further call is needed. If it throws, the module must not be used any more. Null for
   * an unknown input.
   */
  startRating(
    input: BatchInput,
    rate: (state: State, begins: boolean) => Rating | null,
  ): Batch | null;
}

export default function createBatch(options?: LoaderOptions): Promise<BatchModule & CountModule>;
