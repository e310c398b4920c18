// The module that makes puzzles, as generator_bindings.cpp binds it; core/include/sudoku/generator.hpp
// has the details. Grids are lines of 81 characters, empty cells as `0` or `.`; those returned have `0`.
import type { OrderName } from './logic.d.ts';
import type { MinimizeModule } from './minimize.d.ts';
import type { LoaderOptions } from './sudoku.js';

/** A range of numbers, both ends included. */
export interface NumberRange {
  least: number;
  most: number;
}

export type SymmetryId =
  | 'none'
  | 'half-turn'
  | 'quarter-turn'
  | 'diagonal'
  | 'anti-diagonal'
  | 'diagonals'
  | 'left-right'
  | 'top-bottom'
  | 'mirrors'
  | 'full';

/** What the puzzles must be like. The default is any minimal puzzle. A missing field sets no condition. */
export interface MakeRequest {
  /** 0..2^53; default 1. Equal requests with equal seeds make the same puzzles on every machine. */
  seed?: number | null;
  symmetry?: SymmetryId | null;
  /** Exactly the cells that are not empty in this line have givens. Its digits do not matter. */
  pattern?: string | null;
  /** All puzzles have this solution. */
  solution?: string | null;
  /** These givens are in all puzzles. */
  keep?: string | null;
  /** The number of givens. */
  givens?: NumberRange | null;
  /** True: no given can be removed, also with a symmetry, pattern or number of givens. */
  minimal?: boolean | null;
  /** Sudoku Explainer's rating, with one decimal: 6.5 to 7. */
  rating?: NumberRange | null;
  /** The id of the technique of the hardest step. `requestTechniques` says in which order it counts. */
  hardest?: string | null;
  /** The id of a technique that is needed, at least `uses` times (default 1). */
  needed?: string | null;
  uses?: number | null;
  /** True: hidden and naked singles solve the puzzle. */
  singlesOnly?: boolean | null;
  /** True: the puzzles have a rating even if no condition needs it. */
  rated?: boolean | null;
  /** True: each puzzle has fewer givens than the one before. */
  fewest?: boolean | null;
  /** For workers that share the work: this is number `part` (from 0) of `parts`. */
  part?: number | null;
  parts?: number | null;
}

/** Why a request is refused: it cannot be fulfilled or contradicts itself. */
export type RefusalId =
  | 'too-few-givens'
  | 'givens-range'
  | 'solution-invalid'
  | 'keep-unsolvable'
  | 'keep-not-in-solution'
  | 'keep-givens'
  | 'keep-redundant'
  | 'pattern-lines'
  | 'pattern-symmetry'
  | 'pattern-givens'
  | 'pattern-keep'
  | 'pattern-solution'
  | 'symmetry-givens'
  | 'rating-range'
  | 'rating-unknown'
  | 'technique-unordered'
  | 'technique-rating'
  | 'technique-unneeded'
  | 'technique-uses'
  | 'singles-rating'
  | 'minimal-house'
  | 'steps-givens'
  | 'fewest-with-others'
  | 'parts-range';

/** A puzzle with exactly one solution that fulfils the request. */
export interface MadePuzzle {
  puzzle: string;
  solution: string;
  /** The number of givens. */
  givens: number;
  /** Sudoku Explainer's ratings, with one decimal; 0 without a condition on steps, unless `rated`. */
  er: number;
  ep: number;
  ed: number;
  /**
   * The number of the attempt that made it. With several workers, the puzzle with the lowest number is the
   * same however many workers there are.
   */
  attempt: number;
}

/** Makes puzzles, one after the other. Call `delete` when done. */
export interface Generator {
  /**
   * Continues for about `milliseconds`, at least one step; a step can take longer for ratings above 9.
   * Returns the number of puzzles that `take` will return; at 1000 it stops early. The puzzles do not
   * depend on the length of the slices.
   */
  advance(milliseconds: number): number;
  /** True if the request left one candidate, which has been compared: no further puzzle can be made. */
  exhausted(): boolean;
  /** The number of puzzles compared with the request so far, or of changes in a search. */
  tried(): number;
  /** The number of puzzles so far that fulfil the request. */
  fitting(): number;
  /** Removes and returns the finished puzzles. */
  take(): MadePuzzle[];
  delete(): void;
}

/** A technique that a request may name. */
export interface RequestTechnique {
  id: string;
  /**
   * The path on which it counts: Sudoku Explainer's, where no step has a higher rating than the hardest; or
   * that in the order of books, where no later technique is needed.
   */
  order: OrderName;
}

export interface GeneratorModule {
  /**
   * Why a request is refused; 'request' or 'wrong-' and the name of a field for a value that is not
   * allowed there; null if it is not known to be impossible.
   */
  refusal(request: MakeRequest): RefusalId | 'request' | `wrong-${string}` | null;
  /** Null if the request is refused. */
  startGenerator(request: MakeRequest): Generator | null;
  /** The symmetries, in the order for a menu. */
  symmetries(): SymmetryId[];
  /** The techniques that a request may name. */
  requestTechniques(): RequestTechnique[];
}

export default function createGenerator(
  options?: LoaderOptions,
): Promise<GeneratorModule & MinimizeModule>;
