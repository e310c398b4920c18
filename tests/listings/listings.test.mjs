// The listings are complete programs: javac compiles them, and each does exactly the events of the
// run, in the same order, on puzzles with one solution, several, none, and with conflicts.
//
// Every line with a label gets a counter. A line of a condition counts by its outcome: a digit is
// tried or placed where it holds, rejected where it does not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { BUILD, classOf, execute, packageOf, ways } from './java.mjs';

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

/** Kinds of events at a condition that holds, and at one that does not. */
const HOLDS = ['place', 'try', 'stuck'];
const FAILS = ['reject', 'choose'];
const isCondition = (text) => text.trim().startsWith('if (');

/** The kinds of the events of a label, in all runs. */
function kindsOf(way) {
  const kinds = Array.from({ length: 32 }, () => new Set());
  for (const { label, kind } of way.runs.flatMap(({ events }) => events)) kinds[label].add(kind);
  return kinds;
}

/** A line that counts its executions. */
function instrumented({ text, label }, kinds, main) {
  if (text.includes(`class ${main} {`)) {
    return `${text.replace(/^(public )?/, 'public ')}
  public static long HASH = 0;
  public static long[] YES = new long[32];
  public static long[] NO = new long[32];
  static void event(int label) { HASH = 31 * HASH + label + 1; }
  static void at(int label) { YES[label]++; event(label); }
  static boolean met(int label, boolean isEvent, boolean isElse, boolean met) {
    (met ? YES : NO)[label]++;
    if (met ? isEvent : isElse) event(label);
    return met;
  }`;
  }
  if (label < 0) return text;
  if (isCondition(text)) {
    const [, indent, condition] = /^( *)if \((.*)\) \{$/.exec(text);
    const isEvent = HOLDS.some((kind) => kinds[label].has(kind));
    const isElse = FAILS.some((kind) => kinds[label].has(kind));
    return `${indent}if (${main}.met(${label}, ${isEvent}, ${isElse}, ${condition})) {`;
  }
  const count = `${main}.at(${label});`;
  return text.endsWith('{') ? `${text} ${count}` : `${count} ${text}`;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** The listings with counters; without them, they must compile, too. */
const programs = ways.flatMap((way) => {
  const kinds = kindsOf(way);
  const name = packageOf(way);
  const plain = way.code.map(({ text }) => text).join('\n');
  const main = classOf(plain);
  const counted = way.code.map((line) => instrumented(line, kinds, main)).join('\n');
  return [
    { name, java: counted },
    { name: `shown.${name}`, java: plain },
  ];
});
const jobs = ways.flatMap((way) =>
  way.runs.map(({ puzzle }) => ({ name: packageOf(way), puzzle })),
);
/** What each listing does on each puzzle, by `package puzzle`. */
const done = execute('listings', programs, jobs);

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

for (const way of ways) {
  const name = `${way.id} ${way.variant}`;
  describe(`the listing of ${name}`, () => {
    const runs = way.runs.map((run) => ({
      ...run,
      java: done.get(`${packageOf(way)} ${run.puzzle}`),
    }));
    const kinds = kindsOf(way);

    it('was tried with puzzles of all kinds', () => {
      assert.ok(runs.length >= 50);
      const outcomes = new Set(runs.map(({ outcome }) => outcome));
      assert.ok(outcomes.size > 1 || name.startsWith('bitmask') || name.startsWith('count'));
    });

    it('executes each line with a label as often as the run has events there', () => {
      for (const { puzzle, events, java } of runs) {
        for (const { label, text } of way.code.filter((line) => line.label >= 0)) {
          const here = events.filter((event) => event.label === label);
          const count = (test) => sum(here.filter(test).map((event) => event.count));
          const where = `${puzzle} ${text.trim()}`;
          if (!isCondition(text)) {
            assert.equal(
              java.yes[label],
              count(() => true),
              where,
            );
            continue;
          }
          const holds = ({ kind }) => HOLDS.includes(kind);
          if (HOLDS.some((kind) => kinds[label].has(kind))) {
            assert.equal(java.yes[label], count(holds), where);
          }
          if (FAILS.some((kind) => kinds[label].has(kind))) {
            assert.equal(
              java.no[label],
              count((event) => !holds(event)),
              where,
            );
          }
        }
      }
    });

    it('executes them in the order of the events', () => {
      for (const { puzzle, hash, java } of runs) assert.equal(java.hash, hash, puzzle);
    });

    it('does the work of the original program', { skip: way.variant > 0 }, () => {
      for (const { puzzle, counters, java } of runs) {
        way.counters.forEach((id, i) => {
          if (!WORK[id]) return;
          const line = way.code.find(({ text }) => text.trim() === WORK[id]);
          const work = java.yes[line.label] + (isCondition(line.text) ? java.no[line.label] : 0);
          assert.equal(work, counters[i], `${id} ${puzzle}`);
        });
      }
    });

    it(
      'prints what the program of the text prints, to the letter',
      { skip: !FORMATS[way.id] },
      () => {
        for (const { puzzle, outcome, grid, java } of runs) {
          const format = FORMATS[way.id];
          // The loop of the assignment may not end, and is for proper puzzles only: our program prints the
          // grid as it is then.
          const isProper = outcome === 'solved' && !clashing.has(puzzle);
          const left = format === 'assignment4' && !isProper && `${drawn(puzzle)}\n${drawn(grid)}`;
          const expected = left || answerTo(puzzle, format);
          assert.equal(java.printed, expected, `${outcome} ${puzzle}`);
        }
      },
    );

    it('prints what the run finds', { skip: Boolean(FORMATS[way.id]) }, () => {
      for (const { puzzle, outcome, grid, solutions, counters, java } of runs) {
        const isWords = (line) => /[a-z]/.test(line);
        const printed = java.printed.trimEnd().split('\n');
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

it('every count of an original program belongs to a counter', () => {
  const counters = ways.flatMap((way) => way.counters);
  for (const id of Object.keys(WORK)) assert.ok(counters.includes(id), id);
});
