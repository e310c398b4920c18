// What a digit does to the selected cells, for each pen.
// @ts-check
import { arePeers } from './houses.js';
import { setEntry, setGiven, setMark } from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./puzzle.js').Mark} Mark */

/**
 * `puzzle` sets givens, `answers` entries, `corner` and `centre` notes, `colour` colours (digits 1..6);
 * `candidates` crosses out candidates.
 * @typedef {'puzzle' | 'answers' | 'corner' | 'centre' | 'colour' | 'candidates'} Pen
 */

/** @type {readonly Pen[]} */
const PENS = ['puzzle', 'answers', 'corner', 'centre', 'colour', 'candidates'];

/** What the pens for marks set. @type {Partial<Record<Pen, Mark>>} */
const MARK_OF = {
  corner: 'corner',
  centre: 'centre',
  colour: 'colours',
  candidates: 'eliminated',
};

/** The number of colours. */
export const COLOUR_COUNT = 6;

/** The pen with a name, such as one that was stored; undefined if there is none. @param {string | undefined} name */
export const penOf = (name) => PENS.find((pen) => pen === name);

/** Why nothing can be entered; the name of a text. @typedef {'noCell' | 'locked' | 'filledCell' | 'noColour'} Problem */

/** @param {Puzzle} puzzle @param {number} cell */
const isGiven = ({ givens }, cell) => givens[cell] !== '0';
/** @param {Puzzle} puzzle @param {number} cell */
const isOpen = ({ givens, entries }, cell) => givens[cell] === '0' && entries[cell] === '0';

/**
 * Enters a digit: a given, an entry, a note, a colour or a crossed-out candidate. Except for givens,
 * this is a toggle: if all cells have the digit with this pen, it is removed.
 * @param {Puzzle} puzzle
 * @param {number[]} cells  0..80
 * @param {Pen} pen
 * @param {number} digit  1..9
 * @param {{tidy?: boolean}} [options]  `tidy`: an entry removes the notes of its digit from its peers
 * @returns {Puzzle | Problem}
 */
export function enter(puzzle, cells, pen, digit, { tidy = false } = {}) {
  if (!cells.length) return 'noCell';
  const mark = MARK_OF[pen];
  if (mark === 'colours') return paint(puzzle, cells, digit);
  if (mark) return note(puzzle, cells, mark, digit);
  if (pen === 'puzzle') return cells.reduce((next, cell) => setGiven(next, cell, digit), puzzle);
  const free = cells.filter((cell) => !isGiven(puzzle, cell));
  if (!free.length) return 'locked';
  const present = free.every((cell) => Number(puzzle.entries[cell]) === digit);
  const next = free.reduce((at, cell) => setEntry(at, cell, present ? 0 : digit), puzzle);
  return present || !tidy ? next : tidied(next, free, digit);
}

/** @param {Puzzle} puzzle @param {number[]} cells @param {number} digit  the number of the colour */
function paint(puzzle, cells, digit) {
  if (digit > COLOUR_COUNT) return 'noColour';
  const colour = cells.every((cell) => puzzle.colours[cell] === digit) ? 0 : digit;
  return cells.reduce((next, cell) => setMark(next, 'colours', cell, colour), puzzle);
}

/** Adds a digit to the marks of all empty cells, or removes it if all of them have it.
 * @param {Puzzle} puzzle @param {number[]} cells @param {Mark} mark @param {number} digit */
function note(puzzle, cells, mark, digit) {
  const bit = 1 << (digit - 1);
  const open = cells.filter((cell) => isOpen(puzzle, cell));
  if (!open.length) return 'filledCell';
  const present = open.every((cell) => puzzle[mark][cell] & bit);
  return open.reduce((next, cell) => {
    const mask = next[mark][cell];
    return setMark(next, mark, cell, present ? mask & ~bit : mask | bit);
  }, puzzle);
}

/** Removes the notes of a digit from the peers of cells. @param {Puzzle} puzzle @param {number[]} cells @param {number} digit */
function tidied(puzzle, cells, digit) {
  const bit = 1 << (digit - 1);
  const without = (/** @type {readonly number[]} */ notes) =>
    notes.map((mask, at) => (cells.some((cell) => arePeers(cell, at)) ? mask & ~bit : mask));
  return { ...puzzle, corner: without(puzzle.corner), centre: without(puzzle.centre) };
}

/**
 * The layers that an erasure removes, the topmost first: each is a test whether a cell has something,
 * and what removes it.
 * @type {Record<string, {has: (puzzle: Puzzle, cell: number) => boolean, clear: (puzzle: Puzzle, cell: number) => Puzzle}>}
 */
const LAYERS = {
  digit: {
    has: ({ entries }, cell) => entries[cell] !== '0',
    clear: (puzzle, cell) => setEntry(puzzle, cell, 0),
  },
  notes: {
    has: (puzzle, cell) =>
      isOpen(puzzle, cell) && Boolean(puzzle.corner[cell] | puzzle.centre[cell]),
    clear: (puzzle, cell) => setMark(setMark(puzzle, 'corner', cell, 0), 'centre', cell, 0),
  },
  eliminated: marksIn('eliminated'),
  colours: marksIn('colours'),
  // Only with their own pens:
  given: {
    has: (puzzle, cell) => isGiven(puzzle, cell),
    clear: (puzzle, cell) => setGiven(puzzle, cell, 0),
  },
  corner: marksIn('corner'),
  centre: marksIn('centre'),
};

/** @param {Mark} mark */
function marksIn(mark) {
  return {
    /** @param {Puzzle} puzzle @param {number} cell */
    has: (puzzle, cell) => (mark === 'colours' || isOpen(puzzle, cell)) && puzzle[mark][cell] > 0,
    /** @param {Puzzle} puzzle @param {number} cell */
    clear: (puzzle, cell) => setMark(puzzle, mark, cell, 0),
  };
}

/**
 * Erases the topmost layer that any of the cells has: what the pen sets, then digits, notes, crossings,
 * colours.
 * @param {Puzzle} puzzle
 * @param {number[]} cells
 * @param {Pen} pen
 * @returns {Puzzle | Problem}  the same puzzle if there is nothing to erase
 */
export function erase(puzzle, cells, pen) {
  if (!cells.length) return 'noCell';
  if (pen === 'puzzle') {
    const digit = (/** @type {number} */ cell) => (isGiven(puzzle, cell) ? 'given' : 'digit');
    const filled = cells.filter((cell) => !isOpen(puzzle, cell));
    if (filled.length) {
      return filled.reduce((next, cell) => LAYERS[digit(cell)].clear(next, cell), puzzle);
    }
  }
  const order = [MARK_OF[pen] ?? 'digit', 'digit', 'notes', 'eliminated', 'colours'];
  for (const { has, clear } of order.map((name) => LAYERS[name])) {
    const found = cells.filter((cell) => has(puzzle, cell));
    if (found.length) return found.reduce(clear, puzzle);
  }
  return cells.every((cell) => isGiven(puzzle, cell)) ? 'locked' : puzzle;
}

/**
 * Enters the digits of the solution.
 * @param {Puzzle} puzzle
 * @param {number[]} cells
 * @param {string} solution
 * @param {{tidy?: boolean}} [options]  as for `enter`
 * @returns {Puzzle | Problem}
 */
export function reveal(puzzle, cells, solution, { tidy = false } = {}) {
  if (!cells.length) return 'noCell';
  const free = cells.filter((cell) => !isGiven(puzzle, cell));
  if (!free.length) return 'locked';
  return free.reduce((next, cell) => {
    const digit = Number(solution[cell]);
    const revealed = setEntry(next, cell, digit);
    return tidy ? tidied(revealed, [cell], digit) : revealed;
  }, puzzle);
}

/** The cells in which two lines of givens differ. @param {string} before @param {string} after */
export const changedGivens = (before, after) =>
  [...after].flatMap((digit, at) => (digit === before[at] ? [] : [at]));

/**
 * The cell of the given that was typed between two puzzles; -1 if other cells differ, too, or the
 * given was removed.
 * @param {Puzzle} before
 * @param {Puzzle} after
 */
export function typedGiven(before, { givens }) {
  const changed = changedGivens(before.givens, givens);
  return changed.length === 1 && givens[changed[0]] !== '0' ? changed[0] : -1;
}
