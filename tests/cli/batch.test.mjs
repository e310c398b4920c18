// `sudoku batch` as a person uses it.
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

test('wrong arguments get the usage', () => {
  for (const args of [
    ['--format'],
    ['--format', 'x'],
    ['--input', 'x'],
    ['--limit', '3'],
    ['a', 'b'],
  ]) {
    const { status, stderr, stdout } = sudoku(['batch', ...args]);
    assert.match(stderr, /^usage: sudoku batch/);
    assert.deepEqual([status, stdout], [2, '']);
  }
});
