// What is due while a run plays: steps at a speed, up to the end of a loop and from its beginning.
// @ts-check
import { Loop } from './loop.js';
import { FIRST_SPEED, Pace, SPEEDS } from './speed.js';

/** Up to this rate, in steps a second, a backtrack is shown longer. */
const LINGER_RATE = 20;
/** How much longer, in steps. */
const LINGER_STEPS = 2;

/** Loop and speed together. */
export class Rhythm {
  #pace = new Pace(0);
  /** Events of the last step that was played at the level of detail, at the speed of the whole run. */
  #stride = 1;
  /** Index into SPEEDS. */
  speed = FIRST_SPEED;
  /** The whole run takes half a minute. */
  whole = false;
  /** Backtracks are shown longer while playing slowly. */
  linger = false;
  loop = new Loop();

  /** @param {number} speed  index into SPEEDS */
  setSpeed(speed) {
    this.speed = Math.max(0, Math.min(SPEEDS.length - 1, speed));
    this.whole = false;
  }

  /** Playing begins. @param {number} now  milliseconds */
  begin(now) {
    this.loop.begin();
    this.#pace = new Pace(now);
  }

  /** The last step removed a digit. @param {number} rate  steps a second */
  afterBacktrack(rate) {
    if (this.linger && rate <= LINGER_RATE) this.#pace.rest(LINGER_STEPS);
  }

  /** How many steps of the level of detail are about as long as some events. @param {number} events */
  steps(events) {
    return Math.max(1, Math.round(events / this.#stride));
  }

  /**
   * The run has passed some events at the speed of the whole run.
   * @param {number} passed
   * @param {number} steps  how many steps of the level of detail they were
   * @param {number} due  how many events were due
   */
  passed(passed, steps, due) {
    if (passed <= 0) return;
    this.#stride = Math.max(1, passed / steps);
    this.#pace.rest(Math.max(0, passed - due));
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
