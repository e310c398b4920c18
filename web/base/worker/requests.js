// The page's side of a worker: questions out, replies in, each matched with its question by an id.
// @ts-check
import { WatchedWorker } from './watched.js';

/**
 * The questions of a worker by their types: what each asks, and what its progress messages and its answer have.
 * @typedef {Record<string, {asks: object, progress: object, answer: object}>} Table
 */

/**
 * @template [Progress=never]
 * @typedef {object} Options
 * @property {(reply: Progress) => void} [progress]  called for each progress message
 * @property {AbortSignal} [signal]  stops the request: its promise still settles, with what the
 *   worker has until then
 * @property {() => void} [settled]  called with the last reply, before the promise settles
 */

/**
 * A question that has no last reply yet.
 * @typedef {object} Asked
 * @property {{id: number}} question
 * @property {Options} options
 * @property {boolean} stopped  whether the request must end as soon as it can
 * @property {boolean} repeated  whether a worker has died with it
 * @property {(reply: never) => void} resolve
 * @property {(reason: Error) => void} reject
 */

/** Any message of a worker. @typedef {{id?: number, type: string, message: string}} Reply */

/**
 * Sends questions to one worker; starts another one after the worker has died.
 * @template {Table} T
 * @template [Ready=never]  what the worker says when it is ready
 */
export class Requests {
  /** @type {WatchedWorker<Reply> | undefined} */
  #worker;
  /** @type {Map<number, Asked>} */
  #asked = new Map();
  #lastId = 0;

  /**
   * @param {() => Worker} start  starts a worker
   * @param {object} [owner]
   * @param {(ready: Ready) => void} [owner.onready]  called when a worker is ready; again for each new one
   * @param {(lost: Asked[], message: string) => void} [owner.onlost]  called after a worker has died, with
   *   the questions that have no last reply, to `repeat` them or let each `fail`; default: `repeat`
   * @param {import('./waits.js').Waits} [waits]
   */
  constructor(start, { onready = () => {}, onlost } = {}, waits) {
    this.start = start;
    this.onready = onready;
    this.onlost = onlost ?? ((lost, message) => this.repeat(lost, message));
    this.waits = waits;
    this.#worker = this.#spawn();
  }

  #spawn() {
    /** @type {WatchedWorker<Reply>} */
    const worker = new WatchedWorker(
      this.start,
      {
        take: (reply) => this.#take(reply),
        lost: (message) => this.#lose(message),
        restart: () => this.#restart(),
      },
      this.waits,
    );
    return worker;
  }

  /** @param {string} message */
  #lose(message) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.onlost([...this.#asked.values()], message);
  }

  /** Asks another worker what this one has not answered. */
  #restart() {
    this.#worker?.terminate();
    this.#worker = this.#spawn();
    for (const asked of this.#asked.values()) this.#again(asked);
  }

  /** Sends a message that has no reply. @param {object} message */
  post(message) {
    this.#worker ??= this.#spawn();
    this.#worker.questions = this.#asked.size;
    this.#worker.post(message);
  }

  /** @param {Reply} reply */
  #take(reply) {
    const facts = /** @type {never} */ (reply);
    if (reply.type === 'ready') return this.onready(facts);
    // Without an id, the worker reports that it can answer no more.
    if (reply.type === 'failed' && !reply.id) return this.#lose(reply.message);
    const asked = this.#asked.get(reply.id ?? 0);
    if (!asked) return;
    if (reply.type === 'progress') return asked.options.progress?.(facts);
    if (reply.type === 'failed') return this.fail(asked, reply.message);
    this.#settle(asked);
    asked.resolve(facts);
  }

  /** @param {Asked} asked */
  #settle({ question, options }) {
    this.#asked.delete(question.id);
    if (this.#worker) this.#worker.questions = this.#asked.size;
    options.settled?.();
  }

  /** Rejects a request. @param {Asked} asked @param {string} message */
  fail(asked, message) {
    if (!this.#asked.has(asked.question.id)) return;
    this.#settle(asked);
    asked.reject(new Error(message));
  }

  /** Sends a question to a new worker, stopped if it was stopped before. @param {Asked} asked */
  #again(asked) {
    this.post(asked.question);
    if (asked.stopped) this.#postStop(asked.question.id);
  }

  /**
   * Asks another worker, except what has been lost with two workers: one of those questions is the cause.
   * @param {Asked[]} lost
   * @param {string} message
   */
  repeat(lost, message) {
    const again = lost.filter(({ repeated }) => !repeated);
    const given = lost.filter(({ repeated }) => repeated);
    for (const asked of again) {
      asked.repeated = true;
      this.#again(asked);
    }
    for (const asked of given) this.fail(asked, message);
  }

  /**
   * Sends a question. The promise rejects if the request cannot be carried out.
   * @template {keyof T & string} K
   * @param {{type: K} & T[K]['asks']} question
   * @param {Options<T[K]['progress']>} [options]
   * @returns {{id: number, answer: Promise<T[K]['answer']>}}
   */
  ask(question, options = {}) {
    const id = ++this.#lastId;
    const sent = { ...question, id };
    const stop = () => this.stop(id);
    const { signal } = options;
    const settled = () => {
      signal?.removeEventListener('abort', stop);
      options.settled?.();
    };
    /** @type {Promise<T[K]['answer']>} */
    const answer = new Promise((resolve, reject) => {
      const asked = {
        question: sent,
        options: { ...options, settled },
        stopped: false,
        repeated: false,
      };
      this.#asked.set(id, { ...asked, resolve, reject });
      this.post(sent);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop);
    });
    return { id, answer };
  }

  /** Stops a request that has no last reply yet. @param {number} target  its id */
  stop(target) {
    const asked = this.#asked.get(target);
    if (!asked || asked.stopped) return;
    asked.stopped = true;
    if (this.#worker) this.#postStop(target);
  }

  /** @param {number} target */
  #postStop(target) {
    this.post({ type: 'stop', target });
  }

  /** Ends the worker. Requests that have no last reply never settle; none may follow. */
  terminate() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }
}
