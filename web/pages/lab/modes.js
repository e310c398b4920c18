// The modes of the page around one board: which one is current, and loading those entered first.
// @ts-check

/** @typedef {import('../../base/dom/mode.js').Context} Context */
/** @typedef {import('../../base/dom/mode.js').Mode} Mode */

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {() => Promise<Module>} load
 */

/**
 * @typedef {object} Module
 * @property {(context: any) => Mode | Promise<Mode>} mount
 * @property {(words: import('../../base/words/words.js').Words) => Promise<string[][]>} [keys]  the keys of
 *   the mode, for the help: names and what they do
 */

/** Event: `change` after another mode has become the current one. */
export class Modes extends EventTarget {
  #rows;
  #contextOf;
  #onfail;
  /** @type {Map<string, Promise<Mode | null>>} */
  #mounting = new Map();
  /** The current mode, once it is mounted. @type {Mode | null} */
  #mode = null;
  current = '';

  /**
   * @param {Row[]} rows  the first one is the usual mode
   * @param {(id: string) => Context} contextOf
   * @param {(error: unknown) => void} onfail  called after each failure to load a mode
   */
  constructor(rows, contextOf, onfail) {
    super();
    this.#rows = rows;
    this.#contextOf = contextOf;
    this.#onfail = onfail;
  }

  /**
   * Makes a mode the current one.
   * @param {string} id  unknown: the first mode
   * @param {any} [request]  passed to `enter` of the mode
   * @returns {Promise<void>} resolves when the mode is shown, or cannot be loaded, or another one was
   *   asked for meanwhile
   */
  async go(id, request) {
    const row = this.#rows.find((each) => each.id === id) ?? this.#rows[0];
    if (row.id === this.current) {
      if (request !== undefined) (await this.#mount(row))?.enter?.(request);
      return;
    }
    this.#mode?.leave?.();
    this.#mode = null;
    this.current = row.id;
    this.dispatchEvent(new Event('change'));
    const mode = await this.#mount(row);
    if (this.current !== row.id || this.#mode || !mode) return;
    this.#mode = mode;
    mode.enter?.(request);
    mode.render?.();
  }

  /** Mounts a mode once; after a failure, the next call tries again. @param {Row} row */
  #mount({ id, load }) {
    const mounting =
      this.#mounting.get(id) ??
      load()
        .then(({ mount }) => mount(this.#contextOf(id)))
        .catch((error) => {
          this.#mounting.delete(id);
          this.#onfail(error);
          return null;
        });
    this.#mounting.set(id, mounting);
    return mounting;
  }

  /**
   * The keys of all modes; loads them. A mode that cannot be loaded is left out.
   * @param {import('../../base/words/words.js').Words} words
   * @returns {Promise<{id: string, keys: string[][]}[]>}  of the modes that have some
   */
  async keys(words) {
    const all = this.#rows.map(async ({ id, load }) => {
      const keys = await load().then(
        (module) => module.keys?.(words) ?? [],
        () => [],
      );
      return { id, keys };
    });
    return (await Promise.all(all)).filter(({ keys }) => keys.length);
  }

  render() {
    this.#mode?.render?.();
  }
}
