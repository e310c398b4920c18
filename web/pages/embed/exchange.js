// The messages between a frame and the page around it. Only the parent is heard, each request gets
// one reply, and any number of messages is handled.
// @ts-check
import { Mailbox } from '../../features/embedding/mailbox.js';
import { messageOf, readMessage } from '../../features/embedding/messages.js';
import { strings } from './en.js';

/** @typedef {import('../../features/embedding/mailbox.js').Id} Id */
/** @typedef {import('../../features/embedding/messages.js').Request} Request */
/** @typedef {import('./embedded-board.js').EmbeddedBoard} EmbeddedBoard */

/** Maximum number of errors that are reported in a second; of others, only the number is. */
const ERRORS = 10;
/** Pause between two requests, in milliseconds. */
const REST_MS = 16;
/** Maximum number of moves whose answers wait until the run has arrived. */
const WAITING = 32;

/** By the types of requests; each resolves to what is wrong. @type {Record<string, (board: EmbeddedBoard, request: Request) => unknown>} */
const HANDLERS = {
  load: (board, { puzzle, options }) => board.load(/** @type {string} */ (puzzle), options),
  play: (board) => board.play(),
  pause: (board) => board.pause(),
  seek: (board, request) => board.seek(request),
  set: (board, { options = {} }) => board.change(options),
  getState: () => {},
};

export class Exchange {
  #origin;
  #mailbox = new Mailbox();
  #busy = false;
  #credit = ERRORS;
  #refused = 0; // when the credit was updated
  #dropped = 0; // errors that were not reported
  /** Requests for moves that have not arrived. @type {Id[]} */
  #moving = [];
  /** @type {EmbeddedBoard | undefined} */
  #board;

  /**
   * @param {string | null} origin  messages are exchanged with this origin only; `*` for any, null for none
   * @param {import('../../base/words/words.js').Words} words
   * @param {Window} [partner]
   */
  constructor(origin, words, partner = parent) {
    this.#origin = origin;
    this.words = words;
    this.partner = partner;
    addEventListener('message', (event) => this.#take(event));
  }

  /** @param {object | string} message */
  post(message) {
    if (this.partner === window || this.#origin === null) return;
    this.partner.postMessage(message, this.#origin);
  }

  /** Carries out the requests that wait, and all that follow. @param {EmbeddedBoard} board */
  listen(board) {
    this.#board = board;
    board.runner?.addEventListener('arrive', () => this.#arrive());
    this.#work();
  }

  /**
   * Reports an error; of too many errors, only their number.
   * @param {{code: string, what: string, id?: Id}} refusal
   */
  refuse({ code, what, id }) {
    const now = performance.now();
    this.#credit = Math.min(ERRORS, this.#credit + ((now - this.#refused) / 1000) * ERRORS);
    this.#refused = now;
    if (this.#credit < 1) {
      this.#dropped++;
      if (this.#dropped === 1) setTimeout(() => this.#reportDropped(), 1000);
      return;
    }
    this.#credit--;
    const { REFUSALS } = this.words.of(strings);
    const message = REFUSALS[code]?.(what) ?? what;
    this.post(messageOf('error', { code, message, ...(id === undefined ? {} : { id }) }));
  }

  #reportDropped() {
    const dropped = this.#dropped;
    this.#dropped = 0;
    const { REFUSALS } = this.words.of(strings);
    this.post(messageOf('error', { code: 'busy', message: REFUSALS.busy(''), dropped }));
  }

  /** @param {MessageEvent} event */
  #take({ source, origin, data }) {
    if (source !== this.partner || this.partner === window) return;
    if (this.#origin !== '*' && origin !== this.#origin) return;
    const request = readMessage(data);
    if (!request) return;
    if ('code' in request) return this.refuse(request);
    this.#giveUp(this.#mailbox.put(request));
    this.#work();
  }

  /** @param {Id[]} ids  of requests that a later one supersedes */
  #giveUp(ids) {
    for (const id of ids) this.refuse({ code: 'superseded', what: '', id });
  }

  async #work() {
    if (this.#busy || !this.#board) return;
    this.#busy = true;
    for (let next; (next = this.#mailbox.take());) {
      await this.#perform(this.#board, next.request, next.ids);
      await new Promise((done) => setTimeout(done, REST_MS));
    }
    this.#busy = false;
  }

  /** @param {EmbeddedBoard} board @param {Request} request @param {Id[]} ids */
  async #perform(board, request, ids) {
    if (request.type === 'seek' && board.playback?.view) {
      this.#moving.push(...ids);
      this.#giveUp(this.#moving.splice(0, this.#moving.length - WAITING));
      board.seek(request);
      return;
    }
    if (request.type === 'getCalls') {
      const run = /** @type {import('../../features/embedding/messages.js').Traced} */ (
        request.run
      );
      const calls = await board.callsAt(run);
      for (const id of ids)
        if (calls) this.post(messageOf('calls', { calls, id }));
        else this.refuse({ code: 'value', what: 'step', id });
      return;
    }
    const wrong = await HANDLERS[request.type](board, request);
    if (wrong) {
      if (!ids.length) this.refuse({ code: 'puzzle', what: String(wrong) });
      for (const id of ids) this.refuse({ code: 'puzzle', what: String(wrong), id });
    } else {
      if (request.type === 'load') this.#giveUp(this.#moving.splice(0));
      this.#answer(ids);
    }
  }

  #arrive() {
    this.#answer(this.#moving.splice(0));
  }

  /** @param {Id[]} ids */
  #answer(ids) {
    if (!ids.length || !this.#board) return;
    const { state } = this.#board;
    for (const id of ids) this.post(messageOf('state', { ...state, id }));
  }
}
