// The pace of a race: how far the lanes go from one frame to the next.
// @ts-check

/** What is the same for all lanes: the number of events, or the time they may compute. */
/** @typedef {'steps' | 'time'} Alignment */

/** All lanes together compute no longer than this between two frames, in ms. */
export const TURN = 30;

/** A frame that comes late (the page was hidden) does not make the lanes leap. In ms. */
const LATE = 100;

/**
 * Speeds to choose from: events a second, or milliseconds of computing a second for each lane.
 * @type {Record<Alignment, number[]>}
 */
export const SPEEDS = {
  steps: [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, Infinity],
  time: [1, 2, 5, 10, 20, 50, 100, 200, Infinity],
};

export class Pace {
  #rest = 0; // what a frame was too short for
  #most = 1000; // events that take the lanes about a turn

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
    const now = speed === Infinity ? most : (speed * Math.min(elapsed, LATE)) / 1000;
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
