// How far a person has come with a puzzle.
// @ts-check
import { possibleIn } from './constraints.js';
import { digitsAt, filled } from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

/** How many more of each digit 1..9 a puzzle needs; 0 if it has too many. @param {Puzzle} puzzle */
export function digitsLeft(puzzle) {
  const left = Array(9).fill(9);
  for (const digit of digitsAt(puzzle)) if (digit) left[digit - 1]--;
  return left.map((n) => Math.max(0, n));
}

/**
 * Whether the entries complete the givens to a full grid that keeps the rules: one of the solutions.
 * @param {Puzzle} puzzle
 */
export function isSolved(puzzle) {
  if (filled(puzzle.givens) + filled(puzzle.entries) < 81 || !filled(puzzle.entries)) return false;
  const digits = digitsAt(puzzle);
  return digits.every((digit, cell) => possibleIn(digits, cell) & (1 << (digit - 1)));
}

/**
 * Counts what contradicts the solution.
 * @param {Puzzle} puzzle
 * @param {string} solution  81 digits
 * @returns {{entries: number, crossings: number}}  wrong entries, and cells whose digit is crossed out
 */
export function mistakes({ givens, entries, eliminated }, solution) {
  const cells = [...solution].map(Number);
  const empty = (/** @type {number} */ cell) => givens[cell] === '0' && entries[cell] === '0';
  return {
    entries: cells.filter((digit, at) => Number(entries[at]) && Number(entries[at]) !== digit)
      .length,
    crossings: cells.filter((digit, at) => empty(at) && eliminated[at] & (1 << (digit - 1))).length,
  };
}

/**
 * Notes all candidates in the corners of the empty cells without notes. A cell with notes keeps them.
 * Crossed-out candidates are left out.
 * @param {Puzzle} puzzle
 * @returns {Puzzle}
 */
export function fillNotes(puzzle) {
  const digits = digitsAt(puzzle);
  const corner = puzzle.corner.map((mask, cell) =>
    digits[cell] || mask || puzzle.centre[cell]
      ? mask
      : possibleIn(digits, cell) & ~puzzle.eliminated[cell],
  );
  return { ...puzzle, corner };
}
