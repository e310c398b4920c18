// The module of the human solver, as logic_bindings.cpp binds it: facts of deductions, and ratings.
import type { LoaderOptions, State } from './sudoku.js';

/**
 * Which technique is tried before which: as Sudoku Explainer 1.2.1 does, whose path decides the rating,
 * or as books teach them.
 */
export type OrderName = 'sudoku-explainer' | 'books';

export interface TechniqueRow {
  /** "hidden-single-box": the key of its texts. */
  id: string;
  /** Sudoku Explainer's name; null if it does not have the technique. */
  name: string | null;
  /** Sudoku Explainer's rating without surcharges; 0 if it does not have the technique. */
  rating: number;
  /** Code in the collections of single-technique cases ("0300"), or null. */
  code: string | null;
  /** The technique is valid only for puzzles with exactly one solution. */
  assumesUnique: boolean;
}

/** A digit, 1..9, in a cell, 0..80. */
export interface CellDigit {
  cell: number;
  digit: number;
}

/** n cells of one house with n candidates (locked) or n + 1 (almost locked). */
export interface DigitSet {
  cells: number[];
  digits: number[];
}

/** "The digit is in one of the cells" (on), or in none of them. */
export interface ChainNode {
  cells: number[];
  digit: number;
  on: boolean;
}

/** A node follows from all nodes with a link to it together. */
export interface ChainLink {
  /** Indexes in `Chain.nodes`. */
  from: number;
  to: number;
  /**
   * weak: two candidates exclude each other. strong: the last place in a house, or the last candidate of
   * a cell. pattern: follows from a pattern or a nested chain.
   */
  kind: 'weak' | 'strong' | 'pattern';
  /** The house on which the link rests, 0..26: rows, columns, boxes; -1 if it rests on a cell. */
  house: number;
}

/** A chain, a cycle or a net. Node 0 is the assumption, the last node the conclusion. */
export interface Chain {
  nodes: ChainNode[];
  links: ChainLink[];
}

/** Why a deduction holds. Houses are 0..26: rows, columns, boxes. Fields without facts are empty. */
export interface Evidence {
  /** The houses in which the pattern is seen. */
  houses: number[];
  /** The cells of the pattern. */
  cells: number[];
  /** The same cells where their order matters: pivot and pincers, a loop, base cells. */
  order: number[];
  digits: number[];
  /** Locked candidates and fish: the houses that hold the digit, and those that its places lie in. */
  base: number[];
  cover: number[];
  /** Fins; the cells with extra candidates of a unique loop or BUG; the excluders of an aligned set. */
  fins: number[];
  sets: DigitSet[];
  chains: Chain[];
  /**
   * Candidates that matter to the pattern and are not eliminated: those excluded on the way to a
   * placement, or those without which the puzzle would have two solutions.
   */
  marked: CellDigit[];
}

/** A puzzle between two deductions. */
export interface Position {
  /** 81 digits, 0 for an empty cell. */
  digits: string;
  /** 81 masks, bit d - 1 for digit d; 0 for a filled cell. */
  candidates: Uint16Array;
}

/** One use of a technique. */
export interface Deduction {
  /** `TechniqueRow.id`. */
  technique: string;
  /** The complete name that Sudoku Explainer gives, or the id if it does not have the technique. */
  name: string;
  /** Chains inside dynamic chains: 0 none, 1 "(+)", 2 "(+ Forcing Chains)" and so on. */
  level: number;
  /** Sudoku Explainer's rating with one decimal; 0 if it does not have the technique. */
  rating: number;
  placements: CellDigit[];
  eliminations: CellDigit[];
  evidence: Evidence;
  /** The position in which the deduction is made. */
  before: Position;
}

/** A path that is found deduction by deduction. Call `delete` when done. */
export interface Path {
  /**
   * Searches for the next deduction. `work` is in units that do not depend on the machine: ten thousand
   * take about a millisecond. True when the search for it has ended.
   */
  advance(work: number): boolean;
  /**
   * What `advance` has found; null if it has not ended, once the puzzle is solved, and if no technique
   * finds a deduction.
   */
  deduction(): Deduction | null;
  solved(): boolean;
  /** The position after the deductions so far. */
  position(): Position;
  delete(): void;
}

/** Numbers with one decimal: 6.6. */
export interface Rating {
  /** The highest rating of all steps; 20 if the techniques do not solve the puzzle. */
  er: number;
  /** The highest rating up to the first step that places a digit. */
  ep: number;
  /** The rating of the first step. */
  ed: number;
}

/** The rating of a puzzle and its hardest steps. */
export interface DifficultyFacts {
  /** As in `Rating`. */
  er: number;
  ep: number;
  ed: number;
  /** False if the techniques do not solve the puzzle. */
  solved: boolean;
  /** The technique of the first of the hardest steps, its `Deduction.level`, and the number of them. */
  technique: string;
  level: number;
  steps: number;
}

/** The difficulty of a puzzle. Call `delete` when done. */
export interface Difficulty {
  /** Works as `Path.advance`. True when the facts are final. */
  advance(work: number): boolean;
  facts(): DifficultyFacts;
  delete(): void;
}

export interface LogicModule {
  /**
   * The rating of a puzzle, its givens and eliminated candidates, on the scale of Sudoku Explainer 1.2.1.
   * Null if givens conflict or the state is wrong.
   */
  rate(state: State): Rating | null;
  /** The same in slices, with the hardest steps. */
  startDifficulty(state: State): Difficulty | null;
  /**
   * A path of a puzzle in progress: entries count as digits, eliminated candidates are gone. `order` can
   * be the id of a technique: then only this one is used, whether or not simpler ones exist. Null if
   * digits conflict or an argument is wrong.
   */
  startPath(state: State, order: OrderName | string): Path | null;
  techniques(): TechniqueRow[];
}

export default function createLogic(options?: LoaderOptions): Promise<LogicModule>;
