// How fast a run plays: the speeds there are, and how many steps are due at a moment.
// @ts-check

/** Steps a second, slowest first; the last is as fast as it goes. */
export const SPEEDS = [
  0.5,
  ...[1, 10, 100, 1e3, 1e4, 1e5].flatMap((n) => [n, 2 * n, 5 * n]),
  1e6,
  Infinity,
];
/** Slow enough to follow each step. */
export const FIRST_SPEED = SPEEDS.indexOf(5);

/** The speed nearest to so many steps a second, as an index; the first speed for no number. */
export function speedOf(/** @type {number} */ rate) {
  if (!(rate > 0)) return FIRST_SPEED;
  const index = SPEEDS.findIndex((speed) => speed >= rate);
  return index < 0 ? SPEEDS.length - 1 : index;
}

const LONGEST = 250; // ms: what a busy machine did not manage within this is given up

/** Says how many steps are due since it was asked last. */
export class Pace {
  #since;
  #owed = 0;

  /** @param {number} now  in milliseconds, as `performance.now()` */
  constructor(now) {
    this.#since = now;
  }

  /**
   * Whole steps only: what is left of one is owed.
   * @param {number} now
   * @param {number} rate  steps a second
   */
  due(now, rate) {
    // At half a step a second a frame after a quarter of one must still be able to complete it.
    const elapsed = Math.min(now - this.#since, Math.max(LONGEST, 1000 / rate));
    this.#since = now;
    if (rate === Infinity) return Infinity;
    this.#owed += (elapsed * rate) / 1000;
    const steps = Math.floor(this.#owed);
    this.#owed -= steps;
    return steps;
  }
}
