// The solutions of the current puzzle that the worker has found.
// @ts-check
import { Solutions } from '../../solver/solutions.js';

/** @typedef {import('../../solver/analyzer.js').Analyzer['result']} Analysis */

const NONE = new Solutions('', null, []);

export class FoundSolutions {
  #client;
  #onchange;

  value = NONE;

  /**
   * @param {Pick<import('../../solver/client.js').Client, 'ask'>} client
   * @param {() => void} onchange  called when the worker has found more, or another is shown
   */
  constructor(client, onchange) {
    this.#client = client;
    this.#onchange = onchange;
  }

  /** Forgets the solutions: the puzzle is another one. */
  reset() {
    this.value = NONE;
  }

  /**
   * The number of solutions, if it is known without a count; else null.
   * @param {Analysis} analysis
   */
  total(analysis) {
    if (analysis?.verdict === 'one') return 1;
    if (analysis?.verdict === 'none') return 0;
    const { complete, list } = this.value;
    const listed = analysis?.verdict === 'many' && complete;
    return listed ? list.length : null;
  }

  /**
   * Takes the solutions from the analysis, unless they are known already.
   * @param {string} key  the state of the puzzle that the analysis judges
   * @param {Analysis} analysis
   * @returns {boolean} whether the known solutions were those of another puzzle
   */
  take(key, analysis) {
    if (!analysis || (this.value.key === key && this.value.verdict)) return false;
    const others = this.value !== NONE && this.value.key !== key;
    this.value = new Solutions(key, analysis.verdict, analysis.solutions);
    return others;
  }

  /**
   * Asks for the first solutions, after the verdict "several solutions": if there are no more, their
   * number is known.
   * @param {number} count  1..SOLUTIONS_LIMIT
   * @returns {Promise<void>}  always resolves
   */
  async find(count) {
    const { value } = this;
    if (value.complete || value.list.length >= count) return;
    const found = await this.#ask(count).catch(() => null);
    if (!found || value !== this.value || value.list.length >= count) return;
    value.extend(found.solutions, found.complete);
    this.#onchange();
  }

  /**
   * Shows the next or the previous solution.
   * @param {1 | -1} by
   * @returns {Promise<void>}  rejects if the worker fails
   */
  async step(by) {
    const { value } = this;
    const { index, list, wanted } = value;
    if (by > 0 && index === list.length - 1 && wanted) {
      const more = await this.#ask(wanted);
      value.extend(more.solutions, more.complete);
    }
    value.index = Math.max(0, Math.min(value.list.length - 1, value.index + by));
    this.#onchange();
  }

  /** @param {number} count */
  #ask(count) {
    return this.#client.ask({ type: 'solutions', state: this.value.key, count });
  }
}
