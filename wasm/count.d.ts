// What the WebAssembly module of the exact count exports, as count_bindings.cpp binds it.
import type { LoaderOptions } from './sudoku.d.ts';

/** A count at work; 0 is none. */
export type Count = number;

export interface CountModule {
  /** Sets out to count the solutions of 81 givens; 0 for another length. Hand it to `close` in the end. */
  open(givens: string): Count;
  /** On by at most `steps` steps of up to a millisecond. True once it is done. */
  advance(count: Count, steps: number): boolean;
  /** 0..1; never falls. */
  progress(count: Count): number;
  /** The number of solutions, in decimal digits. Only once it is done. */
  total(count: Count): string;
  close(count: Count): void;
}

export default function createCount(options?: LoaderOptions): Promise<CountModule>;
