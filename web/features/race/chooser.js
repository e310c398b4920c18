// The choices of a race: the goal and the algorithms.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addChoice, withWords } from '../../base/dom/element.js';
import { GOALS, MOST_LANES, reaches } from './course.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('./course.js').Goal} Goal */

/**
 * A choice in one row.
 * @template {string} T
 * @param {Element} parent
 * @param {string} name  id of its text in the table of the race
 * @param {T[]} ids  the first is chosen
 * @param {string} texts  id of the table with the texts of the ids
 * @param {(id: T) => void} choose
 */
function addSegments(parent, name, ids, texts, choose) {
  const group = add(parent, 'fieldset', 'segments');
  withWords(add(group, 'legend', 'visually-hidden'), `race.${name}`);
  for (const id of ids) {
    const radio = addChoice(group, 'radio', '');
    withWords(/** @type {HTMLElement} */ (radio.nextElementSibling), `race.${texts}.${id}`);
    radio.name = `race-${ids[0]}`;
    radio.checked = id === ids[0];
    radio.onchange = () => choose(id);
  }
  return group;
}

/** @param {Element} parent @param {string} name  id of its text */
function addField(parent, name) {
  const field = add(parent, 'div', 'race-field');
  withWords(add(field, 'span', 'race-label'), `race.${name}`);
  return field;
}

export class Chooser {
  /** @type {Goal} */
  goal = 'first';

  /**
   * @param {Element} parent
   * @param {Algorithm[]} algorithms
   * @param {string[]} chosen  ids of the algorithms that are checked at first
   * @param {() => void} onchange  called when the choice has changed
   */
  constructor(parent, algorithms, chosen, onchange) {
    this.root = add(parent, 'div', 'race-choices');
    const goals = /** @type {Goal[]} */ (Object.keys(GOALS));
    addSegments(addField(this.root, 'goal'), 'goal', goals, 'GOALS', (goal) => {
      this.goal = goal;
      this.#limit();
      onchange();
    });
    const fieldset = add(this.root, 'fieldset', 'race-entries');
    withWords(add(fieldset, 'legend'), 'race.chooser');
    this.rows = algorithms.map((algorithm) => this.#addRow(fieldset, algorithm, chosen));
    this.#limit();
    fieldset.onchange = () => {
      this.#limit();
      onchange();
    };
  }

  /** @param {Element} parent @param {Algorithm} algorithm @param {string[]} chosen */
  #addRow(parent, algorithm, chosen) {
    const row = add(parent, 'div', 'race-entry');
    const box = addChoice(row, 'checkbox', '');
    box.checked = chosen.includes(algorithm.id);
    const name = /** @type {HTMLElement} */ (box.nextElementSibling);
    // The variants of an algorithm that finds all solutions are goals.
    const several = algorithm.variants.length > 1 && !reaches(algorithm, 'all');
    const ways = several ? add(row, 'select') : null;
    for (const id of algorithm.variants)
      if (ways) withWords(add(ways, 'option'), `run.VARIANTS.${id}`);
    return { algorithm, box, name, ways, how: add(row, 'p', 'race-how') };
  }

  /** Shows the texts that are in no table. @param {import('./race.js').RaceTexts} texts */
  translate(texts) {
    for (const { algorithm, name, ways, how } of this.rows) {
      const text = texts.textOf(algorithm);
      setText(name, text.name);
      setText(how, text.how);
      ways?.setAttribute('aria-label', texts.variantOf(text.name));
    }
  }

  /** Disables the algorithms that cannot reach the goal, and further ones at the limit. */
  #limit() {
    for (const { algorithm, box } of this.rows)
      if (!reaches(algorithm, this.goal)) box.checked = false;
    const full = this.rows.filter(({ box }) => box.checked).length >= MOST_LANES;
    for (const { algorithm, box, ways } of this.rows) {
      const able = reaches(algorithm, this.goal);
      box.disabled = !able || (full && !box.checked);
      box.closest('.race-entry')?.classList.toggle('unable', !able);
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
