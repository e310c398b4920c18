// The variables of a program at a step, with the names that its listing uses.
// @ts-check
import { digitsOf } from '../puzzle/puzzle.js';
import { partsOf } from './run-protocol.js';

/** @typedef {import('./run-protocol.js').Snapshot} Snapshot */
/** @typedef {{name: string, value: string}} Variable */
/** @typedef {{snapshot: Snapshot, kind: string, place: number, digit: number}} Moment */
/** @typedef {{constraintName: (constraint: number) => string}} Texts */

/** The value of a variable that has none yet. */
export const UNKNOWN = '–';
const NONE = UNKNOWN;

const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
const column = (/** @type {number} */ cell) => cell % 9;
const box = (/** @type {number} */ cell) =>
  3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);

/**
 * The digits of a house as bits, bit n for digit n, as the Almanac's program keeps them.
 * @param {ArrayLike<number>} digits
 * @param {(cell: number) => number} houseOf
 * @param {number} house
 */
function bitsOf(digits, houseOf, house) {
  let bits = 0;
  for (let cell = 0; cell < 81; cell++) {
    if (houseOf(cell) === house && digits[cell]) bits |= 1 << digits[cell];
  }
  return bits.toString(2).padStart(10, '0');
}

/** The cell of the innermost call; -1 before the first. @param {Snapshot} snapshot */
const innermost = ({ stack }) => stack.at(-1)?.constraint ?? -1;

/** The digit that the innermost call tries or has placed. @param {Snapshot} snapshot */
const tried = ({ stack, digits }) => {
  const frame = stack.at(-1);
  if (!frame) return 0;
  return frame.digit || digits[frame.constraint] || digitsOf(frame.done).at(-1) || 0;
};

const text = (/** @type {number | string | boolean} */ value) => String(value);
const orNone = (/** @type {number} */ value) => (value ? String(value) : NONE);

/** What a check has returned; none unless it was the last event. @param {Moment} moment @param {boolean} [fits] */
const checked = ({ kind }, fits = true) =>
  kind === 'reject' ? text(!fits) : kind === 'place' ? text(fits) : NONE;

/** @type {Record<string, (moment: Moment, texts: Texts) => [string, string][]>} */
const VARIABLES = {
  'free-cell-list'(moment) {
    const { snapshot, kind, place } = moment;
    const { stack, depth, digits } = snapshot;
    // After k++, i and j change at the beginning of the loop.
    const cell = kind === 'place' ? place : (stack[depth]?.constraint ?? -1);
    const begun = snapshot.step > 0 && cell >= 0;
    return [
      ['k', begun ? text(depth) : NONE],
      ['i', begun ? text(row(cell)) : NONE],
      ['j', begun ? text(column(cell)) : NONE],
      ['grid[i][j]', begun ? text(digits[cell]) : NONE],
      ['isValid', checked(moment)],
    ];
  },
  bitmask(moment) {
    const { snapshot } = moment;
    const cell = innermost(snapshot);
    const set = (/** @type {(cell: number) => number} */ houseOf) =>
      cell < 0 ? NONE : bitsOf(snapshot.digits, houseOf, houseOf(cell));
    return [
      ['loc', cell < 0 ? NONE : text(cell)],
      ['n', orNone(tried(snapshot))],
      [cell < 0 ? 'rows[…]' : `rows[${row(cell)}]`, set(row)],
      [cell < 0 ? 'cols[…]' : `cols[${column(cell)}]`, set(column)],
      [cell < 0 ? 'boxes[…]' : `boxes[${box(cell)}]`, set(box)],
    ];
  },
  'is-safe'(moment) {
    const cell = innermost(moment.snapshot);
    return [
      ['row', cell < 0 ? NONE : text(row(cell))],
      ['col', cell < 0 ? NONE : text(column(cell))],
      ['num', orNone(tried(moment.snapshot))],
      ['grid[row][col]', cell < 0 ? NONE : text(moment.snapshot.digits[cell])],
      ['isSafe', checked(moment)],
    ];
  },
  'count-solutions'(moment) {
    const cell = innermost(moment.snapshot);
    return [
      ['r', cell < 0 ? NONE : text(row(cell))],
      ['c', cell < 0 ? NONE : text(column(cell))],
      ['n', orNone(tried(moment.snapshot))],
      ['grid[r][c]', cell < 0 ? NONE : text(moment.snapshot.digits[cell])],
      ['givesConflict', checked(moment, false)],
    ];
  },
  'fewest-candidates'({ snapshot }) {
    const cell = innermost(snapshot);
    // The candidates when the call began: those left, and the digit that it has placed.
    const own = cell < 0 ? 0 : snapshot.digits[cell];
    const others = cell < 0 ? [] : candidatesAt(snapshot.digits, cell);
    return [
      ['cell', cell < 0 ? NONE : text(cell)],
      ['digits', cell < 0 ? NONE : others.join('') || '∅'],
      ['digit', orNone(tried(snapshot))],
      ['grid[cell]', cell < 0 ? NONE : text(own)],
    ];
  },
  'candidate-elimination'({ snapshot, kind, place, digit }) {
    const cell = place < 81 ? place : -1;
    const left = cell < 0 ? [] : digitsOf(snapshot.candidates[cell]);
    const known = cell >= 0 && kind !== 'begin';
    return [
      ['i', known ? text(row(cell) + 1) : NONE],
      ['j', known ? text(column(cell) + 1) : NONE],
      ['k', known ? orNone(digit) : NONE],
      ['grid[i][j]', known ? text(snapshot.digits[cell]) : NONE],
      ['possible[i][j]', known ? left.join('') || '∅' : NONE],
    ];
  },
  'dancing-links'({ snapshot }, { constraintName }) {
    const frame = snapshot.stack.at(-1);
    const size = frame ? snapshot.matrix[frame.constraint] : 0;
    return [
      ['c', frame ? constraintName(frame.constraint) : NONE],
      ['size[c]', frame ? (size < 0 ? NONE : text(size)) : NONE],
      ['cell', frame && frame.cell >= 0 ? text(frame.cell) : NONE],
      ['grid[cell]', frame ? orNone(frame.digit) : NONE],
    ];
  },
};

/** @param {ArrayLike<number>} digits @param {number} cell  its own digit does not count */
function candidatesAt(digits, cell) {
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return left.filter((digit) => {
    for (let at = 0; at < 81; at++) {
      if (at === cell || digits[at] !== digit) continue;
      if (row(at) === row(cell) || column(at) === column(cell) || box(at) === box(cell))
        return false;
    }
    return true;
  });
}

/**
 * The variables of a program, each with its value.
 * @param {string} algorithm  its id
 * @param {Snapshot} snapshot
 * @param {string} kind  of the event before the step
 * @param {Texts} texts
 * @returns {Variable[]}
 */
export function variablesOf(algorithm, snapshot, kind, texts) {
  const { place, digit } = partsOf(snapshot.last);
  const list = VARIABLES[algorithm]?.({ snapshot, kind, place, digit }, texts) ?? [];
  return list.map(([name, value]) => ({ name, value }));
}
