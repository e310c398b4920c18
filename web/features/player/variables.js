// The variables of a program: what the last step has changed, and those that changed last.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { UNKNOWN } from '../../run/algorithms/view.js';

/** The longest former value that there is room for, in characters. */
const LONGEST = 5;

/** Variables as texts, now and before. @typedef {import('../../run/lines/walk.js').Followed} Followed */
/** `old`: the former value, if it has changed, is known and short. @typedef {{name: string, value: string | null, old: string, changed: boolean}} Change */

/** What has changed. @param {Followed} variables @returns {Change[]} */
export function changesOf({ now, then }) {
  const before = new Map(then.map(({ key, value }) => [key, value]));
  return now.map(({ name, value, key }) => {
    const was = before.get(key);
    const changed = Boolean(was) && was !== value && value !== UNKNOWN;
    const known = changed && was && was !== UNKNOWN && was.length <= LONGEST;
    return { name, value, old: known ? was : '', changed };
  });
}

/** The number of variables that a lecture shows. */
const SHOWN = 3;

/** A table of the variables that changed last, in the order of the algorithm. */
export class RecentVariables {
  /** Names of the variables, the one that changed last first. @type {string[]} */
  #order = [];
  /** @type {unknown} */
  #algorithm = null;

  /** @param {HTMLTableElement} table */
  constructor(table) {
    this.table = table;
    this.rows = Array.from({ length: SHOWN }, () => {
      const row = table.insertRow();
      for (let i = 0; i < 3; i++) row.insertCell();
      return row;
    });
  }

  /**
   * @param {unknown} algorithm
   * @param {Followed} variables
   * @param {{was: (value: string) => string}} texts
   */
  render(algorithm, variables, texts) {
    const all = changesOf(variables).filter(({ value }) => value !== null);
    if (algorithm !== this.#algorithm) this.#order = [];
    this.#algorithm = algorithm;
    const changed = all.flatMap((each) => (each.changed ? [each.name] : []));
    const rest = all.map(({ name }) => name);
    this.#order = [...new Set([...changed, ...this.#order, ...rest])];
    const last = this.#order.filter((name) => rest.includes(name)).slice(0, SHOWN);
    const shown = all.filter(({ name }, i) => last.includes(name) && rest.lastIndexOf(name) === i);
    this.rows.forEach((row, i) => {
      row.hidden = i >= shown.length;
      if (row.hidden) return;
      const { name, value, old, changed: isNew } = shown[i];
      row.className = isNew ? 'new' : '';
      setText(row.cells[0], name);
      setText(row.cells[1], old && texts.was(old));
      setText(row.cells[2], value ?? '');
    });
  }
}
