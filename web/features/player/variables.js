// The variables of an algorithm: what the last step has changed, and those that changed last.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { UNKNOWN } from '../../run/algorithms/view.js';

/** @typedef {import('../../run/algorithms/view.js').AlgorithmView} AlgorithmView */
/** @typedef {import('../../run/algorithms/view.js').Moment} Moment */
/** @typedef {import('../../run/algorithms/view.js').Texts} Texts */

/** The longest former value that there is room for, in characters. */
const LONGEST = 5;

/** Variables as texts, now and before; null for a call, which has the name of its method. @typedef {import('../../run/lines/walk.js').Followed} Followed */
/** `old`: the former value, if it has changed, is known and short. @typedef {{name: string, value: string | null, old: string, changed: boolean}} Change */

/**
 * The variables after a step.
 * @param {Pick<AlgorithmView, 'variables'>} view
 * @param {Moment} moment
 * @param {Moment | undefined} before  the step before
 * @param {Texts} texts
 * @param {number} [pointed]  the cell that the reader points at, or -1
 * @returns {Followed}
 */
export function variablesAt({ variables }, moment, before, texts, pointed = -1) {
  const then = before ? variables(before, texts, pointed) : [];
  return { now: variables(moment, texts, pointed), then };
}

/** What has changed. @param {Followed} variables @returns {Change[]} */
export const changesOf = ({ now, then }) =>
  now.map(([name, value], i) => {
    const was = then[i]?.[0] === name ? then[i][1] : undefined;
    const changed = Boolean(was) && was !== value && value !== UNKNOWN;
    const known = changed && was && was !== UNKNOWN && was.length <= LONGEST;
    return { name, value, old: known ? was : '', changed };
  });

/** The number of variables that a lecture shows. */
const SHOWN = 3;

/** A table of the variables that changed last, in the order of the algorithm. */
export class RecentVariables {
  /** Indices of the variables, the one that changed last first. @type {number[]} */
  #order = [];
  /** @type {unknown} */
  #view = null;

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
   * @param {AlgorithmView} view  of the algorithm
   * @param {Followed} variables
   * @param {{was: (value: string) => string}} texts
   */
  render(view, variables, texts) {
    const all = changesOf(variables).filter(({ value }) => value !== null);
    if (view !== this.#view) this.#order = [];
    this.#view = view;
    const known = this.#order.filter((i) => i < all.length && !all[i].changed);
    const changed = all.flatMap((each, i) => (each.changed ? [i] : []));
    const rest = all.map((_, i) => i).filter((i) => !all[i].changed && !known.includes(i));
    this.#order = [...changed, ...known, ...rest];
    const shown = this.#order.slice(0, SHOWN).sort((a, b) => a - b);
    this.rows.forEach((row, i) => {
      row.hidden = i >= shown.length;
      if (row.hidden) return;
      const { name, value, old, changed: isNew } = all[shown[i]];
      row.className = isNew ? 'new' : '';
      setText(row.cells[0], name);
      setText(row.cells[1], old && texts.was(old));
      setText(row.cells[2], value ?? '');
    });
  }
}
