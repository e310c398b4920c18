// The page's side of the worker: questions in, promises out.
// @ts-check

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

/**
 * @typedef {object} Asked
 * @property {Question} question
 * @property {Options} options
 * @property {(reply: any) => void} resolve
 * @property {(reason: Error) => void} reject
 * @property {boolean} again  it was sent to a worker that died
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
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, Asked>} */
  #asked = new Map();
  #lastId = 0;
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
    this.start = start;
    this.onready = onready;
    this.#worker = this.#spawn();
  }

  #spawn() {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#recover(event.message || 'the worker could not be started');
    };
    return worker;
  }

  /** @param {import('./protocol.js').Request} message */
  #post(message) {
    this.#worker ??= this.#spawn();
    this.#worker.postMessage(message);
  }

  /** @param {import('./protocol.js').Reply} reply */
  #take(reply) {
    if (reply.type === 'ready') return this.onready(reply);
    const asked = this.#asked.get(reply.id);
    if (!asked) return;
    if (reply.type === 'progress') return asked.options.progress?.(reply);
    this.#asked.delete(reply.id);
    if (reply.id === this.#flying) this.#land();
    if (reply.type === 'failed') asked.reject(new Error(reply.message));
    else asked.resolve(reply);
  }

  /** The worker is free for the analysis that waited. */
  #land() {
    this.#flying = 0;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /**
   * A new worker gets what the old one had not answered; a question that has killed two is to blame.
   * @param {string} message
   */
  #recover(message) {
    this.#worker = undefined;
    const lost = [...this.#asked];
    const guilty = lost.filter(([, asked]) => asked.again);
    for (const [id] of guilty) this.#asked.delete(id);
    for (const asked of this.#asked.values()) {
      asked.again = true;
      this.#post(asked.question);
    }
    for (const [id, asked] of guilty) {
      asked.reject(new Error(message));
      if (id === this.#flying) this.#land();
    }
  }

  /**
   * Rejects where the request could not be carried out.
   * @template {Question['type']} K
   * @param {Questions[K] & {type: K}} question
   * @param {Options} [options]
   * @returns {Promise<Answers[K]>}
   */
  ask(question, options = {}) {
    const id = ++this.#lastId;
    const sent = /** @type {Question} */ (/** @type {unknown} */ ({ ...question, id }));
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { question: sent, options, resolve, reject, again: false });
      this.#post(sent);
      if (options.signal?.aborted) this.#stop(id);
      options.signal?.addEventListener('abort', () => this.#stop(id));
    });
  }

  /** @param {number} target */
  #stop(target) {
    if (this.#worker) this.#post({ type: 'stop', target });
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
        this.ask({ type: 'analyze', text, index }, { ...options, progress }).then(resolve, reject);
        this.#flying = this.#lastId;
      };
      if (this.#flying) {
        this.#stop(this.#flying);
        this.#next = send;
      } else {
        send();
      }
    });
  }
}
