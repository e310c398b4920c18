// Why a program has ended without a solution, as far as its moves show it. Each diagnosis is a fact about
// a step; where the facts do not single out a mistake, there is none.
// @ts-check
import { arePeers, housesOf } from '../../puzzle/houses.js';
import { movesOf } from './moves.js';
import { gapIn } from './templates.js';

/** @typedef {import('./moves.js').Moves} Moves */
/** @typedef {import('./sandbox.js').Result} Result */

/**
 * A mistake, and the step that shows it; 0 for none.
 * - `gap`: the gap of the template is still there, in `line`
 * - `given`: it writes to a given, `cell`
 * - `one`: it writes only to `cell`
 * - `clash`: it leaves `digit` in `cell`, which `other` has; `unchecked` and `checked`: the kinds of houses
 *   (0 row, 1 column, 2 box) in which digits that were left clash, and in which none does
 * - `undo`: the search is back at `cell`, and `other`, filled after it, is not set back to 0; nor is any cell
 * - `kept`: no cell is set back to 0, and in the end no digit fits in `cell`
 * - `stuck`: no digit fits in `cell`, and it never goes back
 * - `digits`: it leaves `cell`, where `digit` fits, and never writes `missing`, the first or last digits
 * - `single`: it takes `digit` out of `cell` and leaves it, though `next` fits there
 * - `left`: it takes a digit out of `cell` and leaves it, though `digit` fits there
 * - `house`: no cell of `house` is ever filled
 * - `early`: it ends, and a digit fits in the empty `cell`
 * - `turns`: from the step on, the same `steps` steps are repeated
 * @typedef {(
 *   | {id: 'gap', step: number, line: number}
 *   | {id: 'given' | 'one' | 'kept' | 'stuck' | 'early', step: number, cell: number}
 *   | {id: 'clash', step: number, cell: number, digit: number, other: number, unchecked: number[], checked: number[]}
 *   | {id: 'undo', step: number, cell: number, other: number}
 *   | {id: 'digits', step: number, cell: number, digit: number, missing: number[]}
 *   | {id: 'left', step: number, cell: number, digit: number}
 *   | {id: 'single', step: number, cell: number, digit: number, next: number}
 *   | {id: 'house', step: number, house: number}
 *   | {id: 'turns', step: number, steps: number})} Diagnosis
 */

const PLACE = 80;
const REMOVE = 85;
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const PEERS = CELLS.map((cell) => CELLS.filter((other) => arePeers(cell, other)));
/** Row, column, box. */
const KINDS = [0, 1, 2];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The digits in a mask. @param {number} mask */
const digitsIn = (mask) => DIGITS.filter((digit) => (mask >> digit) & 1);

/** What the moves of a run show. */
class Replay {
  /** @type {Uint8Array} */
  board;
  /** Steps at which cells were filled first since they were empty. */
  filled = new Uint32Array(81);
  touched = new Set();
  written = new Set();
  /** Masks of the digits that were tried in a cell since the search has come to it. */
  #tried = new Uint16Array(81);
  /** Digits that were placed there. */
  #placed = new Uint8Array(81);
  #last = new Uint8Array(81);
  #cell = -1;
  tried = 0;
  removals = 0;
  /** Most digits that a cell had before the search left it. */
  most = 0;
  /** Cells that the search left while other digits fit. @type {{step: number, cell: number, untried: number, digit: number}[]} */
  left = [];
  /** @type {{step: number, cell: number, other: number} | null} */
  back = null;
  /** The first digit that was left although a peer has it. @type {{step: number, cell: number, digit: number, other: number} | null} */
  clash = null;
  /** The number of such digits. */
  clashes = 0;
  /** For each kind of house, whether one of them clashes there. */
  clashing = [false, false, false];

  /** @param {string} givens @param {Moves} moves */
  constructor(givens, moves) {
    this.board = Uint8Array.from(givens, Number);
    for (let i = 0; i < moves.letters.length; i++) this.#move(moves, i);
    this.#leave(moves.letters.length);
  }

  /** Digits that fit. @param {number} cell */
  fitting(cell) {
    let mask = 0x3fe;
    for (const peer of PEERS[cell]) mask &= ~(1 << this.board[peer]);
    return mask;
  }

  /** @param {Moves} moves @param {number} i */
  #move({ letters, anyway, cells, digits }, i) {
    const cell = cells[i];
    if (cell < 0) return;
    const step = i + 1;
    const digit = digits[i];
    if (cell !== this.#cell) this.#leave(i);
    this.#cell = cell;
    this.touched.add(cell);
    if (digit) {
      this.tried |= 1 << digit;
      this.#tried[cell] |= 1 << digit;
    }
    if (this.board[cell]) this.#return(step, cell);
    if (letters[i] === REMOVE) {
      this.removals++;
      this.#last[cell] = this.board[cell];
      this.board[cell] = 0;
      return;
    }
    if (letters[i] !== PLACE) return;
    this.written.add(cell);
    this.#placed[cell]++;
    this.most = Math.max(this.most, this.#placed[cell]);
    if (this.#placed[cell] === 1) this.filled[cell] = step;
    if (anyway[i]) this.#clash(step, cell, digit);
    this.board[cell] = digit;
  }

  /** The search is back at a cell that has a digit. @param {number} step @param {number} cell */
  #return(step, cell) {
    if (this.back) return;
    const after = [...this.written].filter(
      (other) => this.board[other] && this.filled[other] > this.filled[cell],
    );
    const other = after.sort((a, b) => this.filled[a] - this.filled[b])[0];
    if (other !== undefined) this.back = { step, cell, other };
  }

  /** @param {number} step @param {number} cell @param {number} digit */
  #clash(step, cell, digit) {
    const others = PEERS[cell].filter((peer) => this.board[peer] === digit);
    this.clashes++;
    this.clash ??= { step, cell, digit, other: others[0] };
    const houses = housesOf(cell);
    for (const other of others)
      housesOf(other).forEach((house, kind) => {
        if (house === houses[kind]) this.clashing[kind] = true;
      });
  }

  /** The search goes on to another cell, or ends: what it leaves empty, it has given up. @param {number} step */
  #leave(step) {
    const cell = this.#cell;
    if (cell < 0 || this.board[cell]) return;
    const untried = this.fitting(cell) & ~this.#tried[cell];
    if (untried)
      this.left.push({ step, cell, untried, digit: this.#placed[cell] ? this.#last[cell] : 0 });
    if (this.left.length > MOST_LEFT) this.left.pop();
    this.#tried[cell] = 0;
    this.#placed[cell] = 0;
  }
}

/** So many digits that clash show in which houses none does. */
const MANY = 8;
/** Cells that are remembered. */
const MOST_LEFT = 10_000;

/** The house of which these cells are the empty ones, if they are in one row or column. @param {number[]} cells */
function houseOf(cells) {
  const [first] = cells;
  return housesOf(first)
    .slice(0, 2)
    .find((house, kind) => cells.every((cell) => housesOf(cell)[kind] === house));
}

/** The first or the last digits: no digit is between them and the end. @param {number[]} digits */
const isEnd = (digits) =>
  digits.every((digit, i) => digit === i + 1) ||
  digits.every((digit, i) => digit === 10 - digits.length + i);

/** A search that goes back, and has given up a cell too early. @param {Replay} replay @returns {Diagnosis | null} */
function ofGivenUp({ left, tried, most }) {
  const skipped = digitsIn(left.reduce((mask, { untried }) => mask | untried, 0) & ~tried);
  if (skipped.length && isEnd(skipped)) {
    const [digit] = skipped;
    const found = left.find(({ untried }) => (untried >> digit) & 1);
    if (found) return { id: 'digits', step: found.step, cell: found.cell, digit, missing: skipped };
  }
  const early = left.find(({ digit, untried }) => digit && untried);
  if (!early) return null;
  const { step, cell, digit, untried } = early;
  const next = digitsIn(untried).find((each) => each > digit);
  return most === 1 && next
    ? { id: 'single', step, cell, digit, next }
    : { id: 'left', step, cell, digit: digitsIn(untried)[0] };
}

/** A program that has returned. @param {string} givens @param {Moves} moves @param {number} cleared @returns {Diagnosis | null} */
function ofReturned(givens, moves, cleared) {
  const replay = new Replay(givens, moves);
  const { board, touched, written } = replay;
  const last = moves.letters.length;
  const empty = CELLS.filter((cell) => !board[cell]);
  const { clash, clashing, clashes, removals, back } = replay;
  if (!cleared && removals && back) return { id: 'undo', ...back };
  if (clash) {
    const unchecked = KINDS.filter((kind) => clashing[kind]);
    const checked = clashes < MANY ? [] : KINDS.filter((kind) => !clashing[kind]);
    return { id: 'clash', ...clash, unchecked, checked };
  }
  if (!written.size) return null;
  const givenUp = cleared ? ofGivenUp(replay) : null;
  if (givenUp) return givenUp;
  if (!cleared && touched.size === 1 && empty.length)
    return { id: 'one', step: last, cell: [...written][0] };
  const [first] = empty;
  if (!cleared && first !== undefined && !replay.fitting(first))
    return { id: removals ? 'kept' : 'stuck', step: last, cell: first };
  const fresh = empty.filter((cell) => !touched.has(cell));
  if (moves.letters[last - 1] !== PLACE || !fresh.length) return null;
  const house = houseOf(fresh);
  if (fresh.length === empty.length && fresh.length > 1 && house !== undefined)
    return { id: 'house', step: last, house };
  if (empty.some((cell) => !replay.fitting(cell))) return null; // a dead end
  return { id: 'early', step: last, cell: fresh[0] };
}

const LONGEST_TURN = 400;
const FEWEST_TURNS = 20;

/** The moves at the end that are repeated. @param {Moves} moves @param {Uint16Array} lines @returns {Diagnosis | null} */
function turnsOf({ letters, cells, digits }, lines) {
  const { length } = letters;
  const same = (/** @type {number} */ a, /** @type {number} */ b) =>
    letters[a] === letters[b] &&
    cells[a] === cells[b] &&
    digits[a] === digits[b] &&
    lines[a] === lines[b];
  for (let turn = 1; turn <= LONGEST_TURN && turn * FEWEST_TURNS <= length; turn++) {
    let from = length - turn - 1;
    while (from >= 0 && same(from, from + turn)) from--;
    const repeated = length - from - 1;
    if (repeated >= turn * FEWEST_TURNS) return { id: 'turns', step: from + 2, steps: turn };
  }
  return null;
}

/**
 * @param {Result} result
 * @param {string} givens  of a puzzle with a solution
 * @param {string} source
 * @returns {Diagnosis | null}
 */
export function diagnosisOf({ trace, lines, end }, givens, source) {
  const step = lines.length;
  const { end: why, message, solved, cleared } = end;
  if (solved || message === 'generator') return null;
  if (why === 'error') {
    const [, r, c] = /grid\[(\d)\]\[(\d)\] is a given/.exec(message) ?? [];
    return r ? { id: 'given', step, cell: 9 * Number(r) + Number(c) } : null;
  }
  const line = gapIn(source);
  if (why === 'done' && line) return { id: 'gap', step, line };
  if (!step) return null;
  const moves = movesOf(trace, step);
  if (why === 'done') return ofReturned(givens, moves, cleared);
  return why === 'time' || why === 'moves' ? turnsOf(moves, lines) : null;
}
