// The givens of an answer on the board: those that clash, or the worth of each.
// @ts-check
import { strings } from './en.js';
import { tint } from './tints.js';
import { sentenceOf } from './worth.js';

/** @typedef {import('./doctor.js').Answer} Answer */
/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

export class Marks {
  #workbench;
  #words;
  /** @type {Answer | null} */
  #answer = null;
  #givens = '';

  /** @param {Workbench} workbench @param {import('../../base/words/words.js').Words} words */
  constructor(workbench, words) {
    this.#workbench = workbench;
    this.#words = words;
    workbench.addLayer({ cells: (views) => this.#paint(views) });
  }

  /**
   * Marks the givens of an answer from the next rendering on.
   * @param {Answer | null} answer  null for no marks
   * @param {string} givens  of the puzzle that it is about
   */
  show(answer, givens) {
    const workbench = this.#workbench;
    if (answer === this.#answer && givens === this.#givens) return;
    this.#answer = answer;
    this.#givens = givens;
    tint(workbench.board.table, answer?.worths ?? []);
    workbench.invalidate();
  }

  /** @param {import('../../board/board.js').CellView[]} views */
  #paint(views) {
    const texts = this.#words.of(strings);
    if (this.#workbench.session.puzzle.givens !== this.#givens) return;
    for (const cell of this.#answer?.clash?.cells ?? []) {
      views[cell].marks += ' conflict';
      views[cell].name += `, ${texts.inClash}`;
    }
    for (const worth of this.#answer?.worths ?? [])
      views[worth.cell].name += `, ${sentenceOf(worth, texts)}`;
  }
}
