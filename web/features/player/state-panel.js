// The state of an algorithm beside the board: its variables, and its list of free cells, its calls,
// possible[][][], or the exact-cover matrix. Elements are made once and then updated.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { strings } from './en.js';
import { PANELS } from './stack-panels.js';
import { changesOf } from './variables.js';

/** @typedef {import('../../run/algorithms/view.js').AlgorithmView} AlgorithmView */
/** @typedef {import('../../run/algorithms/view.js').Moment} Moment */
/** @typedef {import('../../run/lines/walk.js').Followed} Followed */

/**
 * Makes parts tab stops while they scroll.
 * @param {HTMLElement[]} parts  without a tab stop inside
 * @returns {ResizeObserver}  to observe what makes them scroll: their contents, and the parts
 */
export const tabStopsWhileScrolling = (parts) =>
  new ResizeObserver(() => {
    for (const part of parts) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
      const scrolls = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      if (scrolls) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
    }
  });

export class StatePanel {
  /** @type {AlgorithmView | null} */
  #view = null;
  /** @type {ReturnType<import('./stack-panels.js').Make>} */
  #show = () => {};
  /** Shows the last step again. */
  #again = () => {};
  /** The cell that the pointer or the focus is on; -1 for none. */
  #pointed = -1;
  #table;
  #stack;
  #observer;

  /** @param {HTMLElement} place  empty @param {import('../../base/words/words.js').Words} words */
  constructor(place, words) {
    this.words = words;
    this.#table = add(place, 'table', 'vars');
    this.#table.append(document.createElement('tbody'));
    this.#stack = add(place, 'div', 'stack');
    words.addEventListener('change', () => (this.#view = null));
    // On phones, the variables are one row, which may scroll, as may the stack.
    this.#observer = tabStopsWhileScrolling([this.#table, this.#stack]);
    for (const part of [this.#table.tBodies[0], this.#stack]) this.#observer.observe(part);
  }

  /** The cell that is marked, and of which more is shown; -1 for none. @param {number} cell */
  point(cell) {
    if (cell === this.#pointed) return;
    this.#pointed = cell;
    this.#again();
  }

  get #texts() {
    return { ...this.words.of(strings), ...this.words.of(runStrings) };
  }

  /**
   * @param {AlgorithmView} view  of the algorithm
   * @param {Moment} moment
   * @param {Moment | undefined} before  the step before
   * @param {Followed | null} followed  the variables, if they are known
   */
  render(view, moment, before, followed) {
    const texts = this.#texts;
    if (view !== this.#view) {
      this.#view = view;
      const title = document.createElement('h3');
      const [head, count] = [add(title, 'span', 'code-name'), add(title, 'span', 'count')];
      this.#stack.replaceChildren(title);
      this.#show = PANELS[view.panel]({ place: this.#stack, head, count, texts, view });
      for (const part of this.#stack.children) this.#observer.observe(part);
    }
    this.#again = () => {
      const extra = { pointed: this.#pointed, before: before?.snapshot, calls: followed?.calls };
      this.#show(moment, extra);
      this.#fill(followed);
    };
    this.#again();
  }

  /** Shows variables. @param {Followed | null} variables */
  #fill(variables) {
    const texts = this.#texts;
    const now = variables ? changesOf(variables) : [];
    const [body] = this.#table.tBodies;
    while (body.rows.length > now.length) body.deleteRow(-1);
    while (body.rows.length < now.length) {
      const row = body.insertRow();
      for (let i = 0; i < 3; i++) row.insertCell();
    }
    now.forEach(({ name, value, old, changed }, i) => {
      const row = body.rows[i];
      row.className = value === null ? 'call' : changed ? 'new' : '';
      setText(row.cells[0], name);
      setText(row.cells[1], old && texts.was(old));
      setText(row.cells[2], value ?? '');
    });
  }
}
