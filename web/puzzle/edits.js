// What a digit does to the selected cells, for each pen.
// @ts-check
import { setEliminated, setEntry, setGiven } from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {'puzzle' | 'answers' | 'candidates'} Pen */

/** @type {readonly Pen[]} */
const PENS = ['puzzle', 'answers', 'candidates'];

/** The pen with a name, such as one that was stored; undefined if there is none. @param {string | undefined} name */
export const penOf = (name) => PENS.find((pen) => pen === name);

/** Why nothing can be entered; the name of a text. @typedef {'noCell' | 'locked' | 'filledCell'} Problem */

/** @param {Puzzle} puzzle @param {number} cell */
const isGiven = ({ givens }, cell) => givens[cell] !== '0';
/** @param {Puzzle} puzzle @param {number} cell */
const isOpen = ({ givens, entries }, cell) => givens[cell] === '0' && entries[cell] === '0';

/** @param {Puzzle} puzzle @param {number[]} cells @param {Pen} pen @returns {Problem | null} */
function problem(puzzle, cells, pen) {
  if (!cells.length) return 'noCell';
  return pen !== 'puzzle' && cells.every((cell) => isGiven(puzzle, cell)) ? 'locked' : null;
}

/**
 * Enters a digit: a given, an entry, or a crossed-out candidate.
 * @param {Puzzle} puzzle
 * @param {number[]} cells  0..80
 * @param {Pen} pen
 * @param {number} digit  1..9
 * @returns {Puzzle | Problem}
 */
export function enter(puzzle, cells, pen, digit) {
  if (pen === 'candidates') return crossOut(puzzle, cells, digit);
  const set = pen === 'puzzle' ? setGiven : setEntry;
  return (
    problem(puzzle, cells, pen) ?? cells.reduce((next, cell) => set(next, cell, digit), puzzle)
  );
}

/** Crosses a candidate out in all empty cells, or restores it if it is crossed out in all of them.
 * @param {Puzzle} puzzle @param {number[]} cells @param {number} digit @returns {Puzzle | Problem} */
function crossOut(puzzle, cells, digit) {
  const bit = 1 << (digit - 1);
  const open = cells.filter((cell) => isOpen(puzzle, cell));
  if (!open.length) return cells.length ? 'filledCell' : 'noCell';
  const out = open.some((cell) => !(puzzle.eliminated[cell] & bit));
  return open.reduce((next, cell) => {
    const mask = next.eliminated[cell];
    return setEliminated(next, cell, out ? mask | bit : mask & ~bit);
  }, puzzle);
}

/**
 * Removes the digits, and in empty cells the crossings.
 * @param {Puzzle} puzzle
 * @param {number[]} cells
 * @param {Pen} pen
 * @returns {Puzzle | Problem}
 */
export function erase(puzzle, cells, pen) {
  const clear = (/** @type {Puzzle} */ next, /** @type {number} */ cell) => {
    if (isOpen(next, cell)) return setEliminated(next, cell, 0);
    return isGiven(next, cell) && pen === 'puzzle'
      ? setGiven(next, cell, 0)
      : setEntry(next, cell, 0);
  };
  return problem(puzzle, cells, pen) ?? cells.reduce(clear, puzzle);
}

/**
 * Enters the digits of the solution.
 * @param {Puzzle} puzzle
 * @param {number[]} cells
 * @param {string} solution
 * @returns {Puzzle | Problem}
 */
export const reveal = (puzzle, cells, solution) =>
  problem(puzzle, cells, 'answers') ??
  cells.reduce((next, cell) => setEntry(next, cell, Number(solution[cell])), puzzle);
