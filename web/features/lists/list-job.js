// Solves or rates one list: runs a batch and writes its output to a target.
// @ts-check
import { Batch } from './batch.js';
import { RATING } from './batch-protocol.js';
import { Excerpt } from './excerpt.js';

/** @typedef {import('./batch.js').Summary} Summary */
/** @typedef {import('./list-run.js').End} End */
/** @typedef {import('./progress-meter.js').Progress} Progress */
/** @typedef {import('./target.js').Result} Result */
/** @typedef {import('./target.js').Target} Target */

/**
 * @typedef {object} Outcome
 * @property {Omit<Summary, 'cancelled' | 'input' | 'lines' | 'guesses'>} summary
 * @property {End} end  'full': the target has no room left
 * @property {unknown} error  the reason of a failure
 * @property {string} target  id of the target
 * @property {boolean} rated  the puzzles were rated, not solved
 * @property {Result | null} result  null if it could not be saved
 * @property {number} bytes  length of the output
 */

/** The known part of the summary of a batch that failed. @param {Progress | null} progress @param {number} milliseconds */
const soFar = (progress, milliseconds) => ({
  puzzles: progress?.puzzles ?? 0,
  ...(progress?.counts ?? { errors: 0, invalid: 0, none: 0, one: 0, many: 0 }),
  milliseconds,
  hardest: [],
  firstErrors: [],
  ratings: [],
});

export class ListJob {
  #batch;
  #choice;
  #target;
  /** First and last lines of the output. */
  excerpt = new Excerpt();
  /** The latest. @type {Progress | null} */
  progress = null;

  /**
   * @param {import('./list-form.js').Choice} choice
   * @param {Target} target  closed at the end; the caller may discard its result
   * @param {import('./batch.js').Pool} pool  closed at the end
   * @param {() => void} onprogress  called after each change of `progress`
   */
  constructor(choice, target, pool, onprogress) {
    this.#choice = choice;
    this.#target = target;
    const { list, input, format } = choice;
    this.#batch = new Batch({ source: list, input, format, lend: true, pool });
    this.#batch.onprogress = (progress) => {
      this.progress = progress;
      onprogress();
    };
  }

  /** @param {boolean} paused */
  pause(paused) {
    if (paused) this.#batch.pause();
    else this.#batch.resume();
  }

  cancel() {
    this.#batch.cancel();
  }

  /** Solves the list. Never rejects: an outcome reports failures. @returns {Promise<Outcome>} */
  async run() {
    const target = this.#target;
    const began = performance.now();
    /** @type {{reason: 'full' | 'failed' | null, error: unknown}} */
    const broken = { reason: null, error: null };
    /** Writes a part. Resolves to false if there is no room, which cancels the batch. @param {Uint8Array} bytes */
    const write = async (bytes) => {
      try {
        if (!(await target.write(bytes))) broken.reason = 'full';
      } catch (error) {
        Object.assign(broken, { reason: 'failed', error });
      }
      if (broken.reason) return false;
      this.excerpt.take(bytes);
      return true;
    };
    /** @type {Outcome['summary'] & Pick<Summary, 'cancelled'>} */
    let summary;
    try {
      summary = await this.#batch.run(write);
    } catch (error) {
      Object.assign(broken, { reason: 'failed', error });
      summary = { cancelled: false, ...soFar(this.progress, performance.now() - began) };
    }
    /** @type {import('./target.js').Result | null} */
    let result = null;
    try {
      result = await target.close();
    } catch (error) {
      if (!broken.reason) Object.assign(broken, { reason: 'failed', error });
    }
    return {
      summary,
      end: broken.reason ?? (summary.cancelled ? 'cancelled' : 'done'),
      error: broken.error,
      target: this.#choice.target,
      rated: this.#choice.format === RATING,
      result,
      bytes: this.excerpt.length,
    };
  }
}
