// Exercises with programs: how tests are read, and what is said about the first that fails. Those of the lessons
// are solved right, and wrong as readers do; what they expect comes from other algorithms.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strings } from '../../web/features/lesson/en.js';
import { htmlOf } from '../../web/features/lesson/html.js';
import { startOf } from '../../web/features/lesson/kinds/code.js';
import { KINDS } from '../../web/features/lesson/kinds/kinds.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { plainText } from '../../web/features/lesson/types.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { strings as german } from '../../web/languages/de/lesson.js';
import { LIANG_ON_ONE, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { SOLUTIONS } from '../lesson-solutions.mjs';
import { run } from './program-run.mjs';

/** As the page asks, but in a context of this process. */
async function ask(source, call, givens) {
  const { end, message, returned, printed } = run(source, givens, { lines: 200 }, call);
  return { failed: end === 'done' ? '' : `${end}: ${message}`, returned, printed };
}
const judged = async (question, source, texts = strings) => {
  const { right, feedback } = await KINDS[question.kind].judge(question, [source], texts, {
    program: ask,
  });
  return [right, ...feedback.map(plainText)];
};
const lessonOf = (...lines) =>
  parseLesson(['# T', '', '```question q code', 'Do it.', '', ...lines, '```', ''].join('\n'));
const START = '| function f(n) {\n|   return n;\n| }\n';

describe('tests of a program', () => {
  it('are read: values, hidden ones, prints, and solutions of puzzles', () => {
    const { questions, messages } = lessonOf(
      START,
      'test: f(2) = [ 1,"a",true ]',
      `puzzle: ${ONE}`,
      'hidden: f(1) === 1 = true',
      'prints: f(3) = 1 / 2 / …',
      `solves: ${ONE} = ${ONE_SOLVED}`,
      `solves: ${NONE} = none`,
    );
    assert.deepEqual(messages, []);
    const empty = '0'.repeat(81);
    const shown = { hidden: false };
    assert.deepEqual(questions[0].tests, [
      { type: 'returns', call: 'f(2)', puzzle: empty, expected: '[1, "a", true]', ...shown },
      { type: 'returns', call: 'f(1) === 1', puzzle: ONE, expected: 'true', hidden: true },
      { type: 'prints', call: 'f(3)', puzzle: ONE, expected: '1 / 2 / …', ...shown },
      { type: 'solves', call: 'solve(grid)', puzzle: ONE, expected: ONE_SOLVED, ...shown },
      { type: 'solves', call: 'solve(grid)', puzzle: NONE, expected: '', ...shown },
    ]);
    assert.equal(startOf(questions[0]), 'function f(n) {\n  return n;\n}');
  });

  it('are complained about if they are none, and so is an exercise without them', () => {
    const codes = (...lines) => lessonOf(...lines).messages.map(({ code }) => code);
    assert.deepEqual(codes(START), ['noTests']);
    assert.deepEqual(codes('test: f(1) = 2'), ['noStart']);
    assert.deepEqual(codes(START, 'test: f(1)'), ['noTests', 'test']);
    assert.deepEqual(codes(START, 'puzzle: 12', 'test: f(1) = 1'), ['test']);
    assert.deepEqual(codes(START, 'solves: 12 = none'), ['noTests', 'test']);
    assert.deepEqual(codes(START, '- [x] 1', 'test: f(1) = 1'), ['answer']);
  });

  it('are shown unless they are hidden', () => {
    const [question] = lessonOf(START, 'test: f(2) = 4', 'hidden: f(77) = 1').questions;
    const html = htmlOf(KINDS.code.draw(question, strings));
    assert.match(html, /<code>f\(2\)<\/code> is <code>4<\/code>/);
    assert.doesNotMatch(html, /77/);
    assert.match(html, /<textarea[^>]*>function f\(n\) \{&#10; {2}return n;/);
  });

  const exercise = (...tests) => lessonOf(START, ...tests, 'right: r', 'wrong: w').questions[0];
  it('name the first difference', async () => {
    const question = exercise('test: f(2) = 4', 'test: f(3) = 6', 'hidden: f(0) = 0');
    assert.deepEqual(await judged(question, 'const f = (n) => n;'), [
      false,
      'f(2) is 2, not 4.',
      'w',
    ]);
    assert.deepEqual(await judged(question, 'const f = (n) => 4;'), [
      false,
      'f(3) is 4, not 6.',
      'w',
    ]);
    assert.deepEqual(await judged(question, 'const f = (n) => 2 * n;'), [
      true,
      'All 3 tests have passed.',
      'r',
    ]);
    assert.equal(
      (await judged(question, 'const f = (n) => 2 * n || 7;', german))[1],
      'f(0) ist 7, nicht 0.',
    );
  });

  it('name the first line that is printed otherwise', async () => {
    const closed = exercise('prints: f(2) = a / b');
    assert.equal((await judged(closed, 'const f = () => { print("a"); print("b"); };'))[0], true);
    for (const [text, said] of [
      ['print("b")', 'f(2) prints b in line 1, not a.'],
      ['print("a")', 'f(2) does not print line 2: b'],
      ['print("a"), print("b"), print("c")', 'f(2) prints line 3, which is one too many: c'],
    ])
      assert.equal((await judged(closed, `const f = () => (${text});`))[1], said);
    const open = exercise('prints: f(2) = a / …');
    assert.equal((await judged(open, 'const f = () => (print("a"), print("b"));'))[0], true);
    assert.equal((await judged(open, 'const f = () => print("b");'))[0], false);
  });

  it('name the first cell that is not that of the solution', async () => {
    const question = exercise(`solves: ${ONE} = ${ONE_SOLVED}`, `solves: ${NONE} = none`);
    assert.equal(
      (await judged(question, 'const solve = () => false;'))[1],
      'solve(grid) does not find the solution: r1c1 is empty, not 9.',
    );
    const put = `const solve = (grid) => { const all = "${ONE_SOLVED}";
      if (!grid[0][1]) return;
      for (let i = 0; i < 81; i++) if (!grid[Math.floor(i / 9)][i % 9]) grid[Math.floor(i / 9)][i % 9] = Number(all[i]); };`;
    assert.equal(
      (await judged(question, put))[1],
      'solve(grid) leaves digits, though there is no solution: r1c9 is 8.',
    );
    const right = put.replace('!grid[0][1]', 'grid[0][0] === 1');
    assert.equal((await judged(question, right))[0], true);
  });

  it('end with the fault of a program that fails, and nothing runs that is no program', async () => {
    const question = exercise('test: f(2) = 4');
    const first = async (source) => (await judged(question, source))[1];
    assert.equal(
      await first('const f = () => none;'),
      'f(2) error: ReferenceError: none is not defined',
    );
    assert.match(await first('const f = ('), /^f\(2\) error: Unexpected token/);
    assert.match(await first(''), /f is not defined/);
    assert.match(await first('const f = () => document.title;'), /missing: document/);
  });

  it('cannot be passed by changing how values are written', async () => {
    const question = exercise('test: f(2) = 4');
    const [right] = await judged(
      question,
      'Number.prototype.toString = () => "4"; Array.isArray = () => true; const f = () => 2;',
    );
    assert.equal(right, false);
    assert.equal((await judged(question, 'const f = () => "4";'))[1], 'f(2) is "4", not 4.');
    assert.equal((await judged(question, 'const f = () => [4];'))[1], 'f(2) is [4], not 4.');
    assert.equal((await judged(question, 'const f = () => ({});'))[1], 'f(2) is {…}, not 4.');
  });
});

// ---- What the lessons expect ---------------------------------------------------------------------

const cellsOf = (text) => [...text].map(Number);
/** The cells of a house of each kind of a cell, found by comparing places. */
const peers = (at) => {
  const place = (cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return [row, column, `${Math.floor(row / 3)} ${Math.floor(column / 3)}`];
  };
  const own = place(at);
  return [...Array(81).keys()].filter((cell) => place(cell).some((part, i) => part === own[i]));
};
const fits = (puzzle, r, c, d) =>
  !peers(9 * r + c).some((cell) => cell !== 9 * r + c && cellsOf(puzzle)[cell] === d);
const boxOf = (puzzle, r, c) =>
  [...Array(81).keys()]
    .filter((cell) => Math.floor(cell / 27) === Math.floor(r / 3))
    .filter((cell) => Math.floor((cell % 9) / 3) === Math.floor(c / 3))
    .map((cell) => ({ row: Math.floor(cell / 9), column: cell % 9, digit: cellsOf(puzzle)[cell] }));
/** The first filling of row 1 without a conflict, all tried in the order of numbers. */
function firstRow(puzzle) {
  const row = cellsOf(puzzle).slice(0, 9);
  const open = row.flatMap((digit, c) => (digit ? [] : [c]));
  for (let n = 0; n < 10 ** open.length; n++) {
    const digits = cellsOf(String(n).padStart(open.length, '0'));
    const filled = row.map((digit, c) => digit || digits[open.indexOf(c)]);
    const different = new Set(filled).size === 9 && !filled.includes(0);
    if (different && open.every((c) => fits(puzzle, 0, c, filled[c]))) return filled;
  }
  return null;
}
const text = (value) => JSON.stringify(value).replaceAll(',', ', ');
const numbers = (call) => call.match(/\d+/g).map(Number);
/** Calls of the recursion: the first, and one for each digit that is placed. */
const CALLS = 1 + (51 + LIANG_ON_ONE.backtracks);
const FIFTIES = Array.from({ length: Math.floor(CALLS / 50) }, (_, i) => String(50 * (i + 1)));

/** What a test of an exercise expects. */
const EXPECTED = {
  quantile({ call }) {
    const [list, percent] = JSON.parse(`[${call.slice('atMost('.length, -1)}]`);
    const enough = (n) => 100 * list.filter((each) => each <= n).length >= percent * list.length;
    return text(Math.min(...list.filter(enough)));
  },
  'row-only': ({ puzzle, call }) => text(fits(puzzle, ...numbers(call))),
  'box-rest': ({ puzzle, call }) => {
    const [r, c, d] = numbers(call);
    return text(boxOf(puzzle, r, c).some(({ digit }) => digit === d));
  },
  'box-start': ({ puzzle, call }) => {
    const [{ row, column }] = boxOf(puzzle, ...numbers(call));
    return text([row, column]);
  },
  alone: ({ puzzle, call }) =>
    text([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => fits(puzzle, ...numbers(call), d))),
  'one-row': ({ puzzle, call }) =>
    call.includes('grid[0]')
      ? text(firstRow(puzzle))
      : call.includes('grid[1]')
        ? text(cellsOf(puzzle).slice(9, 18))
        : 'true',
  'every-50': ({ expected }) =>
    expected.endsWith('…')
      ? [...FIFTIES.slice(0, 4), '…'].join(' / ')
      : [...FIFTIES, 'end'].join(' / '),
  copies({ puzzle, call }) {
    if (puzzle === NONE) return 'null';
    const [, row] = /solve\(grid\)\[(\d)\]/.exec(call) ?? [];
    if (row) return text(cellsOf(ONE_SOLVED).slice(9 * row, 9 * row + 9));
    return '0'; // the grid of the caller is as it was
  },
  nine: ({ puzzle }) => (puzzle === ONE ? ONE_SOLVED : ''),
  'no-undo': ({ puzzle }) => (puzzle === ONE ? ONE_SOLVED : ''),
  'first-digit': ({ puzzle }) => (puzzle === ONE ? ONE_SOLVED : ''),
};

describe('the exercises with programs in the lessons', () => {
  const all = lessonSources().flatMap(({ lesson, language }) =>
    lesson.questions
      .filter(({ tests }) => tests.length)
      .map((question) => ({ question, texts: language === 'de' ? german : strings, language })),
  );

  it('have the five classic faults, and what the texts ask for', () => {
    const ids = [...new Set(all.map(({ question }) => question.id))].sort();
    assert.deepEqual(ids, Object.keys(EXPECTED).sort());
    assert.deepEqual(ids, Object.keys(SOLUTIONS).sort());
    const faults = all.filter(({ question }) => question.kind === 'fix');
    assert.equal(faults.length, 2 * 5);
  });

  for (const { question, language, texts } of all) {
    const { id } = question;
    it(`${id} in ${language} expects what another algorithm finds`, () => {
      for (const test of question.tests) assert.equal(test.expected, EXPECTED[id](test), test.call);
    });
    it(`${id} in ${language} accepts a right program, and neither its beginning nor usual mistakes`, async () => {
      const { right, wrong } = SOLUTIONS[id];
      const [solved, passed] = await judged(question, right(startOf(question)), texts);
      assert.ok(solved, passed);
      assert.equal((await judged(question, startOf(question), texts))[0], false);
      for (const [change, said] of wrong) {
        const [accepted, first] = await judged(question, change(startOf(question)), texts);
        assert.equal(accepted, false, first);
        if (language === 'en') assert.equal(first, said);
      }
    });
  }
});
