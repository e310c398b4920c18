// What the module that solves lists exports, as batch_bindings.cpp binds it. core's batch.hpp says
// more of each.
import type { CountModule } from './count.d.ts';
import type { LoaderOptions } from './sudoku.js';

/** A puzzle a line, or 81 cells in any layout. */
export type BatchInput = 'line' | 'almanac';

/** One way of printing answers. */
export interface BatchFormat {
  id: string;
  /** For people, in English. */
  name: string;
  /** What stands before the first answer. */
  head: string;
}

export interface BatchError {
  /** From 0, counted from the beginning of the chunk; like all lines here. */
  line: number;
  /** A ParseCode by name, 'too_long' or 'crashed'. */
  code: string;
  /** What stands there, shortened. */
  text: string;
}

export interface HardPuzzle {
  line: number;
  /** 81 characters, dots for blanks. */
  puzzle: string;
  guesses: number;
}

/** What a chunk came to. */
export interface BatchReport {
  /** Ends of lines. */
  lines: number;
  /** Records that are no puzzles. */
  errors: number;
  /** Puzzles by their verdict. */
  invalid: number;
  none: number;
  one: number;
  many: number;
  guesses: number;
  /** At most ten, the hardest first. */
  hardest: HardPuzzle[];
  /** At most twenty. */
  firstErrors: BatchError[];
}

/** Works chunk after chunk. `delete` it when done. */
export interface Batch {
  /** Where a chunk of so many bytes is to be put: a view of the heap, to be filled at once. */
  room(bytes: number): Uint8Array;
  /** Where the bytes in the room, of which there are so many, can be cut; 0 where nowhere. */
  recordEnd(bytes: number): number;
  /**
   * Takes up so many bytes in the room. `continued`: they begin inside a line whose beginning was
   * too long for a chunk. `refused`: nothing is solved, each record is an error. Puzzles with `easy`
   * guesses or less are not told among the hardest.
   */
  begin(bytes: number, continued: boolean, refused: boolean, easy: number): void;
  /** Goes on by about `cost`: microseconds, or less. True where the chunk is done. */
  work(cost: number): boolean;
  /** What was printed of this chunk, without the numbers of lines: a view, to be copied at once. */
  output(): Uint8Array;
  /** Where they are missing: pairs of bytes of output before it, and the line. */
  marks(): Uint32Array;
  report(): BatchReport;
  delete(): void;
}

export interface BatchModule {
  /** The formats, in menu order. */
  batchFormats(): BatchFormat[];
  /** Which of the two a text is that begins so; a few thousand bytes are enough. */
  inputOf(beginning: string | Uint8Array): BatchInput;
  /** Null for an unknown format or input. `limit`: solutions looked for, 1 or 2. */
  startBatch(format: string, input: BatchInput, limit: number): Batch | null;
}

export default function createBatch(options?: LoaderOptions): Promise<BatchModule & CountModule>;
