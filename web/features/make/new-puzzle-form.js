// The form for new puzzles: the level, and in a menu what is rarely chosen.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';
import { rangeOf, WIDTHS } from '../../logic/difficulty.js';
import { SOURCES } from './choices.js';
import { symmetryPicture } from './symmetry-picture.js';

/** @typedef {import('../../../wasm/generator.d.ts').SymmetryId} SymmetryId */

/** The orders in which techniques count. */
const ORDERS = /** @type {const} */ (['sudoku-explainer', 'books']);
/** How often a technique can be demanded; 0 is "as the hardest step". */
const USES = [0, 1, 2, 3, 5];
/** Choices for the givens: any, a number, or as few as possible in some seconds. */
const GIVENS = ['any', 'number', '10', '60', '300'];
/** The name of the table of texts. */
export const TABLE = 'new-puzzle';

export class NewPuzzleForm {
  /** @type {SymmetryId} */
  #symmetry = 'half-turn';
  #levels;
  #least;
  #most;
  #symmetries;
  #technique;
  #uses;
  #order;
  #counts;
  #givensKind;
  #givens;
  #minimal;
  #singles;
  #source;
  /** The controls that a search for few givens ignores. */
  #others;

  /**
   * @param {HTMLElement} form  an empty element, for the level
   * @param {HTMLElement} more  for all else
   * @param {import('../../generator/protocol.js').MakeOptions} options  what it offers
   */
  constructor(form, more, { symmetries, techniques }) {
    withWords(add(form, 'h2'), `${TABLE}.level`);
    const levels = add(form, 'div', 'levels');
    levels.setAttribute('role', 'group');
    levels.dataset.wordsAriaLabel = `${TABLE}.level`;
    this.#levels = WIDTHS.map((_, band) => {
      const button = addButton(levels, '', () => this.#choose(band));
      withWords(add(button, 'span'), `logic.BANDS.${band}`);
      add(button, 'i').dataset.band = String(band);
      return button;
    });

    const places = group(more, 'symmetry');
    places.className = 'symmetries';
    this.#symmetries = symmetries.map((id) => {
      const button = addButton(places, '', () => {
        this.#symmetry = id;
        this.render();
      });
      button.append(symmetryPicture(id));
      button.dataset.wordsTitle = button.dataset.wordsAriaLabel = `${TABLE}.SYMMETRIES.${id}`;
      button.dataset.symmetry = id;
      return button;
    });
    const rating = group(more, 'rating');
    const end = (/** @type {'from' | 'to'} */ id) => {
      const input = add(rating, 'input');
      Object.assign(input, { type: 'number', min: 1, max: 11.9, step: 0.1 });
      input.dataset.wordsAriaLabel = `${TABLE}.${id}`;
      input.addEventListener('input', () => this.render());
      return input;
    };
    this.#least = end('from');
    add(rating, 'span', '', '–');
    this.#most = end('to');
    this.#technique = addSelect(row(more, 'technique', 'label'), ['']);
    for (const order of ORDERS) {
      const part = add(this.#technique, 'optgroup');
      part.dataset.wordsLabel = `${TABLE}.ORDERS.${order}`;
      for (const { id } of techniques.filter((each) => each.order === order)) {
        add(part, 'option').value = id;
      }
    }
    this.#order = (/** @type {string} */ id) => techniques.find((each) => each.id === id)?.order;
    this.#technique.addEventListener('input', () => this.render());
    this.#uses = addSelect(row(more, 'uses', 'label'), USES.map(String));
    this.#counts = ORDERS.map((order) => {
      const note = withWords(add(more, 'p'), `${TABLE}.COUNTS.${order}`);
      note.dataset.order = order;
      return note;
    });
    const number = group(more, 'givens');
    this.#givensKind = addSelect(number, GIVENS);
    this.#givensKind.dataset.wordsAriaLabel = `${TABLE}.givens`;
    this.#givensKind.addEventListener('input', () => this.render());
    this.#givens = add(number, 'input');
    Object.assign(this.#givens, { type: 'number', min: 17, max: 80, step: 1, value: '24' });
    this.#givens.dataset.wordsAriaLabel = `${TABLE}.number`;
    const check = (/** @type {'minimal' | 'singles'} */ id) => {
      const box = add(row(more, id, 'label'), 'input');
      box.type = 'checkbox';
      return box;
    };
    this.#minimal = check('minimal');
    this.#singles = check('singles');
    this.#source = addSelect(row(more, 'source', 'label'), SOURCES);
    this.#others = [
      ...[...this.#levels, this.#least, this.#most, ...this.#symmetries],
      ...[this.#technique, this.#uses, this.#minimal, this.#singles],
    ];
    this.#choose(1);
  }

  /**
   * Names the options of the menus in the language of the page.
   * @param {typeof import('./new-puzzle-en.js').strings} texts
   * @param {typeof import('../../logic/en.js').strings} names
   */
  translate(texts, names) {
    for (const option of this.#technique.options) {
      option.text = option.value ? names.TECHNIQUES[option.value] : texts.anyTechnique;
    }
    for (const option of this.#uses.options) {
      option.text = Number(option.value) ? texts.times(Number(option.value)) : texts.hardest;
    }
    for (const option of this.#givensKind.options) {
      option.text = texts.givensOf(option.value);
    }
    for (const option of this.#source.options) {
      option.text = texts.SOURCES[/** @type {typeof SOURCES[number]} */ (option.value)];
    }
  }

  /** Chooses a level, or none if it was chosen. @param {number} band */
  #choose(band) {
    const { least, most } = rangeOf(band);
    const chosen = Number(this.#least.value) === least && Number(this.#most.value) === most;
    this.#least.value = chosen ? '' : String(least);
    this.#most.value = chosen ? '' : String(most);
    this.render();
  }

  /** Shows which level and symmetry are chosen. */
  render() {
    const [least, most] = [Number(this.#least.value), Number(this.#most.value)];
    this.#levels.forEach((button, band) => {
      const range = rangeOf(band);
      button.ariaPressed = String(range.least === least && range.most === most);
    });
    for (const button of this.#symmetries) {
      button.ariaPressed = String(button.dataset.symmetry === this.#symmetry);
    }
    /** @type {HTMLElement} */ (this.#uses.parentElement).hidden = !this.#technique.value;
    const order = this.#order(this.#technique.value);
    for (const note of this.#counts) note.hidden = note.dataset.order !== order;
    this.#givens.hidden = this.#givensKind.value !== 'number';
    for (const control of this.#others) control.disabled = this.#fewest > 0;
  }

  /** Seconds of a search for few givens; 0 for another choice. */
  get #fewest() {
    return Number(this.#givensKind.value) || 0;
  }

  /** @returns {import('./choices.js').Choices | null}  null if a number is out of range */
  get choices() {
    const numbered = this.#givensKind.value === 'number';
    const inputs = [this.#least, this.#most, ...(numbered ? [this.#givens] : [])];
    if (!inputs.every((input) => input.validity.valid)) return null;
    const number = (/** @type {HTMLInputElement} */ { value }) => (value ? Number(value) : null);
    return {
      least: number(this.#least),
      most: number(this.#most),
      symmetry: this.#symmetry,
      technique: this.#technique.value || null,
      uses: Number(this.#uses.value),
      givens: numbered ? number(this.#givens) : null,
      fewest: this.#fewest,
      minimal: this.#minimal.checked,
      singles: this.#singles.checked,
      source: /** @type {typeof SOURCES[number]} */ (this.#source.value),
    };
  }
}

/** A row of the menu. @param {HTMLElement} parent @param {string} id @param {'label' | 'div'} tag @returns {HTMLElement} */
function row(parent, id, tag) {
  const element = add(parent, tag, 'row');
  withWords(add(element, 'span'), `${TABLE}.${id}`);
  return element;
}

/** A row for several controls. @param {HTMLElement} parent @param {string} id */
function group(parent, id) {
  const place = add(row(parent, id, 'div'), 'div', 'make-group');
  place.setAttribute('role', 'group');
  place.dataset.wordsAriaLabel = `${TABLE}.${id}`;
  return place;
}

/** A menu without texts. @param {HTMLElement} parent @param {readonly string[]} values */
function addSelect(parent, values) {
  const element = add(parent, 'select');
  for (const value of values) add(element, 'option').value = value;
  return element;
}
