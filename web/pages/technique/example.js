// The example of a technique on a board: the position, the pattern in it, and the position after the
// deduction.
// @ts-check
import { Board } from '../../board/board.js';
import { logic } from '../../logic/client.js';
import { exampleAt } from '../../logic/example.js';

/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */

export class Example {
  #board;
  #state;
  /** @type {Deduction | null} */
  deduction = null;

  /**
   * @param {HTMLTableElement} table  empty
   * @param {string} state  see State in wasm/sudoku.d.ts
   */
  constructor(table, state) {
    this.#state = state;
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
   * Shows another position, until its deduction is found.
   * @param {string} state
   * @param {string} technique
   */
  async change(state, technique) {
    this.#state = state;
    this.deduction = null;
    await this.find(technique);
  }

  /**
   * Shows a step; without the deduction, the position.
   * @param {number} step  one of STEPS
   * @param {typeof import('../../puzzle/en.js').strings} texts
   */
  render(step, texts) {
    const { views, drawing } = exampleAt(this.#state, this.deduction, step, texts);
    this.#board.render(views);
    this.#board.draw(drawing);
  }
}
