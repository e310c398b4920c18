// What the page remembers of playing a puzzle: the time, the mistakes, the help.
// @ts-check

/**
 * @typedef {object} Score
 * @property {number} ms  time played
 * @property {number} mistakes  wrong digits entered, whether or not they were corrected
 * @property {number} revealed  cells filled in by the page
 * @property {number} hints  asked for; the stages of a hint count once
 */

/** @typedef {Score & {givens: string, paused: boolean}} Stored */

/** @type {Score} */
const ZERO = { ms: 0, mistakes: 0, revealed: 0, hints: 0 };

/** A game takes at least this long. */
const PLAYED_MS = 1000;

/** @param {unknown} value */
const isCount = (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value);

/**
 * Parses what a game has stored.
 * @param {string | undefined} text
 * @returns {Stored | null}  null for anything else
 */
function parse(text) {
  try {
    const { givens, ms, mistakes, revealed, hints = 0, paused } = JSON.parse(text ?? 'null') ?? {};
    if (typeof givens !== 'string' || ![ms, mistakes, revealed, hints].every(isCount)) return null;
    return { givens, ms, mistakes, revealed, hints, paused: paused === true };
  } catch {
    return null;
  }
}

/** One puzzle at a time: another one starts at zero. */
export class Game {
  #store;
  #now;
  #givens = '';
  /** When the clock was started; null while it is not running. @type {number | null} */
  #since = null;
  #ms = 0;
  mistakes = 0;
  revealed = 0;
  hints = 0;
  /** The player has paused: the clock does not run and the board is hidden. */
  paused = false;

  /**
   * @param {object} host
   * @param {string} [host.stored]  what `store` was last given
   * @param {(text: string) => void} host.store
   * @param {() => number} [host.now]  milliseconds of a steady clock
   */
  constructor({ stored, store, now = () => performance.now() }) {
    this.#store = store;
    this.#now = now;
    const old = parse(stored);
    if (!old) return;
    this.#givens = old.givens;
    this.score = old;
    this.paused = old.paused;
  }

  /** Milliseconds played. */
  get ms() {
    return this.#ms + (this.#since === null ? 0 : this.#now() - this.#since);
  }

  /** Milliseconds played; null if the puzzle was not played here, but opened when it was complete. */
  get played() {
    return this.ms < PLAYED_MS ? null : this.ms;
  }

  get running() {
    return this.#since !== null;
  }

  get score() {
    return { ms: this.ms, mistakes: this.mistakes, revealed: this.revealed, hints: this.hints };
  }

  set score({ ms, mistakes, revealed, hints }) {
    this.#ms = ms;
    if (this.#since !== null) this.#since = this.#now();
    this.mistakes = mistakes;
    this.revealed = revealed;
    this.hints = hints;
  }

  /** The puzzle that is played: another one than before starts at zero. @param {string} givens */
  take(givens) {
    if (givens === this.#givens) return;
    this.#givens = givens;
    this.paused = false;
    this.restart();
  }

  /** Starts at zero. */
  restart() {
    this.score = ZERO;
    this.save();
  }

  /** Lets the clock run or stops it. @param {boolean} run */
  run(run) {
    if (run === this.running) return;
    if (run) {
      this.#since = this.#now();
    } else {
      this.#ms = this.ms;
      this.#since = null;
      this.save();
    }
  }

  /** Stores the game. */
  save() {
    const ms = Math.round(this.ms);
    this.#store(JSON.stringify({ ...this.score, ms, givens: this.#givens, paused: this.paused }));
  }
}
