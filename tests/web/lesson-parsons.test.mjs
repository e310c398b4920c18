// Exercises in which lines of a program are put in order: what is read, shown and judged; those of the lessons
// are run in every order that is accepted.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import vm from 'node:vm';
import { strings } from '../../web/features/lesson/en.js';
import { htmlOf } from '../../web/features/lesson/html.js';
import { KINDS } from '../../web/features/lesson/kinds/kinds.js';
import { firstOrder, REST } from '../../web/features/lesson/kinds/parsons.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { plainText } from '../../web/features/lesson/types.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { strings as german } from '../../web/languages/de/lesson.js';
import { LIANG_ON_ONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

const lessonOf = (...lines) =>
  parseLesson(['# T', '', '```question q parsons', ...lines, '```', ''].join('\n'));
const questionOf = (...lines) => lessonOf('What comes first?', '', ...lines).questions[0];
const judged = (question, given, texts = strings) => {
  const { right, feedback } = KINDS.parsons.judge(question, given, texts);
  return [right, ...feedback.map(plainText)];
};

describe('lines in order', () => {
  it('are read with their marks and their indentation', () => {
    const { lines, prompt } = questionOf('| for (;;) {', '~   a();', '~   b();', '| }', '! c();');
    assert.deepEqual(lines, [
      { mark: '|', text: 'for (;;) {' },
      { mark: '~', text: '  a();' },
      { mark: '~', text: '  b();' },
      { mark: '|', text: '}' },
      { mark: '!', text: 'c();' },
    ]);
    assert.equal(prompt.map(plainText).join(), 'What comes first?');
  });

  it('need at least two lines that belong, and nothing else takes lines', () => {
    const codes = (lesson) => lesson.messages.map(({ code }) => code);
    assert.deepEqual(codes(lessonOf('Text.', '', '| a', '| b', '', 'hint: h', 'right: r')), []);
    assert.deepEqual(codes(lessonOf('Text.', '', '| a', '! b')), ['fewLines']);
    assert.deepEqual(codes(lessonOf('Text.', '', '- [x] a', '| a', '| b')), ['answer']);
    const other = parseLesson('# T\n\n```question q digit\nText.\n\n- [x] 1\n| a\n```\n');
    assert.deepEqual(codes(other), ['stray']);
  });

  it('are right in their order; a wrong one is named by the lines before it', () => {
    const three = questionOf('| a', '| b', '| c', 'right: r', 'wrong: w');
    assert.deepEqual(judged(three, [0, 1, 2]), [true, 'r']);
    assert.deepEqual(judged(three, [1, 0, 2]), [false, 'Another line comes first.', 'w']);
    assert.deepEqual(judged(three, [0, 2, 1]), [
      false,
      'The first line is right, the next one is not.',
      'w',
    ]);
    assert.equal(
      judged(three, [0, 2, 1], german)[1],
      'Die erste Zeile ist richtig, die nächste nicht.',
    );
  });

  it('may have several right orders', () => {
    const free = questionOf('| a', '~ b', '~ c', '~ d', '| e');
    const orders = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ];
    for (const middle of orders) assert.deepEqual(judged(free, [0, ...middle, 4]), [true]);
    assert.equal(judged(free, [1, 0, 2, 3, 4])[0], false);
    assert.equal(judged(free, [0, 1, 2, 4, 3])[0], false);
  });

  it('that are equal can change places', () => {
    const equal = questionOf('| {', '|   a', '| }', '| {', '|   b', '| }');
    assert.deepEqual(judged(equal, [3, 1, 5, 0, 4, 2]), [true]);
    assert.equal(judged(equal, [0, 4, 2, 3, 1, 5])[0], false);
  });

  it('that do not belong are left out', () => {
    const question = questionOf('| a', '! x', '| b');
    assert.deepEqual(judged(question, [0, 2, REST, 1]), [true]);
    assert.deepEqual(judged(question, [0, 2, 1, REST]), [
      false,
      'The 2 lines are right. What follows does not belong to them.',
    ]);
    assert.equal(judged(question, [0, REST, 2, 1])[0], false);
    assert.equal(judged(question, [0, 1, 2, REST])[0], false);
  });

  it('are shown in another order, which is always the same', () => {
    for (const lines of [
      ['| a', '| b'],
      ['| a', '| b', '| c', '! d'],
      Array.from({ length: 12 }, (_, i) => `| line ${i}`),
    ]) {
      const question = questionOf(...lines);
      const order = firstOrder(question);
      assert.deepEqual(order, firstOrder(question));
      assert.equal(judged(question, order)[0], false);
      const sorted = [...order].sort((a, b) => a - b);
      const all = question.lines.map((_, at) => at);
      assert.deepEqual(sorted, lines.some((line) => line[0] === '!') ? [REST, ...all] : all);
    }
    const drawn = htmlOf(KINDS.parsons.draw(questionOf('| a < b', '|   c', '! d'), strings));
    assert.equal(drawn.match(/<li/g).length, 4);
    assert.equal(drawn.match(/tabindex="0"/g).length, 1);
    assert.match(drawn, /a &lt; b/);
  });

  it('are reported as a sequence, with some of the right orders', () => {
    const { interaction } = KINDS.parsons;
    const question = questionOf('| a', '~ b', '~ c', '| a', '! x');
    assert.deepEqual(interaction.patterns(question), [
      { values: ['a', 'b', 'c', 'd'] },
      { values: ['a', 'c', 'b', 'd'] },
    ]);
    // Equal lines have one name in each place.
    assert.deepEqual(interaction.response(question, [3, 2, 1, 0, REST, 4]), ['a', 'c', 'b', 'd']);
    const many = questionOf('~ a', '~ b', '~ c', '~ d');
    assert.equal(interaction.patterns(many).length, 5);
    assert.deepEqual(interaction.choices(question), ['a', 'b', 'c', 'a', 'x']);
  });
});

/** All orders of a list. */
const permutations = (list) =>
  list.length < 2
    ? [list]
    : list.flatMap((first, i) =>
        permutations(list.filter((_, at) => at !== i)).map((rest) => [first, ...rest]),
      );

/** What the lines of the lessons do when they are run as JavaScript, and what else they need. */
const RUNS = {
  'order-lines': {
    of: (body) => `
      const grid = [...'${ONE}'].map(Number);
      let checks = 0;
      const firstEmpty = (grid) => grid.indexOf(0);
      function isSafe(grid, cell, num) {
        checks++;
        const [row, col] = [Math.floor(cell / 9), cell % 9];
        const corner = 27 * Math.floor(row / 3) + 3 * Math.floor(col / 3);
        for (let i = 0; i < 9; i++)
          if ([9 * row + i, 9 * i + col, corner + 9 * Math.floor(i / 3) + (i % 3)]
            .some((at) => grid[at] === num)) return false;
        return true;
      }
      function solve(grid) { ${body} }
      [solve(grid), grid.join(''), checks].join()`,
    // The case study's program, run as Java, does as many checks: see LIANG_ON_ONE.
    expected: `true,${ONE_SOLVED},${LIANG_ON_ONE.checks}`,
  },
  'set-and-clear': {
    of: (body) => `
      const rows = [2, 0], cols = [4, 0], boxes = [8, 0], seen = [];
      const search = (k) => seen.push(k, rows[0], cols[0], boxes[0]);
      for (let num = 1; num <= 4; num++) {
        const i = 0, j = 0, b = 0, k = 6;
        ${body}
      }
      [...seen, rows[0], cols[0], boxes[0]].join()`,
    // 1, 2 and 3 are used; 4 is bit 16 in each of the sets during the call
    expected: '7,18,20,24,2,4,8',
  },
  surgery: {
    of: (body) => `
      const left = [3, 0, 1, 2], right = [1, 2, 3, 0], x = 2, seen = [];
      const walk = (next) => { for (let at = next[0]; at; at = next[at]) seen.push(at); };
      const search = () => (walk(right), walk(left));
      ${body}
      walk(right); walk(left);
      seen.join()`,
    expected: '1,3,3,1,1,2,3,3,2,1',
  },
  restart: {
    // Two puzzles, of which one needs 400 digits and the other 150: each begins with the limit 100.
    of: (body) => `
      const limits = [];
      let looks = 0;
      const look = () => { if (++looks > 40) throw new Error('lost'); };
      const randomOrder = () => look();
      const search = (needed, order, limit) => {
        limits.push(limit);
        return { get ended() { look(); return limit >= needed; }, solution: needed };
      };
      ${body}
      [solveWithRestarts(400), solveWithRestarts(150), limits].join()`,
    expected: '400,150,100,200,400,100,200',
  },
};

describe('the lines of the lessons', () => {
  const questions = lessonSources().flatMap(({ lesson, language }) =>
    lesson.questions
      .filter(({ kind }) => kind === 'parsons')
      .map((each) => ({ ...each, language })),
  );
  const result = (question, order) => {
    const { of } = RUNS[question.id];
    const text = order.map((at) => question.lines[at].text).join('\n');
    const body = text.replaceAll(/\bint(?= \w)/g, 'let');
    try {
      return vm.runInNewContext(of(body), {}, { timeout: 5000 });
    } catch (error) {
      return error.name;
    }
  };

  for (const question of questions) {
    const { id, language, lines } = question;
    const own = lines.flatMap(({ mark }, at) => (mark === '!' ? [] : [at]));
    it(`${id} in ${language} does its work in each order that is accepted`, () => {
      const { expected } = RUNS[id];
      assert.equal(result(question, own), expected);
      const free = own.filter((at) => lines[at].mark === '~');
      const runs = [];
      for (const at of free) {
        const last = runs.at(-1);
        if (last?.includes(at - 1)) last.push(at);
        else runs.push([at]);
      }
      for (const run of runs)
        for (const order of permutations(run)) {
          const whole = own.map((at) => (run.includes(at) ? order[run.indexOf(at)] : at));
          assert.equal(judged(question, whole)[0], true);
          assert.equal(result(question, whole), expected);
        }
    });

    it(`${id} in ${language} accepts another order of two neighbours only if it does the same`, () => {
      const { expected } = RUNS[id];
      for (let i = 1; i < own.length; i++) {
        const swapped = [...own];
        [swapped[i - 1], swapped[i]] = [swapped[i], swapped[i - 1]];
        const [right] = judged(question, swapped);
        assert.equal(right, result(question, swapped) === expected, `${i}`);
      }
    });
  }

  it('are those whose work is known', () => {
    assert.deepEqual([...new Set(questions.map(({ id }) => id))].sort(), Object.keys(RUNS).sort());
  });
});
