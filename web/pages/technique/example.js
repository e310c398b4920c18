// The example of a technique on a board: the position, the pattern in it, and the position after the
// deduction.
// @ts-check
import { Board } from '../../board/board.js';
import { logic } from '../../logic/client.js';
import { paint, pictureOf } from '../../logic/picture.js';
import { possibleIn } from '../../puzzle/constraints.js';
import { digitsAt, digitsOf, EMPTY, readPuzzle } from '../../puzzle/puzzle.js';

/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */
/** @typedef {import('../../board/board.js').CellView} CellView */

/** What the board shows. */
export const STEPS = /** @type {const} */ ({ before: 0, pattern: 1, after: 2 });

export class Example {
  #board;
  #state;
  #puzzle;
  #candidates;
  /** @type {Deduction | null} */
  deduction = null;

  /**
   * @param {HTMLTableElement} table  empty
   * @param {string} state  see State in wasm/sudoku.d.ts
   */
  constructor(table, state) {
    this.#state = state;
    this.#puzzle = readPuzzle(state) ?? EMPTY;
    const digits = digitsAt(this.#puzzle);
    this.#candidates = digits.map((digit, cell) =>
      digit ? 0 : possibleIn(digits, cell) & ~this.#puzzle.eliminated[cell],
    );
    this.#board = new Board(table, table);
    this.#board.highlights = false;
    table.classList.add('pencilled');
  }

  /** The frame around the board, which a page can move. */
  get frame() {
    return /** @type {HTMLElement} */ (this.#board.table.closest('.frame'));
  }

  /**
   * Finds the deduction. Rejects if the worker fails or finds none.
   * @param {string} technique  its id
   */
  async find(technique) {
    this.deduction = await logic().next(this.#state, technique);
    if (!this.deduction) throw new Error(technique);
  }

  /**
   * Shows a step; without the deduction, the position.
   * @param {number} step  one of STEPS
   * @param {typeof import('../../puzzle/en.js').strings} texts
   */
  render(step, texts) {
    const { deduction } = this;
    const picture = deduction && pictureOf(deduction);
    const [digits, candidates] = [digitsAt(this.#puzzle), [...this.#candidates]];
    const { givens } = this.#puzzle;
    const after = deduction && step === STEPS.after;
    for (const { cell, digit } of (after && deduction.eliminations) || [])
      candidates[cell] &= ~(1 << (digit - 1));
    for (const { cell, digit } of (after && deduction.placements) || []) {
      digits[cell] = digit;
      candidates[cell] = 0;
    }
    if (after && deduction.placements.length)
      candidates.forEach((mask, cell) => (candidates[cell] = mask & possibleIn(digits, cell)));
    const views = digits.map((digit, cell) => {
      const kind = givens[cell] !== '0' ? 'given' : digit ? 'solved' : '';
      const view = {
        ...{ digit, kind, marks: '', other: 0, crossed: 0, readonly: true, name: '', tint: 0 },
        candidates: candidates[cell],
      };
      if (after && picture?.victims.has(cell)) view.marks = 'victim';
      if (after && deduction.placements.some((each) => each.cell === cell)) view.marks = 'pattern';
      view.name = texts.cell(cell, view, [], digitsOf(candidates[cell]), []);
      return /** @type {CellView} */ (view);
    });
    const drawn = picture && step === STEPS.pattern;
    if (drawn) paint(picture, views);
    this.#board.render(views);
    this.#board.draw(drawn ? picture.drawing : {});
  }
}
