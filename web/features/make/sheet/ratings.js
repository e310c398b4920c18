// The difficulty of the puzzles of a worksheet: they are rated one after the other once they are shown.
// @ts-check
import { puzzleOf, stateText } from '../../../puzzle/puzzle.js';

/** @typedef {import('./boards.js').Item} Item */
/** @typedef {Pick<import('../../../logic/client.js').Logic, 'rate'>} Logic */

/** Rates puzzles; remembers what it has rated. */
export class Ratings {
  #logic;
  #known;

  /** @param {Logic} logic @param {Map<string, number>} [known]  ratings ER by givens */
  constructor(logic, known = new Map()) {
    this.#logic = logic;
    this.#known = known;
  }

  /** The rating ER of a puzzle; 0 if it is not known yet or there is none. @param {string} givens */
  of(givens) {
    return this.#known.get(givens) ?? 0;
  }

  /**
   * Rates the puzzles with exactly one solution. Rejects if the worker fails.
   * @param {Item[]} items
   * @param {AbortSignal} signal  ends it
   * @param {(done: number, all: number, index: number) => void} progress  called after each puzzle that was
   *   not known; `index` is its place in `items`
   */
  async rate(items, signal, progress) {
    const unrated = items.filter((item) => item.verdict === 'one');
    for (const [done, item] of unrated.entries()) {
      const { givens } = item.facts;
      if (this.#known.has(givens)) continue;
      const state = stateText(puzzleOf(givens));
      const difficulty = await this.#logic.rate(state, { signal });
      if (signal.aborted || !difficulty) return;
      this.#known.set(givens, difficulty.solved ? difficulty.er : 0);
      progress(done + 1, unrated.length, items.indexOf(item));
    }
  }
}
