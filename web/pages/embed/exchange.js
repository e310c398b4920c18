// Talks with the page around a frame: hears its parent only, answers each request once, and bears
// any number of messages.
// @ts-check
import { Mailbox } from '../../features/embedding/mailbox.js';
import { messageOf, readMessage } from '../../features/embedding/messages.js';
import { strings } from './en.js';

/** @typedef {import('../../features/embedding/mailbox.js').Id} Id */
/** @typedef {import('../../features/embedding/messages.js').Request} Request */
/** @typedef {import('./view.js').View} View */

const ERRORS = 10; // at once, and as many a second
const REST = 16; // ms between two requests that are carried out
const WAITING = 32; // moves that are answered when the run arrives

/** What a request does; the promise resolves to what is wrong. @type {Record<string, (view: View, request: Request) => unknown>} */
const DEEDS = {
  load: (view, { puzzle, options }) => view.load(/** @type {string} */ (puzzle), options),
  play: (view) => view.play(),
  pause: (view) => view.pause(),
  seek: (view, request) => view.seek(request),
  set: (view, { options = {} }) => view.change(options),
  getState: () => {},
};

export class Exchange {
  #origin;
  #mailbox = new Mailbox();
  #busy = false;
  #credit = ERRORS;
  #refused = 0; // when the credit was counted last
  #dropped = 0; // errors that were not told
  /** Of moves that are under way. @type {Id[]} */
  #moving = [];
  /** @type {View | undefined} */
  #view;

  /**
   * @param {string | null} origin  the only one that is heard and spoken to; `*` for any, null for none
   * @param {Window} [partner]
   */
  constructor(origin, partner = parent) {
    this.#origin = origin;
    this.partner = partner;
    addEventListener('message', (event) => this.#take(event));
  }

  /** @param {object | string} message */
  post(message) {
    if (this.partner === window || this.#origin === null) return;
    this.partner.postMessage(message, this.#origin);
  }

  /** From now on what waited is carried out. @param {View} view */
  listen(view) {
    this.#view = view;
    view.watch?.addEventListener('arrive', () => this.#arrive());
    this.#work();
  }

  /**
   * Says why something was not done; in a flood of errors only how many there were.
   * @param {{code: string, what: string, id?: Id}} refusal
   */
  refuse({ code, what, id }) {
    const now = performance.now();
    this.#credit = Math.min(ERRORS, this.#credit + ((now - this.#refused) / 1000) * ERRORS);
    this.#refused = now;
    if (this.#credit < 1) {
      this.#dropped++;
      if (this.#dropped === 1) setTimeout(() => this.#tellDropped(), 1000);
      return;
    }
    this.#credit--;
    const message = strings.REFUSALS[code]?.(what) ?? what;
    this.post(messageOf('error', { code, message, ...(id === undefined ? {} : { id }) }));
  }

  #tellDropped() {
    const dropped = this.#dropped;
    this.#dropped = 0;
    this.post(messageOf('error', { code: 'busy', message: strings.REFUSALS.busy(''), dropped }));
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

  /** @param {Id[]} ids  of requests that a later one overtook */
  #giveUp(ids) {
    for (const id of ids) this.refuse({ code: 'superseded', what: '', id });
  }

  async #work() {
    if (this.#busy || !this.#view) return;
    this.#busy = true;
    for (let next; (next = this.#mailbox.take());) {
      await this.#perform(this.#view, next.request, next.ids);
      await new Promise((done) => setTimeout(done, REST));
    }
    this.#busy = false;
  }

  /** @param {View} view @param {Request} request @param {Id[]} ids */
  async #perform(view, request, ids) {
    if (request.type === 'seek' && view.watch?.view) {
      this.#moving.push(...ids);
      this.#giveUp(this.#moving.splice(0, this.#moving.length - WAITING));
      view.seek(request);
      return;
    }
    const wrong = await DEEDS[request.type](view, request);
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
    if (!ids.length || !this.#view) return;
    const { state } = this.#view;
    for (const id of ids) this.post(messageOf('state', { ...state, id }));
  }
}
