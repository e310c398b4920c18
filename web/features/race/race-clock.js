// The clock of a race: how far the lanes move from one frame to the next.
// @ts-check

/** What all lanes have in common: the number of digits placed, or the computing time. */
/** @typedef {'digits' | 'time'} Unit */

/** Computing time of all lanes together between two frames, in ms; a maximum. */
export const TURN = 30;

/** Maximum time that a frame counts, in ms: lanes must not jump after the page was hidden. */
const LONGEST_FRAME = 100;

/**
 * The available speeds: digits per second, or milliseconds of computing per second for each lane.
 * @type {Record<Unit, number[]>}
 */
export const SPEEDS = {
  digits: [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, Infinity],
  time: [1, 2, 5, 10, 20, 50, 100, 200, Infinity],
};

export class RaceClock {
  #rest = 0; // fraction of a digit or millisecond that is still due
  #most = 1000; // digits that all lanes together process in about TURN ms

  /** @param {Unit} unit */
  constructor(unit) {
    this.unit = unit;
  }

  /**
   * How far each lane may move now: a whole number of digits or milliseconds; 0 if no whole one is
   * due.
   * @param {number} speed  of SPEEDS
   * @param {number} elapsed  ms since the last call
   * @param {number} lanes  number of running lanes
   */
  due(speed, elapsed, lanes) {
    const most = this.unit === 'digits' ? this.#most : Math.max(1, Math.floor(TURN / lanes));
    // `elapsed` is 0 where the clock ticks once a millisecond, and Infinity * 0 is NaN.
    const now = speed === Infinity ? most : (speed * Math.min(elapsed, LONGEST_FRAME)) / 1000;
    const amount = this.#rest + now;
    const due = Math.min(Math.floor(amount), most);
    this.#rest = Math.min(amount - due, 1);
    return due;
  }

  /**
   * Adapts the number of digits per turn: the cost of a digit differs a hundredfold between
   * algorithms.
   * @param {number} due  digits that each lane was asked for
   * @param {number} milliseconds  duration of the turn, for all lanes
   */
  took(due, milliseconds) {
    if (this.unit !== 'digits') return;
    if (milliseconds > TURN) {
      this.#most = Math.max(1, Math.floor(due * Math.max(0.25, TURN / milliseconds)));
    } else if (due === this.#most) {
      this.#most = Math.ceil(due * Math.min(2, TURN / Math.max(1, milliseconds)));
    }
  }
}
