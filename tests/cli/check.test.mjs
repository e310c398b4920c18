// `sudoku check` with small programs: right, wrong, without an end, failing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { COMMAND, start, sudoku } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
after(() => rmSync(folder, { recursive: true }));

/** A program of assignment 4: a search, and what `change` makes of the lines that it prints. */
const solver = (/** @type {string} */ name, change = 'lines') => {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs';
const grid = readFileSync(process.argv[2], 'utf8').split(/\\s+/).filter(Boolean).map(Number);
const sees = (a, b) => a % 9 === b % 9 || Math.floor(a / 9) === Math.floor(b / 9) ||
  (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3));
const drawn = () => {
  const lines = [];
  for (let row = 0; row < 9; row++) {
    if (row === 3 || row === 6) lines.push('');
    lines.push(grid.slice(9 * row, 9 * row + 9).map((digit) => digit || '-').join(' '));
  }
  return lines;
};
const solve = () => {
  const cell = grid.indexOf(0);
  if (cell < 0) return true;
  for (let digit = 1; digit <= 9; digit++) {
    if (grid.some((other, at) => other === digit && sees(cell, at))) continue;
    grid[cell] = digit;
    if (solve()) return true;
    grid[cell] = 0;
  }
  return false;
};
let lines = [...drawn(), ''];
solve();
lines.push(...drawn());
lines = ${change};
process.stdout.write(lines.join('\\n'));
`,
  );
  return [process.execPath, file];
};

const puzzle = '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
const hard = '000530004083901000610028700000000207040107080709000000001740058000603970200095000';
const list = join(folder, 'list.txt');
writeFileSync(list, `${puzzle}\n${hard}\n`);

/** @param {string[]} program @param {string[]} options */
const check = (program, options = ['--puzzles', list]) =>
  sudoku(['check', '--as', 'assignment4', ...options, '--', ...program]);

test('a right program is right on all held puzzles, whatever the white space of their files', () => {
  const { status, stdout, stderr } = check(solver('right.mjs'), []);
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /^puzzle 1: right\n(puzzle \d+: right\n)+16 of 16 right\n$/);
});

test('spaces at the ends of lines and empty lines at the end make no difference', () => {
  const program = solver('spaces.mjs', "[...lines.map((line) => line + ' \\r'), '', '']");
  assert.equal(check(program).status, 0);
});

test('the first difference has its puzzle, its line, and what was expected and found', () => {
  const swap = "lines.map((line, i) => (i === 13 ? line.replace(/^(.) (.)/, '$2 $1') : line))";
  const { status, stdout } = check(solver('wrong.mjs', swap));
  assert.equal(status, 1);
  const [first, line, ...rest] = stdout.split('\n');
  assert.deepEqual([first, line], ['puzzle 1: wrong output', `  ${puzzle}`]);
  assert.deepEqual(rest.slice(0, 3), [
    '  line 14',
    '  expected: "1 7 8 3 2 5 6 4 9"',
    '  found:    "7 1 8 3 2 5 6 4 9"',
  ]);
  assert.match(stdout, /\n0 of 2 right\n$/);
});

test('an output that is too short or too long differs where it ends', () => {
  assert.match(
    check(solver('short.mjs', 'lines.slice(0, 13)')).stdout,
    /line 14\n {2}expected: "1 7 8 3 2 5 6 4 9"\n {2}found: {4}the end\n/,
  );
  assert.match(
    check(solver('long.mjs', "[...lines, 'done']")).stdout,
    /line 24\n {2}expected: the end\n {2}found: {4}"done"\n/,
  );
});

test('a program that does not end is stopped, with the processes that it started', () => {
  const program = ['sh', '-c', 'echo started; sleep 1000 & sleep 1000'];
  const { status, stdout, stderr } = check(program, ['--seconds', '1']);
  assert.equal(status, 1);
  assert.match(stdout, /^puzzle 1: no end within 1 s\n/);
  assert.match(
    stdout,
    /line 1\n {2}expected: "- - - 5 3 - - - 4"\n {2}found: {4}("started"|the end)\n/,
  );
  assert.equal(stderr, 'sudoku: 3 times no end: the other puzzles are left out\n');
});

test('a program that leaves a process behind is not waited for', () => {
  const [node, file] = solver('right.mjs');
  const { status } = check(['sh', '-c', `sleep 1000 & exec "${node}" "${file}" "$1"`, 'sh']);
  assert.equal(status, 0);
});

test('a program that prints without end is stopped', () => {
  const { status, stdout } = check(['yes', 'no']);
  assert.equal(status, 1);
  assert.match(stdout, /^puzzle 1: more than 1048576 bytes of output\n/);
});

test('a program that fails is named with its exit code or signal, and its message', () => {
  const failing = check(['sh', '-c', 'echo "no such file" >&2; exit 3']);
  assert.equal(failing.status, 1);
  assert.match(
    failing.stdout,
    /^puzzle 1: exit code 3\n(.*\n)+? {2}standard error: "no such file"\n/,
  );
  assert.match(check(['sh', '-c', 'kill -SEGV $$']).stdout, /^puzzle 1: ended by signal 11\n/);
  const [node, file] = solver('right.mjs');
  const late = check(['sh', '-c', `"${node}" "${file}" "$1"; exit 1`, 'sh']);
  assert.match(late.stdout, /^puzzle 1: exit code 1\n {2}\d+\npuzzle 2: exit code 1\n/);
});

test('what cannot be run, or is missing, is said at once', () => {
  const missing = check([join(folder, 'missing')]);
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /^sudoku: cannot run `.*missing`: No such file or directory\n/);
  assert.match(check([]).stderr, /^sudoku check: -- PROGRAM is missing\n/);
  assert.match(sudoku(['check', '--', 'true']).stderr, /^sudoku check: --as is missing\n/);
  assert.match(sudoku(['check', 'true']).stderr, /argument 1: unexpected `true`\n/);
});

test('assignment 4 promises one solution: a puzzle without is left out', () => {
  const clash = join(folder, 'clash.txt');
  writeFileSync(clash, `66${puzzle.slice(2)}\n`);
  const { status, stdout, stderr } = check(solver('right.mjs'), ['--puzzles', clash]);
  assert.deepEqual([status, stdout], [1, '0 of 1 right\n']);
  assert.match(stderr, /^sudoku: puzzle 1: more than one 6 in row 1/);
});

test('a program for the lab reads standard input, and puzzles with other verdicts are held, too', () => {
  const program = [
    'sh',
    '-c',
    `line=$(tr -d ' \\t\\n'); echo "$line" | "$0" solve --as lab 2> "${folder}/errors"`,
    COMMAND,
  ];
  const { status, stdout } = sudoku(['check', '--as', 'lab', '--', ...program]);
  assert.match(stdout, /20 of 20 right\n$/);
  assert.equal(status, 0);
});

test('when the check is ended, so is the program', async () => {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const program = ['sh', '-c', `exec 3> "${pipe}"; sleep 1000`];
  const child = start(['check', '--as', 'assignment4', '--', ...program], '', { TMPDIR: folder });
  const stream = createReadStream(pipe);
  // The pipe opens when the program has opened it, and ends with the last process that has it.
  await once(stream, 'open');
  child.kill('SIGTERM');
  const [[code]] = await Promise.all([once(child, 'exit'), once(stream.resume(), 'end')]);
  assert.equal(code, 1);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('sudoku-')),
    [],
  );
});
