// What the cells of the board show at a step of a run, and the answers to questions about it.
// @ts-check
import { arePeers, housesOf } from '../../puzzle/houses.js';
import { strings } from '../../run/en.js';
import { viewOf } from '../../run/algorithms/table.js';
import { momentOf } from '../../run/algorithms/view.js';
import { runCells } from '../../run/run-cells.js';

export class RunBoard {
  #workbench;
  /** The step of the last question, and the cell that the answer gives as the reason. */
  #asked = { step: -1, cell: -1 };
  /** Houses that are washed. @type {number[]} */
  #houses = [];
  #isFree;

  /**
   * @param {import('../../run/playback.js').Playback} playback
   * @param {Pick<import('./workbench.js').Workbench, 'words' | 'view' | 'board' | 'say' | 'invalidate'>} workbench
   * @param {(digit: number) => boolean} isFree  whether nothing else takes a digit; 0 for a place on the board
   */
  constructor(playback, workbench, isFree) {
    this.#isFree = isFree;
    this.playback = playback;
    this.#workbench = workbench;
  }

  /** The algorithm itself keeps candidates. */
  get #possible() {
    return viewOf(this.playback.watched).panel === 'possible';
  }

  /** Candidates are shown. */
  get pencilled() {
    return this.#workbench.view.candidates || this.#possible;
  }

  /** The cell that conflicts with the digit of the last question, or with the illegal move of a trace. */
  get #blamed() {
    const { atEnd, step, trace } = this.playback;
    if (this.#asked.step === step) return this.#asked.cell;
    return (atEnd ? trace?.illegal?.cell : undefined) ?? -1;
  }

  /** 81 cells at the current step. Precondition: the playback has a view. */
  cells() {
    const { playback, pencilled } = this;
    const { peeked } = playback;
    const { snapshot, kind, helpers } = peeked
      ? momentOf(peeked, playback.kindOf(peeked.last))
      : playback.shown;
    const moment = {
      ...{ givens: playback.givens, snapshot, kind, written: !!helpers },
      possible: this.#possible,
      pencilled,
      blamed: peeked ? -1 : this.#blamed,
    };
    const views = runCells(moment, this.#workbench.words.of(strings));
    views.forEach((view, cell) => {
      if (housesOf(cell).some((house) => this.#houses.includes(house))) view.marks += ' house';
    });
    const last = views.findIndex(({ marks }) => /\blast\b/.test(marks));
    if (last >= 0 && this.#workbench.board.highlights) {
      views.forEach((view, cell) => {
        if (arePeers(cell, last)) view.marks += ' peer';
      });
    }
    return views;
  }

  /** Forgets the last question: the step has changed. */
  forget() {
    this.mark([], -1);
  }

  /** Marks houses and a cell until the step changes. @param {number[]} houses @param {number} blamed  -1 for none */
  mark(houses, blamed) {
    this.#houses = houses;
    this.#asked = { step: blamed < 0 ? -1 : this.playback.step, cell: blamed };
    this.#workbench.invalidate();
  }

  /**
   * Says why a digit is not in a cell.
   * @param {number[]} cells  the first counts
   * @param {number} digit
   */
  async ask([cell], digit) {
    if (cell === undefined || !this.#isFree(digit)) return;
    const { playback } = this;
    const workbench = this.#workbench;
    const texts = workbench.words.of(strings);
    playback.pause();
    const why = await playback
      .whyNot(cell, digit)
      .catch((error) => workbench.say(texts.failed(error)));
    if (!why || !playback.view) return;
    this.#asked = { step: playback.step, cell: why.cell };
    const shared = housesOf(why.cell);
    const house = housesOf(cell).find((each) => shared.includes(each)) ?? 0;
    workbench.say(texts.whyNot(cell, digit, why, playback.view.snapshot.digits, house));
    workbench.invalidate();
  }

  /** A click on a candidate asks about it. @param {MouseEvent} event @param {number[]} cells */
  askAt({ target, clientX, clientY }, cells) {
    const cell = target instanceof Element ? target.closest('td') : null;
    // While digits are taken, a click chooses a cell.
    if (!cell || !this.pencilled || !this.#isFree(0)) return;
    this.ask(cells, candidateAt(cell.getBoundingClientRect(), clientX, clientY));
  }
}

/** The candidate at a point of a cell. @param {DOMRect} cell @param {number} x @param {number} y */
function candidateAt({ left, top, width, height }, x, y) {
  const third = (/** @type {number} */ part) => Math.max(0, Math.min(2, Math.floor(3 * part)));
  return 3 * third((y - top) / height) + third((x - left) / width) + 1;
}
