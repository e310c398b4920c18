// The known solutions of one puzzle, and the one that is shown.
// @ts-check
import { SOLUTIONS_LIMIT } from './protocol.js';

/** @typedef {import('./protocol.js').Verdict} Verdict */

/** This number of solutions is shown at a glance, with all their differences. */
export const FEW = 10;

/** The cells in which two grids differ. @param {string | undefined} a @param {string | undefined} b */
const differences = (a, b) =>
  a && b ? [...a].flatMap((digit, cell) => (digit === b[cell] ? [] : [cell])) : [];

export class Solutions {
  /** @type {string[]} */
  list = [];
  /** The list holds all solutions. */
  complete = false;
  index = 0;

  /**
   * @param {string} key  identifies the puzzle and the candidates used
   * @param {Verdict | null} verdict
   * @param {string[]} list  the first solutions, at most two, 81 digits each
   */
  constructor(key, verdict, list) {
    this.key = key;
    this.verdict = verdict;
    this.list = list;
    this.complete = verdict !== null && verdict !== 'many';
  }

  /** The solution that is shown; undefined if there is none. */
  get current() {
    return this.list.at(this.index);
  }

  /** The solution that `current` is compared with: the first, or for the first the second. */
  get other() {
    return this.list.at(this.index ? 0 : 1);
  }

  /**
   * The solutions that `current` is compared with: all others if they are known and few, else `other`.
   * @returns {string[]}
   */
  get others() {
    if (this.complete && this.list.length <= FEW) {
      return this.list.filter((_, at) => at !== this.index);
    }
    return this.other ? [this.other] : [];
  }

  /** The cells in which `current` and `other` differ. @returns {number[]} */
  get differences() {
    return differences(this.current, this.other);
  }

  /** The number of cells in which the first two solutions differ. */
  get firstDifferences() {
    return differences(this.list[0], this.list[1]).length;
  }

  /** How many solutions to ask for to get more; 0 if there are no more to get. */
  get wanted() {
    if (this.complete || this.list.length >= SOLUTIONS_LIMIT) return 0;
    return Math.min(SOLUTIONS_LIMIT, Math.max(100, 10 * this.list.length));
  }

  /** Takes a longer list. @param {string[]} list @param {boolean} complete */
  extend(list, complete) {
    if (list.length > this.list.length) this.list = list;
    this.complete = complete;
  }
}
