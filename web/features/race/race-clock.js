// The clock of a race: how far the lanes go from one frame to the next.
// @ts-check

/** What is the same for all lanes: the number of events, or their computing time. */
/** @typedef {'steps' | 'time'} Alignment */

/** All lanes together compute no longer than this between two frames, in ms. */
export const TURN = 30;

/** A late frame (the page was hidden) counts as this many ms, so that the lanes do not leap. */
const LONGEST_FRAME = 100;

/**
 * Speeds to choose from: events a second, or milliseconds of computing a second for each lane.
 * @type {Record<Alignment, number[]>}
 */
export const SPEEDS = {
  steps: [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, Infinity],
  time: [1, 2, 5, 10, 20, 50, 100, 200, Infinity],
};

export class RaceClock {
  #rest = 0; // the fraction left over from earlier frames
  #most = 1000; // events that all lanes do in about TURN ms

  /** @param {Alignment} alignment */
  constructor(alignment) {
    this.alignment = alignment;
  }

  /**
   * How far each lane may go now: a whole number of events, or of milliseconds; 0 where it is not
   * time yet.
   * @param {number} speed  of SPEEDS
   * @param {number} elapsed  ms since the last call
   * @param {number} lanes  that still run
   */
  due(speed, elapsed, lanes) {
    const most = this.alignment === 'steps' ? this.#most : Math.max(1, Math.floor(TURN / lanes));
    // Some clocks tick once a millisecond, so none may have passed; and Infinity * 0 is no number.
    const now = speed === Infinity ? most : (speed * Math.min(elapsed, LONGEST_FRAME)) / 1000;
    const amount = this.#rest + now;
    const due = Math.min(Math.floor(amount), most);
    this.#rest = Math.min(amount - due, 1);
    return due;
  }

  /**
   * Learns how many events fit in a turn: the algorithms' events differ a hundredfold in cost.
   * @param {number} due  as asked
   * @param {number} milliseconds  that all lanes took for it
   */
  took(due, milliseconds) {
    if (this.alignment !== 'steps') return;
    if (milliseconds > TURN) {
      this.#most = Math.max(1, Math.floor(due * Math.max(0.25, TURN / milliseconds)));
    } else if (due === this.#most) {
      this.#most = Math.ceil(due * Math.min(2, TURN / Math.max(1, milliseconds)));
    }
  }
}
