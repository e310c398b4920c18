// How far a batch is and how fast, by a clock that stands while the batch rests.
// @ts-check

/** @typedef {import('./tally.js').Counts} Counts */
/** @typedef {import('./tally.js').Tally} Tally */

/**
 * How far it is.
 * @typedef {object} Progress
 * @property {number} bytes  of the source that are done
 * @property {number | null} size  of the source; null where it is not known
 * @property {number} puzzles
 * @property {number} rate  puzzles a second, of late
 * @property {number | null} secondsLeft  null where nothing can be said yet
 * @property {Counts} counts
 */

const RHYTHM = 100; // ms between two reports of progress
const OF_LATE = 3000; // ms over which the rate is taken

export class Pace {
  #size;
  #ran = 0;
  #since = performance.now();
  #resting = false;
  /** Where it was during the last seconds. */
  #track = [{ at: 0, puzzles: 0, bytes: 0 }];
  #told = 0;

  /** @param {number | null} size  bytes of the source; null where they are not known */
  constructor(size) {
    this.#size = size;
  }

  /** Begins now. */
  start() {
    this.#ran = 0;
    this.#since = performance.now();
  }

  /** Time without rests. */
  get milliseconds() {
    return this.#ran + (this.#resting ? 0 : performance.now() - this.#since);
  }

  /** @param {boolean} resting */
  rest(resting) {
    this.#ran = this.milliseconds;
    this.#since = performance.now();
    this.#resting = resting;
  }

  /** Whether it is time to tell how far it is. */
  get due() {
    return this.milliseconds - this.#told >= RHYTHM;
  }

  /** @param {number} bytes  of the source that are done @param {Tally} tally @returns {Progress} */
  tell(bytes, { puzzles, counts }) {
    const at = (this.#told = this.milliseconds);
    const size = this.#size;
    const [since] = this.#track;
    const seconds = Math.max(at - since.at, 1) / 1000;
    const byteRate = (bytes - since.bytes) / seconds;
    this.#track.push({ at, puzzles, bytes });
    while (this.#track.length > 1 && at - this.#track[0].at > OF_LATE) this.#track.shift();
    return {
      bytes,
      size,
      puzzles,
      rate: (puzzles - since.puzzles) / seconds,
      secondsLeft: size !== null && byteRate > 0 ? Math.max(size - bytes, 0) / byteRate : null,
      counts: { ...counts },
    };
  }
}
