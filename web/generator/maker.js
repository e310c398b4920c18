// The page's side of the workers that make puzzles. They start with the first question.
// @ts-check
import { startWorker } from '#platform';
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./protocol.js').Changes} Changes */
/** @typedef {import('./protocol.js').MakeRequest} MakeRequest */
/** @typedef {import('./protocol.js').MadePuzzle} MadePuzzle */
/** @typedef {import('./protocol.js').Numbers} Numbers */

/** Maximum number of workers that share a request. */
const MOST_WORKERS = 4;

/**
 * What a request led to.
 * @typedef {Numbers & {made: MadePuzzle[], refusal: string | null}} Outcome
 * `refusal`: the id of the reason if the request cannot be fulfilled; see RefusalId in wasm/generator.d.ts
 */

export class Maker {
  #start;
  #most;
  /** @type {Requests<import('./protocol.js').Table>[]} */
  #workers = [];

  /**
   * @param {(name: 'generator-worker') => Worker} start
   * @param {number} most  workers, from 1
   */
  constructor(start, most) {
    this.#start = start;
    this.#most = most;
  }

  /** The first workers, which now start. @param {number} count */
  #take(count) {
    while (this.#workers.length < count) {
      this.#workers.push(new Requests(() => this.#start('generator-worker')));
    }
    return this.#workers.slice(0, count);
  }

  /**
   * Makes puzzles with all workers; the first ones found are the result.
   * @param {MakeRequest} request
   * @param {number} count  from 1
   * @param {object} [options]
   * @param {AbortSignal} [options.signal]  ends the search: the result is what was found until then
   * @param {(numbers: Numbers, found: MadePuzzle[]) => void} [options.progress]  called some ten times a second,
   *   with the puzzles that were found since
   * @param {boolean} [options.same]  uses one worker, so that equal requests have equal results
   * @returns {Promise<Outcome>}  rejects if a worker fails
   */
  async make(request, count, { signal, progress, same = false } = {}) {
    const workers = this.#take(same ? 1 : this.#most);
    const ended = new AbortController();
    const end = () => ended.abort();
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    const parts = workers.map(() => ({ tried: 0, fitting: 0, fewest: 81 }));
    const sum = () =>
      parts.reduce((a, b) => ({
        tried: a.tried + b.tried,
        fitting: a.fitting + b.fitting,
        fewest: Math.min(a.fewest, b.fewest),
      }));
    const take = (/** @type {number} */ part, /** @type {Numbers} */ numbers) => {
      const { tried, fitting, fewest = parts[part].fewest } = numbers;
      parts[part] = { tried, fitting, fewest };
      const all = sum();
      if (all.fitting >= count) end();
      return all;
    };
    try {
      const replies = await Promise.all(
        workers.map(async (worker, part) => {
          const shared = { ...request, part, parts: workers.length };
          const options = {
            signal: ended.signal,
            progress: (/** @type {import('./protocol.js').Progress} */ { found, ...numbers }) => {
              const all = take(part, numbers);
              progress?.(all, found);
            },
          };
          const reply = await worker.ask({ type: 'make', request: shared, count }, options).answer;
          take(part, reply);
          return reply;
        }),
      );
      const refused = replies.find(({ refusal }) => refusal);
      if (refused) return refused;
      const made = replies.flatMap((reply) => reply.made);
      made.sort((a, b) => a.attempt - b.attempt);
      return { made: made.slice(0, count), ...sum(), refusal: null };
    } finally {
      end();
      signal?.removeEventListener('abort', end);
    }
  }

  /**
   * What a form can offer.
   * @returns {Promise<import('./protocol.js').MakeOptions>}  rejects if the worker fails
   */
  options() {
    return this.#take(1)[0].ask({ type: 'options' }).answer;
  }

  /**
   * Calls a function of the module.
   * @template {keyof Changes} K
   * @param {K} name
   * @param {Parameters<Changes[K]>} args
   * @returns {Promise<ReturnType<Changes[K]>>}  rejects if the worker fails
   */
  async change(name, ...args) {
    const { result } = await this.#take(1)[0].ask({ type: 'change', name, args }).answer;
    return /** @type {ReturnType<Changes[K]>} */ (result);
  }
}

/** @type {Maker | null} */
let shared = null;

/** The client of the page. */
export const maker = () =>
  (shared ??= new Maker(startWorker, Math.min(navigator.hardwareConcurrency || 2, MOST_WORKERS)));
