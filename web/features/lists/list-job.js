// A batch as the dialog runs it: from a list into a target, to whatever end.
// @ts-check
import { Batch } from './batch.js';
import { Excerpt } from './excerpt.js';

/** @typedef {import('./batch.js').Progress} Progress */
/** @typedef {import('./batch.js').Summary} Summary */
/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {import('./target.js').Target} Target */

/** The summary of a batch that broke off, as far as it was told. @param {Progress | null} progress @param {number} milliseconds */
const soFar = (progress, milliseconds) => ({
  puzzles: progress?.puzzles ?? 0,
  ...(progress?.counts ?? { errors: 0, invalid: 0, none: 0, one: 0, many: 0 }),
  milliseconds,
  slowest: [],
  firstErrors: [],
});

export class Job {
  #batch;
  #choice;
  #target;
  /** What was written. */
  excerpt = new Excerpt();
  /** Told last. @type {Progress | null} */
  progress = null;

  /**
   * @param {import('./list-form.js').Choice} choice
   * @param {Target} target  is closed at the end; what it came to may be discarded later
   * @param {import('./batch.js').Pool} pool  is closed at the end
   * @param {(progress: Progress) => void} onprogress
   */
  constructor(choice, target, pool, onprogress) {
    this.#choice = choice;
    this.#target = target;
    const { list, input, format } = choice;
    this.#batch = new Batch({ source: list, input, format, lend: true, pool });
    this.#batch.onprogress = (progress) => {
      this.progress = progress;
      onprogress(progress);
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

  /** Never rejects: what went wrong is part of the outcome. @returns {Promise<Outcome>} */
  async run() {
    const target = this.#target;
    const began = performance.now();
    /** @type {{reason: 'full' | 'failed' | null, error: unknown}} */
    const broken = { reason: null, error: null };
    /** A batch that is told to end still sums up. @param {Uint8Array} bytes */
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
      result,
      bytes: this.excerpt.length,
    };
  }
}
