// The tests of a program in a lesson: how they are written, and what is said about the first that fails.
// @ts-check
import { puzzleOf } from './transform.js';

/** @typedef {import('./reading.js').Piece} Piece */
/** @typedef {import('./types.js').Inline} Inline */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */
/** @typedef {import('./types.js').Test} Test */
/** @typedef {typeof import('./en.js').strings['CODE']} Texts */
/** The value of an expression after a program, see `askProgram` of the program. @typedef {(source: string, call: string, givens: string) => Promise<{failed: string, returned: string, printed: string[]}>} Ask */

/** Separates the printed lines in a test; `…` as the last line allows any further lines. */
const BREAK = ' / ';

/** A value as the sandbox writes it; the text itself if it is none. @param {string} text */
function valueOf(text) {
  /** @param {unknown} value @returns {string} */
  const write = (value) =>
    Array.isArray(value) ? `[${value.map(write).join(', ')}]` : JSON.stringify(value);
  try {
    return write(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Reads a line with a test, or with the puzzle of the tests after it.
 * @param {Piece} piece @param {QuestionBlock} question @param {string} puzzle  so far
 * @param {import('./reading.js').Reading} reading
 * @returns {string} the puzzle of the next test
 */
export function readTest(piece, question, puzzle, reading) {
  const [, name, text] = /^(\w+):\s*(.*?)\s*$/.exec(piece.text) ?? ['', '', ''];
  const [, call, right] = /^(.+?) = (.+)$/.exec(text) ?? ['', text, ''];
  const own = puzzleOf(call);
  if (name === 'puzzle' ? !own : !right || (name === 'solves' && !own)) {
    reading.complain('test', piece, piece.text);
    return puzzle;
  }
  if (name === 'puzzle') return own;
  if (name === 'solves') {
    const expected = puzzleOf(right);
    if (!expected && right !== 'none') reading.complain('test', piece, piece.text);
    const test = { call: 'solve(grid)', puzzle: own, expected, hidden: false };
    question.tests.push({ type: 'solves', ...test });
  } else {
    const prints = name === 'prints';
    const expected = prints ? right : valueOf(right);
    const type = prints ? 'prints' : 'returns';
    question.tests.push({ type, call, puzzle, expected, hidden: name === 'hidden' });
  }
  return puzzle;
}

/** @param {string} text @returns {Inline} */
const code = (text) => ({ type: 'code', text });
/** @param {string} text @returns {Inline} */
const words = (text) => ({ type: 'text', text });

/** A test as it is shown with the task. @param {Test} test @param {Texts} texts @returns {Inline[]} */
export function describe({ type, call, expected }, texts) {
  if (type === 'solves') return [code(call), words(` ${texts.solves(Boolean(expected))}`)];
  return [
    code(call),
    words(` ${type === 'prints' ? texts.toPrint : texts.toReturn} `),
    code(expected),
  ];
}

/** The first line that differs. @param {string[]} printed @param {string} expected @param {Texts} texts */
function differentLine(printed, expected, texts) {
  const lines = expected.split(BREAK);
  const open = lines.at(-1) === '…';
  if (open) lines.pop();
  const all = Math.max(lines.length, open ? 0 : printed.length);
  for (let i = 0; i < all; i++)
    if (printed[i] !== lines[i]) return texts.printed(i + 1, printed[i], lines[i]);
  return '';
}

/** The first cell that differs. @param {string} returned  the grid @param {Test} test @param {Texts} texts */
function differentCell(returned, { puzzle, expected }, texts) {
  const digits = returned.replace(/[^\d]/g, '');
  const wanted = expected || puzzle;
  const at = [...wanted].findIndex((digit, i) => digits[i] !== digit);
  return at < 0 ? '' : texts.cell(at, Number(digits[at]), Number(wanted[at]), Boolean(expected));
}

/**
 * Runs the tests in order, up to the first that fails; each starts the program anew.
 * @param {string} source @param {Test[]} tests @param {Ask} ask @param {Texts} texts
 * @returns {Promise<Inline[] | null>}  what it does instead; null: all have passed
 */
export async function firstFailure(source, tests, ask, texts) {
  for (const test of tests) {
    const { type, call, puzzle, expected } = test;
    const solves = type === 'solves';
    const asked = solves ? `(${call}, grid)` : call;
    const { failed, returned, printed } = await ask(source, asked, puzzle);
    let wrong = failed;
    if (!wrong && solves) wrong = differentCell(returned, test, texts);
    else if (!wrong && type === 'prints') wrong = differentLine(printed, expected, texts);
    else if (!wrong && returned !== expected) wrong = texts.returned(returned, expected);
    if (wrong) return [code(call), words(` ${wrong}`)];
  }
  return null;
}
