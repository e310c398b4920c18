// The path of a person through a puzzle: its steps, positions and questions about them.
// @ts-check
import { blockerOf } from '../../puzzle/constraints.js';

/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */
/** @typedef {import('../../../wasm/logic.d.ts').Position} Position */

/**
 * A path, or the beginning of one that is being searched, with at least one step.
 * @typedef {Omit<import('../../logic/client.js').Path, 'end'> & {end: Position | null}} PathSoFar
 * `end` is null while the path is not complete
 */

/**
 * Consecutive steps, as one entry of a list.
 * @typedef {object} Group
 * @property {string} technique  of all its steps, or of the first of several singles
 * @property {number} level
 * @property {number} rating  the highest of its steps
 * @property {number} from  index of the first step
 * @property {number} to  one more than the index of the last step
 * @property {boolean} [singles]  the singles of several kinds with which the path ends
 */

const isSingle = (/** @type {Group} */ { technique }) =>
  /^(full-house|naked-single|hidden-single-\w+)$/.test(technique);

/**
 * The entries of a list of steps: equal techniques in a row make one entry, and so do all singles
 * after the last other technique of a complete path.
 * @param {readonly Deduction[]} steps
 * @param {string} [only]  a technique: the list has only its steps
 * @param {boolean} [complete]  the last step is the end of the path
 * @returns {Group[]}
 */
export function entriesOf(steps, only = '', complete = true) {
  const groups = groupsOf(steps);
  if (only) return groups.filter(({ technique }) => technique === only);
  const end = groups.reduce((last, group, at) => (isSingle(group) ? last : at + 1), 0);
  if (!complete || !end || groups.length - end < 2) return groups;
  const singles = groups.slice(end);
  const rating = Math.max(...singles.map((group) => group.rating));
  return [...groups.slice(0, end), { ...singles[0], to: steps.length, rating, singles: true }];
}

/** @param {readonly Deduction[]} steps @returns {Group[]} */
function groupsOf(steps) {
  /** @type {Group[]} */
  const groups = [];
  steps.forEach(({ technique, level, rating }, at) => {
    const last = groups.at(-1);
    if (last?.technique === technique && last.level === level && last.rating === rating)
      last.to = at + 1;
    else groups.push({ technique, level, rating, from: at, to: at + 1 });
  });
  return groups;
}

/** The position before a known step; after the last one of a complete path, the end. @param {PathSoFar} path @param {number} at */
export const positionAt = ({ deductions, end }, at) =>
  /** @type {Position} */ (deductions[at]?.before ?? end);

/**
 * Why a digit is not in a cell.
 * @typedef {{kind: 'is', digit: number} | {kind: 'becomes', digit: number, step: number}
 *   | {kind: 'clash', cell: number, house: number} | {kind: 'removed', step: number}
 *   | {kind: 'placed', step: number, cell: number} | {kind: 'notYet' | 'unknown'}} Reason
 * is: the cell has that digit at the start. becomes: the path places a digit in the cell. clash: a
 * peer has the digit at the start. removed: a step eliminates it. placed: a step places the digit in a
 * peer. notYet: no step that is known so far says why. unknown: no step does
 */

/**
 * Why a digit cannot be in a cell: the first reason on the path.
 * @param {PathSoFar} path
 * @param {number} cell
 * @param {number} digit
 * @returns {Reason}
 */
export function whyNot(path, cell, digit) {
  const digits = [...positionAt(path, 0).digits].map(Number);
  if (digits[cell]) return { kind: 'is', digit: digits[cell] };
  const clash = blockerOf(digits, cell, digit);
  if (clash) return { kind: 'clash', ...clash };
  for (const [step, { placements, eliminations }] of path.deductions.entries()) {
    if (eliminations.some((each) => each.cell === cell && each.digit === digit))
      return { kind: 'removed', step };
    for (const placed of placements) {
      if (placed.cell === cell) return { kind: 'becomes', digit: placed.digit, step };
      digits[placed.cell] = placed.digit;
      if (placed.digit === digit && blockerOf(digits, cell, digit))
        return { kind: 'placed', step, cell: placed.cell };
    }
  }
  return { kind: path.end ? 'unknown' : 'notYet' };
}
