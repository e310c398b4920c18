// The arguments of all commands: help, usage and messages about wrong ones.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ONE } from '../puzzles.mjs';
import { sudoku } from './command.mjs';

/** The usage line of each command, as `sudoku --help` prints it. */
const usages = new Map(
  [...sudoku(['--help']).stdout.matchAll(/^usage: sudoku ([a-z]+) .*$/gm)].map(([line, name]) => [
    name,
    line,
  ]),
);

test('help lists all commands, each with a sentence and its usage', () => {
  const { status, stdout, stderr } = sudoku(['--help']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.deepEqual(sudoku(['-h']).stdout, stdout);
  for (const name of ['solve', 'run', 'trace', 'batch', 'rate', 'technique', 'hint']) {
    assert.match(stdout, new RegExp(`^[A-Z].*\\.\nusage: sudoku ${name} `, 'm'));
  }
});

test('without arguments the help is an error message', () => {
  assert.deepEqual(sudoku([]), { status: 2, stdout: '', stderr: sudoku(['--help']).stdout });
});

test('an unknown command is named, and all commands are listed', () => {
  const { status, stdout, stderr } = sudoku(['sovle', '--count']);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /^sudoku: argument 1: `sovle` is no command\nusage: sudoku /);
  for (const name of usages.keys()) assert.match(stderr, new RegExp(`[ |]${name}[ |]`));
});

for (const [name, usage] of usages) {
  describe(`sudoku ${name}`, () => {
    test('prints its usage for --help, also after other arguments', () => {
      for (const args of [['--help'], ['-h'], ['--nonsense', '--help'], ['a', 'b', '-h']]) {
        const { status, stdout, stderr } = sudoku([name, ...args]);
        assert.ok(stdout.split('\n').includes(usage), stdout);
        assert.deepEqual([status, stderr], [0, '']);
      }
    });

    test('names an unknown option and its position', () => {
      const { status, stdout, stderr } = sudoku([name, '--nonsense']);
      const [message, second] = stderr.split('\n');
      assert.equal(message, `sudoku ${name}: argument 1: unknown option \`--nonsense\``);
      assert.equal(second, usage);
      assert.deepEqual([status, stdout], [2, '']);
    });
  });
}

/** Wrong arguments and the message without the command's name. @type {[string, string][]} */
const WRONG = [
  ['solve --as', 'argument 1: --as needs a value: one of line|csv|liang|'],
  ['solve --as x', 'argument 1: --as: `x` is not one of line|csv|liang|'],
  ['solve --count --as=x', 'argument 2: --as: `x` is not one of line|'],
  ['solve --count=3', 'argument 1: --count takes no value\n'],
  ['solve a b', 'argument 2: `b` is a second FILE, after `a`\n'],
  ['solve -x', 'argument 1: unknown option `-x`\n'],
  ['batch --format x', 'argument 1: --format: `x` is not one of line|'],
  ['batch --input x', 'argument 1: --input: `x` is not one of line|grid|cells|text\n'],
  ['batch --limit 3', 'argument 1: --limit: `3` is not one of 1|2\n'],
  [
    'batch --first-line',
    'argument 1: --first-line needs a value: a whole number from 1 to 999999999999999\n',
  ],
  ['batch --first-line 0', 'argument 1: --first-line: `0` is not a whole number from 1 to'],
  ['batch --first-line 12x', 'argument 1: --first-line: `12x` is not a whole number from 1 to'],
  ['run', 'ID is missing\n'],
  ['trace --variant first', 'ID is missing\n'],
  ['run x', 'argument 1: ID: `x` is not one of those below\n'],
  ['make --technique x', 'argument 1: --technique: `x` is not one of those below\n'],
  ['make --seed -1', 'argument 1: --seed: `-1` is not a whole number from 0 to 999999999999999\n'],
  ['make --count=', 'argument 1: --count: `` is not a whole number from 1 to'],
  ['make --count 1000000000000000', 'argument 1: --count: `1000000000000000` is not a whole'],
  ['hint --order x', 'argument 1: --order: `x` is not one of books|se\n'],
];

for (const [line, message] of WRONG) {
  test(`sudoku ${line} is refused`, () => {
    const args = line.split(' ');
    const { status, stdout, stderr } = sudoku(args);
    assert.ok(stderr.startsWith(`sudoku ${args[0]}: ${message}`), stderr);
    assert.ok(stderr.includes(`\n${usages.get(args[0])}\n`), stderr);
    assert.deepEqual([status, stdout], [2, '']);
  });
}

test('an option may have its value after = and be repeated; the last one is valid', () => {
  const { stdout } = sudoku(['solve', '--as', 'csv', '-', '--as=line'], ONE);
  assert.equal(stdout, sudoku(['solve'], ONE).stdout);
});

test('all arguments after -- are names of files', () => {
  const { status, stderr } = sudoku(['solve', '--', '--help']);
  assert.match(stderr, /^sudoku: cannot read --help: No such file or directory$/m);
  assert.equal(status, 1);
});
