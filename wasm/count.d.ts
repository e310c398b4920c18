// The exact count in the module of lists, as count_bindings.cpp binds it.

/** A count in progress. Call `delete` when done. */
export interface Count {
  /**
   * Continues by at most `steps` steps of up to a millisecond each; a number below 1 counts as 1. True
   * once the count is complete.
   */
  advance(steps: number): boolean;
  /** The part of the work that is done, 0..1. Never decreases. */
  progress(): number;
  /** The number of solutions in decimal digits; '' until the count is complete. */
  total(): string;
  delete(): void;
}

export interface CountModule {
  /** Starts to count the solutions of 81 givens. Null if `givens` is no line of 81 cells. */
  startCount(givens: string): Count | null;
}
