// Where puzzles come from: the field, a paste or a drop anywhere on the page, a file.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { listenToFiles } from '../../base/dom/file-input.js';
import { strings } from '../../puzzle/en.js';
import { isTrace } from '../../run/trace.js';

const LARGEST = 4e6; // bytes of a file that is read here
const LARGEST_TRACE = 64e6; // all of it goes through the worker's memory
const SHOWN = 20_000; // characters that the field takes without becoming slow
const PATIENCE = 150; // ms after which a text that is still being read is said to be
const LINES = 9; // to which the field grows while it is written in

/** @typedef {string | Uint8Array} Text */
/**
 * @callback Load  Takes a text in.
 * @param {Text} text
 * @param {number} index  which of its puzzles
 * @param {boolean} amend  it is the text of before, changed
 * @returns {void}
 */

export class Source {
  #field = find('text', HTMLTextAreaElement);
  #told = find('reading');
  #stepper = find('of-many');
  /** @type {Text} */
  #text = '';
  #index = 0;
  #count = 0;
  /** @type {Load} */
  #load;
  /** @type {(list: Blob) => void} */
  #solve;

  /** What was told last. @type {import('../../solver/protocol.js').Report | null} */
  #report = null;
  #timer = 0;

  /** @param {Load} load @param {(list: Blob) => void} solve  takes a list of any size */
  constructor(load, solve) {
    this.#solve = solve;
    this.#load = (...text) => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#tell(strings.reading, false), PATIENCE);
      load(...text);
    };
    this.#field.addEventListener('input', () => {
      this.#grow();
      this.#read(this.#field.value, true);
    });
    this.#field.addEventListener('focus', () => this.#grow());
    this.#field.addEventListener('blur', () => this.#shrink());
    onClick('puzzle-back', () => this.#step(-1));
    onClick('puzzle-next', () => this.#step(1));
    onClick('solve-all', () => solve(this.#list()));
    this.#listenToFiles();
    this.#listenToPaste();
    addEventListener('languagechange', () => this.#report && this.tell(this.#report));
  }

  #grow() {
    this.#field.rows = this.#field.value.split('\n', LINES).length;
  }

  /** A click that takes the focus away must still find its target where it was. */
  #shrink() {
    if (document.querySelector(':active')) {
      addEventListener('pointerup', () => setTimeout(() => this.#shrink()), { once: true });
    } else if (document.activeElement !== this.#field) {
      this.#field.rows = 1;
      this.#field.scrollTop = 0;
    }
  }

  /** The text as a list, with the name of its file. */
  #list() {
    const name = typeof this.#text === 'string' ? '' : this.#field.placeholder;
    return new File([/** @type {BlobPart} */ (this.#text)], name);
  }

  /** @param {number} by */
  #step(by) {
    this.#index = Math.max(0, Math.min(this.#count - 1, this.#index + by));
    this.#load(this.#text, this.#index, false);
  }

  /**
   * @param {Text} text
   * @param {boolean} amend
   */
  #read(text, amend) {
    this.#text = text;
    this.#index = 0;
    if (!text.length) this.clear();
    else this.#load(text, 0, amend);
  }

  /** A text that did not come through the field. @param {string} text */
  take(text) {
    const shown = text.length <= SHOWN;
    this.#field.value = shown ? text : '';
    this.#field.placeholder = shown ? '' : strings.largeText(text.length);
    this.#read(text, false);
  }

  /** @param {File | undefined} file */
  async #takeFile(file) {
    if (!file) return;
    try {
      const trace = isTrace(new Uint8Array(await file.slice(0, 4000).arrayBuffer()));
      if (file.size > (trace ? LARGEST_TRACE : LARGEST)) return this.#solve(file);
      this.#field.value = '';
      this.#field.placeholder = file.name;
      this.#tell(strings.reading, false);
      this.#read(new Uint8Array(await file.arrayBuffer()), false);
    } catch (error) {
      this.#tell(strings.failed(error), true);
    }
  }

  #listenToFiles() {
    onClick('open-file', () => find('file').click());
    listenToFiles(
      (file) => this.#takeFile(file),
      (text) => this.take(text),
    );
  }

  #listenToPaste() {
    document.addEventListener('paste', (event) => {
      const data = event.clipboardData;
      const text = data?.getData('text') ?? '';
      const editing = event.target instanceof HTMLTextAreaElement && text.length <= SHOWN;
      if (!data || (editing && !data.files.length)) return;
      event.preventDefault();
      if (text) this.take(text);
      else this.#takeFile(data.files[0]);
    });
  }

  /** Forgets the text: the board shows something else now. */
  clear() {
    this.#field.value = '';
    this.#field.placeholder = '';
    this.#text = '';
    this.#count = 0;
    this.#stepper.hidden = true;
    this.#tell('', false);
  }

  /** What the text is, where it holds no puzzle to be read. @param {string} text */
  say(text) {
    this.#count = 0;
    this.#stepper.hidden = true;
    this.#tell(text, false);
  }

  /** @param {string} text @param {boolean} error */
  #tell(text, error) {
    clearTimeout(this.#timer);
    this.#report = null;
    setText(this.#told, text);
    this.#told.classList.toggle('error', error);
    this.#field.setAttribute('aria-invalid', String(error));
  }

  /**
   * Says what was understood of the text.
   * @param {import('../../solver/protocol.js').Report} report
   * @returns {string} the same, for the status
   */
  tell(report) {
    const text = report.puzzle ? strings.understood(report) : strings.unreadable(report);
    this.#tell(text, !report.puzzle);
    this.#report = report;
    this.#count = report.puzzleCount;
    this.#stepper.hidden = report.puzzleCount < 2;
    const [back, next, which] = this.#stepper.children;
    setText(which, strings.puzzleOf(this.#index, this.#count));
    /** @type {HTMLButtonElement} */ (back).disabled = this.#index === 0;
    /** @type {HTMLButtonElement} */ (next).disabled = this.#index === this.#count - 1;
    return text;
  }
}
