// A range of steps that is played again and again, with a rest at its end.
// @ts-check

/** @typedef {{from: number, to: number}} Range  steps */

const REST = 1000; // ms

export class Loop {
  #rested = 0; // since when it rests, 0 where it goes on

  /** Null: playing goes to the end of the run. @type {Range | null} */
  range = null;

  /** @param {number} step @param {boolean} last  the run goes no further */
  ends(step, last) {
    return this.range !== null && (last || step >= this.range.to);
  }

  /** Playing begins. */
  begin() {
    this.#rested = 0;
  }

  /** At the end: whether it has rested. @param {number} now  ms */
  rested(now) {
    this.#rested ||= now;
    if (now - this.#rested < REST) return false;
    this.#rested = 0;
    return true;
  }

  /** Of so many steps those that do not pass the end. @param {number} due @param {number} step */
  upTo(due, step) {
    return this.range ? Math.min(due, this.range.to - step) : due;
  }
}
