// The pool of workers for the next list: it starts while the reader chooses, so that the list need
// not wait for it.
// @ts-check
import { Pool } from './pool.js';

export class ReadyPool {
  #startWorker;
  /** @type {Pool | null} */
  #pool = null;
  /** The pool that solved the last list: its module has been optimized by the browser. @type {Pool | null} */
  #last = null;

  /** @param {() => Worker} startWorker  makes a worker of batch-worker.js */
  constructor(startWorker) {
    this.#startWorker = startWorker;
  }

  get #current() {
    if (!this.#pool || this.#pool.closed) {
      this.#pool = new Pool(this.#startWorker, undefined, this.#last?.module);
    }
    return this.#pool;
  }

  /**
   * Detects how to read a list. Rejects if no worker can be started, or after `close`.
   * @param {Uint8Array} bytes  its beginning
   * @param {boolean} whole  whether that is all of it
   * @returns {Promise<import('./list-form.js').Inspection>}
   */
  async inspect(bytes, whole) {
    const pool = this.#current;
    const { start } = await pool.ask({ type: 'inspect', bytes, whole });
    return { input: start?.input ?? null, formats: pool.formats };
  }

  /** Hands the pool to a list, which closes it. */
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
