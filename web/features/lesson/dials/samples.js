// The puzzles of a figure, and the runs on them. What they are depends on the text of the lesson only.
// @ts-check
import { maker } from '../../../generator/maker.js';
import { GIVENS_STEP } from './read.js';
import { BUDGET } from './statistics.js';

/** @typedef {import('./read.js').DialsBlock} DialsBlock */
/** @typedef {import('./read.js').Dials} Dials */
/** @typedef {import('./statistics.js').Placing} Placing */

/** Puzzles, or runs on one puzzle. */
export const SIZE = 200;
/** Puzzles for each number of givens. */
export const GROUP = 100;
/** The seed of the puzzles that are made. */
const SEED = 1;

/** The numbers of givens. @param {[number, number]} range */
export const stepsOf = ([from, to]) =>
  Array.from({ length: (to - from) / GIVENS_STEP + 1 }, (_, i) => from + i * GIVENS_STEP);

/** Promises of puzzles, which several figures share. @type {Promise<string[]> | null} */
let made = null;

async function makePuzzles() {
  const { made: puzzles } = await maker().make({ seed: SEED }, SIZE, { same: true });
  return puzzles.map(({ puzzle }) => puzzle);
}

/**
 * The puzzles of a figure: one group, or one for each number of givens.
 * @param {Pick<DialsBlock, 'givens' | 'puzzle'>} block
 * @returns {Promise<string[][]>}  rejects if the worker fails
 */
export async function puzzlesOf({ givens, puzzle }) {
  if (puzzle) return [Array.from({ length: SIZE }, () => puzzle)];
  if (givens) {
    const groups = stepsOf(givens).map((n) =>
      Promise.all(
        Array.from({ length: GROUP }, (_, i) => maker().change('randomGivens', i + 1, n)),
      ),
    );
    return Promise.all(groups);
  }
  made ??= makePuzzles();
  try {
    return [await made];
  } catch (error) {
    made = null;
    throw error;
  }
}

/**
 * Runs a search on all puzzles of a group; the seed of its random orders is the number of the puzzle, from 1.
 * @param {string[]} puzzles
 * @param {Dials} dials
 * @param {AbortSignal} signal
 * @param {() => void} progress  called after each run
 * @returns {Promise<Placing[]>}  fewer if the signal comes; rejects if the worker fails
 */
export async function runAll(puzzles, dials, signal, progress) {
  /** @type {Placing[]} */
  const runs = [];
  for (const puzzle of puzzles) {
    if (signal.aborted) break;
    const placing = await maker().change('placeDigits', puzzle, dials, runs.length + 1, BUDGET);
    if (!placing) throw new Error(puzzle);
    runs.push(placing);
    progress();
  }
  return runs;
}
