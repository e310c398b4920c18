// The board while a run is watched: what its cells show, and the questions that are put to it.
// @ts-check
import { panelOf } from '../../run/listing.js';
import { housesOf } from '../../puzzle/houses.js';
import { runCells } from '../../run/run-cells.js';
import { strings } from '../../run/en.js';

/**
 * @typedef {object} Place  where the run is shown
 * @property {() => boolean} candidates  whether they are shown
 * @property {(text: string) => void} say  to all
 * @property {() => void} invalidate  asks for a rendering
 */

export class RunBoard {
  #place;
  #asked = { step: -1, cell: -1 }; // the question that was answered last, and the cell to blame

  /** @param {import('../../run/playback.js').Playback} watch @param {Place} place */
  constructor(watch, place) {
    this.watch = watch;
    this.#place = place;
  }

  /** Candidates are shown. */
  get pencilled() {
    return this.#place.candidates() || panelOf(this.watch.watched) === 'possible';
  }

  /** The cell that stands against what was asked, or against the illegal move of a trace. */
  get #blamed() {
    const { atEnd, step, trace } = this.watch;
    if (this.#asked.step === step) return this.#asked.cell;
    return (atEnd ? trace?.illegal?.cell : undefined) ?? -1;
  }

  /** 81 cells at the step at hand; only where the watch has a view. */
  cells() {
    const { watch, pencilled } = this;
    const { snapshot } = /** @type {import('../../run/run-protocol.js').View} */ (watch.view);
    return runCells({
      givens: watch.givens,
      snapshot,
      kind: watch.lastKind,
      possible: panelOf(watch.watched) === 'possible',
      pencilled,
      blamed: this.#blamed,
    });
  }

  /** At another step the last question is no longer one. */
  forget() {
    this.#asked.step = -1;
  }

  /** Says why a digit does not stand in a cell. @param {number[]} cells @param {number} digit */
  async ask([cell], digit) {
    if (cell === undefined) return;
    const { watch } = this;
    const { say, invalidate } = this.#place;
    watch.pause();
    const why = await watch.whyNot(cell, digit).catch((error) => say(strings.failed(error)));
    if (!why || !watch.view) return;
    this.#asked = { step: watch.step, cell: why.cell };
    const shared = housesOf(why.cell);
    const house = housesOf(cell).find((each) => shared.includes(each)) ?? 0;
    say(strings.whyNot(cell, digit, why, watch.view.snapshot.digits, house));
    invalidate();
  }

  /** A click on a candidate asks about it. @param {MouseEvent} event @param {number[]} cells */
  askAt({ target, clientX, clientY }, cells) {
    const cell = target instanceof Element ? target.closest('td') : null;
    if (!cell || !this.pencilled) return;
    this.ask(cells, candidateAt(cell.getBoundingClientRect(), clientX, clientY));
  }
}

/** The candidate that has its place there in a cell. @param {DOMRect} cell @param {number} x @param {number} y */
function candidateAt({ left, top, width, height }, x, y) {
  const third = (/** @type {number} */ part) => Math.max(0, Math.min(2, Math.floor(3 * part)));
  return 3 * third((y - top) / height) + third((x - left) / width) + 1;
}
