// The number of all solutions of the current puzzle, counted on request.
// @ts-check
import { COUNT_LIMIT } from '../../solver/protocol.js';

/** Counting one by one is exact up to this number. */
const NO_LIMIT = 2 ** 53;

/**
 * The progress of a count.
 * @typedef {object} Count
 * @property {'running' | 'complete' | 'stopped' | 'failed'} state
 * @property {number | bigint} count  solutions found
 * @property {number} milliseconds
 * @property {number | null} part  of the exact count that is done, 0..1; null unless it is running
 * @property {boolean} limited  it stopped at its limit: it can be continued
 * @property {unknown} error  null unless it has failed
 */

/**
 * Counts the solutions of a puzzle: see solver/count.js.
 * @callback CountAll
 * @param {{state: string, givens: string | null, limit: number}} puzzle
 * @param {AbortSignal} signal
 * @param {(known: import('../../solver/count.js').Known) => void} show
 * @returns {Promise<import('../../solver/count.js').Counted>}
 */

/** @type {Omit<Count, 'state'>} */
const NOTHING = { count: 0, milliseconds: 1, part: null, limited: false, error: null };

/** One count at a time; a newer one supersedes an older one. */
export class SolutionCount {
  #countAll;
  #onchange;
  #controller = new AbortController();

  /** Null before the first count of a puzzle. */
  value = /** @type {Count | null} */ (null);

  /**
   * @param {CountAll | undefined} countAll  undefined where solutions are not counted
   * @param {() => void} onchange  called whenever `value` has changed
   */
  constructor(countAll, onchange) {
    this.#countAll = countAll;
    this.#onchange = onchange;
  }

  /** The number of all solutions, or null while it is not known. @returns {number | bigint | null} */
  get total() {
    return this.value?.state === 'complete' ? this.value.count : null;
  }

  /** Stops the count; what it has found remains. */
  stop() {
    this.#controller.abort();
  }

  /** Stops the count and forgets it: the puzzle is another one. */
  reset() {
    this.stop();
    this.#controller = new AbortController();
    this.value = null;
  }

  /**
   * Counts, at first up to COUNT_LIMIT, after a limited count without limit.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {string | null} givens  81 digits; null for a puzzle with candidates, which the exact count
   *   does not know
   * @returns {Promise<void>}  always resolves, when the count has ended
   */
  async start(state, givens) {
    if (!this.#countAll) return;
    const limit = this.value?.limited ? NO_LIMIT : COUNT_LIMIT;
    this.stop();
    const controller = (this.#controller = new AbortController());
    /** @param {Partial<Count> & Pick<Count, 'state'>} value */
    const show = (value) => {
      if (controller !== this.#controller) return;
      this.value = { ...NOTHING, ...value };
      this.#onchange();
    };
    show({ state: 'running' });
    try {
      const { count, complete, milliseconds } = await this.#countAll(
        { state, givens, limit },
        controller.signal,
        (known) => show({ ...known, state: 'running' }),
      );
      const end = complete ? 'complete' : 'stopped';
      show({ state: end, count, milliseconds, limited: count === limit && !complete });
    } catch (error) {
      show({ state: 'failed', error });
    }
  }
}
