// A puzzle as the page holds it: givens, entries and crossed-out candidates.
// @ts-check

/**
 * Immutable: an edit makes a new puzzle, so a history is a list of puzzles.
 * @typedef {object} Puzzle
 * @property {string} givens  81 digits, 0 for a blank
 * @property {string} entries  81 digits entered by the user; 0 in the cells of givens
 * @property {readonly number[]} eliminated  81 masks, bit d-1 for digit d: candidates crossed out
 */

const NONE = '0'.repeat(81);
const LINE = /^[0-9]{81}$/;
const CROSSED = /^([1-9]{3})*$/;

/** @type {Puzzle} */
export const EMPTY = { givens: NONE, entries: NONE, eliminated: Array(81).fill(0) };

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
  givens,
  entries: placed,
  eliminated: Array.from(eliminated),
});

/**
 * The text of a puzzle in messages to the solver and in the address; see State in
 * wasm/sudoku.d.ts. `parseState` is the inverse.
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
 * Parses what `stateText` returns. Blanks in the digits are skipped, and a dot is a blank cell.
 * @param {{get: (name: string) => string | null}} parameters  `p`, `e` and `x` of an address
 * @returns {Puzzle | null}  null if the parameters are not a state
 */
export function parseState(parameters) {
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
  return { givens, entries, eliminated };
}

/**
 * Reads what `stateText` has written.
 * @param {string} text
 * @returns {Puzzle | null}  null for any other text
 */
export function readState(text) {
  const puzzle = text.startsWith('p=') ? parseState(new URLSearchParams(text)) : null;
  return puzzle && stateText(puzzle) === text ? puzzle : null;
}

/** The digits of a mask, bit d-1 for digit d. @param {number} mask */
export const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => mask & (1 << (d - 1)));

/** The number of digits that are not 0. @param {string} cells  81 digits */
export const filled = (cells) => 81 - cells.split('0').length + 1;

/** @param {string} line @param {number} cell @param {number} digit */
const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);

/**
 * Sets a given, or removes it with digit 0. Removes the entry of the cell.
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {number} digit  0..9
 * @returns {Puzzle}
 */
export const setGiven = (puzzle, cell, digit) => ({
  ...puzzle,
  givens: put(puzzle.givens, cell, digit),
  entries: put(puzzle.entries, cell, 0),
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
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {number} mask  the candidates of the cell that are crossed out
 * @returns {Puzzle}
 */
export const setEliminated = (puzzle, cell, mask) => ({
  ...puzzle,
  eliminated: puzzle.eliminated.map((old, at) => (at === cell ? mask : old)),
});

/** Whether two puzzles are equal. @param {Puzzle} a @param {Puzzle} b */
export const same = (a, b) => stateText(a) === stateText(b);

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
