// The state of an algorithm beside the board: its variables, and its list of free cells, its calls,
// possible[][][], or the exact-cover matrix. Elements are made once and then updated.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { momentOf, UNKNOWN, variablesOf } from '../../run/variables.js';
import { strings } from './en.js';
import { tabStopsWhileScrolling } from './scrolling.js';
import { PANELS } from './stack-panels.js';

/** @typedef {import('../../run/run-protocol.js').Snapshot} Snapshot */
/** A step, and the kind of the event before it. @typedef {{snapshot: Snapshot, kind: string}} Step */

/** The longest former value that there is room for, in characters. */
const LONGEST = 5;

export class StatePanel {
  #panel = '';
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
    words.addEventListener('change', () => (this.#panel = ''));
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
   * @param {string} panel  of the table of algorithms
   * @param {string} algorithm  its id
   * @param {Snapshot} snapshot
   * @param {string} kind  of the event before it
   * @param {Step | null} before  the step before
   */
  render(panel, algorithm, snapshot, kind, before) {
    const texts = this.#texts;
    if (panel + algorithm !== this.#panel) {
      this.#panel = panel + algorithm;
      const title = document.createElement('h3');
      const [head, count] = [add(title, 'span', 'code-name'), add(title, 'span', 'count')];
      this.#stack.replaceChildren(title);
      this.#show = PANELS[panel]({ place: this.#stack, head, count, texts, algorithm });
      for (const part of this.#stack.children) this.#observer.observe(part);
    }
    this.#again = () => {
      this.#show(momentOf(snapshot, kind), { pointed: this.#pointed, before: before?.snapshot });
      this.#fill(algorithm, { snapshot, kind }, before);
    };
    this.#again();
  }

  /**
   * Shows the variables.
   * @param {string} algorithm  its id
   * @param {Step} step
   * @param {Step | null} before  the step before
   */
  #fill(algorithm, step, before) {
    const texts = this.#texts;
    const listOf = ({ snapshot, kind } = step, pointed = -1) =>
      variablesOf(algorithm, snapshot, kind, texts, pointed);
    const own = listOf();
    const now = this.#pointed < 0 ? own : listOf(step, this.#pointed);
    const then = before ? listOf(before, this.#pointed) : [];
    const [body] = this.#table.tBodies;
    while (body.rows.length > now.length) body.deleteRow(-1);
    while (body.rows.length < now.length) {
      const row = body.insertRow();
      for (let i = 0; i < 3; i++) row.insertCell();
    }
    now.forEach(({ name, value }, i) => {
      const row = body.rows[i];
      const old = then[i]?.name === name ? then[i].value : undefined;
      const changed = old !== undefined && old !== value && value !== UNKNOWN;
      const pointed = now[i].name !== own[i].name ? ' pointed' : '';
      row.className = `${changed ? 'new' : ''}${pointed}`;
      setText(row.cells[0], name);
      const short = changed && old !== UNKNOWN && old.length <= LONGEST;
      setText(row.cells[1], short ? texts.was(old) : '');
      setText(row.cells[2], value);
    });
  }
}
