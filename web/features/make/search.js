// One search of the generator at a time.
// @ts-check
import { maker } from '../../generator/maker.js';

/** @typedef {import('../../../wasm/generator.d.ts').MakeRequest} MakeRequest */
/** Numbers, and the puzzles that were found since the last call. @typedef {(numbers: import('../../generator/maker.js').Numbers, found: import('../../generator/maker.js').MadePuzzle[]) => void} Progress */

export class Search {
  /** @type {AbortController | null} */
  #running = null;

  /** Ends the search that is running; its result is what it has found. */
  stop() {
    this.#running?.abort();
  }

  /**
   * Starts a search and ends another one.
   * @param {MakeRequest} request
   * @param {number} count  from 1
   * @param {Progress} progress  called first with zeros, not after the search was stopped
   * @param {object} [options]
   * @param {boolean} [options.same]  equal requests have equal results
   * @param {number} [options.seconds]  ends the search
   * @returns {Promise<import('../../generator/maker.js').Outcome | null>}  null if another search has begun;
   *   rejects if a worker fails
   */
  async run(request, count, progress, { same = false, seconds = 0 } = {}) {
    this.stop();
    const running = (this.#running = new AbortController());
    const { signal } = running;
    progress({ tried: 0, fitting: 0 }, []);
    const timer = seconds && setTimeout(() => running.abort(), 1000 * seconds);
    const outcome = await maker()
      .make(request, count, {
        signal,
        same,
        progress: (numbers, found) => {
          if (!signal.aborted) progress(numbers, found);
        },
      })
      .finally(() => clearTimeout(timer));
    if (this.#running !== running) return null;
    this.#running = null;
    return outcome;
  }
}
