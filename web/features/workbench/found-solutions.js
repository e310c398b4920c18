// The solutions of the current puzzle that the worker has found.
// @ts-check
import { stateText } from '../../puzzle/puzzle.js';
import { Solutions } from '../../solver/solutions.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../../solver/analyzer.js').Analyzer['result']} Analysis */

const NONE = new Solutions('', null, []);

export class FoundSolutions {
  #client;
  #onchange;

  value = NONE;
  /** `value` respects the crossed-out candidates; else it is that of the givens alone. */
  useEliminations = false;

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
    this.useEliminations = false;
  }

  /**
   * The number of solutions of the givens, if it is known without a count; else null.
   * @param {Analysis} analysis
   */
  total(analysis) {
    if (analysis?.verdict === 'one') return 1;
    if (analysis?.verdict === 'none') return 0;
    const { complete, list } = this.value;
    const listed = analysis?.verdict === 'many' && complete && !this.useEliminations;
    return listed ? list.length : null;
  }

  /**
   * Takes the solutions from the analysis, unless they are known already.
   * @param {Puzzle} puzzle
   * @param {Analysis} analysis
   */
  take(puzzle, analysis) {
    if (!analysis) return;
    const { verdict, solutions, candidateVerdict, candidateSolutions } = analysis;
    if (!candidateVerdict) this.useEliminations = false;
    const key = this.useEliminations ? stateText(puzzle) : puzzle.givens;
    if (this.value.key === key && this.value.verdict) return;
    this.value = this.useEliminations
      ? new Solutions(key, candidateVerdict, candidateSolutions)
      : new Solutions(key, verdict, solutions);
  }

  /**
   * Asks for the first solutions, after the verdict "several solutions": if there are no more, their
   * number is known.
   * @param {Puzzle} puzzle
   * @param {number} count  1..SOLUTIONS_LIMIT
   * @returns {Promise<void>}  always resolves
   */
  async find(puzzle, count) {
    const { value } = this;
    if (value.complete || value.list.length >= count || this.useEliminations) return;
    const found = await this.#ask(puzzle, count).catch(() => null);
    if (!found || value !== this.value || value.list.length >= count) return;
    value.extend(found.solutions, found.complete);
    this.#onchange();
  }

  /**
   * Shows the next or the previous solution.
   * @param {Puzzle} puzzle
   * @param {1 | -1} by
   * @returns {Promise<void>}  rejects if the worker fails
   */
  async step(puzzle, by) {
    const { value } = this;
    const { index, list, wanted } = value;
    if (by > 0 && index === list.length - 1 && wanted && !this.useEliminations) {
      const more = await this.#ask(puzzle, wanted);
      value.extend(more.solutions, more.complete);
    }
    value.index = Math.max(0, Math.min(value.list.length - 1, value.index + by));
    this.#onchange();
  }

  /** @param {Puzzle} puzzle @param {number} count */
  #ask(puzzle, count) {
    return this.#client.ask({ type: 'solutions', state: stateText(puzzle), count });
  }
}
