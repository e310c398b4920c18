// The choices of a race: the goal, the unit, the algorithms, the speed.
// @ts-check
import { add, addChoice } from '../../base/dom/element.js';
import { GOALS, MOST_LANES, reaches } from './course.js';
import { SPEEDS } from './race-clock.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('./course.js').Goal} Goal */
/** @typedef {import('./race-clock.js').Unit} Unit */

const FIRST_SPEED = 3; // 1,000 digits a second

/**
 * A choice in one row.
 * @template {string} T
 * @param {Element} parent
 * @param {string} name
 * @param {T[]} ids  the first is chosen
 * @param {Record<string, string>} texts  by id
 * @param {(id: T) => void} choose
 */
export function addSegments(parent, name, ids, texts, choose) {
  const group = add(parent, 'fieldset', 'segments');
  add(group, 'legend', 'visually-hidden', name);
  for (const id of ids) {
    const radio = addChoice(group, 'radio', texts[id]);
    radio.name = `race-${ids[0]}`;
    radio.checked = id === ids[0];
    radio.onchange = () => choose(id);
  }
  return group;
}

/** @param {Element} parent @param {string} name */
function addField(parent, name) {
  const field = add(parent, 'div', 'race-field');
  add(field, 'span', 'race-label', name);
  return field;
}

export class Chooser {
  /** @type {Goal} */
  goal = 'first';
  /** @type {Unit} */
  unit = 'digits';
  #texts;

  /**
   * @param {Element} parent
   * @param {import('./race.js').RaceTexts} texts
   * @param {Algorithm[]} algorithms
   * @param {string[]} chosen  ids of the algorithms that are checked at first
   * @param {() => void} onchange  called when the choice has changed, except that of the speed
   */
  constructor(parent, texts, algorithms, chosen, onchange) {
    this.#texts = texts;
    this.root = add(parent, 'div', 'race-choices');
    const goals = /** @type {Goal[]} */ (Object.keys(GOALS));
    addSegments(addField(this.root, texts.goal), texts.goal, goals, texts.GOALS, (goal) => {
      this.goal = goal;
      this.#limit();
      onchange();
    });
    const units = /** @type {Unit[]} */ (Object.keys(SPEEDS));
    addSegments(addField(this.root, texts.unit), texts.unit, units, texts.UNITS, (unit) => {
      this.unit = unit;
      this.#showSpeed();
      onchange();
    });
    this.#addSpeed();
    const fieldset = add(this.root, 'fieldset', 'race-entries');
    add(fieldset, 'legend', '', texts.chooser);
    this.rows = algorithms.map((algorithm) => this.#addRow(fieldset, algorithm, chosen));
    this.#limit();
    fieldset.onchange = () => {
      this.#limit();
      onchange();
    };
  }

  /** @param {Element} parent @param {Algorithm} algorithm @param {string[]} chosen */
  #addRow(parent, algorithm, chosen) {
    const texts = this.#texts;
    const row = add(parent, 'div', 'race-entry');
    const { name } = texts.ALGORITHMS[algorithm.id];
    const box = addChoice(row, 'checkbox', name);
    box.checked = chosen.includes(algorithm.id);
    // The variants of dancing links are goals.
    const several = algorithm.variants.length > 1 && algorithm.id !== 'dancing-links';
    const ways = several ? add(row, 'select') : null;
    ways?.setAttribute('aria-label', texts.variantOf(name));
    for (const id of algorithm.variants) if (ways) add(ways, 'option', '', texts.VARIANTS[id]);
    add(row, 'p', 'race-how', texts.HOW[algorithm.id]);
    return { algorithm, box, ways };
  }

  #addSpeed() {
    const field = addField(this.root, this.#texts.speed);
    this.speed = add(field, 'input');
    this.speed.type = 'range';
    this.speed.max = String(SPEEDS.digits.length - 1);
    this.speed.value = String(FIRST_SPEED);
    this.speed.setAttribute('aria-label', this.#texts.speed);
    this.speedText = add(field, 'output', 'soft');
    this.speed.oninput = () => this.#showSpeed();
    this.#showSpeed();
  }

  #showSpeed() {
    const text = this.#texts.speedOf(this.perSecond, this.unit);
    if (this.speedText) this.speedText.textContent = text;
    this.speed?.setAttribute('aria-valuetext', text);
  }

  /** Digits per second, or milliseconds of computing per second. */
  get perSecond() {
    return SPEEDS[this.unit][Number(this.speed?.value)];
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
