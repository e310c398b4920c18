// The modes of the page around one board: which one is current, and loading those entered first.
// @ts-check
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('../../features/workbench/mode.js').Context} Context */
/** @typedef {import('../../features/workbench/mode.js').Mode} Mode */
/** @typedef {import('../../features/workbench/mode.js').Requests} Requests */
/** @typedef {import('../../features/workbench/workbench.js').Scene} Scene */

/** Loads the script of a mode. @typedef {() => Promise<Module>} Load */

/** @typedef {{mount: (context: Context) => Mode | Promise<Mode>}} Module */

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
   * @param {Record<string, Load>} loads  by id; the first one is the usual mode
   * @param {(id: string) => Context} contextOf
   * @param {(error: unknown) => void} onfail  called after each failure to load a mode
   * @param {(scene: Scene) => void} stage  shows what a mode returns
   */
  constructor(loads, contextOf, onfail, stage) {
    super();
    this.#stage = stage;
    this.loads = loads;
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
    if (!Object.hasOwn(this.loads, id)) [id] = Object.keys(this.loads);
    const another = id !== this.current;
    if (!another && this.#mode && request === undefined) return;
    const turn = ++this.#turn;
    if (another || request !== undefined) this.#request = request;
    if (another || !this.#mode) {
      this.#mode?.leave?.();
      this.#mode = null;
      this.current = id;
      this.#stage({ run: false, pen: 'answers' }); // a key that comes before the mode changes no given
      this.dispatchEvent(new Event('change'));
    }
    const mode = await this.#mount(id);
    if (turn !== this.#turn || !mode) return;
    this.#mode = mode;
    this.#stage({ run: false, ...mode.enter(this.#request) });
    this.#request = undefined;
    mode.render?.();
  }

  /** Mounts a mode once; after a failure, the next call tries again. @param {string} id */
  #mount(id) {
    const mounting =
      this.#mounting.get(id) ??
      awaited(this.loads[id])
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
