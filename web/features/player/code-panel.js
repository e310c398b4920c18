// The pseudo-code of an algorithm: where the run is, and where it shall stop.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { strings } from './en.js';

export class CodePanel {
  /** @type {HTMLLIElement[]} */
  #lines = [];
  /** @type {string[] | null} */
  #code = null;

  /**
   * @param {HTMLElement} place  empty
   * @param {(line: number) => void} ontoggle  a breakpoint
   */
  constructor(place, ontoggle) {
    this.place = place;
    this.ontoggle = ontoggle;
    addEventListener('languagechange', () => (this.#code = null));
  }

  /** @param {string[]} code */
  #make(code) {
    this.#code = code;
    const list = document.createElement('ol');
    list.className = 'code';
    this.#lines = code.map((text, line) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('aria-label', strings.breakpointAt(line + 1));
      button.addEventListener('click', () => this.ontoggle(line));
      const words = document.createElement('code');
      const indent = text.length - text.trimStart().length;
      words.className = `in-${indent / 2}`;
      setText(words, text.trim());
      item.append(button, words);
      return item;
    });
    list.append(...this.#lines);
    this.place.replaceChildren(list);
  }

  /**
   * @param {string[]} code
   * @param {number} current  the line of the last event, -1 for none
   * @param {number} breakpoints  mask of lines
   */
  render(code, current, breakpoints) {
    if (code !== this.#code) this.#make(code);
    this.#lines.forEach((item, line) => {
      const stops = String(Boolean((breakpoints >> line) & 1));
      const button = /** @type {Element} */ (item.firstElementChild);
      if (button.getAttribute('aria-pressed') !== stops) button.setAttribute('aria-pressed', stops);
      if (line === current) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
  }
}
