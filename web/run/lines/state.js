// What the page shows of a program after a line: its grid and its calls.
// @ts-check
import { possibleIn } from '../../puzzle/constraints.js';
import { CALLS } from '../algorithms/calls.js';
import { momentOf } from '../algorithms/view.js';
import { shown as textOf, SHOWN } from './lines.js';

/** @typedef {import('../algorithms/view.js').Moment} Moment */
/** @typedef {import('../algorithms/calls.js').LineCall} LineCall */
/** @typedef {import('./machine.js').Machine} Machine */
/** @typedef {import('./library.js').Value} Value */

/** The place of an event without one. */
const NOWHERE = 511;

/** The elements of 81 cells; a grid of ten rows has indices from 1 on. @param {Value} grid */
function cellsOf(grid) {
  const rows = /** @type {Value[][]} */ (grid);
  return rows.length === 10 ? rows.slice(1).flatMap((row) => row.slice(1)) : rows.flat();
}

/** What an expression is in the outermost call that knows it. @param {Machine} machine @param {string} expression */
function valueIn(machine, expression) {
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

/** A call of a method with its arguments, and its result. @param {import('./machine.js').Frame} frame */
function callOf({ method, locals, returned }) {
  const values = method.parameters.map((name) => {
    const { type = '' } = method.variables.find((each) => each.name === name) ?? {};
    return SHOWN.test(type) && !Array.isArray(locals[name]) ? textOf(locals[name], type) : name;
  });
  const result = returned?.value;
  const isShown = /number|boolean/.test(typeof result);
  return { call: `${method.name}(${values.join(', ')})`, result: isShown ? String(result) : '' };
}

/** The calls inside of the search, or before it, with the innermost first. @param {Machine} machine @param {import('./program.js').Method} searching */
export function helpersAt({ frames }, searching) {
  const last = frames.map(({ method }) => method).lastIndexOf(searching);
  return frames
    .slice(Math.max(1, last + 1))
    .map(callOf)
    .reverse();
}

/**
 * A program after a line as a moment of its run: the board has the digits of its grid, and the calls are those
 * of the program.
 * @param {string} id  of its algorithm
 * @param {import('./lines.js').Lines} lines
 * @param {Machine} machine  after the line
 * @param {Moment} event  the last one
 * @param {boolean} between  the line is not that of the event
 * @returns {Moment}
 */
export function stateAt(id, { view, searching }, machine, event, between) {
  const shown = CALLS[id];
  const { snapshot } = event;
  const texts = machine.program.lines;
  const digits = digitsAt(machine, view.grid) ?? snapshot.digits;
  /** @type {LineCall[]} */
  const calls = machine.frames.map((frame, i) => ({
    method: frame.method,
    line: frame.line,
    own: Object.fromEntries(machine.variables(frame).map(({ name, value }) => [name, value])),
    searches: frame.method === searching && frame.method.name !== 'main',
    failed: machine.holds === false && i === machine.frames.length - 1,
  }));
  const { stack, depth = snapshot.depth, cell } = shown.calls(calls, digits, texts);
  const isSet = event.kind !== 'begin' && shown.possible; // before, the candidates are being set
  const kept = isSet ? valueIn(machine, isSet) : null;
  const possible = kept ? /** @type {number[][]} */ (cellsOf(kept)) : null;
  const candidates = snapshot.candidates.map((left, at) => {
    if (shown.possible) return possible ? maskOf(possible[at]) : left;
    return digits[at] === 0 ? possibleIn(digits, at) : left;
  });
  const now = {
    ...snapshot,
    ...{ digits, candidates, stack, depth, solutions: [] },
    matrix: shown.matrix?.((name) => valueIn(machine, name)) ?? snapshot.matrix,
    last: between ? (cell < 0 ? NOWHERE : cell) << 10 : snapshot.last,
  };
  return {
    ...momentOf(now, between ? 'line' : event.kind),
    helpers: helpersAt(machine, searching),
    counts: possible?.map(([count]) => count),
  };
}

/** @param {number[]} flags  by digit */
const maskOf = (flags) =>
  flags.reduce((mask, one, digit) => mask | (digit && one << (digit - 1)), 0);
