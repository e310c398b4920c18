// What the module of the algorithms exports, as run_bindings.cpp binds it. core's run.hpp,
// event.hpp and snapshot.hpp say more of each.
import type { LoaderOptions } from './sudoku.js';

/** What to show beside the board. */
export type Panel = 'free-cells' | 'calls' | 'possible' | 'matrix';

/** One row of the table of algorithms. */
export interface Algorithm {
  id: string;
  /** For people, in English, like `teaches` and the names of variants. */
  name: string;
  /** The text it comes from, or 'ours'. */
  source: string;
  teaches: string;
  /** Pseudo-code, one line each, indented by two spaces. */
  code: string[];
  /** Names of the counters; the first is the result. */
  counters: string[];
  /** The first is the default; empty where there is one way only. */
  variants: { id: string; name: string }[];
  panel: Panel;
}

export type Outcome = 'running' | 'solved' | 'exhausted' | 'stuck' | 'invalid';

/** One entry of the free-cell list, or of the call stack. */
export interface Frame {
  /** What is to be met: a cell 0..80, or any of 324 constraints. */
  constraint: number;
  /** Where the digit is, -1 where no option is being tried. */
  cell: number;
  /** 0 where none is. */
  digit: number;
  /** Bit i: option i of the constraint is done with. */
  done: number;
}

/** All that can be seen of a run at one step. The arrays are copies. */
export interface Snapshot {
  step: number;
  outcome: Outcome;
  /** The event that led here, 32 bits as event.hpp draws them; 0 at step 0. */
  last: number;
  /** 81 digits, 0 where empty. */
  digits: Uint8Array;
  /** 81 masks, bit d-1 for digit d. */
  candidates: Uint16Array;
  /** Digits placed and not removed; index k of the free-cell list. */
  depth: number;
  stack: Frame[];
  counters: Float64Array;
  /** Full grids that the algorithm keeps: the first two, or the last. */
  solutions: Uint8Array[];
  /** Of dancing-links: options left of each of 324 constraints, -1 where covered. Else empty. */
  matrix: Int8Array;
}

export interface WhyNot {
  reason: 'stands' | 'given' | 'filled' | 'blocked' | 'eliminated' | 'refuted' | 'open';
  /** Of `blocked` and `refuted`; -1 where there is none. */
  cell: number;
  /** Whether that cell is one of the algorithm's choices, and no given. */
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

export type Found = 'found' | 'none' | 'paused';

/** An algorithm at work on a puzzle, which can be moved to any step. `delete` it when done. */
export interface Run {
  /** How many events are known. */
  length(): number;
  /** The run is known to its end. */
  ended(): boolean;
  position(): number;
  /** Finds up to so many more events; the position stays. */
  extend(events: number): boolean;
  /** False where the budget was not enough: call again. */
  seek(step: number, budget: number): boolean;
  /** Goes on by at most so many events (up to a million) and gives them. */
  read(events: number): Uint32Array;
  /** To the step that the next event of the kinds or at the lines (both as masks) leads to. */
  findNext(kinds: number, lines: number, budget: number): Found;
  /**
   * Goes on by `count` wanted events, but not past one at a line of `breakpoints`: behind that it
   * stands `found`, with some of the count `left`. After 'paused' call again with what is left.
   */
  goOn(
    kinds: number,
    lines: number,
    count: number,
    breakpoints: number,
    budget: number,
  ): { found: Found; left: number };
  findPrevious(kinds: number, lines: number, budget: number): Found;
  /**
   * Goes on like `read` and gives the moves as lines of a trace (trace.hpp), up to `limit` of them:
   * `cut` where there was one more. From step 0 on only; the puzzle comes first, and is no move.
   */
  readTrace(events: number, limit: number): { text: string; moves: number; cut: boolean };
  snapshot(): Snapshot;
  /** Least and greatest depth of each stretch, at most 1,024 pairs. */
  landscape(): Uint8Array;
  /** Events in each stretch but the last. */
  stretchLength(): number;
  /** Why `digit` does not stand in `cell` at this step. */
  whyNot(cell: number, digit: number): WhyNot;
  /** Bytes that the run takes, about. */
  memory(): number;
  delete(): void;
}

export interface RunModule {
  algorithms(): Algorithm[];
  /** Names of the kinds of events, by number. */
  kinds(): string[];
  /** Sets an algorithm on 81 givens; null for an unknown id, a bad variant, or another length. */
  start(algorithm: string, givens: string, variant: number): Run | null;
  /** Plays a trace; `givens` is the puzzle of one that does not tell it. Null unless 81. */
  startTrace(text: string, givens: string): { run: Run; report: TraceReport } | null;
}

export default function createRun(options?: LoaderOptions): Promise<RunModule>;
