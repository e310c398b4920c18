// What is read from a picture, and what the user has changed.
// @ts-check

/** @typedef {import('./protocol.js').PictureGrid} PictureGrid */

/** @param {number[]} digits */
const maskOf = (digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

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

  /** The notes in a cell without a digit, in order. @param {number} cell */
  notes(cell) {
    if (this.#digits[cell] || this.#open.has(cell)) return [];
    const { corner, centre } = this.grid.cells[cell];
    return [...corner, ...centre].sort();
  }

  /** All of a cell. @param {number} cell */
  view(cell) {
    const [digit, notes] = [this.digit(cell), this.notes(cell)];
    return { digit, notes, doubtful: this.isDoubtful(cell), entry: this.isEntry(cell) };
  }

  /** The number of cells without a digit whose notes are read. */
  get noted() {
    return this.#digits.filter((_, cell) => this.notes(cell).length).length;
  }

  /** The number of those whose notes cannot be read. */
  get illegible() {
    return this.grid.cells.filter(({ unreadNotes }, cell) => unreadNotes && !this.#digits[cell])
      .length;
  }

  /** @param {'corner' | 'centre'} kind @returns {number[]} as in a puzzle */
  #masks(kind) {
    return this.#digits.map((_, cell) =>
      this.notes(cell).length ? maskOf(this.grid.cells[cell][kind]) : 0,
    );
  }

  get corner() {
    return this.#masks('corner');
  }

  get centre() {
    return this.#masks('centre');
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
