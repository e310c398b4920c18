// What is due while a run plays: steps at a speed, up to the end of a loop and from its beginning.
// @ts-check
import { Pace } from './speed.js';

/** @typedef {{from: number, to: number}} Range  steps */

/** Pause at the end of a loop. */
const REST_MS = 1000;

/** A range of steps that is played again and again. */
class Loop {
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

/** Loop and speed together. */
export class Rhythm {
  #pace = new Pace(0);
  loop = new Loop();

  /** Playing begins. @param {number} now  milliseconds */
  begin(now) {
    this.loop.begin();
    this.#pace = new Pace(now);
  }

  /** Delays the next step. @param {number} steps  by the time of that many steps */
  rest(steps) {
    this.#pace.rest(steps);
  }

  /**
   * What is due in this frame.
   * @param {number} now  milliseconds
   * @param {{step: number, atEnd: boolean, rate: number}} run  `rate`: steps per second
   * @returns {{step: number} | {count: number} | null}  go to a step, play a number of steps, or wait
   */
  due(now, { step, atEnd, rate }) {
    const { range } = this.loop;
    if (range && this.loop.ends(step, atEnd)) {
      this.#pace = new Pace(now);
      return this.loop.rested(now) ? { step: range.from } : null;
    }
    const count = this.#pace.due(now, rate);
    return count ? { count: this.loop.upTo(count, step) } : null;
  }
}
