// What the page holds of a puzzle, how it changes, and its history.
// @ts-check

/**
 * Never changed in place: an edit makes a new one, so that a history is a list of them.
 * @typedef {object} Puzzle
 * @property {string} givens  81 digits, 0 where there is none
 * @property {string} entries  81 digits: what was entered since; 0 where there is a given
 * @property {readonly number[]} eliminated  81 masks, bit d-1 for digit d: candidates crossed out
 */

const NONE = '0'.repeat(81);

/** @type {Puzzle} */
export const EMPTY = { givens: NONE, entries: NONE, eliminated: Array(81).fill(0) };

/**
 * A puzzle with nothing entered yet.
 * @param {string} givens  81 digits
 * @returns {Puzzle}
 */
export const puzzleOf = (givens) => ({ ...EMPTY, givens });

/**
 * @param {import('../solver/protocol.js').PuzzleFacts} facts
 * @returns {Puzzle}
 */
export const fromFacts = ({ givens, placed, eliminated }) => ({
  givens,
  entries: placed,
  eliminated: Array.from(eliminated),
});

/**
 * The text of a puzzle on the wire and in the address; see State in protocol.js.
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

/** @param {number} mask */
export const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => mask & (1 << (d - 1)));

/** @param {string} cells */
export const filled = (cells) => 81 - cells.split('0').length + 1;

/** @param {string} line @param {number} cell @param {number} digit */
const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);

/**
 * Puts a given, or takes one away with digit 0; an entry in its place goes.
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
 * Enters a digit, or takes it away with 0. A given stays.
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

/** @param {Puzzle} a @param {Puzzle} b */
export const same = (a, b) => stateText(a) === stateText(b);

/**
 * What cannot lead to the solution.
 * @param {Puzzle} puzzle
 * @param {string} solution
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

/** The puzzles there were, before and after the present one. */
export class History {
  /** @type {Puzzle[]} */
  #past = [];
  /** @type {Puzzle[]} */
  #future = [];
  /** @param {Puzzle} present */
  constructor(present) {
    this.present = present;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Makes `next` the present.
   * @param {Puzzle} next
   * @param {boolean} amend  it replaces the present, which is then forgotten
   * @returns {boolean} whether that changed anything
   */
  push(next, amend = false) {
    if (same(next, this.present)) return false;
    if (!amend) this.#past.push(this.present);
    this.#future = [];
    this.present = next;
    return true;
  }

  undo() {
    return this.#move(this.#past, this.#future);
  }

  redo() {
    return this.#move(this.#future, this.#past);
  }

  /** @param {Puzzle[]} from @param {Puzzle[]} to */
  #move(from, to) {
    const next = from.pop();
    if (!next) return false;
    to.push(this.present);
    this.present = next;
    return true;
  }
}
