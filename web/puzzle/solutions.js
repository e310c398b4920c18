// The solutions known of one puzzle, and which of them is looked at.
// @ts-check
import { SOLUTIONS_LIMIT } from '../solver/protocol.js';

/** @typedef {import('../solver/protocol.js').Verdict} Verdict */

/** @param {string | undefined} a @param {string | undefined} b */
const differences = (a, b) =>
  a && b ? [...a].flatMap((digit, cell) => (digit === b[cell] ? [] : [cell])) : [];

export class Solutions {
  /** @type {string[]} */
  list = [];
  /** The list holds all there are. */
  complete = false;
  index = 0;

  /**
   * @param {string} key  what they are the solutions of
   * @param {Verdict | null} verdict
   * @param {string[]} list  the first of them, at most two
   */
  constructor(key, verdict, list) {
    this.key = key;
    this.verdict = verdict;
    this.list = list;
    this.complete = verdict !== null && verdict !== 'many';
  }

  /** The one looked at: 81 digits, or none. */
  get current() {
    return this.list.at(this.index);
  }

  /** The one that it is compared with: the first, or for the first the second. */
  get other() {
    return this.list.at(this.index ? 0 : 1);
  }

  /** The cells in which these two differ. @returns {number[]} */
  get differences() {
    return differences(this.current, this.other);
  }

  /** In how many cells the first two differ. */
  get firstDifferences() {
    return differences(this.list[0], this.list[1]).length;
  }

  /** How many to ask for when the next one is not known yet; 0 where there is no use in asking. */
  get wanted() {
    if (this.complete || this.list.length >= SOLUTIONS_LIMIT) return 0;
    return Math.min(SOLUTIONS_LIMIT, Math.max(100, 10 * this.list.length));
  }

  /** @param {string[]} list @param {boolean} complete */
  extend(list, complete) {
    if (list.length > this.list.length) this.list = list;
    this.complete = complete;
  }
}
