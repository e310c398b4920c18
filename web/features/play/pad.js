// The pad of Play: digits with the number left, or colours, by the pen.
// @ts-check
import { add } from '../../base/dom/element.js';
import { fillPad } from '../../base/dom/pad.js';
import { setText } from '../../base/dom/dom.js';
import { COLOUR_COUNT } from '../../puzzle/edits.js';
import { digitsLeft } from '../../puzzle/puzzle.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../../puzzle/edits.js').Pen} Pen */
/** @typedef {typeof import('./en.js').strings} Texts */

export class Pad {
  #root;
  #buttons;

  /**
   * @param {HTMLElement} root  empty
   * @param {import('../workbench/entry.js').Entry} entry
   */
  constructor(root, entry) {
    this.#root = root;
    this.#buttons = fillPad(root, {
      enter: (digit) => entry.enter(digit),
      erase: () => entry.erase(),
    });
    for (const [i, button] of this.#buttons.digits.entries()) {
      add(button, 'small');
      if (i < COLOUR_COUNT) add(button, 'i', 'sign');
    }
  }

  /** @param {Puzzle} puzzle @param {Pen} pen @param {Texts} texts */
  render(puzzle, pen, texts) {
    const { digits, erase } = this.#buttons;
    const colour = pen === 'colour';
    const left = digitsLeft(puzzle);
    this.#root.dataset.pen = pen;
    erase.setAttribute('aria-label', texts.erase);
    erase.title = texts.erase;
    for (const [i, button] of digits.entries()) {
      const tinted = colour && i < COLOUR_COUNT;
      setText(/** @type {Element} */ (button.querySelector('small')), texts.left(left[i]));
      button.classList.toggle('full', !colour && !left[i]);
      button.disabled = colour && !tinted;
      if (tinted) button.dataset.tint = String(i + 1);
      else delete button.dataset.tint;
      if (tinted) button.setAttribute('aria-label', texts.COLOURS[i]);
      else button.removeAttribute('aria-label');
    }
  }
}
