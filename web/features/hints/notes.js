// A player's entries and notes compared with the solution, for hints.
// @ts-check
import { setEliminated, setEntry } from '../../puzzle/puzzle.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */
/**
 * @typedef {object} Mistakes
 * @property {number[]} entries  cells whose entry differs from the solution
 * @property {Puzzle} corrected  without these entries, and without crossing out a right candidate
 */

const bitAt = (/** @type {string} */ solution, /** @type {number} */ cell) =>
  1 << (Number(solution[cell]) - 1);

/**
 * The entries and crossed-out candidates that contradict the solution; null if there are none.
 * @param {Puzzle} puzzle
 * @param {string} solution  81 digits
 * @returns {Mistakes | null}
 */
export function mistakesIn(puzzle, solution) {
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  const entries = cells.filter(
    (cell) => puzzle.entries[cell] !== '0' && puzzle.entries[cell] !== solution[cell],
  );
  const crossed = cells.filter((cell) => puzzle.eliminated[cell] & bitAt(solution, cell));
  if (!entries.length && !crossed.length) return null;
  let corrected = puzzle;
  for (const cell of entries) corrected = setEntry(corrected, cell, 0);
  for (const cell of crossed)
    corrected = setEliminated(corrected, cell, puzzle.eliminated[cell] & ~bitAt(solution, cell));
  return { entries, corrected };
}

/**
 * The puzzle with the notes as eliminations: a cell's notes in the middle are its candidates, and so are
 * notes in the corners if every empty cell has some. Notes without the digit of the solution are ignored.
 * @param {Puzzle} puzzle
 * @param {string} solution  81 digits
 * @returns {Puzzle}
 */
export function withNotes(puzzle, solution) {
  const open = [...puzzle.givens].map(
    (given, cell) => given === '0' && puzzle.entries[cell] === '0',
  );
  const full = open.every((empty, cell) => !empty || puzzle.corner[cell]);
  const eliminated = puzzle.eliminated.map((mask, cell) => {
    const notes = puzzle.centre[cell] || (full ? puzzle.corner[cell] : 0);
    if (!open[cell] || !(notes & bitAt(solution, cell))) return mask;
    return mask | (511 & ~notes);
  });
  return { ...puzzle, eliminated };
}
