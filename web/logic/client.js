// The page's side of the worker of the human solver, which starts with the first question.
// @ts-check
import { startWorker } from '#platform';
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */
/** @typedef {import('./protocol.js').OrderName} OrderName */
/** @typedef {import('./protocol.js').PathReply} Path */

/** Number of paths to keep: that of the puzzle, and those of both orders from the current position. */
const KEPT = 4;

/**
 * A worker that has not ended a stopped path within this time, in milliseconds, is replaced: one
 * deduction in a very hard puzzle takes seconds.
 */
const PATIENCE_MS = 100;
const REPLACED = 'the worker was replaced';

/**
 * Asks one worker for deductions. A worker that dies fails its questions; one that is replaced fails the
 * stopped questions only.
 */
export class Logic {
  #start;
  /** @type {Requests | null} */
  #requests = null;
  /** The newest last. @type {Map<string, Promise<Path>>} */
  #paths = new Map();

  /** @param {(name: 'logic-worker') => Worker} start */
  constructor(start) {
    this.#start = start;
  }

  /**
   * @param {object} question
   * @param {import('../base/worker/requests.js').Options} options
   * @returns {Promise<any>}
   */
  #ask(question, options) {
    this.#requests ??= new Requests(
      () => this.#start('logic-worker'),
      () => {},
      (lost, message) => {
        const keeps = message === REPLACED;
        for (const asked of lost) {
          if (keeps && !asked.stopped) this.#requests?.again(asked);
          else this.#requests?.fail(asked, message);
        }
      },
    );
    return this.#requests.ask(question, this.#patient(options)).answer;
  }

  /** Options that replace the worker if it does not end a stopped request in time. @param {import('../base/worker/requests.js').Options} options */
  #patient(options) {
    const { signal } = options;
    let ended = false;
    const late = () => {
      if (!ended) this.#requests?.abandon(REPLACED);
    };
    signal?.addEventListener('abort', () => setTimeout(late, PATIENCE_MS), { once: true });
    const settled = () => {
      ended = true;
      options.settled?.();
    };
    return { ...options, settled };
  }

  /**
   * All deductions up to the solution. The last few paths are kept.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {OrderName} order
   * @param {import('../base/worker/requests.js').Options} [options]  with a signal, the path ends where
   *   it is when the signal aborts, and is not kept
   * @returns {Promise<Path>}  rejects if digits conflict, or the worker fails
   */
  path(state, order, options = {}) {
    const key = `${order} ${state}`;
    const known = this.#paths.get(key);
    if (known) return known;
    const path = this.#ask({ type: 'path', state, order }, options);
    this.#paths.set(key, path);
    const forget = () => this.#paths.delete(key);
    options.signal?.addEventListener('abort', forget);
    path.then(() => options.signal?.removeEventListener('abort', forget), forget);
    for (const old of this.#paths.keys()) if (this.#paths.size > KEPT) this.#paths.delete(old);
    return path;
  }

  /**
   * The next deduction in a position.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {OrderName} order
   * @returns {Promise<Deduction | null>}  null if there is none or digits conflict; rejects if the
   *   worker fails
   */
  async next(state, order) {
    return (await this.#ask({ type: 'next', state, order }, {})).deduction;
  }

  /**
   * The first deduction by one technique, whether or not simpler ones exist.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {string} technique  its id
   * @returns {Promise<Deduction | null>}  null if there is none or digits conflict; rejects if the
   *   worker fails
   */
  async find(state, technique) {
    return (await this.#ask({ type: 'find', state, technique }, {})).deduction;
  }
}

/** @type {Logic | null} */
let shared = null;

/** The client of the page: all that ask for deductions share one worker. */
export const logic = () => (shared ??= new Logic(startWorker));
