// Questions to one worker, and its replies, each to who asked.
// @ts-check

/**
 * @typedef {object} Options
 * @property {(reply: any) => void} [progress]
 * @property {AbortSignal} [signal]  ends the request: its promise still resolves, to what there is
 * @property {() => void} [settled]  called with the last reply, before the promise settles
 */

/**
 * @typedef {object} Asked
 * @property {{id: number}} question
 * @property {Options} options
 * @property {(reply: any) => void} resolve
 * @property {(reason: Error) => void} reject
 */

/** Asks one worker, and starts another where that one died. */
export class Requests {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, Asked>} */
  #asked = new Map();
  #lastId = 0;

  /**
   * @param {() => Worker} start  makes a worker
   * @param {(ready: any) => void} onready  called again for each new worker
   * @param {(lost: Asked[], message: string) => void} onlost  called where a worker died, with what
   *   it had not answered: each is to be sent `again` or to `fail`
   */
  constructor(start, onready, onlost) {
    this.start = start;
    this.onready = onready;
    this.onlost = onlost;
    this.#worker = this.#spawn();
  }

  #spawn() {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = undefined;
      this.onlost([...this.#asked.values()], event.message || 'the worker could not be started');
    };
    return worker;
  }

  /** @param {object} message  one that is not answered */
  post(message) {
    this.#worker ??= this.#spawn();
    this.#worker.postMessage(message);
  }

  /** @param {{id: number, type: string, message: string}} reply */
  #take(reply) {
    if (reply.type === 'ready') return this.onready(reply);
    const asked = this.#asked.get(reply.id);
    if (!asked) return;
    if (reply.type === 'progress') return asked.options.progress?.(reply);
    if (reply.type === 'failed') return this.fail(asked, reply.message);
    this.#settle(asked);
    asked.resolve(reply);
  }

  /** @param {Asked} asked */
  #settle({ question, options }) {
    this.#asked.delete(question.id);
    options.settled?.();
  }

  /** @param {Asked} asked @param {string} message */
  fail(asked, message) {
    this.#settle(asked);
    asked.reject(new Error(message));
  }

  /** @param {Asked} asked */
  again(asked) {
    this.post(asked.question);
  }

  /**
   * Rejects where the request could not be carried out.
   * @param {object} question  without an id
   * @param {Options} options
   * @returns {{id: number, answer: Promise<any>}}
   */
  ask(question, options) {
    const id = ++this.#lastId;
    const sent = { ...question, id };
    const answer = new Promise((resolve, reject) => {
      this.#asked.set(id, { question: sent, options, resolve, reject });
      this.post(sent);
      if (options.signal?.aborted) this.stop(id);
      options.signal?.addEventListener('abort', () => this.stop(id));
    });
    return { id, answer };
  }

  /** Ends a request, if it is not answered yet. @param {number} target */
  stop(target) {
    if (this.#asked.has(target) && this.#worker) this.post({ type: 'stop', target });
  }
}
