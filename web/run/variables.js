// The variables of a program at a step, with the names that its listing uses.
// @ts-check
import { digitsOf } from '../puzzle/puzzle.js';
import { partsOf } from './run-protocol.js';

/** @typedef {import('./run-protocol.js').Snapshot} Snapshot */
/** @typedef {{name: string, value: string}} Variable */
/** A step, and the event before it. @typedef {{snapshot: Snapshot, kind: string, place: number, digit: number}} Moment */
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
function setOf(digits, houseOf, house) {
  let bits = 0;
  for (let cell = 0; cell < 81; cell++) {
    if (houseOf(cell) === house && digits[cell]) bits |= 1 << digits[cell];
  }
  return bits;
}
const binary = (/** @type {number} */ bits) => bits.toString(2).padStart(10, '0');

/**
 * The square that the program of the recursion lab found last: rempty and cempty.
 * @param {Moment} moment
 */
function lastFound({ snapshot, kind, place }) {
  const { digits } = snapshot;
  const cell = innermost(snapshot);
  if (kind === 'leave' && place < 81) return place;
  if (kind === 'exhausted') return Math.max(0, digits.indexOf(0));
  // The call that has just returned has not restored its square yet.
  if (kind === 'remove') {
    const next = digits.indexOf(0, cell + 1);
    return next < 0 ? cell : next;
  }
  return Math.max(0, cell);
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

/** The number of the node of an option in the column of a constraint. @param {{constraint: number, cell: number, digit: number}} frame */
const nodeOf = ({ constraint, cell, digit }) =>
  325 + 36 * cell + 4 * (digit - 1) + Math.floor(constraint / 81);

/** Given the cell that the reader points at, or -1. @type {Record<string, (moment: Moment, texts: Texts, pointed: number) => [string, string][]>} */
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
  bitmask({ snapshot, kind }, texts, pointed) {
    const cell = innermost(snapshot);
    const houses = [row, column, box];
    const setsOf = (/** @type {number} */ at) =>
      houses.map((houseOf) => setOf(snapshot.digits, houseOf, houseOf(at)));
    const sets = setsOf(cell);
    // The sets of the cell pointed at, else of that of the call.
    const at = pointed < 0 ? cell : pointed;
    const [rows, cols, boxes] = setsOf(at).map((bits) => (at < 0 ? NONE : binary(bits)));
    const bit = 1 << tried(snapshot);
    // Of the check that was made last: a digit that fits was not in the sets yet.
    const used = sets.reduce((all, bits) => all | bits) & (kind === 'place' ? ~bit : -1);
    const looked = kind === 'place' || kind === 'reject';
    return [
      ['loc', cell < 0 ? NONE : text(cell)],
      ['n', orNone(tried(snapshot))],
      [at < 0 ? 'rows[…]' : `rows[${row(at)}]`, rows],
      [at < 0 ? 'cols[…]' : `cols[${column(at)}]`, cols],
      [at < 0 ? 'boxes[…]' : `boxes[${box(at)}]`, boxes],
      ['used', looked ? binary(used) : NONE],
      ['1 << n', looked ? binary(bit) : NONE],
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
      ['rempty', text(row(lastFound(moment)))],
      ['cempty', text(column(lastFound(moment)))],
      ['solutionnr', text(moment.snapshot.counters[0])],
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
    const known = cell >= 0 && kind !== 'begin';
    const left = known ? snapshot.candidates[cell] : 0;
    // After the search has cleared a cell, k is the digit that it had.
    const k = known && !digit && kind === 'remove' ? tried(snapshot) : digit;
    return [
      ['i', known ? text(row(cell) + 1) : NONE],
      ['j', known ? text(column(cell) + 1) : NONE],
      ['k', known ? orNone(k) : NONE],
      ['grid[i][j]', known ? text(snapshot.digits[cell]) : NONE],
      ['possible[i][j][0]', known ? text(digitsOf(left).length) : NONE],
      ['possible[i][j][k]', known && k ? text((left >> (k - 1)) & 1) : NONE],
    ];
  },
  'dancing-links'({ snapshot, kind, place }, { constraintName }) {
    const frame = snapshot.stack.at(-1);
    const size = frame ? snapshot.matrix[frame.constraint] : 0;
    const option = frame && frame.cell >= 0 ? frame : null;
    const other = (kind === 'cover' || kind === 'uncover') && place !== frame?.constraint;
    return [
      ['c', frame ? constraintName(frame.constraint) : NONE],
      ['size[c]', frame ? (size < 0 ? NONE : text(size)) : NONE],
      ['r', option ? text(nodeOf(option)) : NONE],
      ['cell', option ? text(option.cell) : NONE],
      ['grid[cell]', frame ? orNone(frame.digit) : NONE],
      ['head[j]', other ? constraintName(place) : NONE],
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

/** @param {Snapshot} snapshot @param {string} kind  of the event before the step @returns {Moment} */
export function momentOf(snapshot, kind) {
  const { place, digit } = partsOf(snapshot.last);
  return { snapshot, kind, place, digit };
}

/**
 * The variables of a program, each with its value.
 * @param {string} algorithm  its id
 * @param {Snapshot} snapshot
 * @param {string} kind  of the event before the step
 * @param {Texts} texts
 * @param {number} [pointed]  the cell that the reader points at, of which some variables are shown
 * @returns {Variable[]}
 */
export function variablesOf(algorithm, snapshot, kind, texts, pointed = -1) {
  const list = VARIABLES[algorithm]?.(momentOf(snapshot, kind), texts, pointed) ?? [];
  return list.map(([name, value]) => ({ name, value }));
}
