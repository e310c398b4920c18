// Runs a program and computes an expression after it: the tests of an exercise do that.
// @ts-check
import { LIMITS } from './limits.js';
import { mark } from './mark.js';
import { endOf, runInSandbox } from './sandbox.js';
import { States } from './states.js';
import { sentenceOf } from './results.js';

/**
 * What came of it.
 * @typedef {object} Answer
 * @property {string} failed  why there is no value, in words; empty if there is one
 * @property {string} returned  the value as a text: `3`, `true`, `[1, 2]`, `"a"`
 * @property {string[]} printed
 */

/**
 * @param {string} source
 * @param {string} call  the expression; it can use the functions of the program, and `grid`
 * @param {string} givens  81 digits, 0 for a blank
 * @param {typeof import('./en.js').strings} texts
 * @param {string} [home]  the address of the site, where the page is not a part of it
 * @returns {Promise<Answer>}  always resolves
 */
export async function askProgram(source, call, givens, texts, home) {
  const marked = mark(source, call);
  const empty = { trace: new Uint8Array(), states: new States(), milliseconds: 0 };
  const { end, ...result } =
    'code' in marked
      ? await runInSandbox(marked, givens, { asked: true, home })
      : { ...empty, end: endOf(marked, LIMITS) };
  const { returned, printed } = end;
  if (end.end === 'done') return { failed: '', returned, printed };
  // A brace that is missing shows at the end, behind the last line of the program.
  const line = Math.min(end.line, source.split('\n').length);
  const failed = sentenceOf({ ...result, end: { ...end, line }, lines: new Uint16Array() }, texts);
  return { failed, returned, printed };
}
