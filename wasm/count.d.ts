// The exact count in the module of lists, as count_bindings.cpp binds it.

/** A count at work; 0 is none. */
export type Count = number;

export interface CountModule {
  /** Sets out to count the solutions of 81 givens; 0 for another length. Hand it to `closeCount` in the end. */
  openCount(givens: string): Count;
  /** On by at most `steps` steps of up to a millisecond. True once it is done. */
  advanceCount(count: Count, steps: number): boolean;
  /** 0..1; never falls. */
  countProgress(count: Count): number;
  /** The number of solutions, in decimal digits. Only once it is done. */
  countTotal(count: Count): string;
  closeCount(count: Count): void;
}
