// The pool of workers for the next list. It starts while the user chooses a list.
// @ts-check
import { Pool } from './pool.js';

export class ReadyPool {
  #startWorker;
  /** @type {Pool | null} */
  #pool = null;
  /** The pool of the last list, whose module the browser has already optimized. @type {Pool | null} */
  #last = null;

  /** @param {() => Worker} startWorker  makes a worker of batch-worker.js */
  constructor(startWorker) {
    this.#startWorker = startWorker;
  }

  get #current() {
    if (!this.#pool || this.#pool.closed) {
      this.#pool = new Pool(this.#startWorker, undefined, this.#last?.module);
      this.#pool.rater = this.#last?.rater ?? null;
    }
    return this.#pool;
  }

  /**
   * Detects how to read a list. Rejects if no worker can be started, or after `close`.
   * @param {Uint8Array} bytes  its beginning
   * @param {boolean} whole  whether the list has no more bytes
   * @returns {Promise<import('./list-form.js').Inspection>}
   */
  async inspect(bytes, whole) {
    const pool = this.#current;
    const { start } = await pool.ask({ type: 'inspect', bytes, whole });
    return { input: start?.input ?? null, formats: pool.formats };
  }

  /** Returns the pool for a list, which must close it. */
  take() {
    this.#last = this.#current;
    this.#pool = null;
    return this.#last;
  }

  close() {
    this.#pool?.close(new Error('the dialog was closed'));
    this.#pool = null;
  }
}
