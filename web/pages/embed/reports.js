// What an embedded board tells of itself: where the run is, that it is done, what was answered.
// @ts-check
import { partsOf } from '../../run/run-protocol.js';

const PAUSE = 50; // ms between two `step` while playing

export class Reports {
  #step = -1; // told last
  #playing = false;
  #done = false;
  #told = 0;
  #timer = 0;
  /** @type {import('../../run/playback.js').Playback | undefined} */
  #watch;

  /** @param {import('./view.js').View} view  dispatches the events */
  constructor(view) {
    this.view = view;
  }

  /** @param {import('../../run/playback.js').Playback} watch */
  follow(watch) {
    this.#watch = watch;
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    this.view.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} code @param {string} what */
  error(code, what) {
    this.#emit('error', { code, what });
  }

  /** Where the run is. */
  where() {
    const watch = this.#watch;
    const { snapshot, extent } = watch?.view ?? {};
    const { place, digit } = partsOf(snapshot?.last ?? 0);
    return {
      step: snapshot?.step ?? 0,
      length: extent?.length ?? 0,
      ended: extent?.ended ?? false,
      playing: watch?.playing ?? false,
      depth: snapshot?.depth ?? 0,
      kind: snapshot?.step && watch ? watch.lastKind : 'none',
      cell: snapshot?.step && place < 81 ? place : null,
      digit: digit || null,
    };
  }

  /** After each rendering: tells what is new, not too often. */
  look() {
    const watch = this.#watch;
    if (!watch?.view || !this.view.watchable) return;
    const wait = PAUSE - (performance.now() - this.#told);
    if (watch.playing && wait > 0) {
      this.#timer ||= setTimeout(() => this.look(), wait);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#told = performance.now();
    if (watch.step === this.#step && watch.playing === this.#playing) return;
    this.#step = watch.step;
    this.#playing = watch.playing;
    this.#emit('step', this.where());
    if (watch.atEnd && !this.#done) {
      const { outcome, step } = watch.view.snapshot;
      this.#emit('done', { outcome, step });
    }
    this.#done = watch.atEnd;
  }

  /** Another run: its step 0 is news. */
  forget() {
    this.#step = -1;
    this.#done = false;
  }

  /** What the reader put into cells. @param {number[]} cells @param {number} digit  0: taken away */
  answers(cells, digit) {
    const { puzzle, answer } = this.view.session;
    const board = [...puzzle.givens].map((given, at) =>
      given === '0' ? puzzle.entries[at] : given,
    );
    const solved = answer ? board.join('') === answer : null;
    for (const cell of cells) {
      if (puzzle.givens[cell] !== '0') continue;
      const right = digit && answer ? Number(answer[cell]) === digit : null;
      this.#emit('answer', { cell, digit, right, solved });
    }
  }
}
