// The page's side of the worker that runs the algorithms: questions in, promises out.
// @ts-check
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./run-protocol.js').ReadyReply} ReadyReply */
/** @typedef {import('./run-protocol.js').Table} Table */

/**
 * Asks one worker; starts another one, with the next question, after the worker has died. Its runs are
 * lost: open questions reject, and the runs must be started again.
 */
export class RunClient {
  /** @type {Requests<Table, ReadyReply>} */
  #requests;

  /**
   * @param {() => Worker} start  starts a worker
   * @param {(ready: ReadyReply) => void} onready  called when a worker is ready; again for each new one
   * @param {(message: string) => void} [onlost]  called after a worker has died or could not start
   */
  constructor(start, onready, onlost = () => {}) {
    this.#requests = new Requests(start, {
      onready,
      onlost: (lost, message) => {
        for (const asked of lost) this.#requests.fail(asked, `the runs are lost: ${message}`);
        onlost(message);
      },
    });
  }

  /**
   * Asks a question. The promise rejects if the request cannot be carried out.
   * @template {keyof Table} K
   * @param {{type: K} & Table[K]['asks']} question
   * @param {import('../base/worker/requests.js').Options<Table[K]['progress']>} [options]
   * @returns {Promise<Table[K]['answer']>}
   */
  ask(question, options) {
    return this.#requests.ask(question, options).answer;
  }

  /** Ends a run. Its open questions are answered with what there is. @param {number} run */
  close(run) {
    this.#requests.post({ type: 'close', run });
  }
  /** Ends the worker: no request may follow, and open ones never settle. */
  terminate() {
    this.#requests.terminate();
  }
}
