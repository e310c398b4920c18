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
 * @property {AbortSignal} [signal]  ends the request: its promise still resolves, to what there is
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
 */

/**
 * Asks one worker, and starts another where that one dies. The runs die with it: what it had not
 * answered rejects, and after the next `onready` they are to be started again.
 */
export class RunClient {
  #requests;

  /**
   * @param {() => Worker} start  makes a worker
   * @param {(ready: ReadyReply) => void} onready  called again for each new worker
   */
  constructor(start, onready) {
    this.#requests = new Requests(start, onready, (lost, message) => {
      for (const asked of lost) this.#requests.fail(asked, `the runs are lost: ${message}`);
    });
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

  /** Gives up a run; what is asked of it still is answered, where it stands. @param {number} run */
  close(run) {
    this.#requests.post({ type: 'close', run });
  }
  /** Ends the worker: no request may follow, and open ones never settle. */
  terminate() {
    this.#requests.terminate();
  }
}
