// The known solutions of one puzzle, and the one that is shown.
// @ts-check
import { SOLUTIONS_LIMIT } from './protocol.js';

/** @typedef {import('./protocol.js').Verdict} Verdict */

/** Up to this number, solutions are shown side by side, with all their differences. */
const FEW = 10;

const NONE = /** @type {string[]} */ ([]);

/** All solutions if they are known and few, else none. @param {Solutions} solutions */
export const fewOf = ({ complete, list }) => (complete && list.length <= FEW ? list : NONE);

/** The number of cells in which not all grids are equal. @param {readonly string[]} grids */
const differing = ([first = '', ...others]) =>
  [...first].filter((digit, cell) => others.some((grid) => grid[cell] !== digit)).length;

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
    const few = fewOf(this).filter((_, at) => at !== this.index);
    return few.length || !this.other ? few : [this.other];
  }

  /** The number of cells in which the solutions differ: all if they are few, else the first two. */
  get differing() {
    const few = fewOf(this);
    return differing(few.length ? few : this.list.slice(0, 2));
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
