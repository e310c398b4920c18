// The listings are complete programs in each language: their compilers accept them, and each does exactly the
// events of the run, in the same order, on puzzles with one solution, several, none, and with conflicts.
//
// Every line with a label gets a counter. A line of a condition counts by its outcome: a digit is
// tried or placed where it holds, rejected where it does not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadModule } from '../module/load.mjs';
import { exists } from './exists.mjs';
import { BUILD, packageOf, ways } from './java.mjs';
import { FAILS, HOLDS, isCondition, LANGUAGES } from './languages.mjs';

/** What the original programs count, as executions of lines. A condition counts with its outcome. */
const WORK = {
  liang_checks: 'if (isValid(i, j, grid)) {',
  liang_backtracks: 'grid[i][j] = 0;',
  almanac_solve_calls: 'private static void solve(Grid grid, List<Grid> solutions) {',
  almanac_set_calls: 'if (grid.set(loc, n)) {',
  article_calls: 'public static boolean sudoku(int[][] grid) {',
  article_isSafe_calls: 'if (isSafe(grid, row, col, num)) {',
  article_placed: 'grid[row][col] = num;',
  article_undone: 'grid[row][col] = 0;',
  lab_solve_calls: 'void solve() {',
  lab_conflict_checks: 'if (!givesConflict(r, c, n)) {',
  pa4_passes: 'while (!isSolved(grid)) {',
  pa4_eliminated: 'P[i][j][k] = 0;',
};

/** The kinds of the events of a label, in all runs. */
function kindsOf(way) {
  const kinds = Array.from({ length: 32 }, () => new Set());
  for (const { label, kind } of way.runs.flatMap(({ events }) => events)) kinds[label].add(kind);
  return kinds;
}

/** The rows of the core's table: their lines have names, too. */
const { algorithms } = await loadModule('run');
function namedCode({ id, variant }) {
  const { code } = algorithms().find((each) => each.id === id);
  return code.filter(({ variants }) => (variants >> variant) & 1);
}

/** Kinds of lines: those that decide, repeat, begin or leave a method, and others. */
const KINDS = [
  ['condition', /^(if|\} else if|elif)\b/],
  ['loop', /^(for|while)\b/],
  ['end', /^(return\b.*|\})$/],
  ['method', /(\) \{|^def .*:)$/],
];
/** Labels and names, each with the kind of its line, in their order: in another language, methods may have another one. */
const placesOf = (code) =>
  code
    .filter(({ label, name }) => label >= 0 || name)
    .map(({ text, label, name }) => {
      const [kind] = KINDS.find(([, pattern]) => pattern.test(text.trim())) ?? ['other'];
      return `${label} ${name} ${kind}`;
    })
    .sort();

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What the listings of a language do, with counters, by `package puzzle`. */
function runAll({ codeOf, runsOf, counted, execute }) {
  const programs = ways.map((way) => {
    const code = codeOf(way);
    const shown = code.map(({ text }) => text).join('\n');
    return { name: packageOf(way), counted: counted(code, kindsOf(way)), shown };
  });
  const jobs = ways.flatMap((way) =>
    runsOf(way).map(({ puzzle }) => ({ name: packageOf(way), puzzle, way })),
  );
  return execute(programs, jobs);
}

/** The formats in which the command prints what the programs of the texts print. */
const FORMATS = {
  'free-cell-list': 'liang',
  bitmask: 'almanac',
  'is-safe': 'article',
  'candidate-elimination': 'assignment4',
  'count-solutions': 'lab',
};
/** What the command prints for a puzzle, found by the engine; a verdict without words is a comment. */
function answerTo(puzzle, format) {
  const { stdout } = spawnSync(
    join(BUILD, 'sudoku'),
    ['batch', '--format', format, '--input', 'line'],
    { encoding: 'utf8', input: `${puzzle}\n` },
  );
  return stdout.replace(/^# .*\n/, '');
}

/** The puzzles with givens that clash: Liang's program finds them. */
const clashing = new Set(
  ways[0].runs.flatMap(({ puzzle, outcome }) => (outcome === 'invalid' ? [puzzle] : [])),
);
/** A grid as the assignment draws it. @param {string} grid  81 digits */
const drawn = (grid) =>
  grid
    .replaceAll('0', '-')
    .replace(/.{9}/g, (row) => `${[...row].join(' ')}\n`)
    .replace(/(?<=^(.*\n){3}|^(.*\n){6})(?=.)/g, '\n');

/** @param {string} language @param {Map<string, any>} done  what its programs do */
function check(language, way, done) {
  const name = `${way.id} ${way.variant}`;
  const { codeOf, runsOf } = LANGUAGES[language];
  describe(`the listing of ${name} in ${language}`, () => {
    const runs = runsOf(way).map((run) => ({
      ...run,
      did: done.get(`${packageOf(way)} ${run.puzzle}`),
    }));
    const kinds = kindsOf(way);

    it(
      'has the labels and names of Java on lines of the same kinds',
      { skip: language === 'java' },
      () => {
        assert.deepEqual(placesOf(codeOf(way)), placesOf(namedCode(way)));
      },
    );

    it('was tried with puzzles of all kinds', () => {
      assert.ok(runs.length >= (language === 'java' ? 50 : 4));
      const outcomes = new Set(runs.map(({ outcome }) => outcome));
      assert.ok(outcomes.size > 1 || name.startsWith('bitmask') || name.startsWith('count'));
    });

    it('executes each line with a label as often as the run has events there', () => {
      for (const { puzzle, events, did } of runs) {
        for (const { label, text } of way.code.filter((line) => line.label >= 0)) {
          const here = events.filter((event) => event.label === label);
          const count = (test) => sum(here.filter(test).map((event) => event.count));
          const where = `${puzzle} ${text.trim()}`;
          if (!isCondition(text)) {
            assert.equal(
              did.yes[label],
              count(() => true),
              where,
            );
            continue;
          }
          const holds = ({ kind }) => HOLDS.includes(kind);
          if (HOLDS.some((kind) => kinds[label].has(kind))) {
            assert.equal(did.yes[label], count(holds), where);
          }
          if (FAILS.some((kind) => kinds[label].has(kind))) {
            assert.equal(
              did.no[label],
              count((event) => !holds(event)),
              where,
            );
          }
        }
      }
    });

    it('executes them in the order of the events', () => {
      for (const { puzzle, hash, did } of runs) assert.equal(did.hash, hash, puzzle);
    });

    it('does the work of the original program', { skip: way.variant > 0 }, () => {
      for (const { puzzle, counters, did } of runs) {
        way.counters.forEach((id, i) => {
          if (!WORK[id]) return;
          const line = way.code.find(({ text }) => text.trim() === WORK[id]);
          const work = did.yes[line.label] + (isCondition(line.text) ? did.no[line.label] : 0);
          assert.equal(work, counters[i], `${id} ${puzzle}`);
        });
      }
    });

    it(
      'prints what the program of the text prints, to the letter',
      { skip: !FORMATS[way.id] },
      () => {
        for (const { puzzle, outcome, grid, did } of runs) {
          const format = FORMATS[way.id];
          // The loop of the assignment may not end, and is for proper puzzles only: our program prints the
          // grid as it is then.
          const isProper = outcome === 'solved' && !clashing.has(puzzle);
          const left = format === 'assignment4' && !isProper && `${drawn(puzzle)}\n${drawn(grid)}`;
          const expected = left || answerTo(puzzle, format);
          assert.equal(did.printed, expected, `${outcome} ${puzzle}`);
        }
      },
    );

    it('prints what the run finds', { skip: Boolean(FORMATS[way.id]) }, () => {
      for (const { puzzle, outcome, grid, solutions, counters, did } of runs) {
        const isWords = (line) => /[a-z]/.test(line);
        const printed = did.printed.trimEnd().split('\n');
        const says = printed.filter(isWords).at(-1);
        const digits = printed
          .filter((line) => !isWords(line))
          .join('')
          .replace(/\D/g, '');
        const counts = name === 'dancing-links 0';
        if (outcome === 'invalid') assert.equal(says, 'Two givens clash');
        else if (counts) assert.equal(says, `Solutions: ${counters[0]}`);
        else assert.equal(says, outcome === 'solved' ? 'Solution:' : 'No solution');
        const expected = outcome === 'invalid' ? '' : counts ? solutions.join('') : grid;
        assert.equal(digits, expected, puzzle);
      }
    });
  });
}

for (const [id, language] of Object.entries(LANGUAGES)) {
  if (!exists(language.needs) && !process.env.CI) {
    it(`the listings in ${id}`, { skip: `no ${language.needs}` });
    continue;
  }
  const done = runAll(language);
  for (const way of ways) check(id, way, done);
}

it('every count of an original program belongs to a counter', () => {
  const counters = ways.flatMap((way) => way.counters);
  for (const id of Object.keys(WORK)) assert.ok(counters.includes(id), id);
});
