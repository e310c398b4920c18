// The counts of a list with their names.
// @ts-check
import { add, withWords } from '../../base/dom/element.js';

/** @typedef {import('./tally.js').Counts & {puzzles: number}} ListCounts */

const IDS = /** @type {const} */ (['puzzles', 'one', 'many', 'none', 'invalid', 'errors']);

export class CountsView {
  #texts;
  /** @type {ListCounts | null} */
  #counts = null;

  /** @param {Element} parent @param {() => typeof import('./en.js').strings} texts */
  constructor(parent, texts) {
    this.#texts = texts;
    this.root = add(parent, 'dl', 'batch-counts');
    /** @type {Record<string, HTMLElement>} */
    this.cells = {};
    for (const id of IDS) {
      const pair = add(this.root, 'div');
      pair.dataset.count = id;
      withWords(add(pair, 'dt'), `counts.${id}`);
      this.cells[id] = add(pair, 'dd');
    }
  }

  /** @param {ListCounts} counts */
  show(counts) {
    this.#counts = counts;
    this.render();
  }

  render() {
    if (!this.#counts) return;
    const { number } = this.#texts();
    for (const id of IDS) {
      this.cells[id].textContent = number(this.#counts[id]);
      this.cells[id].classList.toggle('error', id === 'errors' && this.#counts[id] > 0);
    }
  }
}
