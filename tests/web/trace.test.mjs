import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTrace } from '../../web/run/trace.js';
import { FORMATS as PUZZLE } from '../puzzles.mjs';

test('a trace is recognized by its first lines', () => {
  for (const text of [
    'P 1 3 5',
    'p 1,3,5\nU 1 3\n',
    '\uFEFFT\t1\t3\t5\r\n',
    '# my solver\n\n# at work\nP 1 3 5 # first\n',
    `G ${PUZZLE}\nP 1 3 5\n`,
    `# x\nG ${PUZZLE}\n# y\nU 1 3\n`,
    'P 1 3 10\n', // illegal, but a move
  ]) {
    assert.ok(isTrace(text), text);
    assert.ok(isTrace(new TextEncoder().encode(text)), text);
  }
});

test('puzzles are not recognized as traces', () => {
  for (const text of [
    '',
    PUZZLE,
    `G ${PUZZLE}`,
    `# P 1 3 5\n${PUZZLE}`,
    `${PUZZLE}\nP 1 3 5`,
    'Puzzle 1 3 5',
    'P 1 3',
    '5 3 . | . 7 .',
  ]) {
    assert.ok(!isTrace(text), text);
  }
});
