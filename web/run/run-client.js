// The page's side of the worker that runs the algorithms: questions in, promises out.
// @ts-check
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./run-protocol.js').ProgressReply} ProgressReply */
/** @typedef {import('./run-protocol.js').Question} Question */
/** @typedef {import('./run-protocol.js').ReadyReply} ReadyReply */
/** @typedef {import('./run-protocol.js').View} View */

/**
 * @typedef {object} Options
 * @property {(reply: ProgressReply) => void} [progress]
 * @property {AbortSignal} [signal]  stops the request: its promise still resolves, with what the
 *   worker has until then
 */

/** @typedef {{[K in Question['type']]: Omit<Extract<Question, {type: K}>, 'id'>}} Questions */
/**
 * @typedef {object} Answers
 * @property {View} start
 * @property {View} trace
 * @property {View} go
 * @property {View} play
 * @property {View} survey
 * @property {import('./run-protocol.js').LogReply} log
 * @property {import('./run-protocol.js').WhyReply} why
 * @property {import('./run-protocol.js').ExportReply} export
 * @property {import('./run-protocol.js').FoundReply} solutions
 * @property {import('./run-protocol.js').TreeReply} tree
 */

/**
 * Asks one worker; starts another one, with the next question, after the worker has died. Its runs are
 * lost: open questions reject, and the runs must be started again.
 */
export class RunClient {
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
   * @template {Question['type']} K
   * @param {Questions[K] & {type: K}} question
   * @param {Options} [options]
   * @returns {Promise<Answers[K]>}
   */
  ask(question, options = {}) {
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
