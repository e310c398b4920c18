// `sudoku rate` as a user runs it, and against the ratings of Sudoku Explainer.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATA, skipWithout } from '../outside.mjs';
import { sudoku } from './command.mjs';

const full = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const oneEmpty = '.' + full.slice(1);
const twoEmpty = '..' + full.slice(2);

test('prints a header and a row per puzzle', () => {
  const { status, stdout, stderr } = sudoku(['rate'], `${oneEmpty}\n${twoEmpty}\n`);
  // The only empty cell of a house is rated 1.0. The box and the row of two empty cells have two
  // empty cells each, but each of their columns has one.
  assert.equal(stdout, `puzzle,ER,EP,ED\n${oneEmpty},1.0,1.0,1.0\n${twoEmpty},1.0,1.0,1.0\n`);
  assert.equal(stderr, '');
  assert.equal(status, 0);
});

test('--no-header prints the rows only, for the parts of a list', () => {
  const { stdout } = sudoku(['rate', '--no-header'], oneEmpty);
  assert.equal(stdout, `${oneEmpty},1.0,1.0,1.0\n`);
});

test('--steps prints the puzzle as a comment, then rating and technique of each step', () => {
  const { status, stdout } = sudoku(['rate', '--steps'], twoEmpty);
  assert.equal(stdout, `# ${twoEmpty}\t1.0/1.0/1.0\n1.0\tHidden Single\n1.0\tHidden Single\n`);
  assert.equal(status, 0);
});

test('a puzzle without exactly one solution has no rating; the message names its line', () => {
  const clash = '11' + '.'.repeat(79);
  const list = [oneEmpty, clash, '.'.repeat(81), oneEmpty].join('\n');
  const { status, stdout, stderr } = sudoku(['rate', '--no-header'], list);
  assert.equal(stdout, `${oneEmpty},1.0,1.0,1.0\n`.repeat(2));
  assert.equal(
    stderr,
    'sudoku: line 2: more than one 1 in row 1: r1c1 r1c2, no rating\n' +
      'sudoku: line 3: more than one solution, no rating\n',
  );
  assert.equal(status, 1);
  assert.equal(sudoku(['batch', '--rate'], list).status, 1);
});

test('batch --rate prints the ratings of a list, and what has none as comments', () => {
  const list = [oneEmpty, oneEmpty.slice(2), '.'.repeat(81), twoEmpty].join('\n');
  const { status, stdout, stderr } = sudoku(['batch', '--rate', '--input', 'line'], list);
  assert.deepEqual(stdout.trimEnd().split('\n'), [
    'puzzle,ER,EP,ED',
    `${oneEmpty},1.0,1.0,1.0`,
    `# line 2: too_few_cells (79): ${oneEmpty.slice(2, 42)}`,
    '# many',
    `${'.'.repeat(81)},,,`,
    `${twoEmpty},1.0,1.0,1.0`,
  ]);
  assert.match(stderr, /^puzzles 3, errors 1, invalid 0, none 0, one 2, many 1,/);
  assert.match(stderr, /^line 1: \S+ ER 1\.0\nline 4: \S+ ER 1\.0$/m);
  assert.equal(status, 1);
});

test('batch --rate has neither another format nor a limit of one solution', () => {
  for (const option of ['--format=csv', '--limit=1']) {
    const { status, stderr } = sudoku(['batch', '--rate', option], oneEmpty);
    assert.match(stderr, /^sudoku batch: --rate with --(format|limit 1)\nusage: /);
    assert.equal(status, 2);
  }
});

const ratings = join(DATA, 'se-ratings.csv');
const traces = join(DATA, 'se-traces.tsv');

test('puzzles below 9 have the ratings of Sudoku Explainer', { skip: skipWithout(ratings) }, () => {
  const rows = readFileSync(ratings, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',').slice(0, 4))
    .filter(([, er]) => Number(er) < 9);
  assert.ok(rows.length > 0);
  const { status, stdout } = sudoku(
    ['rate', '--no-header'],
    rows.map(([puzzle]) => puzzle).join('\n'),
  );
  assert.deepEqual(stdout.trimEnd().split('\n'), rows.map(String));
  assert.equal(status, 0);
});

test('each step of them is that of Sudoku Explainer', { skip: skipWithout(traces) }, () => {
  const expected = readFileSync(traces, 'utf8')
    .split(/^# /m)
    .slice(1)
    .filter((trace) => Number(/\t([\d.]+)/.exec(trace)?.[1]) < 9)
    .map((trace) => {
      const [head, ...steps] = trace.trimEnd().split('\n');
      return [head, ...steps.map((step) => step.split('\t').slice(1, 3).join('\t'))].join('\n');
    });
  assert.ok(expected.length > 0);
  const list = expected.map((trace) => trace.slice(0, 81)).join('\n');
  const { stdout } = sudoku(['rate', '--steps'], list);
  const found = stdout
    .trimEnd()
    .split(/^# /m)
    .slice(1)
    .map((trace) => trace.trimEnd());
  assert.deepEqual(found, expected);
});
