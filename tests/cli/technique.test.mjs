// `sudoku technique` and `sudoku hint` as a user runs them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATA, skipWithout } from '../outside.mjs';
import { EMPTY, NONE } from '../puzzles.mjs';
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

test('the message about a line that is not a case has its number and what is wrong', () => {
  const lines = [
    '# cases',
    '',
    ':0000:1:123:::111:',
    oneEmpty,
    `:0000:1:${oneEmpty}:1a1::111:`,
    `:0000:1:${oneEmpty}::11:111:`,
    `:0000:1:${oneEmpty}:::110:`,
  ];
  const { status, stdout, stderr } = sudoku(['technique'], lines.join('\r\n'));
  assert.equal(stdout, '');
  assert.deepEqual(stderr.trimEnd().split('\n'), [
    'sudoku: line 3: not a case: the givens are not 81 cells',
    'sudoku: line 4: not a case: not :code:digits:givens:…',
    'sudoku: line 5: not a case: deleted is not a list such as 914 275',
    'sudoku: line 6: not a case: eliminations is not a list such as 914 275',
    'sudoku: line 7: not a case: placements is not a list such as 914 275',
  ]);
  assert.equal(status, 1);
});

test('an input without cases is an error', () => {
  const { status, stdout, stderr } = sudoku(['technique'], '# none yet\n');
  assert.deepEqual([status, stdout, stderr], [1, '', 'sudoku: no case found\n']);
});

test('a byte order mark is no part of a case', () => {
  const line = `:0000:1:${oneEmpty}:::111:`;
  assert.equal(sudoku(['technique'], `\ufeff${line}\n`).stdout, `pass\t${line}\n`);
});

test('--codes prints the codes of the cases that the solver claims', () => {
  const codes = sudoku(['technique', '--codes']).stdout.trimEnd().split('\n');
  assert.ok(codes.includes('0000 full-house'));
  assert.equal(new Set(codes).size, codes.length);
  const cases = ':0000:x:' + '.'.repeat(81) + '::::\n:9999:x:' + '.'.repeat(81) + '::::\n';
  const some = sudoku(['technique', '--codes', '-'], cases + cases);
  assert.deepEqual(some.stdout, '0000 full-house\n9999 unclaimed\n');
  const missing = sudoku(['technique', '--codes', '/missing.txt']);
  assert.match(missing.stderr, /cannot read .*missing\.txt/);
  assert.equal(missing.status, 1);
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

test('hint says why there is none', () => {
  const clash = `11${'.'.repeat(79)}`;
  const { status, stdout, stderr } = sudoku(['hint'], [clash, EMPTY, NONE].join('\n'));
  assert.equal(stdout, '');
  assert.deepEqual(stderr.trimEnd().split('\n'), [
    'sudoku: line 1: more than one 1 in row 1: r1c1 r1c2, no hint',
    'sudoku: line 2: more than one solution, no hint',
    'sudoku: line 3: no solution, no hint',
  ]);
  assert.equal(status, 1);
});

test('hint names an entry or a removed candidate that contradicts the solution', () => {
  // The solution begins with 12. In a line of HoDoKu's library, + marks an entry, and the fourth
  // field lists removed candidates.
  const wrong = (givens, deleted) => sudoku(['hint'], `:0000:x:${givens}:${deleted}:::`).stderr;
  const rest = full.slice(2);
  assert.equal(wrong(`.+1${rest}`, ''), 'sudoku: line 1: the entry 1 in r1c2 is wrong, no hint\n');
  assert.equal(
    wrong(`..${rest}`, '111'),
    'sudoku: line 1: the solution of r1c1 is not among its candidates, no hint\n',
  );
});
