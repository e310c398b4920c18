// `sudoku batch` as a user runs it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { INVALID, MANY, NONE, ONE } from '../puzzles.mjs';
import { ALMANAC, almanacSample, skipWithout } from '../outside.mjs';
import { answered, list } from '../web/batch/lists.mjs';
import { sudoku } from './command.mjs';

test('a batch prints what solve prints', () => {
  const text = [ONE, INVALID, NONE, MANY].join('\n');
  const { status, stdout, stderr } = sudoku(['batch'], text);
  assert.equal(stdout, sudoku(['solve'], text).stdout);
  assert.match(stderr, /^puzzles 4, errors 0, invalid 1, none 1, one 1, many 1, guesses \d+$/m);
  assert.equal(status, 0);
  for (const format of ['liang', 'almanac', 'article', 'assignment4', 'lab']) {
    assert.equal(
      sudoku(['batch', '--format', format], MANY).stdout.replace('>=10000', ''),
      sudoku(['solve', '--as', format], MANY).stdout,
    );
  }
});

test('a list of many chunks keeps order and lines', () => {
  const puzzles = list(12_000);
  const lines = puzzles.map(({ puzzle }) => puzzle);
  lines[11_000] = 'nothing';
  const { status, stdout } = sudoku(['batch', '-'], lines.join('\n'));
  const expected = puzzles.map(answered);
  expected[11_000] = '# line 11001: empty: nothing';
  assert.equal(stdout, `${expected.join('\n')}\n`);
  assert.equal(status, 1);
});

test('a line without an end is one error', () => {
  const { stdout } = sudoku(['batch', '--input', 'line'], `${'7'.repeat(3_000_000)}\n${ONE}`);
  const [error, answer] = stdout.split('\n');
  assert.equal(error, `# line 1: too_long: ${'7'.repeat(40)}`);
  assert.match(answer, /^[.1-9]{81} one /);
});

test(
  "the Almanac's sample file gives the output that the text prints",
  { skip: skipWithout(ALMANAC) },
  () => {
    const { input, output } = almanacSample();
    const { stdout, status } = sudoku(['batch', '--format', 'almanac'], input);
    assert.equal(stdout, output);
    assert.equal(status, 0);
  },
);

test('CSV begins with its header; a file is read like standard input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-'));
  const file = join(folder, 'list.txt');
  writeFileSync(file, `${ONE}\n`);
  const { stdout } = sudoku(['batch', '--format', 'csv', file]);
  assert.match(stdout, /^puzzle,verdict,solution,line,error\n[.1-9]{81},one,[1-9]{81},,\n$/);
  assert.match(sudoku(['batch', join(folder, 'missing')]).stderr, /cannot read .*missing/);
  assert.equal(sudoku(['batch', folder]).status, 1);
  rmSync(folder, { recursive: true });
});

/** What a list of these lines prints: dots, verdict, solution. */
const answers = (lines) => sudoku(['batch', '--input', 'line'], lines.join('\n')).stdout;

test('a title with digits or dots does not change how a list is read', () => {
  const puzzles = list(20_000).map(({ puzzle }) => puzzle);
  for (const [count, title] of [
    [2, 'Top 2 of 2010-05-12'],
    [20_000, 'My favourite puzzles .........'],
    [3, '5 3 _ _ 7 _ _ _ _'],
    [3, 'id,puzzle,0.5,12,34567,,'],
  ]) {
    const lines = puzzles.slice(0, count);
    const { stdout, stderr, status } = sudoku(['batch'], [title, ...lines].join('\n'));
    assert.equal(stdout, answers(lines), title);
    assert.match(stderr, new RegExp(`^puzzles ${count}, errors 0,`));
    assert.equal(status, 0);
  }
});

test('a list with CR line ends after an LF is read completely', () => {
  const puzzles = list(12_000).map(({ puzzle }) => puzzle);
  const { stdout } = sudoku(['batch'], `# a list\n${puzzles.join('\r')}`);
  assert.equal(stdout, answers(puzzles));
});

test('a list in UTF-16 is read like one in UTF-8', () => {
  const puzzles = list(12_000).map(({ puzzle }) => puzzle);
  const text = `\ufeff# \u{1f600}\n${puzzles.join('\n')}`;
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  const expected = answers(puzzles);
  for (const bytes of [little, big]) assert.equal(sudoku(['batch'], bytes).stdout, expected);
});

test('a byte order mark in any line is no record', () => {
  const lines = list(9000).map(({ puzzle }) => `\ufeff\n${puzzle}`);
  const { stdout, stderr } = sudoku(['batch', '--input', 'line'], lines.join('\n'));
  assert.match(stderr, /^puzzles 9000, errors 0,/);
  assert.equal(stdout.trimEnd().split('\n').length, 9000);
});

test('cells far apart and long comments do not shift other puzzles', () => {
  const puzzles = list(6).map(({ puzzle }) => puzzle);
  const far = puzzles.map((puzzle, i) => {
    const gap = (i % 3 === 1 ? ' ' : '#').repeat(i % 3 === 0 ? 0 : 400_000);
    return `${puzzle.slice(0, 30)}${gap}\n${puzzle.slice(30)}\n#${'7'.repeat(i * 100_000)}\n`;
  });
  const { stdout } = sudoku(['batch', '--input', 'cells'], far.join(''));
  assert.equal(stdout, answers(puzzles));
});

test('a list whose records have no end is refused', () => {
  const text = `Grid 01\n1........\n${'.........\n'.repeat(8)}${`${'x'.repeat(99)}\n`.repeat(170_000)}`;
  const { stderr, stdout, status } = sudoku(['batch'], text);
  assert.match(stderr, /^sudoku: line 1: no record ends within 16 MB/);
  assert.deepEqual([status, stdout], [1, '']);
});

test('skipped text is reported as solve reports it', () => {
  const grid = (puzzle) => puzzle.replace(/.{9}/g, '$&\n');
  const text = `Easy\n${grid(ONE)}Hard\n${grid(MANY)}`;
  const skipped = /^sudoku: skipped 8 characters, from line 1(, column 1)?: `Easy`$/m;
  for (const command of ['solve', 'batch']) assert.match(sudoku([command], text).stderr, skipped);
});

test('with --limit 1 a puzzle is solved, whether or not it has more solutions', () => {
  const { stdout, stderr } = sudoku(
    ['batch', '--limit', '1'],
    `${'.'.repeat(81)}\n${ONE}\n${NONE}`,
  );
  const verdicts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[1]);
  assert.deepEqual(verdicts, ['solved', 'solved', 'none']);
  assert.match(stderr, /^puzzles 3, errors 0, invalid 0, none 1, solved 2, guesses/);
});
