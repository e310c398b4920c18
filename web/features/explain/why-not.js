// The questions why the digit of a cell is there, and why another one is not: nine digits, in the place of the
// ratings for the selected cell, below the proof for the cell that it is about.
// @ts-check
import { add } from '../../base/dom/element.js';
import { fillPad } from '../../base/dom/pad.js';

/** The cell that can be asked about: the only one selected, unless it is a given; -1 for none. @param {number[]} selection @param {string} givens */
export const askedCell = ([cell, ...more], givens) =>
  cell === undefined || more.length || givens[cell] !== '0' ? -1 : cell;

/** The cell of a name such as r4c5; -1 for any other text. @param {string} name */
export function cellOf(name) {
  const [, row, column] = /^r([1-9])c([1-9])$/.exec(name) ?? [];
  return row ? 9 * Number(row) + Number(column) - 10 : -1;
}

/** @param {HTMLElement} parent @param {(digit: number) => void} ask */
function addPad(parent, ask) {
  const pad = add(parent, 'div', 'pad why-not');
  pad.hidden = true;
  pad.setAttribute('role', 'group');
  const { digits, erase } = fillPad(pad, { enter: ask, erase: () => {} });
  erase.remove();
  return { pad, digits };
}

export class WhyNotPad {
  #dock;
  #selected;
  #shown;
  #at = -1;

  /**
   * @param {HTMLElement} dock  that has the ratings
   * @param {HTMLElement} panel  that has the proof
   * @param {(digit: number) => void} ask  about the selected cell
   * @param {(digit: number) => void} askOther  about the one whose proof is shown
   */
  constructor(dock, panel, ask, askOther) {
    this.#dock = dock;
    this.#selected = addPad(dock, ask).pad;
    dock.prepend(this.#selected);
    this.#shown = addPad(panel, askOther);
    panel.querySelector('.reasons')?.after(this.#shown.pad);
  }

  /**
   * @param {number} cell  the selected one; -1 for none
   * @param {number} digit  whose proof is shown; 0 for none
   * @param {typeof import('./en.js').strings} texts
   */
  show(cell, digit, { digits, others }) {
    this.#selected.hidden = cell < 0;
    this.#dock.classList.toggle('asking', cell >= 0);
    this.#selected.setAttribute('aria-label', digits);
    this.#shown.pad.hidden = !digit;
    this.#shown.pad.setAttribute('aria-label', others);
    this.#shown.digits.forEach((button, i) =>
      button.setAttribute('aria-pressed', String(i + 1 === digit)),
    );
  }

  /** Whether another cell is selected than before. @param {number} cell */
  changed(cell) {
    if (cell === this.#at) return false;
    this.#at = cell;
    return true;
  }
}
