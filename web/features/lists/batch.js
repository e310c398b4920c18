// Solves a list of any length with a pool of workers: bytes in, bytes out, in order.
//
// Memory is bounded: three chunks a worker are on their way at most, and no more is read until the
// writer has taken what is done. The page's thread only reads, looks for ends of lines, and posts.
// @ts-check
import { LONGEST_RECORD } from './batch-protocol.js';
import { Chunks, cutLines } from './chunks.js';
import { free } from './free.js';
import { Pace } from './pace.js';
import { Pool } from './pool.js';
import { salvage } from './bisect.js';
import { numbered, Tally } from './tally.js';

export { Pool };

/** @typedef {import('./batch-protocol.js').BatchInput} BatchInput */
/** @typedef {import('./chunks.js').Chunk} Chunk */
/** @typedef {import('./chunks.js').Cut} Cut */
/** @typedef {import('./pace.js').Progress} Progress */
/** @typedef {import('./bisect.js').Part} Part */
/** @typedef {import('./bisect.js').Solved} Solved */
/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Slow} Slow */

/**
 * @typedef {object} Options
 * @property {Blob | ReadableStream<Uint8Array<ArrayBuffer>>} source
 * @property {number} [size]  bytes of the source, where it is a stream and they are known
 * @property {string} format  of the output: 'line', 'csv', 'liang', 'almanac', 'article',
 *   'assignment4' or 'lab'
 * @property {BatchInput} [input]  detected in the beginning of the source if it is missing
 * @property {Pool} pool  who solves it: for this batch alone, which closes it
 * @property {boolean} [lend]  what `write` gets is lent: gone once it is done, so that it need not
 *   wait for the collector. For writers to a file; who keeps the bytes must leave it out.
 */

/**
 * What it came to. Lines count from 1.
 * @typedef {object} Summary
 * @property {BatchInput} input
 * @property {boolean} cancelled  this is what was written until then
 * @property {number} lines  ends of lines
 * @property {number} puzzles  invalid + none + one + many
 * @property {number} errors  records that are no puzzles
 * @property {number} invalid  clashing givens
 * @property {number} none  without a solution
 * @property {number} one
 * @property {number} many
 * @property {number} guesses
 * @property {number} milliseconds  without pauses
 * @property {Slow[]} slowest  ten, by guesses, the hardest first
 * @property {ListError[]} firstErrors  a hundred at most
 */

/**
 * Gets the output in order; the next part waits until it is done with this one. Where it says false
 * it takes no more: nothing of this part counts, and the batch is cancelled.
 * @typedef {(bytes: Uint8Array) => Promise<boolean | void> | boolean | void} Write
 */

const BEGINNING = 1 << 16; // bytes in which the kind of list is detected first
const SMALLEST = 1 << 13; // bytes of a chunk
const WORK = 20; // ms that a chunk should take
const IN_FLIGHT = 3; // chunks for each worker

export class Batch {
  #options;
  #pace;
  #tally = new Tally();
  /** @type {Promise<void>} */
  #writing = Promise.resolve();
  #size;
  /** Bytes of the source that are with the workers, or done. */
  #handedOut = 0;
  #bytes = 0;
  #chunkSize = 1 << 15;
  #paused = false;
  #ended = false;
  /** @type {BatchInput} */
  #input = 'line';
  /** All who are at work. @type {Pool[]} */
  #pools;
  /** @type {Chunks | null} */
  #chunks = null;
  /** Ends the run at once. */
  #stop = () => {};

  /** Called about ten times a second, and at the end. @type {(progress: Progress) => void} */
  onprogress = () => {};

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    this.#input = options.input ?? 'line';
    this.#size = (options.source instanceof Blob ? options.source.size : options.size) ?? null;
    this.#pace = new Pace(this.#size);
    this.#pools = [options.pool];
  }

  /**
   * Solves the list; once for each Batch. Rejects where the source cannot be read (what came before
   * is written then), `write` rejects, or no worker can be started.
   * @param {Write} write
   * @returns {Promise<Summary>} with what was done so far where it is cancelled
   */
  async run(write) {
    this.#pace.start();
    const cancelled = new Promise((resolve) => (this.#stop = () => resolve(true)));
    try {
      // What is under way when the run is cancelled may fail as it likes.
      const work = this.#ended ? Promise.resolve(true) : this.#solve(write);
      const stopped = await Promise.race([work, cancelled]);
      work.catch(() => {});
      // A part that is being written already is in the output, so it belongs to the summary.
      if (stopped) await this.#writing.catch(() => {});
      if (!stopped) this.#tell();
      return this.#summary(Boolean(stopped));
    } finally {
      this.#ended = true;
      for (const pool of this.#pools) pool.close(new Error('the batch has ended'));
      this.#chunks?.cancel();
    }
  }

  /** Holds all work until `resume`. */
  pause() {
    this.#hold(true);
  }

  resume() {
    this.#hold(false);
  }

  /** Ends the run; its summary comes at once, the workers stop within 20 ms. */
  cancel() {
    this.#ended = true;
    this.#stop();
  }

  /** @param {boolean} paused */
  #hold(paused) {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.#pace.rest(paused);
    for (const pool of this.#pools) pool.pause(paused);
  }

  /** Where chunks end: of lines here, of other records in a separate worker. @param {Pool} pool @returns {Cut} */
  #cutter(pool) {
    if (this.#input === 'line') return cutLines;
    const cutter = pool.beside(1);
    cutter.pause(this.#paused);
    this.#pools.push(cutter);
    return async (bytes) => (await cutter.ask({ type: 'cut', input: this.#input, bytes })).end;
  }

  /** How to read the list. @param {Pool} pool @param {Chunks} chunks */
  async #detect(pool, chunks) {
    const { input } = this.#options;
    for (let most = BEGINNING; !input; most *= 2) {
      const { bytes, whole } = await chunks.beginning(most);
      const { start } = await pool.ask({ type: 'inspect', bytes, whole });
      if (!start && most < LONGEST_RECORD) continue;
      this.#input = start?.input ?? 'line';
      return { headingLines: start?.headingLines ?? 0 };
    }
    return { headingLines: 0 };
  }

  /** @param {Write} write @returns {Promise<false>} */
  async #solve(write) {
    const { source, format, pool, lend = false } = this.#options;
    const most = IN_FLIGHT * pool.count;
    const stream = source instanceof Blob ? source.stream() : source;
    const chunks = (this.#chunks = new Chunks(stream, most));
    let { headingLines } = await this.#detect(pool, chunks);
    const lines = this.#input === 'line';
    const cut = this.#cutter(pool);
    const ask = (/** @type {Part} */ part, /** @type {boolean} */ markCrashed) => {
      const { hardestThreshold } = this.#tally;
      const work = { ...part, markCrashed, hardestThreshold, input: this.#input, format };
      return pool.ask({ type: 'work', ...work });
    };

    /** @type {{chunk: Chunk, done: Promise<Solved[]>}[]} */
    const underWay = [];
    /** @type {unknown} */
    let failure = null;
    let more = true;
    const read = async () => {
      while (more && !this.#ended && underWay.length < most) {
        const chunk = await chunks.next(this.#nextSize(), cut, lines);
        if (!chunk) {
          more = false;
          return;
        }
        this.#handedOut = chunk.read;
        const { bytes, continued } = chunk;
        const done = salvage({ bytes, continued, headingLines }, ask, cut, lines);
        headingLines = 0;
        done.catch(() => {}); // it is awaited in its turn
        underWay.push({ chunk, done });
      }
    };
    /** Reads on beside the writing; a source that breaks is told once all before it is written. */
    let reading = Promise.resolve();
    const readOn = () => {
      reading = reading.then(read).catch((error) => {
        more = false;
        failure = error;
      });
    };

    readOn();
    let headed = false;
    for (;;) {
      if (underWay.length === 0) await reading;
      const first = underWay[0];
      if (!first) break;
      const parts = await first.done;
      if (this.#ended) return false;
      if (!headed) {
        const { head = '' } = pool.formats.find(({ id }) => id === format) ?? {};
        if (head && (await write(new TextEncoder().encode(head))) === false) this.cancel();
        if (this.#ended) return false;
        headed = true;
      }
      for (const part of parts) {
        const { output, marks } = part.reply;
        const text = numbered(output, marks, this.#tally.lines);
        this.#writing = this.#put(write, text, part);
        await this.#writing;
        if (this.#ended) return false;
        if (lend) this.#takeBack(pool, text, output);
      }
      this.#bytes = first.chunk.read;
      if (this.#pace.due) this.#tell();
      underWay.shift();
      chunks.giveBack(first.chunk);
      readOn();
    }
    if (failure) throw failure;
    return false;
  }

  /** Bytes of the next chunk: ever less towards the end, so that no worker is left with much alone. */
  #nextSize() {
    const left = (this.#size ?? Infinity) - this.#handedOut;
    const share = Math.ceil(left / (2 * this.#options.pool.count));
    return Math.max(Math.min(this.#chunkSize, share), SMALLEST);
  }

  /** What was written; the worker's own part of it is of use again. @param {Pool} pool @param {Uint8Array} written @param {Uint8Array} output */
  #takeBack(pool, written, output) {
    if (written !== output) free(written);
    pool.recycle(output);
  }

  /** What is written counts. @param {Write} write @param {Uint8Array} text @param {Solved} part */
  async #put(write, text, { bytes, reply: { report, milliseconds } }) {
    if ((await write(text)) === false) return this.cancel();
    this.#tally.add(report);
    // A few sizes only, so that memory fits again.
    const size = 2 ** Math.round(Math.log2((bytes * WORK) / milliseconds));
    const largest = this.#options.pool.longestChunk;
    this.#chunkSize = Math.min(Math.max(size, SMALLEST), largest);
  }

  #tell() {
    this.onprogress(this.#pace.tell(this.#bytes, this.#tally));
  }

  /** @param {boolean} cancelled @returns {Summary} */
  #summary(cancelled) {
    const { counts, lines, puzzles, guesses, slowest, firstErrors } = this.#tally;
    const milliseconds = this.#pace.milliseconds;
    return {
      input: this.#input,
      cancelled,
      lines,
      puzzles,
      ...counts,
      guesses,
      milliseconds,
      slowest,
      firstErrors,
    };
  }
}
