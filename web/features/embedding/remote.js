// A board in a frame, as the page around it holds it. The frame may still be loading, or wait to be
// scrolled to: what is asked of it meanwhile is done when it comes.
//
// Events: the messages of the board by their types, each a CustomEvent with the message as its detail.
// @ts-check
import { messageOf, SOURCE } from './messages.js';

const PATIENCE = 2000; // ms that a reply is waited for; a board that died sends none

export class RemoteBoard extends EventTarget {
  #ids = 0;
  /** What is to be done at a reply, by the id that it names. @type {Map<unknown, (reply: unknown) => void>} */
  #awaited = new Map();
  /** Ends when the board can do the next. @type {Promise<unknown>} */
  #turn;

  /** @param {HTMLIFrameElement} frame  with a board of this site */
  constructor(frame) {
    super();
    this.frame = frame;
    addEventListener('message', (event) => this.#take(event));
    const ready = new Promise((done) => this.addEventListener('ready', done, { once: true }));
    // It may have been ready before anybody listened.
    this.#turn = Promise.race([ready, this.#request('getState')]);
  }

  /**
   * Asks for something when all is done that was asked before: of two moves at once the board would
   * do only the later.
   * @param {string} type  of a request
   * @param {object} [fields]
   */
  ask(type, fields) {
    this.#turn = this.#turn.then(() => {
      const late = new Promise((done) => setTimeout(done, PATIENCE));
      return Promise.race([this.#request(type, fields), late]);
    });
  }

  /** Resolves with the reply. @param {string} type @param {object} [fields] */
  #request(type, fields) {
    const id = ++this.#ids;
    return new Promise((done) => {
      this.#awaited.set(id, done);
      this.frame.contentWindow?.postMessage(messageOf(type, { ...fields, id }), location.origin);
    });
  }

  /** @param {MessageEvent} event */
  #take({ source, origin, data }) {
    if (source !== this.frame.contentWindow || origin !== location.origin) return;
    if (data?.source !== SOURCE) return;
    this.#awaited.get(data.id)?.(data);
    this.#awaited.delete(data.id);
    this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
  }
}
