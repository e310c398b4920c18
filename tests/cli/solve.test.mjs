// `sudoku solve` as a user runs it: standard output, standard error and exit code.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATA, skipWithout } from '../outside.mjs';
import { sudoku } from './command.mjs';

const withoutTrailingSpaces = (/** @type {string} */ text) => text.replace(/ +$/gm, '');

const liang = '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
const solution =
  '963174258178325649254689731821437596496852317735961824589713462317246985642598173';
const clash = '66' + liang.slice(2);
const impossible = '123456780' + '0'.repeat(44) + '9' + '0'.repeat(27);
const dotted = (/** @type {string} */ line) => line.replaceAll('0', '.');

const rows = (/** @type {string} */ line, /** @type {(row: string) => string} */ write) =>
  (line.match(/.{9}/g) ?? []).map(write);
const spaced = (/** @type {string} */ line) => rows(line, (row) => [...row].join(' ')).join('\n');
const almanacGrid = (/** @type {string} */ line) => {
  const border = '-------------------------\n';
  const drawn = rows(dotted(line), (row) => {
    const boxes = (row.match(/.{3}/g) ?? []).map((box) => [...box].join(' '));
    return `| ${boxes.join(' | ')} |\n`;
  });
  return border + [0, 3, 6].map((i) => drawn.slice(i, i + 3).join('') + border).join('');
};

test('line prints puzzle, verdict and solution, one line per puzzle', () => {
  const { status, stdout, stderr } = sudoku(['solve'], [liang, clash, impossible].join('\n'));
  assert.equal(
    stdout,
    `${dotted(liang)} one ${solution}\n${dotted(clash)} invalid\n${dotted(impossible)} none\n`,
  );
  assert.equal(stderr, '');
  assert.equal(status, 0);
});

test('--count adds the exact number of solutions to each line', () => {
  const figure =
    '530070000600195000098000060800060003400803001700020006060000000000419005000080079';
  const lines = sudoku(['solve', '--as', 'line', '--count'], [liang, clash, figure].join('\n'))
    .stdout.trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  assert.deepEqual(lines[0]?.slice(1), ['one', solution, '1']);
  assert.deepEqual(lines[1]?.slice(1), ['invalid', '0']);
  assert.equal(lines[2]?.[1], 'many');
  assert.equal(lines[2]?.[3], '18');
});

test('--count prints exact numbers of any size', () => {
  const { stdout } = sudoku(['solve', '--count'], '.'.repeat(81));
  // Felgenhauer and Jarvis, 2005.
  assert.equal(stdout.trimEnd().split(' ').at(-1), '6670903752021072936960');
});

test('of many unreadable parts, the first hundred are named and the others counted', () => {
  const { stderr } = sudoku(['solve'], `${liang.slice(0, 60)}\n`.repeat(1234));
  const lines = stderr.trimEnd().split('\n');
  assert.equal(lines.length, 101);
  assert.match(lines[99] ?? '', /^sudoku: line 100, column 1: 60 cells read/);
  assert.equal(lines[100], 'sudoku: and 1134 more unreadable parts');
});

test("liang prints what Liang's program prints", () => {
  assert.equal(
    withoutTrailingSpaces(sudoku(['solve', '--as', 'liang'], spaced(liang)).stdout),
    `Enter a Sudoku puzzle:\nThe solution is found:\n${spaced(solution)}\n`,
  );
  assert.match(sudoku(['solve', '--as', 'liang'], impossible).stdout, /^No solution$/m);
  const invalid = sudoku(['solve', '--as', 'liang'], clash);
  assert.match(invalid.stdout, /^Invalid input$/m);
  assert.match(invalid.stderr, /6 in row 1: r1c1 r1c2/);
  assert.equal(invalid.status, 0); // it is an answer
  const ten = sudoku(['solve', '--as', 'liang'], spaced(liang).replace('0', '10'));
  assert.equal(ten.stdout, 'Enter a Sudoku puzzle:\nInvalid input\n');
  assert.match(ten.stderr, /not a number from 0 to 9: `10/);
  assert.equal(ten.status, 1);
});

test('almanac prints the originals, the verdicts and up to two solutions', () => {
  assert.equal(
    sudoku(['solve', '--as', 'almanac'], liang).stdout,
    `Original\n${almanacGrid(liang)}Solved\n${almanacGrid(solution)}\n\n`,
  );
  const third =
    '123456789060000030070000040789123456' + '0'.repeat(18) + '456789123' + '0'.repeat(18);
  const first = '123456789564897231978231645789123456231564897645978312456789123';
  assert.equal(
    sudoku(['solve', '--as', 'almanac'], third).stdout,
    `Original\n${almanacGrid(third)}At least two solutions\n` +
      `${almanacGrid(first + '312645978897312564')}${almanacGrid(first + '897312564312645978')}\n\n`,
  );
  assert.match(sudoku(['solve', '--as', 'almanac'], impossible).stdout, /^Unsolveable$/m);
});

// As the programs of the texts print, compiled and run.
test('for givens that clash, almanac leaves them out and article fills the grid', () => {
  const second = liang.slice(0, 8) + '6' + liang.slice(9);
  const { status, stdout, stderr } = sudoku(['solve', '--as', 'almanac'], second);
  assert.equal(stdout, sudoku(['solve', '--as', 'almanac'], liang).stdout);
  assert.match(stderr, /6 in row 1: r1c2 r1c9/);
  assert.equal(status, 0);
  const filled = '66' + solution.slice(2, 80);
  const [, after] = sudoku(['solve', '--as', 'article'], filled + '0').stdout.split(': \n');
  assert.equal(after?.replace(/\D/g, ''), filled + '3');
  assert.equal(sudoku(['batch', '--format', 'lab'], filled + '0').stdout.match(/\d/g)?.length, 81);
});

test('candidates count: one solution with them, several without', () => {
  const figure =
    '530070000600195000098000060800060003400803001700020006060000000000419005000080079';
  const [plain] = sudoku(['solve', '--count'], figure).stdout.split('\n');
  assert.match(plain ?? '', / many .* 18$/);
  const first = plain?.split(' ')[2] ?? '';
  // In the cells without a given, the digit of the first solution and the next higher one.
  const next = (/** @type {string} */ digit) => String((Number(digit) % 9) + 1);
  const text = [...figure]
    .map((given, i) =>
      [...'123456789']
        .map((d) =>
          given === d || (given === '0' && [first[i], next(first[i])].includes(d)) ? d : '.',
        )
        .join(''),
    )
    .join('');
  for (const command of ['solve', 'batch'])
    assert.match(sudoku([command], text).stdout, new RegExp(`^[1-9.]{81} one ${first}\n$`));
  assert.match(sudoku(['solve', '--count'], text).stdout, / 1\n$/);
  const run = sudoku(['run', 'is-safe'], ':0000:x:' + liang + ':311:::');
  assert.match(run.stderr, /^sudoku: line 1: the eliminated candidates are ignored$/m);
  assert.equal(run.status, 0);
});

test('assignment4 prints the puzzle, an empty line, the solution', () => {
  const input = '000530004083901000610028700000000207040107080709000000001740058000603970200095000';
  const { stdout } = sudoku(['solve', '--as', 'assignment4'], spaced(input));
  const lines = stdout.split('\n');
  assert.equal(lines[0], '- - - 5 3 - - - 4');
  assert.equal(lines[3], '');
  assert.equal(lines[11], '');
  assert.equal(lines[12], '9 2 7 5 3 6 8 1 4');
  assert.equal(lines[22], '2 7 6 8 9 5 4 3 1');
});

test('lab prints the only solution, or else their number', () => {
  assert.equal(
    sudoku(['solve', '--as', 'lab'], liang).stdout.split('\n')[1],
    '|9 6 3|1 7 4|2 5 8|',
  );
  assert.equal(sudoku(['solve', '--as', 'lab'], impossible).stdout, '0\n');
});

test('article prints the puzzle with dashes and the solution', () => {
  const lines = sudoku(['solve', '--as', 'article'], liang).stdout.split('\n');
  assert.equal(lines[0]?.trimEnd(), '| -  6  - | 1  -  4 | -  5  -');
  assert.equal(lines[3], '----------|---------|----------');
  assert.equal(lines[11], 'AFTER SOLVING : ');
  assert.equal(lines[12]?.trimEnd(), '| 9  6  3 | 1  7  4 | 2  5  8');
});

test('a file is read like standard input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-'));
  const file = join(folder, 'puzzle.txt');
  writeFileSync(file, liang);
  assert.equal(sudoku(['solve', file]).stdout, sudoku(['solve', '-'], liang).stdout);
  assert.equal(sudoku(['solve', file]).status, 0);
  const missing = sudoku(['solve', join(folder, 'missing.txt')]);
  assert.match(missing.stderr, /cannot read .*missing\.txt/);
  assert.equal(missing.status, 1);
  assert.match(sudoku(['solve', folder]).stderr, /cannot read/);
  assert.equal(sudoku(['solve', folder]).status, 1);
  rmSync(folder, { recursive: true });
});

test('CSV with --count has a column for the number of solutions', () => {
  const { stdout } = sudoku(
    ['solve', '--as', 'csv', '--count'],
    [liang, clash, impossible].join('\n'),
  );
  assert.deepEqual(stdout.split('\n'), [
    'puzzle,verdict,solution,line,error,solutions',
    `${dotted(liang)},one,${solution},,,1`,
    `${dotted(clash)},invalid,,,,0`,
    `${dotted(impossible)},none,,,,0`,
    '',
  ]);
});

test('an unreadable line is reported with its number, and the rest is solved', () => {
  const { status, stdout, stderr } = sudoku(['solve'], `${liang}\n${liang.slice(1)}\n${liang}\n`);
  assert.equal(stdout.trimEnd().split('\n').length, 2);
  assert.match(stderr, /line 2, column 1: 80 cells read, too few/);
  assert.equal(status, 1);
  assert.match(sudoku(['solve'], '').stderr, /no puzzle found/);
});

test('a text whose last puzzle is incomplete has its number of cells in the message', () => {
  const { status, stderr } = sudoku(['solve'], '1\n'.repeat(150));
  assert.match(stderr, /line \d+, column 1: 150 cells read: the last puzzle has fewer than 81/);
  assert.equal(status, 1);
});

test('a single character that is skipped is reported in the singular', () => {
  const { stderr } = sudoku(['solve'], `x${dotted(liang)}`);
  assert.equal(stderr, 'sudoku: skipped 1 character, from line 1, column 1: `x`\n');
});

const list = join(DATA, 'hardest_1106.txt');
test(
  'every puzzle of a list of hard puzzles has exactly one solution',
  { skip: skipWithout(list) },
  () => {
    const puzzles = readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => /^[1-9.]{81}$/.test(line));
    const lines = sudoku(['solve', list]).stdout.trimEnd().split('\n');
    assert.equal(lines.length, puzzles.length);
    for (const [i, line] of lines.entries()) {
      const [puzzle, verdict, full] = line.split(' ');
      assert.equal(puzzle, puzzles[i]);
      assert.equal(verdict, 'one');
      for (const [cell, digit] of [...(full ?? '')].entries()) {
        assert.ok(puzzle?.[cell] === '.' || puzzle?.[cell] === digit);
      }
    }
  },
);
