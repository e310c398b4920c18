// What the WebAssembly module of the reader exports, as reader_bindings.cpp binds it.
import type { PuzzleFacts, Report, State } from '../web/solver/protocol.js';
import type { LoaderOptions } from './sudoku.d.ts';

/** What a text says about a puzzle; all else is in its state. */
export type ReadPuzzle = Pick<PuzzleFacts, 'state' | 'solutions' | 'hasCandidates' | 'line'>;

export interface ReaderModule {
  /** Reads a text, or the bytes of a file, and tells all about puzzle `index` that the text says. */
  read(
    text: string | Uint8Array,
    index: number,
  ): Omit<Report, 'puzzle'> & { puzzle: ReadPuzzle | null };
  /** A puzzle in the format with that id; empty where there is none such. */
  write(state: State, format: string): string;
  /** The formats that `write` knows, in menu order. */
  formats(): { id: string; name: string }[];
}

export default function createReader(options?: LoaderOptions): Promise<ReaderModule>;
