// The ladder of a chain in words: one rung for each conclusion, and the end.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';

/** @typedef {import('../../logic/rungs.js').Rung} Rung */
/** @typedef {typeof import('./en.js').strings} Texts */

/** Scrolls the list or the panel, whichever scrolls, so that an item is in its middle. @param {Element} item */
function reveal(item) {
  for (let box = item.parentElement; box && box.localName !== 'main'; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY !== 'auto')
      continue;
    const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    return;
  }
}

export class RungList {
  #list;
  #go;
  /** @type {readonly Rung[]} */
  #rungs = [];
  #language = '';
  /** The rung that was shown last; the first one is not scrolled to. */
  #at = -1;

  /** @param {HTMLElement} list  empty @param {(rung: number) => void} go  the number of rungs for the end */
  constructor(list, go) {
    this.#list = list;
    this.#go = go;
    list.className = 'rungs';
  }

  /**
   * @param {readonly Rung[]} rungs
   * @param {number} at  the rung that is shown; the number of rungs at the end
   * @param {string} end  what follows
   * @param {string} language
   * @param {Texts} texts
   * @param {(cell: number) => string} cellName
   */
  render(rungs, at, end, language, texts, cellName) {
    if (rungs !== this.#rungs || language !== this.#language) {
      this.#rungs = rungs;
      this.#language = language;
      this.#list.replaceChildren();
      this.#list.setAttribute('aria-label', texts.chain);
      rungs.forEach((rung, i) => {
        const { cells, digit, on } = rung.node;
        const button = this.#add(i);
        add(button, 'span', 'n', String(i + 1));
        add(button, 'span', 'place', `${cells.map(cellName).join(' ')}${on ? '' : ' ≠'}`);
        add(button, 'i', '', String(digit));
        add(button, 'span', 'w', texts.rung(rung.kind, rung.house, rung.after));
      });
      const last = this.#add(rungs.length);
      add(last, 'span', 'end', end);
      this.#list.scrollTop = 0;
      this.#at = at;
    }
    const needs = rungs[at]?.after ?? [];
    [...this.#list.children].forEach((item, i) => {
      const state = i === at ? 'here' : i > at ? 'todo' : needs.includes(i) ? 'needed' : 'past';
      item.className = state;
      const button = /** @type {Element} */ (item.firstElementChild);
      if (i === at) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      if (i === at && this.#at !== at) reveal(item);
    });
    this.#at = at;
  }

  /** @param {number} rung */
  #add(rung) {
    return addButton(add(this.#list, 'li'), '', () => this.#go(rung));
  }
}
