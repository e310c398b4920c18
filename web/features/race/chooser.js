// The check boxes that choose the algorithms of a race.
// @ts-check
import { add, addChoice } from '../../base/dom/element.js';
import { MOST_LANES } from './course.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */

export class Chooser {
  /**
   * @param {Element} parent
   * @param {import('./race.js').RaceTexts} texts
   * @param {Algorithm[]} algorithms
   * @param {string[]} chosen  ids of the algorithms that are checked at first
   * @param {() => void} onchange  called when the choice has changed
   */
  constructor(parent, texts, algorithms, chosen, onchange) {
    const fieldset = add(parent, 'fieldset', 'race-entries');
    add(fieldset, 'legend', '', texts.chooser);
    this.rows = algorithms.map((algorithm) => {
      const row = add(fieldset, 'div', 'race-entry');
      const box = addChoice(row, 'checkbox', texts.ALGORITHMS[algorithm.id].name);
      box.checked = chosen.includes(algorithm.id);
      const ways = algorithm.variants.length > 1 ? add(row, 'select') : null;
      ways?.setAttribute('aria-label', texts.variantOf(texts.ALGORITHMS[algorithm.id].name));
      for (const id of algorithm.variants) if (ways) add(ways, 'option', '', texts.VARIANTS[id]);
      return { algorithm, box, ways };
    });
    this.#limit();
    fieldset.onchange = () => {
      this.#limit();
      onchange();
    };
  }

  /** Disables further boxes at the limit, and hides the variants of algorithms that are not chosen. */
  #limit() {
    const full = this.rows.filter(({ box }) => box.checked).length >= MOST_LANES;
    for (const { box, ways } of this.rows) {
      box.disabled = full && !box.checked;
      if (ways) ways.hidden = !box.checked;
    }
  }

  /** The chosen algorithms, in the order of the table. */
  get entries() {
    return this.rows
      .filter(({ box }) => box.checked)
      .map(({ algorithm, ways }) => ({
        algorithm,
        variant: Math.max(0, ways?.selectedIndex ?? 0),
      }));
  }
}
