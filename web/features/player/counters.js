// The counters of an algorithm with their names.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { counterKey, strings } from '../../run/en.js';

export class Counters {
  /** @type {string[] | null} */
  #names = null;

  /**
   * @param {HTMLElement} list  a `dl`
   * @param {import('../../base/words/words.js').Words} words
   */
  constructor(list, words) {
    this.words = words;
    this.list = list;
    words.addEventListener('change', () => (this.#names = null));
  }

  /** @param {string[]} names @param {Float64Array} values */
  render(names, values) {
    const texts = this.words.of(strings);
    if (names !== this.#names) {
      this.#names = names;
      this.list.replaceChildren(
        ...names.flatMap((name) => {
          const term = document.createElement('dt');
          setText(term, texts.COUNTERS[counterKey(name)] ?? name);
          term.title = name;
          return [term, document.createElement('dd')];
        }),
      );
    }
    names.forEach((_, i) => setText(this.list.children[2 * i + 1], texts.number(values[i] ?? 0)));
  }
}
