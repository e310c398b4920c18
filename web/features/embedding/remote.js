// A board in a frame, for the page around it. Requests wait until the frame has loaded.
//
// Events: a CustomEvent for each message of the board, with the type of the message; `detail` is the
// message.
// @ts-check
import { messageOf, SOURCE } from './messages.js';

/** A call of a program, and its variables as texts. @typedef {{method: string, values: Record<string, string>}} Call */

/** A reply is awaited this long, in milliseconds: a board that has crashed sends none. */
const REPLY_MS = 2000;
/** A board that may still have to load is awaited this long. */
const CALLS_MS = 20_000;

export class RemoteBoard extends EventTarget {
  #ids = 0;
  /** What to do at a reply, by its id. @type {Map<unknown, (reply: unknown) => void>} */
  #awaited = new Map();
  /** Resolves when the board can take the next request. @type {Promise<unknown>} */
  #turn;
  #ended = new AbortController();

  /** @param {HTMLIFrameElement} frame  with a board @param {string} [origin]  of its site */
  constructor(frame, origin = location.origin) {
    super();
    this.frame = frame;
    this.origin = origin;
    const { signal } = this.#ended;
    addEventListener('message', (event) => this.#take(event), { signal });
    const ready = new Promise((done) => this.addEventListener('ready', done, { once: true }));
    // It may have been ready before this listener was added.
    this.#turn = Promise.race([ready, this.#request('getState')]);
  }

  /**
   * Sends a request after the previous one is done: of two moves at once, the board would make only
   * the second.
   * @param {string} type  of a request
   * @param {object} [fields]
   */
  ask(type, fields) {
    this.#turn = this.#turn.then(() => {
      const late = new Promise((done) => setTimeout(done, REPLY_MS));
      return Promise.race([this.#request(type, fields), late]);
    });
  }

  /**
   * The calls at a step of a run, see `getCalls`. Rejects if there is no such run, or no reply.
   * @param {object} run
   * @returns {Promise<Call[]>}
   */
  async callsAt(run) {
    const late = new Promise((done) => setTimeout(done, CALLS_MS));
    const asked = this.#turn.then(() => this.#request('getCalls', run));
    this.#turn = Promise.race([asked, late]);
    const reply = /** @type {{type?: string, message?: string, calls: Call[]} | undefined} */ (
      await this.#turn
    );
    if (reply?.type !== 'calls') throw new Error(reply?.message ?? 'no reply');
    return reply.calls;
  }

  /** Takes no more messages. */
  close() {
    this.#ended.abort();
  }

  /** Sends a request. Resolves with the reply. @param {string} type @param {object} [fields] */
  #request(type, fields) {
    const id = ++this.#ids;
    return new Promise((done) => {
      this.#awaited.set(id, done);
      this.frame.contentWindow?.postMessage(messageOf(type, { ...fields, id }), this.origin);
    });
  }

  /** @param {MessageEvent} event */
  #take({ source, origin, data }) {
    if (source !== this.frame.contentWindow || origin !== this.origin) return;
    if (data?.source !== SOURCE) return;
    this.#awaited.get(data.id)?.(data);
    this.#awaited.delete(data.id);
    this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
  }
}
