// A range of steps that is played again and again.
// @ts-check

/** @typedef {{from: number, to: number}} Range  steps */

/** Pause at the end of a loop. */
const REST_MS = 1000;

export class Loop {
  /** Since when it rests at its end; 0 if it does not. */
  #resting = 0;

  /** Null: the run plays to its end. @type {Range | null} */
  range = null;

  /** Whether a step is the end of the loop. @param {number} step @param {boolean} last  of the run */
  ends(step, last) {
    return this.range !== null && (last || step >= this.range.to);
  }

  /** Playing begins. */
  begin() {
    this.#resting = 0;
  }

  /** Whether the pause at the end is over. @param {number} now  milliseconds */
  rested(now) {
    this.#resting ||= now;
    if (now - this.#resting < REST_MS) return false;
    this.#resting = 0;
    return true;
  }

  /** Limits steps that are due to the end of the loop. @param {number} due @param {number} step */
  upTo(due, step) {
    return this.range ? Math.min(due, this.range.to - step) : due;
  }
}
