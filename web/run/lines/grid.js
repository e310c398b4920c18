// The grid of a program after a line, and its candidates.
// @ts-check
import { possibleIn } from '../../puzzle/constraints.js';

/** @typedef {import('./machine.js').Machine} Machine */
/** @typedef {import('./library.js').Value} Value */

/** The place of an event without one. */
export const NOWHERE = 511;

/** The elements of 81 cells; a grid of ten rows has indices from 1 on. @param {Value} grid */
function cellsOf(grid) {
  const rows = /** @type {Value[][]} */ (grid);
  return rows.length === 10 ? rows.slice(1).flatMap((row) => row.slice(1)) : rows.flat();
}

/** What an expression is in the outermost call that knows it. @param {Machine} machine @param {string} expression */
export function valueIn(machine, expression) {
  for (const frame of machine.frames) {
    const value = machine.value(frame, expression);
    if (value) return value;
  }
  return null;
}

/** The digits of the grid of a program; null while it has none. @param {Machine} machine @param {string} grid */
export function digitsAt(machine, grid) {
  const value = valueIn(machine, grid);
  return value ? Uint8Array.from(cellsOf(value), Number) : null;
}

/** @param {number[]} flags  by digit */
const maskOf = (flags) =>
  flags.reduce((mask, one, digit) => mask | (digit && one << (digit - 1)), 0);

/**
 * The last event with digits and candidates as they are after a line.
 * @param {import('./lines.js').Lines} lines
 * @param {Machine} machine  after the line
 * @param {import('../algorithms/view.js').Moment} event
 */
export function snapshotAt({ view }, machine, { snapshot, kind }) {
  const digits = digitsAt(machine, view.grid) ?? snapshot.digits;
  const isSet = kind !== 'begin' && view.possible; // before, the candidates are being set
  const kept = isSet ? valueIn(machine, isSet) : null;
  const possible = kept ? /** @type {number[][]} */ (cellsOf(kept)) : null;
  const candidates = snapshot.candidates.map((left, at) => {
    if (view.possible) return possible ? maskOf(possible[at]) : left;
    return digits[at] === 0 ? possibleIn(digits, at) : left;
  });
  return { ...snapshot, digits, candidates, possible };
}
