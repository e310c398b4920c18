// The events of an embedded board: where the run is, that it has ended, what the reader enters.
// @ts-check
import { partsOf } from '../../run/run-protocol.js';

/** Between two events `step` while playing, in milliseconds. */
const STEP_MS = 50;

export class Reports {
  #step = -1; // reported last
  #playing = false;
  #done = false;
  #reported = 0;
  #timer = 0;

  /** @param {import('./embedded-board.js').EmbeddedBoard} board  dispatches the events */
  constructor(board) {
    this.board = board;
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    this.board.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} code @param {string} what */
  error(code, what) {
    this.#emit('error', { code, what });
  }

  /** Where the run is. */
  where() {
    const { playback } = this.board;
    const { snapshot, extent } = playback?.view ?? {};
    const { place, digit } = partsOf(snapshot?.last ?? 0);
    return {
      step: snapshot?.step ?? 0,
      length: extent?.length ?? 0,
      ended: extent?.ended ?? false,
      playing: playback?.playing ?? false,
      depth: snapshot?.depth ?? 0,
      kind: snapshot?.step && playback ? playback.lastKind : 'none',
      cell: snapshot?.step && place < 81 ? place : null,
      digit: digit || null,
    };
  }

  /** After each rendering: reports what is new, not too often. */
  look() {
    const { playback } = this.board;
    if (!playback?.view || !this.board.runner?.current) return;
    const wait = STEP_MS - (performance.now() - this.#reported);
    if (playback.playing && wait > 0) {
      this.#timer ||= setTimeout(() => this.look(), wait);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#reported = performance.now();
    if (playback.step === this.#step && playback.playing === this.#playing) return;
    this.#step = playback.step;
    this.#playing = playback.playing;
    this.#emit('step', this.where());
    if (playback.atEnd && !this.#done) {
      const { outcome, step } = playback.view.snapshot;
      this.#emit('done', { outcome, step });
    }
    this.#done = playback.atEnd;
  }

  /** Another run: its step 0 is new. */
  forget() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#step = -1;
    this.#done = false;
  }

  /** Reports what the reader entered. @param {number[]} cells @param {number} digit  0: erased */
  answers(cells, digit) {
    const { puzzle, answer } = this.board.workbench.session;
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
