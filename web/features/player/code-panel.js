// The program of an algorithm with line numbers: marks the line of the last event, and sets
// breakpoints at the lines that have events.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { linesOf } from '../../run/listing.js';
import { strings } from './en.js';

/** @typedef {import('../../../wasm/run.d.ts').Algorithm} Algorithm */

const MARGIN = 2; // lines that stay visible above and below the current line

export class CodePanel {
  /** The element of each line that has a label, by label. @type {Map<number, HTMLLIElement>} */
  #items = new Map();
  /** @type {Algorithm | null} */
  #algorithm = null;
  #variant = 0;
  #current = -1;

  /**
   * @param {HTMLElement} place  empty; it scrolls
   * @param {import('../../base/words/words.js').Words} words
   * @param {(label: number) => void} ontoggle  called when the user clicks a breakpoint
   */
  constructor(place, words, ontoggle) {
    this.words = words;
    this.place = place;
    this.ontoggle = ontoggle;
    words.addEventListener('change', () => {
      // A hidden panel is not rendered until it is shown.
      if (this.#algorithm) this.#make(this.#algorithm, this.#variant);
    });
  }

  /** @param {Algorithm} algorithm @param {number} variant */
  #make(algorithm, variant) {
    this.#algorithm = algorithm;
    this.#variant = variant;
    this.#current = -1;
    this.#items.clear();
    const texts = this.words.of(strings);
    const list = document.createElement('ol');
    list.className = 'code';
    linesOf(algorithm, variant).forEach(({ text, label }, i) => {
      const item = list.appendChild(document.createElement('li'));
      if (label >= 0) {
        const button = item.appendChild(document.createElement('button'));
        button.type = 'button';
        button.setAttribute('aria-label', texts.breakpointAt(i + 1));
        button.addEventListener('click', () => this.ontoggle(label));
        this.#items.set(label, item);
      }
      const number = item.appendChild(document.createElement('span'));
      number.setAttribute('aria-hidden', 'true');
      setText(number, String(i + 1));
      const code = item.appendChild(document.createElement('code'));
      setText(code, text);
      if (algorithm.id === 'trace') {
        setText(item.appendChild(document.createElement('small')), texts.MOVES[text[0]]);
      }
    });
    this.place.replaceChildren(list);
    this.place.scrollTop = 0;
  }

  /**
   * @param {Algorithm} algorithm
   * @param {number} variant  index into its variants, else 0
   * @param {number} current  label of the last event, -1 if there is none
   * @param {number} breakpoints  mask of labels
   */
  render(algorithm, variant, current, breakpoints) {
    if (algorithm !== this.#algorithm || variant !== this.#variant) this.#make(algorithm, variant);
    for (const [label, item] of this.#items) {
      const stops = String(Boolean((breakpoints >> label) & 1));
      const button = /** @type {Element} */ (item.firstElementChild);
      if (button.getAttribute('aria-pressed') !== stops) button.setAttribute('aria-pressed', stops);
      if (label === current) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    if (current !== this.#current) this.#show(this.#items.get(current));
    this.#current = current;
  }

  /** Scrolls the panel, but not the page, to a line. @param {HTMLLIElement} [item] */
  #show(item) {
    if (!item) return;
    const { place } = this;
    const shown = place.getBoundingClientRect();
    const line = item.getBoundingClientRect();
    const margin = Math.min(MARGIN * line.height, (shown.height - line.height) / 2);
    const above = line.top - margin - shown.top;
    const below = line.bottom + margin - shown.bottom;
    if (above < 0) place.scrollTop += above;
    else if (below > 0) place.scrollTop += below;
  }
}
