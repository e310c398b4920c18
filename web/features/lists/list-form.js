// The form that chooses a list, what to do with it, its kind, and the target of the results.
// @ts-check
import { add, addButton, addChoice, withWords } from '../../base/dom/element.js';
import { addFileInput } from '../../base/dom/file-input.js';
import { RATING } from './batch-protocol.js';
import { Chunks } from './chunks.js';
import { roomForDownload, TARGETS } from './target.js';

/** @typedef {import('./batch-protocol.js').BatchFormat} BatchFormat */
/** @typedef {import('./batch-protocol.js').BatchInput} BatchInput */

/**
 * @typedef {object} Choice
 * @property {Blob} list
 * @property {string} name  of the list; empty if it was pasted
 * @property {BatchInput | undefined} input  undefined to detect it
 * @property {string} format  RATING to rate the list
 * @property {string} target  an element of TARGETS
 */
/** @typedef {{input: BatchInput | null, formats: BatchFormat[]}} Inspection */

const INPUTS = /** @type {BatchInput[]} */ (['line', 'grid', 'cells', 'text']);
const BEGINNING = 1 << 17; // bytes from which the kind of list is detected
/** Characters that the field can show without becoming slow. */
export const SHOWN = 200_000;
const TYPED_MS = 200; // delay of the inspection after the last key
/** Estimated maximum ratio of the sizes of results and list. */
const GROWTH = 4;

/** @param {Blob} list */
const nameOf = (list) => (list instanceof File ? list.name : '');

/** @param {Element} parent @param {string} label  path of its text @param {string[]} values */
function addSelect(parent, label, values) {
  const box = add(parent, 'label', 'labelled');
  withWords(add(box, 'span'), label);
  const select = add(box, 'select');
  select.append(...values.map((value) => new Option('', value)));
  return select;
}

/** @typedef {'solve' | 'rate'} Task */
/** The choice between solving and rating. @param {Element} parent @param {() => void} onchange */
function addTasks(parent, onchange) {
  const group = add(parent, 'fieldset', 'segments');
  withWords(add(group, 'legend', 'visually-hidden'), 'task');
  const [solve, rate] = ['solve', 'rate'].map((id) => {
    const radio = addChoice(group, 'radio', '');
    Object.assign(radio, { name: 'list-task', value: id, onchange });
    const { nextElementSibling } = radio;
    withWords(/** @type {HTMLElement} */ (nextElementSibling), `tasks.${id}`);
    return radio;
  });
  solve.checked = true;
  return { solve, rate };
}

/** @param {HTMLSelectElement} select */
const optionsOf = (select) => select.querySelectorAll('option');

export class ListForm {
  #texts;
  #inspect;
  #turn;
  #inspections = 0;
  #timer = 0;
  /** The opened list; null if the field holds the list. @type {Blob | null} */
  #list = null;
  /** @type {BatchInput | null} */
  #detected = null;
  #room = Infinity;
  #targetChosen = false;
  /** Writes the present problem in the language of the page. */
  #problem = () => '';

  /**
   * @param {Element} parent
   * @param {() => typeof import('./en.js').strings} texts
   * @param {object} actions
   * @param {(bytes: Uint8Array, whole: boolean) => Promise<Inspection>} actions.inspect
   * @param {(choice: Choice) => void} actions.start
   * @param {() => void} actions.turn  called when the task has changed
   */
  constructor(parent, texts, { inspect, start, turn }) {
    this.#texts = texts;
    this.#inspect = inspect;
    this.root = add(parent, 'form', 'batch-form');
    this.root.onsubmit = (event) => {
      event.preventDefault();
      this.#submit(start);
    };
    this.#turn = turn;
    this.tasks = addTasks(this.root, () => {
      this.render();
      turn();
    });
    const label = add(this.root, 'label', 'labelled');
    withWords(add(label, 'span'), 'paste');
    this.field = add(label, 'textarea');
    Object.assign(this.field, { rows: 5, spellcheck: false, autocomplete: 'off', wrap: 'off' });
    this.field.oninput = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.look(), TYPED_MS);
    };
    this.chosen = add(this.root, 'p', 'batch-chosen');
    const choices = add(this.root, 'div', 'fields');
    this.input = addSelect(choices, 'input', ['', ...INPUTS]);
    this.format = addSelect(choices, 'format', []);
    this.target = addSelect(choices, 'target', TARGETS);
    this.target.onchange = () => {
      this.#targetChosen = true;
      this.render();
    };
    this.scale = withWords(add(this.root, 'p', 'soft'), 'scale');
    this.hint = add(this.root, 'p', 'soft');
    this.error = add(this.root, 'p', 'error');
    this.error.setAttribute('role', 'alert');
    const bar = add(this.root, 'div', 'bar');
    this.starter = withWords(add(bar, 'button', 'p'), 'start');
    this.back = this.#addSource(bar);
    roomForDownload().then((room) => {
      this.#room = room;
      this.render();
    });
  }

  /**
   * Adds the buttons that open a file and return to the field.
   * @param {Element} bar
   * @returns {HTMLButtonElement}  the second one
   */
  #addSource(bar) {
    const ask = addFileInput(bar, (file) => this.take(file));
    withWords(addButton(bar, '', ask), 'open').className = 's';
    const back = addButton(bar, '', () => {
      this.#list = null;
      this.look();
      this.field.focus();
    });
    back.className = 'q';
    return withWords(back, 'pasteInstead');
  }

  /** @param {(choice: Choice) => void} start */
  #submit(start) {
    const choice = this.#choice();
    if (choice.list.size) return start(choice);
    const file = Boolean(this.#list);
    this.#fail(() => this.#texts().empty(file));
    if (!file) this.field.focus();
  }

  /**
   * Takes a list from outside the field. The field keeps its text.
   * @param {Blob} list
   */
  async take(list) {
    if (!nameOf(list) && list.size <= SHOWN) {
      this.#list = null;
      this.field.value = await list.text();
    } else {
      this.#list = list;
    }
    await this.look();
  }

  /** @param {() => string} problem  in the language of the page */
  #fail(problem) {
    this.#problem = problem;
    this.error.textContent = problem();
  }

  /** @param {string} text */
  fail(text) {
    this.#fail(() => text);
  }

  /** Begins a task with the list, unless the list cannot be read. @param {Task} task */
  begin(task) {
    this.tasks[task].checked = true;
    this.render();
    this.#turn();
    if (!this.starter.disabled) this.root.requestSubmit();
  }

  focus() {
    (this.#list ? this.starter : this.field).focus();
  }

  /** Whether the list is to be rated. */
  get rated() {
    return this.tasks.rate.checked;
  }

  /** @returns {Choice} */
  #choice() {
    const list = this.#list ?? new Blob([this.field.value]);
    return {
      list,
      name: nameOf(list),
      input: /** @type {BatchInput | ''} */ (this.input.value) || undefined,
      format: this.rated ? RATING : this.format.value,
      target: this.target.value,
    };
  }

  /** Detects the kind of list and gets the available formats. */
  async look() {
    const inspection = ++this.#inspections;
    this.#detected = null;
    this.#problem = () => '';
    const { list } = this.#choice();
    this.#suggestTarget(list.size);
    this.render();
    try {
      const chunks = new Chunks(list.stream(), 1);
      const { bytes, whole } = await chunks.beginning(BEGINNING);
      chunks.cancel();
      const { input, formats } = await this.#inspect(bytes, whole);
      if (inspection !== this.#inspections) return;
      this.#detected = list.size ? input : null;
      const ids = formats.map(({ id }) => id).filter((id) => id !== RATING);
      if (!this.format.options.length) this.format.append(...ids.map((id) => new Option('', id)));
    } catch (error) {
      if (inspection === this.#inspections) this.#fail(() => this.#texts().unreadable(error));
    }
    this.render();
  }

  /** Chooses the default target: the page, unless the results may not fit. @param {number} bytes  of the list */
  #suggestTarget(bytes) {
    if (this.#targetChosen) return;
    const fits = bytes * GROWTH <= this.#room;
    this.target.value = fits || !TARGETS.includes('file') ? 'download' : 'file';
  }

  render() {
    const texts = this.#texts();
    const list = this.#list;
    this.error.textContent = this.#problem();
    /** @type {HTMLElement} */ (this.field.parentElement).hidden = Boolean(list);
    this.chosen.textContent = list ? texts.listOf(nameOf(list), list.size) : '';
    this.chosen.hidden = !list;
    this.back.hidden = !list;
    for (const option of optionsOf(this.input))
      option.text = option.value
        ? texts.inputs[/** @type {BatchInput} */ (option.value)]
        : texts.detected(this.#detected);
    for (const option of optionsOf(this.format)) option.text = texts.FORMATS[option.value];
    for (const option of optionsOf(this.target)) option.text = texts.targets[option.value];
    /** @type {HTMLElement} */ (this.format.parentElement).hidden = this.rated;
    this.scale.hidden = !this.rated;
    this.hint.textContent = texts.hints[this.target.value](this.#room, this.rated);
    this.starter.disabled = !this.format.options.length;
  }
}
