// The question why a digit is not in the selected cell: a pad in the place of the ladder.
// @ts-check
import { add } from '../../base/dom/element.js';
import { fillPad } from '../../base/dom/pad.js';

/** The cell that can be asked about: the only one selected, unless it is a given; -1 for none. @param {number[]} selection @param {string} givens */
export const askedCell = ([cell, ...more], givens) =>
  cell === undefined || more.length || givens[cell] !== '0' ? -1 : cell;

export class WhyNotPad {
  #dock;
  #pad;
  #asked = -1;

  /** @param {HTMLElement} dock  that has the ladder @param {(digit: number) => void} ask */
  constructor(dock, ask) {
    this.#dock = dock;
    this.#pad = add(dock, 'div', 'pad why-not');
    this.#pad.hidden = true;
    this.#pad.setAttribute('role', 'group');
    fillPad(this.#pad, { enter: ask, erase: () => {} }).erase.remove();
    dock.prepend(this.#pad);
  }

  /**
   * Shows the pad for a cell, or hides it.
   * @param {number} cell  -1 for none
   * @param {string} name  of the pad
   * @returns {boolean} whether another cell is asked about than before
   */
  show(cell, name) {
    this.#pad.hidden = cell < 0;
    this.#dock.classList.toggle('asking', cell >= 0);
    this.#pad.setAttribute('aria-label', name);
    if (cell === this.#asked) return false;
    this.#asked = cell;
    return true;
  }
}
