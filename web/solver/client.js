// The page's side of the worker that reads and solves puzzles: questions in, promises out.
// @ts-check
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./protocol.js').Analysis} Analysis */
/** @typedef {import('./protocol.js').ReadyReply} ReadyReply */
/** @typedef {import('./protocol.js').Table} Table */
/** @template {keyof Table} K @typedef {{type: K} & Table[K]['asks']} Question */
/** @typedef {import('../base/worker/requests.js').Options<import('./protocol.js').ProgressReply>} Options */

/**
 * The analysis that the worker has at the moment.
 * @typedef {object} Flight
 * @property {number} id
 * @property {boolean} superseded  a newer one waits for it to end
 */

/** Asks one worker; starts another one after the worker has died. */
export class Client {
  /** @type {Requests<Table, ReadyReply>} */
  #requests;
  /** @type {Flight | null} */
  #flight = null;
  /** Sends the analysis that waits for `#flight` to end. @type {(() => void) | null} */
  #next = null;
  /** Resolves the newest analysis to null. @type {(() => void) | null} */
  #supersede = null;

  /**
   * @param {() => Worker} start  starts a worker
   * @param {(ready: ReadyReply) => void} [onready]  called when a worker can read and write; again
   *   for each new worker
   */
  constructor(start, onready = () => {}) {
    this.#requests = new Requests(start, {
      onready,
      onlost: (lost, message) => this.#recover(lost, message),
    });
  }

  /**
   * Repeats the unanswered questions, except the one that is no longer wanted.
   * @param {import('../base/worker/requests.js').Asked[]} lost
   * @param {string} message
   */
  #recover(lost, message) {
    const flight = this.#flight;
    const unwanted = lost.find(({ question: { id } }) => flight?.superseded && flight.id === id);
    this.#requests.repeat(
      lost.filter((asked) => asked !== unwanted),
      message,
    );
    if (unwanted) this.#requests.fail(unwanted, message);
  }

  /** The worker is free for the analysis that waits. */
  #land() {
    this.#flight = null;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /**
   * Asks a question. The promise rejects if the request cannot be carried out.
   * @template {keyof Table} K
   * @param {Question<K>} question
   * @param {import('../base/worker/requests.js').Options<Table[K]['progress']>} [options]
   * @returns {Promise<Table[K]['answer']>}
   */
  ask(question, options) {
    return this.#requests.ask(question, options).answer;
  }

  /**
   * Asks for an analysis that supersedes all earlier ones asked for here. The worker has one of them
   * at a time; the newest waits until that one has ended.
   * @param {Question<'analyze'> | Question<'read'>} question
   * @param {Options} [options]
   * @returns {Promise<Analysis | null>}  null if a newer one has superseded it; rejects if it cannot
   *   be carried out
   */
  analyze(question, options = {}) {
    this.#supersede?.();
    return new Promise((resolve, reject) => {
      let superseded = false;
      this.#supersede = () => {
        superseded = true;
        resolve(null);
      };
      const send = () => {
        const progress = (/** @type {import('./protocol.js').ProgressReply} */ reply) => {
          if (!superseded) options.progress?.(reply);
        };
        const settled = () => this.#land();
        const { id, answer } = this.#requests.ask(question, { ...options, progress, settled });
        answer.then(resolve, reject);
        this.#flight = { id, superseded: false };
      };
      if (this.#flight) {
        this.#flight.superseded = true;
        this.#requests.stop(this.#flight.id);
        this.#next = send;
      } else {
        send();
      }
    });
  }

  /** Ends the worker: no request may follow, and open ones never settle. */
  terminate() {
    this.#requests.terminate();
  }
}
