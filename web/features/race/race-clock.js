// The clock of a race: how far the lanes move from one frame to the next.
// @ts-check

/** What all lanes have in common: the number of events, or the computing time. */
/** @typedef {'steps' | 'time'} Alignment */

/** Computing time of all lanes together between two frames, in ms; a maximum. */
export const TURN = 30;

/** Maximum time that a frame counts, in ms: lanes must not jump after the page was hidden. */
const LONGEST_FRAME = 100;

/**
 * The available speeds: events per second, or milliseconds of computing per second for each lane.
 * @type {Record<Alignment, number[]>}
 */
export const SPEEDS = {
  steps: [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, Infinity],
  time: [1, 2, 5, 10, 20, 50, 100, 200, Infinity],
};

export class RaceClock {
  #rest = 0; // fraction of an event or millisecond that is still due
  #most = 1000; // events that all lanes together process in about TURN ms

  /** @param {Alignment} alignment */
  constructor(alignment) {
    this.alignment = alignment;
  }

  /**
   * How far each lane may move now: a whole number of events or milliseconds; 0 if no whole one is
   * due.
   * @param {number} speed  of SPEEDS
   * @param {number} elapsed  ms since the last call
   * @param {number} lanes  number of running lanes
   */
  due(speed, elapsed, lanes) {
    const most = this.alignment === 'steps' ? this.#most : Math.max(1, Math.floor(TURN / lanes));
    // `elapsed` is 0 where the clock ticks once a millisecond, and Infinity * 0 is NaN.
    const now = speed === Infinity ? most : (speed * Math.min(elapsed, LONGEST_FRAME)) / 1000;
    const amount = this.#rest + now;
    const due = Math.min(Math.floor(amount), most);
    this.#rest = Math.min(amount - due, 1);
    return due;
  }

  /**
   * Adapts the number of events per turn: the cost of an event differs a hundredfold between
   * algorithms.
   * @param {number} due  events that each lane was asked for
   * @param {number} milliseconds  duration of the turn, for all lanes
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
