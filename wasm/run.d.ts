// What the module of the algorithms exports, as run_bindings.cpp binds it. The headers run.hpp,
// event.hpp, snapshot.hpp and trace.hpp of the core define the terms.
import type { LoaderOptions } from './sudoku.js';

/** One line of a Java program. */
export interface CodeLine {
  /** Indented by two spaces per level; '' for a blank line. */
  text: string;
  /** 0..31: events of this label happen at this line; -1 if none do. */
  label: number;
  /** Bit v: the line belongs to the program of variant v. */
  variants: number;
  /** A condition that events decide, or 'solution', where all solutions are reported; else ''. */
  name: string;
}

/** One row of the table of algorithms. Names and explanations belong to the user interface, by id. */
export interface Algorithm {
  id: string;
  /** A complete Java program, or one per variant. For a trace: one line per kind of move. */
  code: CodeLine[];
  /** Ids of the counters; the first is the result. */
  counters: string[];
  /** Ids; the first is the default; empty if there is only one way. */
  variants: string[];
}

export type Outcome = 'running' | 'solved' | 'exhausted' | 'stuck' | 'invalid';

/** One entry of the free-cell list or of the call stack. */
export interface Frame {
  /** What the entry has to satisfy: a cell, 0..80, or a constraint, 0..323. */
  constraint: number;
  /** The cell of the current option, -1 if there is none. */
  cell: number;
  /** The digit placed or tried there, 0 if there is none. */
  digit: number;
  /** Bit i: option i of the constraint has been refuted. */
  done: number;
}

/** The visible state of a run at one step. The arrays are copies. */
export interface Snapshot {
  step: number;
  outcome: Outcome;
  /** The event before this step, 32 bits as in event.hpp; 0 at step 0. */
  last: number;
  /** 81 digits, 0 for an empty cell. */
  digits: Uint8Array;
  /** 81 masks, bit d-1 for digit d. */
  candidates: Uint16Array;
  /** Number of digits placed and not removed; the index k of the free-cell list. */
  depth: number;
  stack: Frame[];
  counters: Float64Array;
  /** Full grids that the algorithm keeps: the first two, or the last. */
  solutions: Uint8Array[];
  /**
   * dancing-links: the number of options left for each of the 324 constraints, -1 for a covered one.
   * Empty for the other algorithms.
   */
  matrix: Int8Array;
}

export interface WhyNot {
  /** `out_of_range`: the cell is not 0..80 or the digit not 1..9. */
  reason:
    'present' | 'given' | 'filled' | 'blocked' | 'eliminated' | 'refuted' | 'open' | 'out_of_range';
  /** For `blocked` and `refuted`; else -1. */
  cell: number;
  /** True if that cell is a choice of the algorithm, false if it is a given. */
  choice: boolean;
}

/** The first move of a trace that cannot be made. */
export interface IllegalMove {
  /** Its number, from 1. */
  move: number;
  /** Its line in the text, from 1. */
  line: number;
  text: string;
  /** Why it cannot be made: see trace.hpp. */
  reason: string;
  /** The cell that prevents it, or -1. */
  cell: number;
}

/** What was understood of a trace. */
export interface TraceReport {
  /** 81 digits: the puzzle in the trace, or else the one that it was started with. */
  givens: string;
  moves: number;
  /** Moves before it can be played. */
  illegal: IllegalMove | null;
  /** A row for the run of a trace, which is not in the table: its code names the kinds of moves. */
  algorithm: Algorithm;
}

/** The depth of a run by segment of consecutive events. The arrays are copies of equal length. */
export interface DepthProfile {
  /** Least depth after one of the events, 0..81. */
  low: Uint8Array;
  /** Greatest depth. */
  high: Uint8Array;
  /** Mean of the depths after each of the events. */
  mean: Float32Array;
  /** Number of `remove` events. */
  backtracks: Uint32Array;
}

export type Found = 'found' | 'none' | 'paused';

/**
 * An algorithm at work on a puzzle, movable to any step. Call `delete` when done with it.
 *
 * Counts, steps and budgets are numbers of events: a negative number or NaN counts as 0, one above
 * 2^53 as 2^53. A budget is at least 1, so that a search that is called again and again ends. Masks
 * have a bit per kind of event (`RunModule.kinds`) or per label.
 */
export interface Run {
  /** The number of known events. */
  length(): number;
  /** True if the events are known to the end of the run. */
  ended(): boolean;
  position(): number;
  /** Finds up to `events` more events; the position does not change. Returns `ended()`. */
  extend(events: number): boolean;
  /** Moves to a step. False if the budget was used up: call again. */
  seek(step: number, budget: number): boolean;
  /** Moves forward by up to `events` events, at most a million, and returns them. */
  read(events: number): Uint32Array;
  /** Moves to the step after the next event of one of the kinds or labels. */
  findNext(kinds: number, labels: number, budget: number): Found;
  /**
   * Moves forward past `count` events of the kinds or labels. Stops after the first event whose
   * label is in `breakpoints`: then it returns `found` with `left` above 0. After 'paused' call again
   * with what is left.
   */
  advanceMatching(
    kinds: number,
    labels: number,
    count: number,
    breakpoints: number,
    budget: number,
  ): { found: Found; left: number };
  /** Moves back to the last step before this one that follows such an event. */
  findPrevious(kinds: number, labels: number, budget: number): Found;
  /**
   * Moves forward like `read` and returns the events as moves of a trace (trace.hpp), at most `limit`
   * of them; `cut` if the next event does not fit. A part that begins at step 0 has the puzzle,
   * which is not counted as a move.
   */
  readTrace(events: number, limit: number): { text: string; moves: number; cut: boolean };
  snapshot(): Snapshot;
  /** The known events in at most 1,024 segments. */
  depthProfile(): DepthProfile;
  /** Number of events in each segment except the last. */
  segmentLength(): number;
  /** Why `digit`, 1..9, is not in `cell`, 0..80, at this step. */
  whyNot(cell: number, digit: number): WhyNot;
  /** Memory of the run in bytes, approximately. */
  memory(): number;
  delete(): void;
}

/** Part of a run by columns of consecutive events, and the nodes of the search tree that contain some. */
export interface Landscape extends DepthProfile {
  /** The steps between which the columns are: one more than there are columns; empty for none. */
  borders: Float64Array;
  /** By column: a bit per kind of event that may occur. */
  kinds: Uint32Array;
  /** By column, 82 numbers: how many of its steps have the depths 0..81. */
  steps: Uint32Array;
  /** Five numbers a node: its first column, the column after its last, depth, cell, digit. */
  bars: Uint32Array;
}

/** A node of the search tree, see search_tree.hpp: a digit that is placed, and all until it is removed. */
export interface TreeNode {
  /** The step after the digit is placed. */
  begin: number;
  /** The step after it is removed; if it is not, the length of the known run. */
  end: number;
  /** 1..81; of the root 0, or the number of digits placed before the first choice. */
  depth: number;
  /** -1 for the root. */
  cell: number;
  /** 0 for the root. */
  digit: number;
  removed: boolean;
}

/**
 * The search tree of a run. Keeps the run alive; does not move it. Call `delete` when done with it.
 * Budgets are numbers of events: if one is used up, the answer is null; ask again to continue.
 */
export interface SearchTree {
  root(): TreeNode;
  /** The nodes that contain a known step, from the child of the root on. */
  findPath(step: number, budget: number): TreeNode[] | null;
  /** The children of the node that begins at a step, at most 100. */
  findChildren(begin: number, depth: number, budget: number): TreeNode[] | null;
  /**
   * The landscape of the steps from `begin` to `end`, or to the end of the known run, in at most
   * `columns` columns, see landscape.hpp. None for a run without these steps.
   */
  findLandscape(begin: number, end: number, columns: number, budget: number): Landscape | null;
  /** Bytes at most, without the run and the landscape. */
  memory(): number;
  delete(): void;
}

export interface RunModule {
  algorithms(): Algorithm[];
  /** Names of the kinds of events, by number. */
  kinds(): string[];
  /** Starts an algorithm on 81 givens; null for an unknown id, a bad variant or a bad puzzle. */
  start(algorithm: string, givens: string, variant: number): Run | null;
  /** Missing in the module `lab`. */
  searchTree(run: Run): SearchTree;
  /** Plays a trace; `givens` is the puzzle of a trace without one. Null if it is not 81 cells. */
  startTrace(text: string | Uint8Array, givens: string): { run: Run; report: TraceReport } | null;
}

export default function createRun(options?: LoaderOptions): Promise<RunModule>;
