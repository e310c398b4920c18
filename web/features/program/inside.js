// What runs in the worker around the user's program: starts it and stops it at its limits.
//
// The frame sends the text of these functions to the worker. They must not use anything outside of
// themselves.
// @ts-check
import { builtins } from './builtins.js';
import { frameRecorder } from './frames.js';
import { language } from './language.js';
import { CHUNK_BYTES, LONGEST_RESULT, MOVE_BYTES, RECORDED } from './limits.js';
import { memory } from './memory.js';
import { recorder } from './recorder.js';
import { typedArrays } from './typed-arrays.js';

/** @typedef {import('./limits.js').Why} Why */

/** @typedef {{builtins: typeof builtins, frameRecorder: typeof frameRecorder, language: typeof language, memory: typeof memory, recorder: typeof recorder, typedArrays: typeof typedArrays}} Parts */

/**
 * The program as a function: it defines its functions and returns `solve`, if there is one.
 * @typedef {(grid: number[][], check: Function, solution: Function, print: Function, console: object,
 *   mark: (line: number, value: unknown) => unknown, tick: (line: number) => void,
 *   memory: import('./memory.js').Memory, enter: (index: number) => unknown[],
 *   leave: (frame: unknown[]) => void) => unknown} Program
 */

/**
 * @param {any} scope  the global object of the worker; loses all but the language itself
 * @param {import('./recorder.js').Setup & Parameters<typeof frameRecorder>[1] & {offset: number, asked: boolean, longest: number}} setup  `offset`: lines of the worker's
 *   script before the program; `asked`: what the program returns is sent, at most `longest` characters
 * @param {Parts} parts
 * @returns {(program: Program) => void} runs the program; its trace and its end are posted
 */
function inside(scope, setup, parts) {
  const { limits, offset, longest } = setup;
  const post = scope.postMessage.bind(scope);
  const now = scope.performance.now.bind(scope.performance);
  const { Error, Number, String, RegExp } = scope;
  const { freeze } = scope.Object;
  const { isArray } = scope.Array;
  const { isView } = scope.ArrayBuffer;
  const { apply } = scope.Reflect;
  // Those of the program count, see `memory.js`.
  const { exec } = RegExp.prototype;
  const { slice, split } = String.prototype;
  scope.addEventListener?.('unhandledrejection', (/** @type {Event} */ e) => e.preventDefault());

  /** Globals of other environments. */
  const ELSEWHERE = ['SharedArrayBuffer', 'document', 'process', 'require', 'window'];
  /** @type {string[]} */
  const printed = [];
  /** What the expression of the setup was, as a text. */
  let returned = '';
  /** Thrown to end the program at a limit. */
  const STOP = freeze({});
  let ended = false;
  const TICKS = 20_000;
  let ticks = TICKS;

  /** @param {Why} why @param {string} [message] @param {number} [at] */
  function end(why, message = '', at = trace.line) {
    if (ended) return;
    ended = true;
    ticks = 1; // the next one throws
    trace.flush();
    const said = apply(slice, message, [0, 500]);
    post({ end: why, message: said, line: at, printed, returned, ...trace.result });
  }

  /** @param {Why} why @param {number} [at] */
  function stop(why, at) {
    end(why, '', at);
    throw STOP;
  }

  /** The line of an error: the first of its stack that is in the program, else the last mark. @param {any} error */
  function lineOf(error) {
    const stack = String(error?.stack ?? '');
    const pattern = /blob:[^\s)]*?:(\d+):\d+/g;
    for (let found; (found = apply(exec, pattern, [stack]));)
      if (Number(found[1]) > offset) return Number(found[1]) - offset;
    return trace.line;
  }

  const calls = parts.frameRecorder(scope, setup);
  const actions = {
    send: post,
    check() {
      if (ended) throw STOP;
    },
    stop: () => stop('moves'),
  };
  const trace = parts.recorder(scope, setup, actions, calls);
  const counts = parts.memory(scope, limits.bytes, () => {
    Error.stackTraceLimit = 200; // the program may be far up
    stop('memory', lineOf(new Error()));
  });
  const counted = parts.builtins(scope, counts);
  const gone = parts.language(scope, counted, parts.typedArrays(scope, counts));

  const started = now();

  /** Called in each turn of a loop and in each call of a function. @param {number} at  its line */
  function tick(at) {
    if (--ticks) return;
    ticks = 1;
    if (ended) throw STOP;
    ticks = TICKS;
    if (now() - started >= limits.milliseconds) stop('time', at);
  }

  /** @param {unknown[]} values */
  function print(...values) {
    if (printed.length >= limits.lines) return;
    const texts = values.map((/** @type {any} */ value) =>
      isArray(value) || isView(value) ? value.join(' ') : String(value),
    );
    printed.push(texts.join(' ').slice(0, 200));
  }

  const ITEMS = 81;
  /** @param {any} value @param {number} nesting @returns {string} */
  function textOf(value, nesting) {
    if (typeof value === 'string') return `"${value}"`;
    if (typeof value !== 'object' || value === null) return String(value);
    if (nesting > 2 || !(isArray(value) || isView(value))) return '{…}';
    let text = '';
    for (let i = 0; i < value.length && i < ITEMS; i++)
      text += (i ? ', ' : '') + textOf(value[i], nesting + 1);
    return `[${text}]`;
  }

  return (program) => {
    const { grid, fits, solution, mark } = trace;
    const { enter, leave } = calls;
    counts.start();
    try {
      const console = freeze({ log: print });
      const solve = program(grid, fits, solution, print, console, mark, tick, counts, enter, leave);
      const result = /** @type {any} */ (typeof solve === 'function' ? solve(grid) : null);
      const isGenerator = typeof result?.next === 'function';
      trace.finish();
      if (setup.asked) returned = apply(slice, textOf(result, 0), [0, longest]);
      end('done', isGenerator ? 'generator' : '');
    } catch (error) {
      if (error === STOP || ended) return;
      const problem = /** @type {any} */ (error);
      const isError = problem instanceof Error;
      const message = isError ? `${problem.name}: ${problem.message}` : String(problem);
      const at = lineOf(problem);
      const words = apply(split, message, [' ']);
      const missing = [...gone, ...ELSEWHERE].find((name) => words.includes(name));
      try {
        trace.settle();
      } catch {
        return; // the trace has reached its limit
      }
      if (problem?.name === 'ReferenceError' && missing) end('missing', missing, at);
      else end('error', message, at);
    }
  };
}

/**
 * The script of the worker.
 * @param {import('./limits.js').Job} job
 * @returns {{script: string, offset: number}} `offset`: its lines before those of the program
 */
export function scriptOf({ code, shared, givens, limits, asked = false }) {
  const parts = `{builtins:${builtins},frameRecorder:${frameRecorder},language:${language},memory:${memory},recorder:${recorder},typedArrays:${typedArrays}}`;
  const before = `'use strict';(${inside})(this,`;
  const offset = `${before}${parts}`.split('\n').length;
  const sizes = { chunkBytes: CHUNK_BYTES, moveBytes: MOVE_BYTES, recorded: RECORDED };
  const setup = { givens, shared, limits, ...sizes, offset, asked, longest: LONGEST_RESULT };
  return { script: `${before}${JSON.stringify(setup)},${parts})(\n${code})`, offset };
}
