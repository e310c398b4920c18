// What the WebAssembly module exports, as bindings.cpp binds it. The shapes that travel on to the
// page are described in web/protocol.js.
import type { Report } from '../web/protocol.js';

/** Where a search stands: on a solution, out of budget, or at its end. */
export type SearchState = 'found' | 'paused' | 'exhausted';

/** All solutions of a puzzle, one after the other. Call `delete` when done with it. */
export interface SolutionSearch {
  /** On to the next solution, visiting at most `nodes` nodes (about a microsecond each). */
  advance(nodes: number): SearchState;
  /** Past at most `nodes` nodes, counting solutions on the way. Never 'found'. */
  count(nodes: number): SearchState;
  /** Solutions passed so far; exact up to 2 ** 53. */
  found(): number;
  /** The solution that `advance` found: 81 digits. Empty elsewhere. */
  solution(): string;
  delete(): void;
}

export interface SudokuModule {
  /** Reads a text, or the bytes of a file, and tells all about puzzle `index` but its solutions. */
  read(text: string | Uint8Array, index: number): Report;
  /**
   * A search for the solutions of the first puzzle in `text`; of its givens alone, or of all
   * candidates that are left. Null where the text holds no puzzle.
   */
  search(text: string, withCandidates: boolean): SolutionSearch | null;
  /** The first puzzle in `text` in the format with that id; empty where there is none such. */
  write(text: string, format: string): string;
  /** The formats that `write` knows, in menu order. */
  formats(): { id: string; name: string }[];
}

/** Options that Emscripten's loader honours, of those that this project uses. */
export interface LoaderOptions {
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  locateFile?: (file: string) => string;
}

export default function createSudoku(options?: LoaderOptions): Promise<SudokuModule>;
