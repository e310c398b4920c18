// Exercises about a step of a run: what is read, shown and judged; those of the lessons are asked of the run itself,
// and their right answers computed by programs of this file.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readTraced } from '../../web/features/embedding/messages.js';
import { strings } from '../../web/features/lesson/en.js';
import { htmlOf } from '../../web/features/lesson/html.js';
import { KINDS } from '../../web/features/lesson/kinds/kinds.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { plainText } from '../../web/features/lesson/types.js';
import { strings as german } from '../../web/languages/de/lesson.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { callsAt } from '../../web/run/lines/calls-at.js';
import { TRACES } from '../lesson-solutions.mjs';
import { loadModule } from '../module/load.mjs';
import { ONE } from '../puzzles.mjs';

const BOARD = '```board b\ntitle = B\nalgo = is-safe\n```\n';
const lessonOf = (lines, board = BOARD) =>
  parseLesson(['# T', '', board, '```question q trace', ...lines, '```', ''].join('\n'));
const ASKED = ['What now?', '', 'board: b', 'step: 7', 'calls: 3', 'values: row, grid[i][j]'];
const questionOf = (...lines) => lessonOf([...ASKED, ...lines]).questions[0];
const MAIN = { method: 'main', values: {} };
const call = (row, cell) => ({ method: 'solve', values: { row, 'grid[i][j]': cell, other: '9' } });
const answering = (calls) => ({ run: async () => calls });
const judged = async (question, given, calls, texts = strings) => {
  const { right, feedback } = await KINDS.trace.judge(question, given, texts, answering(calls));
  return [right, ...feedback.map(plainText)];
};

describe('the state of a run', () => {
  it('is asked for by board, step, calls and variables', () => {
    const { traced, prompt } = questionOf();
    assert.deepEqual(traced, { board: 'b', step: 7, calls: 3, values: ['row', 'grid[i][j]'] });
    assert.equal(prompt.map(plainText).join(), 'What now?');
  });

  it('needs all of that, and a board with an algorithm', () => {
    const codes = (lesson) => lesson.messages.map(({ code }) => code);
    assert.deepEqual(codes(lessonOf(ASKED)), []);
    for (const left of [2, 3, 5])
      assert.deepEqual(codes(lessonOf(ASKED.filter((_, at) => at !== left))), ['noStep']);
    assert.deepEqual(codes(lessonOf(ASKED, '')), ['board']);
    const own = '```program b\ntitle = B\n\nfunction solve() {}\n```\n';
    for (const board of [own, '```board b\ntitle = B\n```\n'])
      assert.deepEqual(codes(lessonOf(ASKED, board)), ['noRun']);
    for (const [at, wrong] of [
      [3, 'step: x'],
      [4, 'calls: 13'],
      [4, 'calls: 0'],
      [5, 'values: ,'],
    ]) {
      const lines = ASKED.map((line, i) => (i === at ? wrong : line));
      assert.ok(codes(lessonOf(lines)).includes('value'), wrong);
    }
    const other = parseLesson('# T\n\n```question q digit\nW?\n\n- [x] 1\nstep: 3\n```\n');
    assert.deepEqual(codes(other), ['stray']);
  });

  it('is a table with a named field for each variable of each call', () => {
    const table = htmlOf(KINDS.trace.draw(questionOf(), strings));
    const names = [...table.matchAll(/<input[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    assert.deepEqual(names.slice(0, 3), ['Call 1, row', 'Call 1, grid[i][j]', 'Call 2, row']);
    assert.equal(names.length, 6);
    const one = lessonOf(ASKED.filter((line) => !line.startsWith('calls'))).questions[0];
    assert.match(htmlOf(KINDS.trace.draw(one, german)), /aria-label="row"/);
  });

  it('is right if all values are those of the run; what has none stays empty', async () => {
    const calls = [MAIN, call('0', '3'), call('–', '–')];
    for (const given of [
      ['0', '3', '', '', '', ''],
      [' 0 ', '03', '–', '-', '', ''],
    ])
      assert.deepEqual(await judged(questionOf('right: r'), given, calls), [true, 'r']);
    const none = KINDS.trace.judge(questionOf(), [], strings, answering(calls));
    assert.deepEqual(none, { right: null, feedback: [] });
    for (const [given, said, gesagt] of [
      [['1', '3'], 'Call 1: row is not 1.', 'Aufruf 1: row ist nicht 1.'],
      [['', '3'], 'Call 1: row has a value.', 'Aufruf 1: row hat einen Wert.'],
      [['0', '3', '2'], 'Call 2: row has no value yet.', 'Aufruf 2: row hat noch keinen Wert.'],
      [
        ['0', '3', '', '', '4'],
        'There is no call 3 at this step.',
        'Einen Aufruf 3 gibt es bei diesem Schritt nicht.',
      ],
    ]) {
      const question = questionOf('wrong: w');
      assert.deepEqual(await judged(question, given, calls), [false, said, 'w']);
      assert.equal((await judged(question, given, calls, german))[1], gesagt);
    }
  });

  it('is that of the innermost call if no calls are named', async () => {
    const one = lessonOf(ASKED.filter((line) => !line.startsWith('calls'))).questions[0];
    const calls = [MAIN, call('0', '3'), call('5', '7')];
    assert.deepEqual(await judged(one, ['5', '7'], calls), [true]);
    assert.deepEqual(await judged(one, ['0', '3'], calls), [false, 'row is not 0.']);
  });

  it('is reported as a text', () => {
    const { interaction } = KINDS.trace;
    assert.deepEqual(interaction.patterns(questionOf()), []);
    assert.deepEqual(interaction.response(questionOf(), ['0', '3', '1', '', '', '']), [
      '0 3; 1 -; - -',
    ]);
    assert.deepEqual(interaction.response(questionOf(), []), []);
  });

  it('is asked for in a message, with a run that can be started', () => {
    const run = { puzzle: ONE, algo: 'is-safe', variant: 0, step: 3 };
    assert.deepEqual(readTraced(run), run);
    for (const wrong of [{ puzzle: '1' }, { algo: 3 }, { variant: -1 }, { step: 1.5 }])
      assert.equal(readTraced({ ...run, ...wrong }), null, JSON.stringify(wrong));
  });
});

/** The first call that gets so far: the variables of all calls at the first check of the third one. */
function threeCalls(grid) {
  const calls = [];
  const fits = (row, col, num) =>
    grid.every((other, at) => {
      const [r, c] = [Math.floor(at / 9), at % 9];
      const sees = r === row || c === col;
      const inBox =
        Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(col / 3);
      return other !== num || !(sees || inBox);
    });
  const sudoku = () => {
    const cell = grid.indexOf(0);
    const own = { row: Math.floor(cell / 9), col: cell % 9, num: 1 };
    calls.push(own);
    for (; own.num <= 9; own.num++) {
      if (calls.length === 3) return true;
      if (!fits(own.row, own.col, own.num)) continue;
      grid[cell] = own.num;
      if (sudoku()) return true;
      grid[cell] = 0;
    }
    calls.pop();
    return false;
  };
  sudoku();
  return calls.flatMap(({ row, col, num }) => [row, col, num].map(String));
}

/** The index, the cell and its digit right after the first digit that has been taken back. */
function afterBacktrack(grid) {
  const free = grid.flatMap((digit, at) => (digit ? [] : [at]));
  let k = 0;
  for (;;) {
    const [row, col] = [Math.floor(free[k] / 9), free[k] % 9];
    const clashes = () =>
      grid.some((other, at) => {
        const [r, c] = [Math.floor(at / 9), at % 9];
        const inBox =
          Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(col / 3);
        return at !== free[k] && other === grid[free[k]] && (r === row || c === col || inBox);
      });
    do grid[free[k]]++;
    while (grid[free[k]] <= 9 && clashes());
    if (grid[free[k]] <= 9) k++;
    else {
      grid[free[k]] = 0;
      k--;
      const cell = free[k];
      return [k, Math.floor(cell / 9), cell % 9, grid[cell] + 1].map(String);
    }
  }
}

describe('the steps that the lessons ask about', () => {
  let client;
  let table;
  before(async () => {
    const module = await loadModule('run');
    const kinds = module.kinds();
    table = { algorithms: module.algorithms(), kindOf: (bits) => kinds[bits & 31] };
    let run;
    client = {
      async ask({ type, algorithm, givens, variant, step }) {
        if (type === 'start') run = module.start(algorithm, givens, variant);
        else {
          run.extend(step);
          run.seek(step, Infinity);
        }
        return { snapshot: run.snapshot() };
      },
      close: () => run.delete(),
    };
  });

  it('are those of other programs', () => {
    const grid = () => [...ONE].map(Number);
    const { right } = TRACES['three-calls'];
    assert.deepEqual([...threeCalls(grid()), '', '', ''], right);
    assert.deepEqual(afterBacktrack(grid()), TRACES['after-backtrack'].right);
    // The third free cell, with the first digit.
    const { boards } = lessonSources().find(({ id }) => id === 'correctness').lesson;
    const [, , third] = [...boards[0].puzzle].flatMap((digit, at) => (digit === '0' ? [at] : []));
    const expected = [2, Math.floor(third / 9), third % 9, 1].map(String);
    assert.deepEqual(TRACES['again-at-two'].right, expected);
  });

  it('beyond the end of a run are none', async () => {
    const run = { puzzle: ONE, algo: 'is-safe', variant: 0, step: 1e6 };
    assert.equal(await callsAt(client, table, run), null);
    assert.equal(await callsAt(client, table, { ...run, algo: 'none', step: 1 }), null);
  });

  const questions = lessonSources().flatMap(({ lesson, language }) =>
    lesson.questions
      .filter(({ kind }) => kind === 'trace')
      .map((question) => ({ question, language, boards: lesson.boards })),
  );
  for (const { question, language, boards } of questions)
    it(`${question.id} in ${language} is answered right and wrong`, async () => {
      const { right, wrong, said } = TRACES[question.id];
      const { puzzle, options } = boards.find(({ id }) => id === question.traced.board);
      const { algo, variant = 0 } = options;
      const { step } = question.traced;
      const calls = await callsAt(client, table, { puzzle, algo, variant: Number(variant), step });
      const texts = { en: strings, de: german }[language];
      assert.equal((await judged(question, right, calls, texts))[0], true);
      assert.deepEqual((await judged(question, wrong, calls, texts)).slice(0, 2), [
        false,
        said[language],
      ]);
    });

  it('are in three lessons', () => {
    assert.deepEqual(
      [...new Set(questions.map(({ question }) => question.id))].sort(),
      Object.keys(TRACES).sort(),
    );
  });
});
