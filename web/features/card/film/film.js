// A film of a stretch of a run: which steps it shows, and for how long; and how it is made.
// @ts-check
import { stepsBetween } from '../../../run/spread.js';

/** Frames a second at most. */
const RATE = 20;
/** How long the last frame stays, as a part of the film; in milliseconds at most. */
const [HOLD, LONGEST_HOLD] = [0.25, 1500];
/** Frames from which the size is estimated at first, and at least; of a film of which more than this part is needed, all are. */
const [FIRST, FEWEST, MOST_SAMPLED] = [2, 8, 0.6];
/** The estimate is to differ by this part of the size at most; it does so as far as these many standard errors reach. */
const [TOLERANCE, DEVIATIONS] = [0.08, 2.5];

/** A frame: its step, and its duration in milliseconds. @typedef {{step: number, milliseconds: number}} Moment */

/**
 * The frames of a film. A stretch of fewer steps than there are frames shows each step longer.
 * @param {number} from  first step
 * @param {number} to  last step, after it
 * @param {number} seconds  of the whole film
 * @returns {Moment[]}  their durations add up to the whole
 */
export function momentsOf(from, to, seconds) {
  const all = 1000 * seconds;
  const moving = all - Math.min(LONGEST_HOLD, HOLD * all);
  const steps = stepsBetween(from, to, Math.max(2, Math.floor((moving / 1000) * RATE)));
  const times = steps.map((_, i) => Math.round((i * moving) / steps.length));
  return steps.map((step, i) => ({ step, milliseconds: (times[i + 1] ?? all) - times[i] }));
}

/**
 * Draws the steps in their order; see Subject in features/paper/subject.js. Ends early if aborted.
 * @typedef {(steps: number[], signal: AbortSignal) => AsyncGenerator<Uint8ClampedArray>} Draw
 */
/** Measures frames that are added, by the frame before, which is added or skipped. @typedef {{readonly size: number, add(pixels: Uint8ClampedArray, milliseconds: number): Promise<void>, skip(pixels: Uint8ClampedArray): Promise<void> | void}} Sampler */
/** Takes frames, and makes a film of them. @typedef {{size: number, add(pixels: Uint8ClampedArray, milliseconds: number): Promise<void>, end(): Promise<Blob> | Blob, close?(): void}} Writer */

/**
 * Makes a film. Rejects if the worker or the encoder fails.
 * @param {Moment[]} moments
 * @param {Draw} draw
 * @param {Writer} writer
 * @param {AbortSignal} signal
 * @param {(frames: number) => void} progress  called with the number of frames that are made
 * @returns {Promise<Blob | null>}  null if aborted
 */
export async function makeFilm(moments, draw, writer, signal, progress) {
  let made = 0;
  try {
    const steps = moments.map(({ step }) => step);
    for await (const pixels of draw(steps, signal)) {
      await writer.add(pixels, moments[made].milliseconds);
      progress(++made);
    }
    return signal.aborted ? null : await writer.end();
  } finally {
    writer.close?.();
  }
}

/** The fractional parts of the multiples of this number are spread evenly, without a period. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** All numbers below `count` in an order of which each beginning is spread over all. @param {number} count */
const spreadOrder = (count) =>
  Array.from({ length: count }, (_, i) => ({ i, part: (i * GOLDEN) % 1 }))
    .sort((a, b) => a.part - b.part)
    .map(({ i }) => i);

/**
 * The size of an animated PNG, about. Frames are sampled until the size is known well enough, or all have been.
 * Rejects if the worker or the encoder fails.
 * @param {Moment[]} moments
 * @param {Draw} draw
 * @param {Sampler} film  takes some of the frames
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} [told]  called with a first size, then with better ones
 * @returns {Promise<number>}  bytes; 0 if aborted
 */
export async function estimate(moments, draw, film, signal, told = () => {}) {
  const last = moments.length - 1;
  const between = last - 1;
  const order = spreadOrder(between);
  // The first frame is a whole picture, in the last one most of it changes: these two are always measured.
  let [first, final, done, sum, squares, size] = [0, 0, 0, 0, 0, 0];
  for (;;) {
    const some = done + Math.max(FIRST, done);
    const end = some > MOST_SAMPLED * between ? between : some;
    // Each frame, and the one before it.
    const chosen = new Set(order.slice(done, end).map((at) => at + 1));
    if (!done) chosen.add(0).add(last);
    const needed = [...chosen].flatMap((at) => [Math.max(0, at - 1), at]);
    const frames = [...new Set(needed)].sort((a, b) => a - b);
    const steps = frames.map((at) => moments[at].step);
    let next = 0;
    for await (const pixels of draw(steps, signal)) {
      const at = frames[next++];
      if (!chosen.has(at)) {
        await film.skip(pixels);
        continue;
      }
      const before = at ? film.size : 0;
      await film.add(pixels, 0);
      const bytes = film.size - before;
      if (at === 0) {
        first = bytes;
      } else if (at === last) {
        final = bytes;
      } else {
        sum += bytes;
        squares += bytes * bytes;
      }
    }
    if (signal.aborted) return 0;
    done = end;
    const mean = done && sum / done;
    size = first + mean * between + final;
    told(size);
    if (done === between) return size;
    const variance = Math.max(0, squares / done - (sum / done) ** 2) * (1 - done / between);
    const error = between * Math.sqrt(variance / done);
    if (done > FEWEST && DEVIATIONS * error < TOLERANCE * size) return size;
  }
}
