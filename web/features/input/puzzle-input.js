// The sources of puzzles: the text field, a paste or a drop anywhere on the page, a file.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { listenToFiles } from '../../base/dom/file-input.js';
import { listenToPaste } from '../../base/dom/paste.js';
import { isTrace, TRACE_START } from '../../run/trace.js';

/** Maximum size in bytes of a file that is read here; a larger one is opened as a list. */
const LARGEST = 4e6;
/** Maximum size of a trace in bytes: all of it is copied into the memory of the worker. */
const LARGEST_TRACE = 64e6;
/** Characters that the field can show without becoming slow. */
const SHOWN = 20_000;
/** Time after which a message reports that a text is being read. */
const READING_MS = 150;
/** Lines to which the field grows while it has the focus. */
const LINES = 9;

/** @typedef {string | Uint8Array} Text */
/** @typedef {import('../../../wasm/reader.d.ts').Reading} Report */

/**
 * How a load ended; see solver/analyzer.js.
 * @typedef {object} Outcome
 * @property {Report | null} report
 * @property {object | null} facts
 * @property {unknown} error
 */

/**
 * The sentences of the input, in the current language.
 * @typedef {object} Words
 * @property {string} reading
 * @property {string} traceFound
 * @property {(characters: number) => string} largeText
 * @property {(index: number, count: number) => string} puzzleOf
 * @property {(report: Report) => string} understood
 * @property {(report: Report) => string} unreadable  includes that the board is unchanged
 * @property {(error: unknown) => string} failed
 */

/**
 * @typedef {object} Host
 * @property {() => Words} words
 * @property {(text: Text, index: number, amend: boolean) => unknown} load  loads puzzle `index` of a
 *   text and passes the outcome to `tell`; `amend`: the text is an edited version of the previous one
 * @property {(moves: string) => void} play  plays a trace, the moves of a program
 * @property {(list: Blob) => void} openList  opens a list of any size
 */

export class PuzzleInput {
  #host;
  #field = find('text', HTMLTextAreaElement);
  #message = find('reading');
  #stepper = find('of-many');
  /** @type {Text} */
  #text = '';
  #index = 0;
  #count = 0;
  /** Makes the message in the current language. */
  #tellAgain = () => {};
  #timer = 0;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#field.addEventListener('input', () => {
      this.#grow();
      this.#read(this.#field.value, true);
    });
    this.#field.addEventListener('focus', () => this.#grow());
    this.#field.addEventListener('blur', () => this.#shrink());
    onClick('puzzle-back', () => this.#step(-1));
    onClick('puzzle-next', () => this.#step(1));
    onClick('solve-all', () => host.openList(this.#list()));
    onClick('open-file', () => find('file').click());
    listenToFiles(
      (file) => file && this.#takeFile(file),
      (text) => this.take(text),
    );
    listenToPaste({
      takeText: (text) => this.take(text),
      takeFile: (file) => this.#takeFile(file),
      takesOver: (target, text) => target === this.#field && (text === '' || text.length > SHOWN),
    });
  }

  #grow() {
    this.#field.rows = this.#field.value.split('\n', LINES).length;
  }

  /** Shrinks the field after the click that has taken its focus: the target must not move before. */
  #shrink() {
    if (document.querySelector(':active')) {
      addEventListener('pointerup', () => setTimeout(() => this.#shrink()), { once: true });
    } else if (document.activeElement !== this.#field) {
      this.#field.rows = 1;
      this.#field.scrollTop = 0;
    }
  }

  /** The text as a list; its name is that of the opened file. */
  #list() {
    const name = typeof this.#text === 'string' ? '' : this.#field.placeholder;
    return new File([/** @type {BlobPart} */ (this.#text)], name);
  }

  /** @param {number} by */
  #step(by) {
    this.#index = Math.max(0, Math.min(this.#count - 1, this.#index + by));
    this.#load(false);
  }

  /** @param {boolean} amend */
  #load(amend) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(() => this.#host.words().reading), READING_MS);
    this.#host.load(this.#text, this.#index, amend);
  }

  /** Decides whether a text is a trace or holds puzzles. @param {Text} text @param {boolean} amend */
  #read(text, amend) {
    this.#text = text;
    this.#index = 0;
    if (!text.length) return this.clear();
    if (!isTrace(text)) return this.#load(amend);
    this.#count = 0;
    this.#stepper.hidden = true;
    this.#say(() => this.#host.words().traceFound);
    this.#host.play(typeof text === 'string' ? text : new TextDecoder().decode(text));
  }

  /** Takes a text that was not entered in the field. @param {string} text */
  take(text) {
    const shown = text.length <= SHOWN;
    this.#field.value = shown ? text : '';
    this.#field.placeholder = shown ? '' : this.#host.words().largeText(text.length);
    this.#read(text, false);
  }

  /** @param {File} file */
  async #takeFile(file) {
    try {
      const start = new Uint8Array(await file.slice(0, TRACE_START).arrayBuffer());
      if (file.size > (isTrace(start) ? LARGEST_TRACE : LARGEST)) return this.#host.openList(file);
      this.#field.value = '';
      this.#field.placeholder = file.name;
      this.#say(() => this.#host.words().reading);
      this.#read(new Uint8Array(await file.arrayBuffer()), false);
    } catch (error) {
      this.#say(() => this.#host.words().failed(error), true);
    }
  }

  /** Clears the text when the puzzle no longer comes from it. */
  clear() {
    this.#field.value = '';
    this.#field.placeholder = '';
    this.#text = '';
    this.#count = 0;
    this.#stepper.hidden = true;
    this.#say(() => '');
  }

  /** @param {() => string} text @param {boolean} [error] */
  #say(text, error = false) {
    clearTimeout(this.#timer);
    this.#tellAgain = () => this.#say(text, error);
    setText(this.#message, text());
    this.#message.classList.toggle('error', error);
    this.#field.setAttribute('aria-invalid', String(error));
  }

  /** Shows the messages again, in another language. */
  update() {
    this.#tellAgain();
  }

  /**
   * Shows what was understood of the text, and how many puzzles it has.
   * @param {Outcome} outcome
   * @returns {string}  the message; empty if a newer text has superseded this one
   */
  tell({ report, facts, error }) {
    if (error) this.#say(() => this.#host.words().failed(error), true);
    else if (report) this.#report(report, Boolean(facts));
    else if (facts) this.#say(() => '');
    else return '';
    return this.#message.textContent ?? '';
  }

  /** @param {Report} report @param {boolean} taken */
  #report(report, taken) {
    const message = () => {
      const words = this.#host.words();
      return taken ? words.understood(report) : words.unreadable(report);
    };
    this.#say(message, !taken);
    this.#tellAgain = () => this.#report(report, taken);
    this.#count = report.puzzleCount;
    this.#stepper.hidden = report.puzzleCount < 2;
    const [back, next, which] = this.#stepper.children;
    setText(which, this.#host.words().puzzleOf(this.#index, this.#count));
    /** @type {HTMLButtonElement} */ (back).disabled = this.#index === 0;
    /** @type {HTMLButtonElement} */ (next).disabled = this.#index === this.#count - 1;
  }
}
