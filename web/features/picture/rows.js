// The answers below a picture: a row for each cell in doubt, and for the one that was pressed.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';

export class Rows {
  #write;

  /** @param {Element} parent @param {(cell: number, digit: number) => void} write  a digit is chosen, or 0 */
  constructor(parent, write) {
    this.root = add(parent, 'div', 'photo-rows');
    this.#write = write;
  }

  /** Focuses the digit that is chosen in the first row. */
  focus() {
    /** @type {HTMLElement | null} */ (this.root.querySelector('[aria-pressed=true]'))?.focus();
  }

  /**
   * @param {import('./draft.js').Draft | null} draft
   * @param {number | null} pressed  its row has all digits
   * @param {typeof import('./en.js').strings} texts
   */
  show(draft, pressed, texts) {
    const focused = document.activeElement?.getAttribute('data-key');
    this.root.replaceChildren();
    if (!draft) return;
    const cells = new Set([...(pressed === null ? [] : [pressed]), ...draft.doubtful]);
    for (const cell of cells) {
      const row = add(this.root, 'div', 'photo-row');
      row.setAttribute('role', 'group');
      row.setAttribute('aria-label', texts.row(cell));
      add(row, 'span', '', texts.row(cell));
      const all = cell === pressed ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : draft.grid.cells[cell].doubts;
      for (const digit of [...all.filter(Boolean), 0]) {
        const text = digit ? String(digit) : texts.empty;
        const button = addButton(row, text, () => this.#write(cell, digit));
        button.dataset.key = `${cell} ${digit}`;
        button.setAttribute('aria-pressed', String(draft.digit(cell) === digit));
      }
    }
    if (focused)
      /** @type {HTMLElement | null} */ (
        this.root.querySelector(`[data-key="${focused}"]`)
      )?.focus();
  }
}
