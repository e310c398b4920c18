// Puzzles from outside: a paste or a drop anywhere on the page, a file, an address. The dialog and the
// sentences about what was read load when they are needed, after the puzzle is on the board.
// @ts-check
import { listenToDrops } from '../../base/dom/file-input.js';
import { listenToPaste } from '../../base/dom/paste.js';
import { isTrace, TRACE_START } from '../../run/trace.js';
import { awaited } from '../../base/worker/waits.js';

/** Maximum size in bytes of a file that is read here; a larger one is opened as a list. */
const LARGEST = 4e6;
/** Maximum size of a trace in bytes: all of it is copied into the memory of the worker. */
const LARGEST_TRACE = 64e6;

/** @typedef {string | Uint8Array} Text */
/** @typedef {{text: string, run: () => void}} Act */
/** @typedef {import('../../../wasm/reader.d.ts').Reading} Report */
/** @typedef {import('../../solver/analyzer.js').Outcome} Outcome */

/**
 * A text with puzzles.
 * @typedef {object} Source
 * @property {Text} text
 * @property {string} name  of its file; empty if it has none
 */

/**
 * What the page does with what was pasted.
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {(text: Text, index: number) => Promise<Outcome>} load  puts puzzle `index` of a text on
 *   the board; a text without a puzzle changes nothing
 * @property {Pick<import('../../solver/client.js').Client, 'ask'>} client  reads texts
 * @property {(moves: string) => unknown} play  plays a trace, the moves of a program
 * @property {(list?: Blob, task?: 'solve' | 'rate') => void} openLists  `task` begins at once
 * @property {() => void} openExamples
 * @property {(file: Blob) => void} openPhoto  reads a picture
 * @property {() => void} undo
 * @property {(text: string, how?: {kind?: 'info' | 'clash', action?: Act, also?: Act | null}) => void} say
 */

/** Names of sites whose links hold a puzzle that the reader does not know. */
const SITES = /sudokupad|cryptic|f-puzzles|m=edit|m=solve/;

/** Where the tab keeps a text while the page is loaded again. */
const KEPT = 'sudoku-lab-text';

export class Paste {
  #host;
  /** The number of texts taken so far. */
  #turns = 0;
  /** A text of which the page has not yet said what was read. @type {Source | null} */
  #pending = null;
  /** @type {import('./paste-dialog.js').PasteDialog | null} */
  #made = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const files = (/** @type {File} */ file) => this.takeFile(file);
    // The page itself says what has not loaded.
    const texts = (/** @type {string} */ text) => this.take({ text, name: '' }).catch(() => {});
    listenToDrops(files, texts);
    listenToPaste({ takeText: texts, takeFile: files });
    addEventListener('pagehide', () => this.#keep());
    this.#restore();
  }

  /** Keeps a text that is not yet on the board; a file can be opened again. */
  #keep() {
    const text = (this.#pending ?? this.#made?.source)?.text;
    try {
      sessionStorage.setItem(KEPT, typeof text === 'string' ? text : '');
    } catch {
      // It is too large, or there is no storage.
    }
  }

  /** Shows the text that was kept, if the page has been loaded again since. */
  #restore() {
    try {
      const text = sessionStorage.getItem(KEPT);
      const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (
        performance.getEntriesByType('navigation')
      );
      if (!text || type !== 'reload') return;
      const source = (this.#pending = { text, name: '' });
      this.open(source).then(
        () => (this.#pending = null),
        () => {}, // the page itself says what has not loaded
      );
    } catch {
      // There is no storage.
    }
  }

  async #dialog() {
    const { dialogOf } = await awaited(() => import('./paste-dialog.js'));
    return (this.#made = await dialogOf(this.#host, this));
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#dialog().then(
      (dialog) => dialog.fail(error),
      () => {}, // the page itself says so
    );
  }

  /**
   * Opens the dialog.
   * @param {Source} [source]  what it reads first; by default, what it showed the last time
   */
  open(source) {
    return this.#dialog().then((dialog) => dialog.open(source));
  }

  /**
   * Puts a puzzle of a text on the board and says in the line what was read. If there is no puzzle
   * in the text, opens the dialog with the text and the reason.
   * @param {Source} source
   * @param {number} [index]  of the puzzle
   */
  async take(source, index = 0) {
    const { text } = source;
    if (!text.length) return;
    if (isTrace(text)) {
      this.#host.play(typeof text === 'string' ? text : new TextDecoder().decode(text));
      return;
    }
    if (typeof text === 'string' && SITES.test(text))
      return (await this.#dialog()).takeLinks(source, index);
    await this.load(source, index);
  }

  /**
   * Puts a puzzle of a text on the board and says in the line what was read.
   * @param {Source} source
   * @param {number} index
   * @param {import('../../puzzle/sites/links.js').LinkReading | null} [links]  what the text was made of; null:
   *   it names a site of which it has no link
   */
  async load(source, index, links) {
    const { text } = source;
    const turn = ++this.#turns;
    this.#pending = source;
    const [outcome, dialog] = await Promise.all([this.#host.load(text, index), this.#dialog()]);
    // Of two texts in quick succession, the line is about the second.
    if (turn !== this.#turns) return;
    this.#pending = null;
    if (!outcome.superseded) dialog.tell(source, index, outcome, links);
  }

  /**
   * Takes a file; a large one is opened as a list, a picture is read.
   * @param {Blob & {name?: string}} file  without a name: a text that was pasted elsewhere
   */
  async takeFile(file) {
    if (file.type.startsWith('image/')) return this.#host.openPhoto(file);
    try {
      const start = new Uint8Array(await file.slice(0, TRACE_START).arrayBuffer());
      if (file.size > (isTrace(start) ? LARGEST_TRACE : LARGEST)) return this.#host.openLists(file);
      const { name } = file;
      if (name === undefined) return await this.take({ text: await file.text(), name: '' });
      await this.take({ text: new Uint8Array(await file.arrayBuffer()), name });
    } catch (error) {
      this.#fail(error);
    }
  }
}
