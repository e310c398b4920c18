// The steps of a stretch of a run at which the reader is asked.
// @ts-check
import { AHEAD, happeningOf, questionAt } from './question.js';

/** @typedef {import('../../run/embed-options.js').Asked} Asked */
/** @typedef {import('../../run/algorithms/view.js').QuestionKind} Kind */

/** How many questions of each kind came since the last one that is asked; none before the first. @typedef {Map<string, number>} Counts */

/** Steps that are looked at together. */
export const STRETCH = 2000;

export class Plan {
  /** The steps with a question that is asked, ascending. @type {number[]} */
  steps = [];
  /** @type {Counts} */
  counts;
  #events;

  /**
   * @param {object} stretch
   * @param {number} stretch.from  its first step
   * @param {ArrayLike<number>} stretch.events  that before `from`, 0 at step 0, and those after it
   * @param {boolean} stretch.last  the run ends with these events
   * @param {(bits: number) => string} kindOf
   * @param {import('../../run/algorithms/view.js').AlgorithmView} view  of the algorithm
   * @param {Asked[]} asked
   * @param {Counts} [counts]  at the end of the stretch before
   */
  constructor({ from, events, last }, kindOf, view, asked, counts) {
    this.from = from;
    this.last = last;
    this.#events = events;
    /** The first step after the stretch. */
    this.until = last ? from + events.length : from + Math.min(STRETCH, events.length);
    this.counts = new Map(counts);
    const list = Array.from(events, (bits) => happeningOf(bits, kindOf));
    const every = new Map(asked.map((each) => [each.kind, each.every]));
    const kinds = /** @type {Kind[]} */ ([...every.keys()]);
    for (let step = from; step < this.until; step++) {
      const at = step - from;
      const ahead = list.slice(at + 1, at + 1 + AHEAD);
      const question = questionAt(list[at], ahead, view, kinds);
      if (!question) continue;
      const n = every.get(question.kind) ?? 1;
      const count = (this.counts.get(question.kind) ?? n - 1) + 1;
      this.counts.set(question.kind, count % n);
      if (count >= n) this.steps.push(step);
    }
  }

  /** Whether a step is in the stretch. @param {number} step */
  has(step) {
    return step >= this.from && step < this.until;
  }

  /** The events before and after a step. @param {number} step */
  around(step) {
    const at = step - this.from;
    const events = Array.from(this.#events).slice(at, at + 1 + AHEAD);
    return { before: events[0], after: events.slice(1) };
  }

  /**
   * Counts events between two steps.
   * @param {number} from @param {number} to
   * @param {number} kinds  mask of their kinds
   */
  between(from, to, kinds) {
    let n = 0;
    for (let step = from; step < to; step++)
      n += (kinds >> (this.#events[step + 1 - this.from] & 31)) & 1;
    return n;
  }
}
