// A puzzle as the page holds it: givens, entries, crossed-out candidates, notes and colours.
// @ts-check
import { COLOURS, NOTES } from './marks.js';

/**
 * Immutable: an edit makes a new puzzle, so a history is a list of puzzles.
 * @typedef {object} Puzzle
 * @property {string} givens  81 digits, 0 for a blank
 * @property {string} entries  81 digits entered by the user; 0 in the cells of givens
 * @property {readonly number[]} eliminated  81 masks, bit d-1 for digit d: candidates crossed out
 * @property {readonly number[]} corner  81 masks: the notes in the corners; 0 in the cells of givens.
 *   Notes under an entry are hidden, and visible again when the entry is erased
 * @property {readonly number[]} centre  81 masks: the notes in the middle, as `corner`
 * @property {readonly number[]} colours  81 colours, 1..6, or 0 for none
 */

/** How many solutions the givens have. @typedef {'invalid' | 'none' | 'one' | 'many'} Verdict */

const NONE = '0'.repeat(81);
const LINE = /^[0-9]{81}$/;
const CROSSED = /^([1-9]{3})*$/;

const ZEROS = Array(81).fill(0);

/** @type {Puzzle} */
export const EMPTY = {
  givens: NONE,
  entries: NONE,
  eliminated: ZEROS,
  corner: ZEROS,
  centre: ZEROS,
  colours: ZEROS,
};

/**
 * A puzzle without entries.
 * @param {string} givens  81 digits, 0 for a blank
 * @returns {Puzzle}
 */
export const puzzleOf = (givens) => ({ ...EMPTY, givens });

/**
 * The puzzle that a module of the core describes.
 * @param {Pick<import('../../wasm/sudoku.d.ts').StateFacts, 'givens' | 'placed' | 'eliminated'>} facts
 * @returns {Puzzle}
 */
export const fromFacts = ({ givens, placed, eliminated }) => ({
  ...EMPTY,
  givens,
  entries: placed,
  eliminated: Array.from(eliminated),
});

/**
 * The text of a puzzle in messages to the solver, without what the solver ignores: notes and colours.
 * See State in wasm/sudoku.d.ts.
 * @param {Puzzle} puzzle
 */
export function stateText({ givens, entries, eliminated }) {
  const crossed = eliminated.flatMap((mask, cell) =>
    digitsOf(mask).map((digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`),
  );
  return (
    `p=${givens}` +
    (entries === NONE ? '' : `&e=${entries}`) +
    (crossed.length ? `&x=${crossed.join('')}` : '')
  );
}

/**
 * The text of a puzzle in the address: its state, then `&n=` and `&c=`, the notes in the corners and
 * in the middle, and `&k=`, the colours, if there are any. See marks.js for their digits.
 * `parsePuzzle` is the inverse.
 * @param {Puzzle} puzzle
 */
export function puzzleText(puzzle) {
  const marks = MARKS.map(([name, field, code]) => [name, code.write(puzzle[field])]);
  const written = marks.filter(([, text]) => text).map(([name, text]) => `&${name}=${text}`);
  return stateText(puzzle) + written.join('');
}

/** The parameters of the marks that the solver ignores. */
const MARKS = /** @type {const} */ ([
  ['n', 'corner', NOTES],
  ['c', 'centre', NOTES],
  ['k', 'colours', COLOURS],
]);

/** All parameters of a puzzle in the address, the first one `p`. */
export const PARAMETERS = ['p', 'e', 'x', ...MARKS.map(([name]) => name)];

/**
 * Parses what `puzzleText` returns. Blanks in the digits are skipped, and a dot is a blank cell.
 * Notes and colours that cannot be read are ignored: a damaged note does not lose the puzzle.
 * @param {{get: (name: string) => string | null}} parameters  of an address
 * @returns {Puzzle | null}  null if `p`, `e` and `x` are not a state
 */
export function parsePuzzle(parameters) {
  const get = (/** @type {string} */ name) => parameters.get(name);
  const line = (/** @type {string} */ name) =>
    (get(name) ?? NONE).replace(/\s/g, '').replaceAll('.', '0');
  const [givens, entries] = [line('p'), line('e')];
  const crossed = (get('x') ?? '').replace(/\s/g, '');
  if (get('p') === null || !LINE.test(givens) || !LINE.test(entries)) return null;
  if (!CROSSED.test(crossed)) return null;
  if ([...givens].some((digit, cell) => digit !== '0' && entries[cell] !== '0')) return null;
  const eliminated = Array(81).fill(0);
  for (const [digit, row, column] of crossed.match(/.{3}/g) ?? []) {
    eliminated[9 * (Number(row) - 1) + Number(column) - 1] |= 1 << (Number(digit) - 1);
  }
  const read = MARKS.map(([name, field, code]) => [field, code.read(get(name) ?? '') ?? ZEROS]);
  const { corner, centre, colours } = Object.fromEntries(read);
  const open = (/** @type {readonly number[]} */ notes) =>
    notes.map((mask, cell) => (givens[cell] === '0' ? mask : 0));
  return { givens, entries, eliminated, corner: open(corner), centre: open(centre), colours };
}

/**
 * Reads what `puzzleText` has written.
 * @param {string} text
 * @returns {Puzzle | null}  null for any other text
 */
export function readPuzzle(text) {
  const puzzle = text.startsWith('p=') ? parsePuzzle(new URLSearchParams(text)) : null;
  return puzzle && puzzleText(puzzle) === text ? puzzle : null;
}

/** Whether somebody plays the puzzle of a link: it has entries, crossed-out candidates or notes. @param {string} text */
export const isPlayed = (text) => /&[excn]=/.test(text);

/**
 * Adds the notes and colours that the link of a puzzle has: the reader ignores them.
 * @param {Puzzle} puzzle  as the reader has read it
 * @param {string | Uint8Array} text  what it has read
 * @returns {Puzzle}  the same one if the text is not a link of this page to this puzzle
 */
export function withMarks(puzzle, text) {
  const link = typeof text === 'string' && /[#?](\S+)\s*$/.exec(text);
  const own = link && parsePuzzle(new URLSearchParams(link[1]));
  return own && stateText(own) === stateText(puzzle) ? own : puzzle;
}

/** The digits of a mask, bit d-1 for digit d. @param {number} mask */
export const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => mask & (1 << (d - 1)));

/** The number of digits that are not 0. @param {string} cells  81 digits */
export const filled = (cells) => 81 - cells.split('0').length + 1;

/** The digits of givens and entries, 81, 0 for an empty cell. @param {Puzzle} puzzle */
export const digitsAt = ({ givens, entries }) =>
  [...givens].map((given, cell) => Number(given) || Number(entries[cell]));

/** @param {string} line @param {number} cell @param {number} digit */
const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);

/** @param {readonly number[]} values @param {number} cell @param {number} value */
const replace = (values, cell, value) =>
  values[cell] === value ? values : values.map((old, at) => (at === cell ? value : old));

/**
 * Sets a given, or removes it with digit 0. Removes the entry and the notes of the cell.
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {number} digit  0..9
 * @returns {Puzzle}
 */
export const setGiven = (puzzle, cell, digit) => ({
  ...puzzle,
  givens: put(puzzle.givens, cell, digit),
  entries: put(puzzle.entries, cell, 0),
  corner: replace(puzzle.corner, cell, 0),
  centre: replace(puzzle.centre, cell, 0),
});

/**
 * Sets an entry, or removes it with digit 0. The cell of a given stays as it is.
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {number} digit  0..9
 * @returns {Puzzle}
 */
export const setEntry = (puzzle, cell, digit) =>
  puzzle.givens[cell] === '0' ? { ...puzzle, entries: put(puzzle.entries, cell, digit) } : puzzle;

/**
 * The marks of a cell other than digits, as the names of their fields: masks, or for `colours` 0..6.
 * @typedef {'eliminated' | 'corner' | 'centre' | 'colours'} Mark
 */

/**
 * Sets the marks of one kind in a cell. The cell of a given has no notes.
 * @param {Puzzle} puzzle
 * @param {Mark} mark
 * @param {number} cell
 * @param {number} value  a mask, bit d-1 for digit d; of `colours`, 0..6
 * @returns {Puzzle}
 */
export function setMark(puzzle, mark, cell, value) {
  const note = mark === 'corner' || mark === 'centre';
  if (note && puzzle.givens[cell] !== '0') return puzzle;
  return { ...puzzle, [mark]: replace(puzzle[mark], cell, value) };
}

/** @param {Puzzle} puzzle @param {number} cell @param {number} mask  of the candidates crossed out */
export const setEliminated = (puzzle, cell, mask) => setMark(puzzle, 'eliminated', cell, mask);

/** Whether two puzzles are equal. @param {Puzzle} a @param {Puzzle} b */
export const same = (a, b) => a === b || puzzleText(a) === puzzleText(b);
