// A film of a stretch of a run: which steps it shows, and for how long; and how it is made.
// @ts-check
import { stepsBetween } from '../../../run/spread.js';
import { Apng } from './apng.js';

/** Frames a second at most. */
const RATE = 20;
/** How long the last frame stays, as a part of the film; in milliseconds at most. */
const [HOLD, LONGEST_HOLD] = [0.25, 1500];
/** Pairs of neighbouring frames from which the size is estimated. */
const SAMPLES = 6;

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

/**
 * The size of a film as APNG, about, from some of its frames. Rejects if the worker fails.
 * @param {Moment[]} moments
 * @param {Draw} draw
 * @param {number} width @param {number} height  in pixels
 * @param {AbortSignal} signal
 * @returns {Promise<number>}  bytes; 0 if aborted
 */
export async function estimate(moments, draw, width, height, signal) {
  const last = moments.length - 1;
  const places = stepsBetween(0, Math.max(0, last - 1), SAMPLES);
  const wanted = [...new Set(places.flatMap((at) => [at, Math.min(last, at + 1)]))];
  const steps = wanted.map((at) => moments[at].step);
  let [first, changes, count] = [0, 0, 0];
  const film = new Apng(width, height, wanted.length);
  let at = 0;
  for await (const pixels of draw(steps, signal)) {
    const { size } = film;
    if (at && wanted[at] !== wanted[at - 1] + 1) film.skip(pixels);
    else await film.add(pixels, 0);
    if (!at++) first = film.size;
    else if (film.size > size) {
      changes += film.size - size;
      count++;
    }
  }
  return signal.aborted ? 0 : first + (changes / Math.max(1, count)) * last;
}
