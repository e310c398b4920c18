// What the WebAssembly module exports, as bindings.cpp binds it. The shapes that travel on to the
// page are described in web/solver/protocol.js.
import type { PuzzleFacts, State } from '../web/solver/protocol.js';

/** Where a search stands: on a solution, out of budget, or at its end. */
export type SearchState = 'found' | 'paused' | 'exhausted';

/** Facts about a puzzle, without what only a text can say. */
export type StateFacts = Omit<PuzzleFacts, 'solutions' | 'hasCandidates' | 'line'>;

/** A search for all solutions of a puzzle, one after the other; 0 is none. */
export type Search = number;

export interface SudokuModule {
  /** What needs no search; null where the text is no state. */
  facts(state: State): StateFacts | null;
  /**
   * A search for the solutions of a puzzle; of its givens alone, or of all candidates that are
   * left. 0 where the text is no state. Hand it to `closeSearch` in the end.
   */
  openSearch(state: State, withCandidates: boolean): Search;
  /** On to the next solution, visiting at most `nodes` nodes (about a microsecond each). */
  advance(search: Search, nodes: number): SearchState;
  /** Past at most `nodes` nodes, counting solutions on the way. Never 'found'. */
  count(search: Search, nodes: number): SearchState;
  /** Solutions passed so far; exact up to 2 ** 53. */
  found(search: Search): number;
  /** The solution that `advance` found: 81 digits. Empty elsewhere. */
  solution(search: Search): string;
  closeSearch(search: Search): void;
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
