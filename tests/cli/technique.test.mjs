// `sudoku technique` and `sudoku hint` as a user runs them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATA, skipWithout } from '../outside.mjs';
import { sudoku } from './command.mjs';

const full = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const oneEmpty = '.' + full.slice(1);

test('a case passes if a deduction by the technique has exactly its facts', () => {
  const cases = [
    `:0000:1:${oneEmpty}:::111:`,
    `:0000:1:${oneEmpty}:::112:`,
    `:0000-x:1:${oneEmpty}:::112:`,
    `:9999:1:${oneEmpty}:::111:`,
  ];
  const { status, stdout } = sudoku(['technique'], cases.join('\n'));
  const outcomes = ['pass', 'fail', 'pass', 'unclaimed'];
  assert.equal(stdout, cases.map((line, i) => `${outcomes[i]}\t${line}\n`).join(''));
  assert.equal(status, 1);
});

test('a line that is not a case is named; comments and empty lines are not cases', () => {
  const { status, stdout, stderr } = sudoku(['technique'], '# cases\n\n:0000:1:123:::111:\n');
  assert.equal(stdout, '');
  assert.equal(stderr, 'sudoku: line 3: not a case\n');
  assert.equal(status, 1);
});

test('--codes prints the codes of the cases that the solver claims', () => {
  const codes = sudoku(['technique', '--codes']).stdout.trimEnd().split('\n');
  assert.ok(codes.includes('0000 full-house'));
  assert.equal(new Set(codes).size, codes.length);
});

const list = join(DATA, 'technique-cases.txt');

test('every case of a code that the solver claims passes', { skip: skipWithout(list) }, () => {
  const { status, stdout, stderr } = sudoku(['technique', list]);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  const rows = stdout.trimEnd().split('\n');
  assert.equal(rows.length, readFileSync(list, 'utf8').trimEnd().split('\n').length);
  const claimed = rows.filter((row) => row.startsWith('pass'));
  const codes = new Set(claimed.map((row) => row.split(':')[1]));
  console.log(`figure: ${claimed.length} of ${rows.length} cases pass, ${codes.size} codes`);
  assert.ok(codes.size >= 90);
});

test('hint prints the technique and what it changes', () => {
  const { status, stdout } = sudoku(['hint'], `${oneEmpty}\n${full}\n`);
  assert.equal(stdout, `${oneEmpty}\tfull-house\tr1c1=1\n${full}\tsolved\n`);
  assert.equal(status, 0);
});

test('hint says where givens clash', () => {
  const { status, stdout, stderr } = sudoku(['hint'], `11${'.'.repeat(79)}`);
  assert.equal(stdout, '');
  assert.match(stderr, /^sudoku: line 1: more than one 1 in row 1: r1c1 r1c2, no hint\n/);
  assert.equal(status, 1);
});
