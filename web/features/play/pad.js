// The pad of Play, digits with the number left, or colours, by the pen; and the row of pens.
// @ts-check
import { add } from '../../base/dom/element.js';
import { fillPad } from '../../base/dom/pad.js';
import { setText } from '../../base/dom/dom.js';
import { COLOUR_COUNT } from '../../puzzle/edits.js';
import { digitsLeft } from '../../puzzle/game.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../../puzzle/edits.js').Pen} Pen */
/** @typedef {typeof import('./en.js').strings} Texts */

export class Pad {
  #root;
  #buttons;

  /**
   * @param {HTMLElement} root  empty
   * @param {import('../workbench/entry.js').Entry} entry
   * @param {import('./holding.js').Holding} holding
   */
  constructor(root, entry, holding) {
    this.#root = root;
    this.#buttons = fillPad(root, {
      enter: (digit) => holding.press(digit),
      erase: () => entry.erase(),
    });
    for (const [i, button] of this.#buttons.digits.entries()) {
      add(button, 'small');
      if (i < COLOUR_COUNT) add(button, 'i', 'sign');
    }
  }

  /** @param {Puzzle} puzzle @param {Pen} pen @param {number} held  0 for none @param {Texts} texts */
  render(puzzle, pen, held, texts) {
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
      button.ariaPressed = held === i + 1 ? 'true' : null;
      if (tinted) button.setAttribute('aria-label', texts.COLOURS[i]);
      else button.removeAttribute('aria-label');
    }
  }
}

/**
 * Shows which pen is in use.
 * @param {HTMLElement} row  with a button for each pen
 * @param {Pen} pen
 * @param {boolean} crossing  all candidates are shown: one pen crosses them out in place of those for notes
 */
export function renderPens(row, pen, crossing) {
  row.classList.toggle('crossing', crossing);
  for (const button of row.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.value === pen));
  }
}
