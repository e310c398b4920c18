// The page's side of the worker that reads and solves puzzles: questions in, promises out.
// @ts-check
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./protocol.js').Analysis} Analysis */
/** @typedef {import('./protocol.js').ProgressReply} ProgressReply */
/** @typedef {import('./protocol.js').Question} Question */
/** @typedef {import('./protocol.js').ReadyReply} ReadyReply */

/**
 * @typedef {object} Options
 * @property {(reply: ProgressReply) => void} [progress]
 * @property {AbortSignal} [signal]  stops the request: its promise still resolves, with what the
 *   worker has until then
 */

/** @typedef {{[K in Question['type']]: Omit<Extract<Question, {type: K}>, 'id'>}} Questions */
/**
 * @typedef {object} Answers
 * @property {import('./protocol.js').CountedReply} count
 * @property {import('./protocol.js').SolutionsReply} solutions
 * @property {import('./protocol.js').WrittenReply} write
 * @property {Analysis} analyze
 * @property {Analysis} read
 */

/** A longer text takes longer than a frame to read. */
const LONG_TEXT = 100_000;
/** A worker that is still reading such a text after this time is replaced if a newer question waits. */
const PATIENCE_MS = 20;

/**
 * The analysis that the worker has at the moment.
 * @typedef {object} Flight
 * @property {number} id
 * @property {boolean} superseded  a newer one waits for it to end
 * @property {boolean} long  it reads a long text
 */

/** Asks one worker; starts another one after the worker has died. */
export class Client {
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

  /** Reading ends between two formats only. @param {Flight} flight */
  #replaceIfBusy(flight) {
    setTimeout(() => {
      if (this.#flight === flight) this.#requests.abandon('a newer question');
    }, PATIENCE_MS);
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
   * @template {Question['type']} K
   * @param {Questions[K] & {type: K}} question
   * @param {Options} [options]
   * @returns {Promise<Answers[K]>}
   */
  ask(question, options = {}) {
    return this.#requests.ask(question, options).answer;
  }

  /**
   * Asks for an analysis that supersedes all earlier ones asked for here. The worker has one of them
   * at a time; the newest waits until that one has ended.
   * @param {Questions['analyze'] | Questions['read']} question
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
        const progress = (/** @type {ProgressReply} */ reply) => {
          if (!superseded) options.progress?.(reply);
        };
        const settled = () => this.#land();
        const { id, answer } = this.#requests.ask(question, { ...options, progress, settled });
        answer.then(resolve, reject);
        const long = question.type === 'read' && question.text.length > LONG_TEXT;
        this.#flight = { id, superseded: false, long };
      };
      if (this.#flight) {
        this.#flight.superseded = true;
        this.#requests.stop(this.#flight.id);
        this.#next = send;
        if (this.#flight.long) this.#replaceIfBusy(this.#flight);
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
