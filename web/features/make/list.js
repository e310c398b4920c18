// The dialog that makes a list of puzzles and saves it as a file.
// @ts-check
import { addressOfList } from '#sheet';
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { add, addButton, addChoice } from '../../base/dom/element.js';
import { saveFile } from '../../base/dom/save.js';
import { fileOf, FORMATS } from './list-file.js';

/** @typedef {import('../../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */

const MOST = 10_000;
const USUAL = 100;

export class ListDialog {
  #texts;
  #search;
  #frame;
  #count;
  /** @type {import('./list-file.js').Format | 'worksheet'} */
  #format = 'text';
  #bar;
  #status;
  #start;
  #save;
  /** Opens the list as a worksheet. */
  #sheet;
  #language;
  /** @type {MadePuzzle[]} */
  #made = [];
  /** @type {import('../../../wasm/generator.d.ts').MakeRequest} */
  #request = {};
  #running = false;

  /**
   * @param {typeof import('./new-puzzle-en.js').strings} texts  in the language of the page
   * @param {import('./search.js').Search} search
   * @param {string} language  of the page
   */
  constructor(texts, search, language) {
    this.#texts = texts;
    this.#language = language;
    this.#search = search;
    this.#frame = new Dialog('list-maker');
    this.#frame.setTexts(texts.LIST.title, texts.LIST.close);
    const { body } = this.#frame;
    add(body, 'p', '', texts.LIST.about);
    const label = add(body, 'label', 'make-field');
    add(label, 'span', 'label', texts.LIST.count(MOST));
    this.#count = add(label, 'input');
    Object.assign(this.#count, { type: 'number', min: 1, max: MOST, step: 1, value: USUAL });
    this.#count.required = true;
    const formats = add(body, 'fieldset', 'checks');
    add(formats, 'legend', 'visually-hidden', texts.LIST.format);
    for (const format of addressOfList
      ? [...FORMATS, /** @type {const} */ ('worksheet')]
      : FORMATS) {
      const choice = addChoice(formats, 'radio', texts.LIST.FORMATS[format]);
      choice.name = 'list-format';
      choice.checked = format === this.#format;
      choice.addEventListener('change', () => {
        this.#format = format;
        this.#render();
      });
    }
    this.#bar = add(body, 'progress');
    this.#bar.value = 0;
    this.#bar.setAttribute('aria-label', texts.LIST.title);
    this.#status = add(body, 'p');
    this.#status.setAttribute('role', 'status');
    const foot = this.#frame.addFoot();
    this.#start = addButton(foot, '', () => this.#toggle());
    this.#start.className = 'p';
    this.#save = addButton(foot, texts.LIST.save, () => this.#saveFile());
    this.#save.className = 's';
    this.#sheet = add(foot, 'a', 's', texts.LIST.open);
    this.#sheet.target = '_blank';
    this.#count.addEventListener('input', () => this.#render());
    this.#render();
  }

  /**
   * Opens the dialog and removes it when it is closed; a search then ends.
   * @param {import('../../../wasm/generator.d.ts').MakeRequest} request  what the puzzles must be like
   */
  async open(request) {
    this.#request = request;
    await styleDialog();
    await this.#frame.open(this.#count);
    if (this.#running) this.#search.stop();
    this.#frame.element.remove();
  }

  #render() {
    this.#start.textContent = this.#running ? this.#texts.stop : this.#texts.LIST.make;
    this.#start.disabled = !this.#count.validity.valid;
    this.#count.disabled = this.#running;
    const made = this.#running ? [] : this.#made.map(({ puzzle }) => puzzle);
    this.#save.disabled = !made.length;
    this.#sheet.hidden = this.#format !== 'worksheet' || !made.length;
    this.#save.hidden = !this.#sheet.hidden;
    if (addressOfList && !this.#sheet.hidden)
      this.#sheet.href = addressOfList(made, this.#language);
  }

  /** Starts the search, or stops it. */
  async #toggle() {
    if (this.#running) return this.#search.stop();
    const count = Number(this.#count.value);
    const { LIST, refused, failed } = this.#texts;
    this.#bar.max = count;
    this.#made = [];
    this.#running = true;
    this.#render();
    try {
      const outcome = await this.#search.run(this.#request, count, ({ tried, fitting }) => {
        this.#bar.value = Math.min(fitting, count);
        this.#status.textContent = LIST.progress(Math.min(fitting, count), count, tried);
      });
      const made = outcome?.made ?? [];
      // With a pattern and a solution, only one puzzle is possible: each attempt makes it.
      this.#made = [...new Map(made.map((each) => [each.puzzle, each])).values()];
      this.#bar.value = made.length;
      this.#status.textContent = outcome?.refusal
        ? refused(outcome.refusal)
        : LIST.ready(this.#made.length, outcome?.tried ?? 0);
    } catch (error) {
      this.#status.textContent = failed(error);
    }
    this.#running = false;
    this.#render();
    if (this.#made.length) (this.#sheet.hidden ? this.#save : this.#sheet).focus();
  }

  async #saveFile() {
    if (this.#format === 'worksheet') return;
    const { text, name, type } = await fileOf(this.#made, this.#format);
    saveFile(new Blob([text], { type }), name);
  }
}
