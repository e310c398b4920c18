// What the page remembers of playing puzzles: the time, the mistakes, the help, and each move. The current
// game, and those that were left for another puzzle.
// @ts-check

/**
 * @typedef {object} Score
 * @property {number} ms  time played
 * @property {number} mistakes  wrong digits entered, whether or not they were corrected
 * @property {number} revealed  cells filled in by the page
 * @property {number} hints  asked for; the stages of a hint count once
 * @property {boolean} done  it was solved, and counts
 * @property {readonly number[]} moves  three numbers each: when, in seconds, the cell, and its digit then, 0 for none
 */

/** What is known of the puzzle: the day whose puzzle it is, or ''; its rating ER, 0 if it is not known. @typedef {{day: string, er: number}} About */

/**
 * @typedef {Score & About & {givens: string, state: string, paused: boolean}} Stored
 * `state`: the puzzle with entries and notes; see puzzleText
 */

/** @type {Score} */
const ZERO = { ms: 0, mistakes: 0, revealed: 0, hints: 0, done: false, moves: [] };

/** A game takes at least this long. */
const PLAYED_MS = 1000;
/** Games that are kept beside the current one. */
const OTHERS = 5;
/** More moves are not recorded: nobody replays them. */
const MOST_MOVES = 600;

/** @param {unknown} value @returns {value is number} */
export const isCount = (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value);

/**
 * The moves in a value that was stored; none if it cannot be a list of moves.
 * @param {unknown} value
 * @returns {number[]}
 */
export const movesOf = (value) =>
  Array.isArray(value) &&
  value.length % 3 === 0 &&
  value.every((n, i) => Number.isInteger(n) && n >= 0 && n <= [Infinity, 80, 9][i % 3])
    ? value
    : [];

/**
 * @param {Record<string, unknown> | null} value
 * @returns {Stored | null}  null for what a game has not stored
 */
function checked(value) {
  const { givens, ms, mistakes, revealed, hints = 0, done, paused } = value ?? {};
  const { day, er, state, moves } = value ?? {};
  if (typeof givens !== 'string' || !isCount(ms) || !isCount(mistakes)) return null;
  if (!isCount(revealed) || !isCount(hints)) return null;
  const text = (/** @type {unknown} */ part) => (typeof part === 'string' ? part : '');
  return {
    ...{ givens, ms, mistakes, revealed, hints, done: done === true, paused: paused === true },
    ...{ day: text(day), er: isCount(er) ? er : 0, state: text(state), moves: movesOf(moves) },
  };
}

/** Parses what was stored: the current game, then the others. @param {string | undefined} text */
function parse(text) {
  try {
    const value = JSON.parse(text ?? 'null');
    const others = Array.isArray(value?.others) ? value.others : [];
    return [value, ...others].map(checked);
  } catch {
    return [];
  }
}

/** One puzzle at a time. Another one starts at zero, or where it was left. */
export class Game {
  #store;
  #now;
  #givens = '';
  /** When the clock was started; null while it is not running. @type {number | null} */
  #since = null;
  #ms = 0;
  #state = '';
  /** The games that were left, the latest first. @type {Stored[]} */
  #others = [];
  mistakes = 0;
  revealed = 0;
  hints = 0;
  done = false;
  /** @type {readonly number[]} */
  moves = [];
  /** @type {About} */
  about = { day: '', er: 0 };
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
    const [old, ...others] = parse(stored);
    this.#others = others.flatMap((other) => other ?? []).slice(0, OTHERS);
    if (old) this.#continue(old);
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

  /** @returns {Score} */
  get score() {
    const { ms, mistakes, revealed, hints, done, moves } = this;
    return { ms, mistakes, revealed, hints, done, moves };
  }

  set score({ ms, mistakes, revealed, hints, done, moves }) {
    this.#ms = ms;
    if (this.#since !== null) this.#since = this.#now();
    this.mistakes = mistakes;
    this.revealed = revealed;
    this.hints = hints;
    this.done = done;
    this.moves = moves;
  }

  /** @param {Stored} game */
  #continue(game) {
    const { givens, state, day, er, paused } = game;
    this.#givens = givens;
    this.#state = state;
    this.score = game;
    this.about = { day, er };
    this.paused = paused;
  }

  /** @returns {Stored} */
  get #stored() {
    const { score, about, paused } = this;
    const ms = Math.round(score.ms);
    return { ...score, ms, ...about, givens: this.#givens, state: this.#state, paused };
  }

  /**
   * The puzzle that is played: another one than before starts at zero, or continues.
   * @param {string} givens
   */
  take(givens) {
    if (givens === this.#givens) return;
    const left = this.#stored;
    const known = this.#others.find((other) => other.givens === givens);
    this.#others = this.#others.filter((other) => other !== known);
    if (left.moves.length || left.day) this.#others = [left, ...this.#others].slice(0, OTHERS);
    const about = { day: '', er: 0 };
    const none = { ...ZERO, ...about, givens, state: '', paused: false };
    this.#continue({ ...(known ?? none), paused: false });
    this.save();
  }

  /** The state of the game of a day that was left; undefined if there is none. @param {string} day */
  left(day) {
    return this.#others.find((other) => other.day === day && other.state)?.state;
  }

  /**
   * Records what an edit has changed, and the state after it.
   * @param {string} before  81 digits entered
   * @param {string} after
   * @param {string} state  see puzzleText
   */
  record(before, after, state) {
    const second = Math.floor(this.ms / 1000);
    const moves = [...after].flatMap((digit, cell) =>
      digit === before[cell] ? [] : [second, cell, Number(digit)],
    );
    this.#state = state;
    if (this.moves.length < 3 * MOST_MOVES) this.moves = [...this.moves, ...moves];
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

  /** Stores the games. */
  save() {
    this.#store(JSON.stringify({ ...this.#stored, others: this.#others }));
  }
}
