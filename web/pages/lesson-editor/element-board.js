// A board of an exported lesson: an element `<sudoku-lab>`. It carries out requests one after the other,
// as a board in a frame does.
// @ts-check

/** Maximum time to wait for a move, in milliseconds. */
const MOVE_MS = 500;
const EVENTS = ['ready', 'step', 'done', 'answer', 'prediction'];

/** @typedef {HTMLElement & {play: () => void, pause: () => void, seek: (request: object) => void, getState: () => object | null,
 *   getCalls: (run: object) => Promise<{method: string, values: Record<string, string>}[] | null>}} LabElement */

/** @type {Record<string, (element: LabElement, fields: Record<string, unknown>) => void>} */
const REQUESTS = {
  play: (element) => element.play(),
  pause: (element) => element.pause(),
  seek: (element, fields) => element.seek(fields),
  set: setAttributes,
  load: setAttributes,
};

/** @param {LabElement} element @param {Record<string, unknown>} fields */
function setAttributes(element, fields) {
  for (const [name, value] of Object.entries(fields)) element.setAttribute(name, String(value));
}

export class ElementBoard extends EventTarget {
  /** @type {Promise<unknown>} */
  #turn;
  #element;

  /** @param {LabElement} element */
  constructor(element) {
    super();
    this.#element = element;
    for (const type of EVENTS)
      element.addEventListener(type, (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        this.dispatchEvent(new CustomEvent(type, { detail }));
      });
    this.#turn = new Promise((done) => this.addEventListener('ready', done, { once: true }));
  }

  /** @param {string} type @param {object} [fields] */
  ask(type, fields = {}) {
    this.#turn = this.#turn.then(() => {
      const moved = new Promise((done) => {
        this.addEventListener('step', done, { once: true });
        setTimeout(done, type === 'getState' || type === 'set' ? 0 : MOVE_MS);
      });
      REQUESTS[type]?.(this.#element, /** @type {Record<string, unknown>} */ (fields));
      return moved.then(() => {
        const detail = this.#element.getState();
        if (detail) this.dispatchEvent(new CustomEvent('state', { detail }));
      });
    });
  }

  /** See `getCalls` of the messages. Rejects if there is no such run, or no board yet. @param {object} run */
  async callsAt(run) {
    const calls = await this.#element.getCalls(run);
    if (!calls) throw new Error('no run');
    return calls;
  }

  /** It loads when it is visible. */
  load() {}

  close() {}
}
