// The state of an algorithm beside the board: its variables, and its list of free cells, its calls,
// possible[][][], or the exact-cover matrix. Elements are made once and then updated.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { UNKNOWN } from '../../run/algorithms/view.js';
import { strings as runStrings } from '../../run/en.js';
import { strings } from './en.js';
import { PANELS } from './stack-panels.js';

/** @typedef {import('../../run/algorithms/view.js').AlgorithmView} AlgorithmView */
/** @typedef {import('../../run/algorithms/view.js').Moment} Moment */

/** The longest former value that there is room for, in characters. */
const LONGEST = 5;

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
   */
  render(view, moment, before) {
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
      this.#show(moment, { pointed: this.#pointed, before: before?.snapshot });
      this.#fill(view, moment, before);
    };
    this.#again();
  }

  /**
   * Shows the variables.
   * @param {AlgorithmView} view
   * @param {Moment} moment
   * @param {Moment | undefined} before  the step before
   */
  #fill({ variables }, moment, before) {
    const texts = this.#texts;
    const own = variables(moment, texts, -1);
    const now = this.#pointed < 0 ? own : variables(moment, texts, this.#pointed);
    const then = before ? variables(before, texts, this.#pointed) : [];
    const [body] = this.#table.tBodies;
    while (body.rows.length > now.length) body.deleteRow(-1);
    while (body.rows.length < now.length) {
      const row = body.insertRow();
      for (let i = 0; i < 3; i++) row.insertCell();
    }
    now.forEach(([name, value], i) => {
      const row = body.rows[i];
      const old = then[i]?.[0] === name ? then[i][1] : undefined;
      const changed = old !== undefined && old !== value && value !== UNKNOWN;
      const pointed = name !== own[i][0] ? ' pointed' : '';
      row.className = `${changed ? 'new' : ''}${pointed}`;
      setText(row.cells[0], name);
      const short = changed && old !== UNKNOWN && old.length <= LONGEST;
      setText(row.cells[1], short ? texts.was(old) : '');
      setText(row.cells[2], value);
    });
  }
}
