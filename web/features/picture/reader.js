// Asks the worker that reads pictures.
// @ts-check
import { startWorker } from '#platform';
import { Requests } from '../../base/worker/requests.js';
import { pixelsOf } from './pixels.js';

/** Between two frames of a camera, in milliseconds: a phone gets warm without it. */
const REST_MS = 250;

export class Reader {
  /** @type {Requests<import('./protocol.js').Table> | null} */
  #requests = null;

  /**
   * @param {HTMLCanvasElement} picture
   * @param {import('./protocol.js').Corners | null} corners  only what is between them
   * @param {object} options
   * @param {AbortSignal} options.signal  stops it
   * @param {(part: number) => void} [options.progress]
   * @returns {Promise<import('./protocol.js').PictureReading | null>}  null if it was stopped
   */
  async read(picture, corners, { signal, progress = () => {} }) {
    this.#requests ??= new Requests(() => startWorker('picture-worker'));
    const question = /** @type {const} */ ({ type: 'read', pixels: pixelsOf(picture), corners });
    const { reading } = await this.#requests.ask(question, {
      signal,
      progress: ({ part }) => progress(part),
    }).answer;
    return signal.aborted ? null : reading;
  }

  /**
   * Reads frame after frame, until one is read without doubt.
   * @param {() => HTMLCanvasElement} frame
   * @param {AbortSignal} signal
   * @returns {Promise<{picture: HTMLCanvasElement, reading: import('./protocol.js').PictureReading} | null>}  null if
   *   it was stopped
   */
  async watch(frame, signal) {
    while (!signal.aborted) {
      const picture = frame();
      const reading = await this.read(picture, null, { signal });
      if (reading?.grids[0]?.certain) return { picture, reading };
      await new Promise((rested) => setTimeout(rested, REST_MS));
    }
    return null;
  }
}
