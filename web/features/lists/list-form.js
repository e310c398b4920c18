// What is to be solved and how: the first page of the dialog.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { Chunks } from './chunks.js';
import { strings } from './en.js';
import { roomForDownload, TARGETS } from './target.js';

/** @typedef {import('./batch-protocol.js').BatchFormat} BatchFormat */
/** @typedef {import('./batch-protocol.js').BatchInput} BatchInput */

/**
 * @typedef {object} Choice
 * @property {Blob} list
 * @property {string} name  of the list; empty where it was pasted
 * @property {BatchInput | undefined} input  undefined: to be found out
 * @property {string} format
 * @property {string} target
 */
/** @typedef {(bytes: Uint8Array, whole: boolean) => Promise<{input: BatchInput | null, formats: BatchFormat[]}>} Inspect */

const INPUTS = /** @type {BatchInput[]} */ (['line', 'grid', 'cells', 'text']);
const BEGINNING = 1 << 17; // bytes that tell what kind of list it is
/** Characters that the field takes without becoming slow. */
export const SHOWN = 200_000;
const PATIENCE = 200; // ms after the latest key

/** @param {Blob} list */
const nameOf = (list) => (list instanceof File ? list.name : '');

/** @param {Element} parent @param {string} text @param {[string, string][]} options  value and text */
function addSelect(parent, text, options) {
  const label = add(parent, 'label', 'batch-choice');
  add(label, 'span', '', text);
  const select = add(label, 'select');
  select.append(...options.map(([value, name]) => new Option(name, value)));
  return select;
}

export class ListForm {
  #inspect;
  #inspections = 0;
  #timer = 0;
  /** What is to be solved, unless it is in the field. @type {Blob | null} */
  #list = null;
  /** @type {BatchInput | null} */
  #found = null;
  #room = 0;
  /** @type {unknown} */
  #error = null;

  /**
   * @param {Element} parent
   * @param {Inspect} inspect
   * @param {(choice: Choice) => void} start
   */
  constructor(parent, inspect, start) {
    this.#inspect = inspect;
    this.root = add(parent, 'form', 'batch-form');
    this.root.onsubmit = (event) => {
      event.preventDefault();
      const choice = this.#choice();
      if (choice.list.size) return start(choice);
      this.fail(strings.empty(Boolean(this.#list)));
      if (!this.#list) this.field.focus();
    };

    const label = add(this.root, 'label');
    add(label, 'span', 'batch-label', strings.paste);
    this.field = add(label, 'textarea');
    Object.assign(this.field, { rows: 5, spellcheck: false, autocomplete: 'off', wrap: 'off' });
    this.field.oninput = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.look(), PATIENCE);
    };
    const source = add(this.root, 'div', 'bar');
    const input = add(source, 'input');
    Object.assign(input, { type: 'file', hidden: true, ariaLabel: strings.file });
    input.onchange = () => {
      if (input.files?.length) this.take(input.files[0]);
      input.value = ''; // so that the same file can be opened again
    };
    this.opener = addButton(source, strings.open, () => input.click());
    this.chosen = add(source, 'span', 'batch-chosen');
    this.back = addButton(source, strings.pasteInstead, () => {
      this.#list = null;
      this.look();
      this.field.focus();
    });

    const choices = add(this.root, 'div', 'batch-choices');
    this.input = addSelect(choices, strings.input, [
      ['', ''],
      ...INPUTS.map((id) => /** @type {[string, string]} */ ([id, strings.inputs[id]])),
    ]);
    this.format = addSelect(choices, strings.format, []);
    this.target = addSelect(
      choices,
      strings.target,
      TARGETS.map((id) => [id, strings.targets[id]]),
    );
    this.target.onchange = () => this.render();
    this.hint = add(this.root, 'p', 'batch-soft');
    this.error = add(this.root, 'p', 'error');
    this.error.setAttribute('role', 'alert');
    const bar = add(this.root, 'div', 'bar');
    this.starter = add(bar, 'button', 'batch-main', strings.start);

    roomForDownload().then((room) => {
      this.#room = room;
      this.render();
    });
  }

  /** A list that did not come through the field; what is in the field stays there. @param {Blob} list */
  async take(list) {
    if (!nameOf(list) && list.size <= SHOWN) {
      this.#list = null;
      this.field.value = await list.text();
    } else {
      this.#list = list;
    }
    await this.look();
  }

  /** @param {string} text */
  fail(text) {
    this.error.textContent = text;
  }

  focus() {
    (this.#list ? this.starter : this.field).focus();
  }

  /** @returns {Choice} */
  #choice() {
    const list = this.#list ?? new Blob([this.field.value]);
    return {
      list,
      name: nameOf(list),
      input: /** @type {BatchInput | ''} */ (this.input.value) || undefined,
      format: this.format.value,
      target: this.target.value,
    };
  }

  /** Finds out what kind of list it is, and which formats there are. */
  async look() {
    const inspection = ++this.#inspections;
    this.#error = null;
    this.#found = null;
    this.fail('');
    this.render();
    const { list } = this.#choice();
    try {
      const chunks = new Chunks(list.stream(), 1);
      const { bytes, whole } = await chunks.beginning(BEGINNING);
      chunks.cancel();
      const { input, formats } = await this.#inspect(bytes, whole);
      if (inspection !== this.#inspections) return;
      this.#found = list.size ? input : null;
      if (!this.format.options.length) {
        const options = formats.map(({ id }) => new Option(strings.FORMATS[id], id));
        this.format.append(...options);
      }
    } catch (error) {
      if (inspection === this.#inspections) this.#error = error;
    }
    this.render();
  }

  /** Shows what there is, in the words of the language. */
  render() {
    const list = this.#list;
    if (this.#error) this.fail(strings.unreadable(this.#error));
    /** @type {HTMLElement} */ (this.field.parentElement).hidden = Boolean(list);
    this.chosen.textContent = list ? strings.listOf(nameOf(list), list.size) : '';
    this.back.hidden = !list;
    this.input.options[0].text = strings.foundOut(this.#found);
    this.hint.textContent = strings.hints[this.target.value](this.#room);
    this.starter.disabled = !this.format.options.length;
  }
}
