// Measures the progress and the speed of a batch. The clock stops while the batch is paused.
// @ts-check

/** @typedef {import('./tally.js').Counts} Counts */
/** @typedef {import('./tally.js').Tally} Tally */

/**
 * The progress of a batch.
 * @typedef {object} Progress
 * @property {number} bytes  solved bytes of the source
 * @property {number | null} size  of the source in bytes; null if it is not known
 * @property {number} puzzles  solved puzzles
 * @property {number | null} expected  puzzles of the whole list, by their average length; null if it is
 *   not known
 * @property {number} rate  puzzles per second, averaged over the last seconds
 * @property {number | null} secondsLeft  null if it is not known
 * @property {Counts} counts
 */

const REPORT_MS = 100; // between two reports
const WINDOW_MS = 3000; // interval over which the rate is averaged

export class ProgressMeter {
  #size;
  #ran = 0;
  #since = performance.now();
  #paused = false;
  /** Samples of the last seconds. */
  #track = [{ at: 0, puzzles: 0, bytes: 0 }];
  #reported = 0;

  /** @param {number | null} size  bytes of the source; null if they are not known */
  constructor(size) {
    this.#size = size;
  }

  /** Starts the clock. */
  start() {
    this.#ran = 0;
    this.#since = performance.now();
  }

  /** Time since `start`, without pauses. */
  get milliseconds() {
    return this.#ran + (this.#paused ? 0 : performance.now() - this.#since);
  }

  /** Stops or resumes the clock. @param {boolean} paused */
  pause(paused) {
    this.#ran = this.milliseconds;
    this.#since = performance.now();
    this.#paused = paused;
  }

  /** Whether the next report is due. */
  get due() {
    return this.milliseconds - this.#reported >= REPORT_MS;
  }

  /** @param {number} bytes  of the source that are solved @param {Tally} tally @returns {Progress} */
  report(bytes, { puzzles, counts }) {
    const at = (this.#reported = this.milliseconds);
    const size = this.#size;
    const [since] = this.#track;
    const seconds = Math.max(at - since.at, 1) / 1000;
    const byteRate = (bytes - since.bytes) / seconds;
    this.#track.push({ at, puzzles, bytes });
    while (this.#track.length > 1 && at - this.#track[0].at > WINDOW_MS) this.#track.shift();
    return {
      bytes,
      size,
      puzzles,
      expected: size !== null && bytes > 0 ? Math.round((puzzles * size) / bytes) : null,
      rate: (puzzles - since.puzzles) / seconds,
      secondsLeft: size !== null && byteRate > 0 ? Math.max(size - bytes, 0) / byteRate : null,
      counts: { ...counts },
    };
  }
}
