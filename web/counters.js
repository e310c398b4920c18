// The counters of an algorithm, by their names.
// @ts-check
import { setText } from './dom.js';
import * as strings from './strings/player-en.js';
import { number } from './strings/en.js';

export class Counters {
  /** @type {string[] | null} */
  #names = null;

  /** @param {HTMLElement} list  a `dl` */
  constructor(list) {
    this.list = list;
  }

  /** @param {string[]} names @param {Float64Array} values */
  render(names, values) {
    if (names !== this.#names) {
      this.#names = names;
      this.list.replaceChildren(
        ...names.flatMap((name) => {
          const term = document.createElement('dt');
          setText(term, strings.counter(name));
          term.title = name;
          return [term, document.createElement('dd')];
        }),
      );
    }
    names.forEach((_, i) => setText(this.list.children[2 * i + 1], number(values[i] ?? 0)));
  }
}
