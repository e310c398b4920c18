// How fast a run plays.
// @ts-check

/** Steps per second, ascending; the last is as fast as possible. */
export const SPEEDS = [
  0.5,
  ...[1, 10, 100, 1e3, 1e4, 1e5].flatMap((n) => [n, 2 * n, 5 * n]),
  1e6,
  Infinity,
];
/** Slow enough to follow each step. */
export const FIRST_SPEED = SPEEDS.indexOf(5);

/**
 * The speed for a rate.
 * @param {number} rate  steps per second
 * @returns {number}  index of the first speed that is not slower; FIRST_SPEED unless rate > 0
 */
export function speedOf(rate) {
  if (!(rate > 0)) return FIRST_SPEED;
  const index = SPEEDS.findIndex((speed) => speed >= rate);
  return index < 0 ? SPEEDS.length - 1 : index;
}

/** A whole run takes this long at most, in seconds. */
export const WHOLE_S = 30;

/**
 * The rate at which a whole run takes half a minute; a short run takes less, at the first speed.
 * @param {number} length  of the run, in steps
 * @returns {number}  steps per second
 */
export const wholeRate = (length) => Math.max(SPEEDS[FIRST_SPEED], length / WHOLE_S);

/** Time after which a busy machine does not catch up. */
const LONGEST_FRAME_MS = 250;

/** Computes the number of steps that are due since the last call. */
export class Pace {
  #since;
  #owed = 0;

  /** @param {number} now  milliseconds, as `performance.now()` */
  constructor(now) {
    this.#since = now;
  }

  /**
   * The whole steps that are due; the rest of a step is due later.
   * @param {number} now  milliseconds
   * @param {number} rate  steps per second
   * @returns {number}
   */
  due(now, rate) {
    // At half a step per second, the steps last longer than the longest frame.
    const elapsed = Math.min(now - this.#since, Math.max(LONGEST_FRAME_MS, 1000 / rate));
    this.#since = now;
    if (rate === Infinity) return Infinity;
    this.#owed += (elapsed * rate) / 1000;
    const steps = Math.max(0, Math.floor(this.#owed));
    this.#owed -= steps;
    return steps;
  }

  /** Delays the next step. @param {number} steps  by the time of that many steps */
  rest(steps) {
    this.#owed -= steps;
  }
}
