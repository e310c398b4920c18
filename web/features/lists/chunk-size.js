// How long chunks are: a chunk should keep a worker busy for some milliseconds.
// @ts-check

/**
 * @typedef {object} Limits
 * @property {number} first  bytes of the first chunks
 * @property {number} smallest  bytes
 * @property {number} largest  bytes
 */

const WORK_MS = 20; // that a chunk should take

/** Of chunks that are solved. @param {number} largest @returns {Limits} */
export const solving = (largest) => ({ first: 1 << 15, smallest: 1 << 13, largest });
/** Of chunks that are rated: the next puzzle may take a thousand times as long as this one. @type {Limits} */
export const RATING_SIZES = { first: 1 << 9, smallest: 1 << 7, largest: 1 << 13 };

export class ChunkSize {
  #limits;
  #size;

  /** @param {Limits} limits */
  constructor(limits) {
    this.#limits = limits;
    this.#size = limits.first;
  }

  /** Takes the time for a chunk into account. @param {number} bytes  of it @param {number} milliseconds */
  learn(bytes, milliseconds) {
    const { smallest, largest } = this.#limits;
    // Powers of two, so that buffers can be reused.
    const size = 2 ** Math.round(Math.log2((bytes * WORK_MS) / milliseconds));
    this.#size = Math.min(Math.max(size, smallest), largest);
  }

  /**
   * Bytes of the next chunk. They shrink towards the end, so that all workers finish together.
   * @param {number} left  bytes of the list, or Infinity
   * @param {number} workers
   */
  next(left, workers) {
    const share = Math.ceil(left / (2 * workers));
    return Math.max(Math.min(this.#size, share), this.#limits.smallest);
  }
}
