// What is read from a picture, and what the user has changed.
// @ts-check

/** @typedef {import('./protocol.js').PictureGrid} PictureGrid */

export class Draft {
  /** @type {number[]} */
  #digits;
  /** Cells in doubt that nobody has answered. */
  #open;

  /** @param {PictureGrid} grid */
  constructor(grid) {
    this.grid = grid;
    this.#digits = grid.cells.map(({ digit }) => digit);
    this.#open = new Set(
      grid.cells.flatMap(({ doubts }, cell) => (doubts.length && !grid.certain ? [cell] : [])),
    );
    /** All cells that were in doubt. */
    this.doubtful = [...this.#open];
  }

  /** @param {number} cell */
  digit(cell) {
    return this.#digits[cell];
  }

  /** @param {number} cell */
  isDoubtful(cell) {
    return this.#open.has(cell);
  }

  /** @param {number} cell */
  isEntry(cell) {
    return this.grid.entries[cell] !== '0';
  }

  /** @param {number} cell @param {number} digit  0 for an empty cell */
  set(cell, digit) {
    this.#digits[cell] = digit;
    this.#open.delete(cell);
  }

  get count() {
    return this.#digits.filter(Boolean).length;
  }

  get doubts() {
    return this.#open.size;
  }

  #line(/** @type {boolean} */ entries) {
    return this.#digits.map((digit, cell) => (this.isEntry(cell) === entries ? digit : 0)).join('');
  }

  /** @returns {import('../../puzzle/puzzle.js').Puzzle['givens']} */
  get givens() {
    return this.#line(false);
  }

  get entries() {
    return this.#line(true);
  }
}
