// `sudoku trace` as a user runs it: the moves of a run as lines of text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sudoku } from './command.mjs';

/** @param {string[]} args @param {string} [input] */
const trace = (args, input = '') => sudoku(['trace', ...args], input);

const figure = '530070000600195000098000060800060003400803001700020006060000000000419005000080079';
const count = (text, letter) => text.split('\n').filter((line) => line.startsWith(letter)).length;

test('trace prints the puzzle and as many moves as the original program makes', () => {
  const { status, stdout, stderr } = trace(['is-safe'], `${figure}\n${figure}\n`);
  assert.equal(status, 0);
  assert.equal(stderr, '');
  const lines = stdout.split('\n');
  assert.deepEqual(lines.slice(0, 6), [
    `G ${figure}`,
    'T 1 3 1',
    'P 1 3 1',
    'T 1 4 1',
    'R 1 4 1',
    'T 1 4 2',
  ]);
  assert.deepEqual(lines.slice(-2), ['S', '']);
  // article_isSafe_calls, article_placed and article_undone.
  assert.deepEqual(
    ['T', 'P', 'U'].map((letter) => count(stdout, letter)),
    [49461, 5521, 5468],
  );
});

test('wrong arguments and texts without a puzzle are reported', () => {
  assert.equal(trace([]).status, 2);
  assert.match(trace(['none']).stderr, /usage: sudoku trace ID/);
  const { status, stdout, stderr } = trace(['is-safe'], 'no puzzle here');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^sudoku: /);
});
