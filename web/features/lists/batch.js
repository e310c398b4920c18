// Solves or rates a list of any length with a pool of workers: bytes in, bytes out, in order.
//
// Memory is bounded: at most three chunks per worker are in flight, and reading waits until the writer
// has taken the results. The page's thread only reads, looks for line ends, and posts.
// @ts-check
import { LONGEST_RECORD, RATING } from './batch-protocol.js';
import { Chunks, cutLines } from './chunks.js';
import { release } from './buffer-pool.js';
import { bisect, inOrder } from './bisect.js';
import { ChunkSize, RATING_SIZES, solving } from './chunk-size.js';
import { Pool } from './pool.js';
import { ProgressMeter } from './progress-meter.js';
import { numbered, Tally } from './tally.js';

export { Pool };

/** @typedef {import('./batch-protocol.js').BatchInput} BatchInput */
/** @typedef {import('./chunks.js').Chunk} Chunk */
/** @typedef {import('./chunks.js').Cut} Cut */
/** @typedef {import('./progress-meter.js').Progress} Progress */
/** @typedef {import('./bisect.js').Answers} Answers */
/** @typedef {import('./bisect.js').Part} Part */
/** @typedef {import('./bisect.js').Solved} Solved */
/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Hard} Hard */

/**
 * @typedef {object} BatchOptions
 * @property {Blob | ReadableStream<Uint8Array<ArrayBuffer>>} source
 * @property {number} [size]  bytes of the source, if it is a stream of known size
 * @property {string} format  of the output: 'line', 'csv', 'liang', 'almanac', 'article',
 *   'assignment4' or 'lab'; RATING to rate the puzzles
 * @property {BatchInput} [input]  default: detected in the beginning of the source
 * @property {Pool} pool  used by this batch only, which closes it
 * @property {boolean} [lend]  reuse the memory of the bytes passed to `write` after it has resolved,
 *   instead of leaving it to the garbage collector. Only for writers that keep no view of the bytes
 */

/**
 * The result of a batch. Lines count from 1.
 * @typedef {object} Summary
 * @property {BatchInput} input
 * @property {boolean} cancelled  if so, the figures describe the output before the cancellation
 * @property {number} lines  line ends
 * @property {number} puzzles  invalid + none + one + many
 * @property {number} errors  records that are no puzzles
 * @property {number} invalid  puzzles with clashing givens
 * @property {number} none  puzzles without a solution
 * @property {number} one
 * @property {number} many
 * @property {number} guesses
 * @property {number} milliseconds  without pauses
 * @property {Hard[]} hardest  ten, by ER if they are rated, else by guesses, the hardest first
 * @property {ListError[]} firstErrors  a hundred at most; puzzles without a rating are among them
 * @property {number[]} ratings  numbers of puzzles by ER in tenths; empty if they are not rated
 */

/**
 * Takes the next part of the output; the batch waits for the promise before it writes more. False
 * cancels the batch, and this part is not counted.
 * @typedef {(bytes: Uint8Array) => Promise<boolean | void> | boolean | void} Write
 */

const BEGINNING = 1 << 16; // bytes in which the kind of list is detected first
const IN_FLIGHT = 3; // chunks per worker
const RATING_MS = 40; // after which a worker answers with the puzzles that it has rated

export class Batch {
  #options;
  #meter;
  #tally = new Tally();
  /** @type {Promise<void>} */
  #writing = Promise.resolve();
  #size;
  /** Bytes of the source that were sent to workers. */
  #handedOut = 0;
  #bytes = 0;
  #chunkSize;
  #paused = false;
  #ended = false;
  /** @type {BatchInput} */
  #input = 'line';
  /** The pools of this batch. @type {Pool[]} */
  #pools;
  /** @type {Chunks | null} */
  #chunks = null;
  /** Ends the run at once. */
  #stop = () => {};

  /** Called about ten times per second, and at the end. @type {(progress: Progress) => void} */
  onprogress = () => {};

  /** @param {BatchOptions} options */
  constructor(options) {
    this.#options = options;
    this.#input = options.input ?? 'line';
    this.#size = (options.source instanceof Blob ? options.source.size : options.size) ?? null;
    this.#meter = new ProgressMeter(this.#size);
    this.#pools = [options.pool];
    this.#chunkSize = new ChunkSize(
      options.format === RATING ? RATING_SIZES : solving(options.pool.longestChunk),
    );
  }

  /**
   * Solves the list. Call it once. Rejects if the source cannot be read (after everything before that
   * is written), if `write` rejects, or if no worker can be started.
   * @param {Write} write
   * @returns {Promise<Summary>} of everything, or of the part before it was cancelled
   */
  async run(write) {
    this.#meter.start();
    const cancelled = new Promise((resolve) => (this.#stop = () => resolve(true)));
    try {
      // Errors after the end of the run are ignored.
      const work = this.#ended ? Promise.resolve(true) : this.#solve(write);
      const stopped = await Promise.race([work, cancelled]);
      work.catch(() => {});
      // A part that is being written belongs to the output, so it is counted.
      if (stopped) await this.#writing.catch(() => {});
      if (!stopped) this.#report();
      return this.#summary(Boolean(stopped));
    } finally {
      this.#ended = true;
      for (const pool of this.#pools) pool.close(new Error('the batch has ended'));
      this.#chunks?.cancel();
    }
  }

  /** Pauses all work until `resume`. */
  pause() {
    this.#hold(true);
  }

  resume() {
    this.#hold(false);
  }

  /** Ends the run. `run` resolves at once; the workers stop within 20 ms. */
  cancel() {
    this.#ended = true;
    this.#stop();
  }

  /** @param {boolean} paused */
  #hold(paused) {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.#meter.pause(paused);
    for (const pool of this.#pools) pool.pause(paused);
  }

  /** The function that cuts chunks: lines on this thread, other records in a separate worker. @param {Pool} pool @returns {Cut} */
  #cutter(pool) {
    if (this.#input === 'line') return cutLines;
    const cutter = pool.beside(1);
    cutter.pause(this.#paused);
    this.#pools.push(cutter);
    return async (bytes) => (await cutter.ask({ type: 'cut', input: this.#input, bytes })).end;
  }

  /** Detects how to read the list. @param {Pool} pool @param {Chunks} chunks */
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
    const rater = format === RATING ? await pool.compileRater() : null;
    const milliseconds = rater ? RATING_MS : Infinity;
    const ask = (/** @type {Part} */ part, { markCrashed = false, first = false }) => {
      const { hardestThreshold } = this.#tally;
      const how = { input: this.#input, format, rater, milliseconds };
      return pool.ask({ type: 'work', ...part, ...how, markCrashed, hardestThreshold }, first);
    };

    /** @type {{chunk: Chunk, answers: Promise<Answers>}[]} */
    const underWay = [];
    /** @type {unknown} */
    let failure = null;
    let more = true;
    const read = async () => {
      while (more && !this.#ended && underWay.length < most) {
        const left = (this.#size ?? Infinity) - this.#handedOut;
        const size = this.#chunkSize.next(left, pool.count);
        const chunk = await chunks.next(size, cut, lines);
        if (!chunk) {
          more = false;
          return;
        }
        this.#handedOut = chunk.read;
        const { bytes, continued } = chunk;
        const answers = bisect({ bytes, continued, headingLines }, ask, cut, lines);
        headingLines = 0;
        answers.catch(() => {}); // awaited later
        underWay.push({ chunk, answers });
      }
    };
    /** Reads while the output is written. An error of the source is thrown after the last part. */
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
      if (!headed) {
        await first.answers;
        if (this.#ended) return false;
        const { head = '' } = pool.formats.find(({ id }) => id === format) ?? {};
        if (head && (await write(new TextEncoder().encode(head))) === false) this.cancel();
        if (this.#ended) return false;
        headed = true;
      }
      const { chunk } = first;
      const from = this.#bytes;
      let solved = 0;
      for await (const part of inOrder(first.answers)) {
        if (this.#ended) return false;
        const { output, marks } = part.reply;
        const text = numbered(output, marks, this.#tally.lines);
        this.#writing = this.#put(write, text, part);
        await this.#writing;
        if (this.#ended) return false;
        if (lend) this.#takeBack(pool, text, output);
        solved += part.bytes;
        this.#bytes = from + ((chunk.read - from) * solved) / chunk.bytes.length;
        if (this.#meter.due) this.#report();
      }
      underWay.shift();
      chunks.giveBack(chunk);
      readOn();
    }
    if (failure) throw failure;
    return false;
  }

  /** Reuses the memory of what was written. @param {Pool} pool @param {Uint8Array} written @param {Uint8Array} output */
  #takeBack(pool, written, output) {
    if (written !== output) release(written);
    pool.recycle(output);
  }

  /** Writes a part and counts it. @param {Write} write @param {Uint8Array} text @param {Solved} part */
  async #put(write, text, { bytes, reply: { report, milliseconds } }) {
    if ((await write(text)) === false) return this.cancel();
    this.#tally.add(report);
    this.#chunkSize.learn(bytes, milliseconds);
  }

  #report() {
    this.onprogress(this.#meter.report(this.#bytes, this.#tally));
  }

  /** @param {boolean} cancelled @returns {Summary} */
  #summary(cancelled) {
    const { counts, lines, puzzles, guesses, hardest, firstErrors, ratings } = this.#tally;
    const milliseconds = this.#meter.milliseconds;
    return {
      input: this.#input,
      cancelled,
      lines,
      puzzles,
      ...counts,
      guesses,
      milliseconds,
      hardest,
      firstErrors,
      ratings,
    };
  }
}
