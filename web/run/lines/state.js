// What the page shows of a program after a line: its grid and its calls.
// @ts-check
import { CALLS } from '../algorithms/calls.js';
import { NOWHERE, snapshotAt, valueIn } from './grid.js';
import { momentOf } from '../algorithms/view.js';
import { shown as textOf, SHOWN } from './lines.js';

/** @typedef {import('../algorithms/view.js').Moment} Moment */
/** @typedef {import('../algorithms/calls.js').LineCall} LineCall */
/** @typedef {import('./machine.js').Machine} Machine */

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
export function stateAt(id, lines, machine, event, between) {
  const { searching } = lines;
  const shown = CALLS[id];
  const { possible, ...snapshot } = snapshotAt(lines, machine, event);
  const { digits } = snapshot;
  /** @type {LineCall[]} */
  const calls = machine.frames.map((frame, i) => ({
    method: frame.method,
    line: frame.line,
    own: Object.fromEntries(machine.variables(frame).map(({ name, value }) => [name, value])),
    searches: frame.method === searching && frame.method.name !== 'main',
    failed: machine.holds === false && i === machine.frames.length - 1,
  }));
  const texts = machine.program.lines;
  const { stack, depth = snapshot.depth, cell } = shown.calls(calls, digits, texts);
  const now = {
    ...snapshot,
    ...{ stack, depth, solutions: [] },
    matrix: shown.matrix?.((name) => valueIn(machine, name)) ?? snapshot.matrix,
    last: between ? (cell < 0 ? NOWHERE : cell) << 10 : snapshot.last,
  };
  return {
    ...momentOf(now, between ? 'line' : event.kind),
    helpers: helpersAt(machine, searching),
    counts: possible?.map(([count]) => count),
  };
}
