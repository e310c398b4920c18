// The choice of the algorithms that race.
// @ts-check
import { add, addChoice } from '../../base/dom/element.js';
import { MOST_LANES } from './course.js';
import { strings as names } from '../../run/en.js';
import { strings as words } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */

export class Chooser {
  /**
   * @param {Element} parent
   * @param {Algorithm[]} algorithms
   * @param {string[]} chosen  ids of those to begin with
   * @param {() => void} onchange  the entries have changed
   */
  constructor(parent, algorithms, chosen, onchange) {
    const fieldset = add(parent, 'fieldset', 'entries');
    add(fieldset, 'legend', '', words.chooser);
    this.rows = algorithms.map((algorithm) => {
      const row = add(fieldset, 'div', 'entry');
      const box = addChoice(row, 'checkbox', names.ALGORITHMS[algorithm.id].name);
      box.checked = chosen.includes(algorithm.id);
      const ways = algorithm.variants.length > 1 ? add(row, 'select') : null;
      ways?.setAttribute('aria-label', words.variantOf(names.ALGORITHMS[algorithm.id].name));
      for (const id of algorithm.variants) if (ways) add(ways, 'option', '', names.VARIANTS[id]);
      return { algorithm, box, ways };
    });
    this.#limit();
    fieldset.onchange = () => {
      this.#limit();
      onchange();
    };
  }

  /** Nobody can choose a fifth. A way that is not used is not asked for. */
  #limit() {
    const full = this.rows.filter(({ box }) => box.checked).length >= MOST_LANES;
    for (const { box, ways } of this.rows) {
      box.disabled = full && !box.checked;
      if (ways) ways.hidden = !box.checked;
    }
  }

  /** What was chosen, in the order of the table. */
  get entries() {
    return this.rows
      .filter(({ box }) => box.checked)
      .map(({ algorithm, ways }) => ({
        algorithm,
        variant: Math.max(0, ways?.selectedIndex ?? 0),
      }));
  }
}
