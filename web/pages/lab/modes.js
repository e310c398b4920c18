// The modes of the page around one board: which one is current, and loading those entered first.
// @ts-check
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('../../features/workbench/mode.js').Context} Context */
/** @typedef {import('../../features/workbench/mode.js').Mode} Mode */
/** @typedef {import('../../features/workbench/mode.js').Requests} Requests */
/** @typedef {import('../../features/workbench/workbench.js').Scene} Scene */

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {() => Promise<Module>} load
 */

/**
 * @typedef {object} Module
 * @property {(context: Context) => Mode | Promise<Mode>} mount
 * @property {(words: import('../../base/words/words.js').Words) => Promise<string[][]>} [keys]  the keys of
 *   the mode, for the help: names and what they do
 */

/** Event: `change` when another mode becomes the current one, or the same one is tried again after a failure. */
export class Modes extends EventTarget {
  #contextOf;
  #onfail;
  #stage;
  /** @type {Map<string, Promise<Mode | null>>} */
  #mounting = new Map();
  /** The current mode, once it is entered. @type {Mode | null} */
  #mode = null;
  /** What the current mode is asked to show when it is entered. @type {Requests[keyof Requests]} */
  #request;
  /** The number of calls of `go`. */
  #turn = 0;
  current = '';

  /**
   * @param {Row[]} rows  the first one is the usual mode
   * @param {(id: string) => Context} contextOf
   * @param {(error: unknown) => void} onfail  called after each failure to load a mode
   * @param {(scene: Scene) => void} stage  shows what a mode returns
   */
  constructor(rows, contextOf, onfail, stage) {
    super();
    this.#stage = stage;
    this.rows = rows;
    this.#contextOf = contextOf;
    this.#onfail = onfail;
  }

  /**
   * Makes a mode the current one. The newest call wins; a request remains until the mode has been entered
   * with it, or another mode is asked for.
   * @param {string} id  unknown: the first mode
   * @param {Requests[keyof Requests]} [request]  passed to `enter` of the mode
   * @returns {Promise<void>} resolves when the mode is shown, or cannot be loaded, or another one was
   *   asked for meanwhile
   */
  async go(id, request) {
    const row = this.rows.find((each) => each.id === id) ?? this.rows[0];
    const another = row.id !== this.current;
    if (!another && this.#mode && request === undefined) return;
    const turn = ++this.#turn;
    if (another || request !== undefined) this.#request = request;
    if (another || !this.#mode) {
      this.#mode?.leave?.();
      this.#mode = null;
      this.current = row.id;
      this.#stage({ run: false });
      this.dispatchEvent(new Event('change'));
    }
    const mode = await this.#mount(row);
    if (turn !== this.#turn || !mode) return;
    this.#mode = mode;
    this.#stage({ run: false, ...mode.enter(this.#request) });
    this.#request = undefined;
    mode.render?.();
  }

  /** Mounts a mode once; after a failure, the next call tries again. @param {Row} row */
  #mount({ id, load }) {
    const mounting =
      this.#mounting.get(id) ??
      awaited(load)
        .then(({ mount }) => mount(this.#contextOf(id)))
        .catch((error) => {
          this.#mounting.delete(id);
          this.#onfail(error);
          return null;
        });
    this.#mounting.set(id, mounting);
    return mounting;
  }

  render() {
    this.#mode?.render?.();
  }
}
