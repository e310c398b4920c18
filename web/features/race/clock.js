// The clock of a race: one for all lanes, so that the slowest ends after ten seconds.
// @ts-check

/** What the slowest lane needs. */
export const SECONDS = 10;

/** The longest time that a frame counts, in ms: lanes must not jump after the page was hidden. */
const LONGEST_FRAME = 100;

export class Clock {
  #elapsed = 0; // ms

  /** @param {number} milliseconds  since the last call */
  advance(milliseconds) {
    this.#elapsed += Math.min(milliseconds, LONGEST_FRAME);
  }

  /** The race is over: without motion, only its end is shown. */
  end() {
    this.#elapsed = 1000 * SECONDS;
  }

  /** 0 at the start, 1 when the slowest lane ends. */
  get part() {
    return Math.min(1, this.#elapsed / (1000 * SECONDS));
  }
}
