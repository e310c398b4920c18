// The page's side of the worker: questions in, promises out.
// @ts-check
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./protocol.js').Analysis} Analysis */
/** @typedef {import('./protocol.js').LastReply} LastReply */
/** @typedef {import('./protocol.js').ProgressReply} ProgressReply */
/** @typedef {import('./protocol.js').Question} Question */
/** @typedef {import('./protocol.js').ReadyReply} ReadyReply */

/**
 * @typedef {object} Options
 * @property {(reply: ProgressReply) => void} [progress]
 * @property {AbortSignal} [signal]  ends the request: its promise still resolves, to what there is
 */

/** @typedef {{[K in Question['type']]: Omit<Extract<Question, {type: K}>, 'id'>}} Questions */
/**
 * @typedef {object} Answers
 * @property {import('./protocol.js').CountedReply} count
 * @property {import('./protocol.js').SolutionsReply} solutions
 * @property {import('./protocol.js').WrittenReply} write
 * @property {Analysis} analyze
 */

/** Asks one worker, and starts another where that one dies. */
export class Client {
  #requests;
  /** What was sent to a worker that died. @type {WeakSet<object>} */
  #again = new WeakSet();
  /** @type {number} */
  #flying = 0; // the id of the analysis that the worker has, 0 for none
  /** @type {(() => void) | null} */
  #next = null; // sends the analysis that waits for it to end
  /** @type {(() => void) | null} */
  #drop = null; // gives up the analysis that was asked for last

  /**
   * @param {() => Worker} start  makes a worker
   * @param {(ready: ReadyReply) => void} onready  called again for each new worker
   */
  constructor(start, onready) {
    this.#requests = new Requests(start, onready, (lost, message) => this.#recover(lost, message));
  }

  /**
   * A new worker gets what the old one had not answered; a question that has killed two is to blame.
   * @param {import('../base/worker/requests.js').Asked[]} lost
   * @param {string} message
   */
  #recover(lost, message) {
    const guilty = lost.filter((asked) => this.#again.has(asked));
    for (const asked of lost) {
      if (guilty.includes(asked)) continue;
      this.#again.add(asked);
      this.#requests.again(asked);
    }
    for (const asked of guilty) this.#requests.fail(asked, message);
  }

  /** The worker is free for the analysis that waited. */
  #land() {
    this.#flying = 0;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /**
   * Rejects where the request could not be carried out.
   * @template {Question['type']} K
   * @param {Questions[K] & {type: K}} question
   * @param {Options} [options]
   * @returns {Promise<Answers[K]>}
   */
  ask(question, options = {}) {
    return this.#requests.ask(question, options).answer;
  }

  /**
   * Of several analyses only the latest counts: the worker has one at a time, one waits, and the
   * promises of all others resolve to null.
   * @param {string | Uint8Array} text
   * @param {number} index
   * @param {Options} [options]
   * @returns {Promise<Analysis | null>}
   */
  analyze(text, index, options = {}) {
    this.#drop?.();
    return new Promise((resolve, reject) => {
      let dropped = false;
      this.#drop = () => {
        dropped = true;
        resolve(null);
      };
      const send = () => {
        const progress = (/** @type {ProgressReply} */ reply) => {
          if (!dropped) options.progress?.(reply);
        };
        const settled = () => this.#land();
        const question = { type: 'analyze', text, index };
        const { id, answer } = this.#requests.ask(question, { ...options, progress, settled });
        answer.then(resolve, reject);
        this.#flying = id;
      };
      if (this.#flying) {
        this.#requests.stop(this.#flying);
        this.#next = send;
      } else {
        send();
      }
    });
  }
}
