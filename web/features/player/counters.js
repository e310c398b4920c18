// The counters of an algorithm with their names.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { strings } from '../../run/en.js';

/** @typedef {import('../../../wasm/run.d.ts').Algorithm} Algorithm */

export class Counters {
  /** @type {Algorithm | null} */
  #algorithm = null;

  /**
   * @param {HTMLElement} list  a `dl`
   * @param {import('../../base/words/words.js').Words} words
   */
  constructor(list, words) {
    this.words = words;
    this.list = list;
    words.addEventListener('change', () => (this.#algorithm = null));
  }

  /** @param {Algorithm} algorithm @param {Float64Array} values */
  render(algorithm, values) {
    const texts = this.words.of(strings);
    const { id, counters } = algorithm;
    if (algorithm !== this.#algorithm) {
      this.#algorithm = algorithm;
      this.list.replaceChildren(
        ...counters.flatMap((counter) => {
          const term = document.createElement('dt');
          setText(term, texts.ALGORITHMS[id].counters[counter][0]);
          term.title = counter;
          return [term, document.createElement('dd')];
        }),
      );
    }
    counters.forEach((_, i) =>
      setText(this.list.children[2 * i + 1], texts.number(values[i] ?? 0)),
    );
  }
}
