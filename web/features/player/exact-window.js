// The depth of every step in a part of a run.
// @ts-check

/** @typedef {import('./strip.js').Window} Window */
/** @typedef {Window & {depths: number[], events: Uint32Array}} Exact */

/** Windows up to this span are drawn from their events; the worker returns at most 10,000. */
const EXACT_SPAN = 9_000;

/** Asks for the events of short windows, and keeps the last answer. */
export class ExactWindow {
  #playback;
  #onchange;
  /** @type {Exact | null} */
  #exact = null;
  #asking = '';
  #turn = 0;

  /**
   * @param {import('../../run/playback.js').Playback} playback
   * @param {() => void} onchange  called when events have arrived
   */
  constructor(playback, onchange) {
    this.#playback = playback;
    this.#onchange = onchange;
  }

  /** Another run has begun. */
  forget() {
    this.#turn++;
    this.#exact = null;
    this.#asking = '';
  }

  get #length() {
    return this.#playback.view?.extent.length ?? 0;
  }

  /** Asks for the events of a window if it is short and they are not known. @param {Window} window */
  async ask({ from, to }) {
    const known = this.#exact;
    const span = to - from;
    const wanted = `${from} ${to}`;
    if (!this.#length || span > EXACT_SPAN || this.#asking === wanted) return;
    if (known && known.from <= from && known.to >= to) return;
    const turn = this.#turn;
    this.#asking = wanted;
    // A little more on both sides, for small movements of the window.
    const first = Math.max(0, Math.floor(from - (EXACT_SPAN - span) / 2));
    const reply = await this.#playback.events(first, EXACT_SPAN).catch(() => null);
    if (!reply || turn !== this.#turn) return;
    const depths = [reply.depth];
    for (const bits of reply.events) {
      const kind = this.#playback.kindOf(bits);
      const change = kind === 'place' ? 1 : kind === 'remove' ? -1 : 0;
      depths.push(depths[depths.length - 1] + change);
    }
    this.#exact = { from: first, to: first + reply.events.length, depths, events: reply.events };
    this.#onchange();
  }

  /** @param {Window} window @returns {Exact | null}  null if not all of its events are known */
  #around({ from, to }) {
    const exact = this.#exact;
    return exact && exact.from <= from && exact.to >= Math.min(to, this.#length) ? exact : null;
  }

  /** The depth of each step of a window; null while they are not known. @param {Window} window */
  depths(window) {
    const exact = this.#around(window);
    return exact && exact.depths.slice(window.from - exact.from, window.to - exact.from + 1);
  }

  /**
   * The steps of a window whose events are wanted; none while they are not known.
   * @param {Window} window
   * @param {(bits: number) => boolean} wanted
   */
  find(window, wanted) {
    const exact = this.#around(window);
    /** @type {number[]} */
    const steps = [];
    exact?.events.forEach((bits, i) => {
      const step = exact.from + i + 1;
      if (step >= window.from && step <= window.to && wanted(bits)) steps.push(step);
    });
    return steps;
  }
}
