// The technique of each move of a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  digitsAfter,
  namedMoves,
  singleOf,
  triples,
  usesOf,
} from '../../web/features/play/moves.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

const ZEROS = Array(81).fill(0);
const digits = (text) => [...text.padEnd(81, '0')].map(Number);
const none = async () => null;

test('a single is named by the easiest reason', () => {
  assert.equal(singleOf(digits('12345678'), ZEROS, 8, 9), 'full-house');
  // 9s in rows 2 and 3, columns 1 and 2: the third cell of row 1 is the only place in the box.
  const hidden = digits('0'.repeat(12) + '9' + '0'.repeat(11) + '9' + '0'.repeat(3));
  hidden[27] = hidden[37] = 9;
  assert.equal(singleOf(hidden, ZEROS, 2, 9), 'hidden-single-box');
  // Row 1 has 1 to 5, column 9 has 6 and 7, the box an 8.
  const naked = digits('12345');
  naked[17] = 6;
  naked[35] = 7;
  naked[25] = 8;
  assert.equal(singleOf(naked, ZEROS, 8, 9), 'naked-single');
  assert.equal(singleOf(naked, ZEROS, 8, 1), null, 'no candidate');
});

test('a digit with no other place in its row is a hidden single of the line', () => {
  const row = digits('1230');
  const crossed = [...ZEROS];
  for (const cell of [4, 5, 6, 7, 8]) crossed[cell] = 1 << 3;
  assert.equal(singleOf(row, crossed, 3, 4), 'hidden-single-line');
});

test('every move of a whole game has a name; wrong ones and erasures have their own', async () => {
  const open = [...ONE].flatMap((given, cell) => (given === '0' ? [cell] : []));
  const right = open.flatMap((cell, i) => [i, cell, Number(ONE_SOLVED[cell])]);
  const wrong = (Number(ONE_SOLVED[open[0]]) % 9) + 1;
  const moves = await namedMoves(
    ONE,
    ONE_SOLVED,
    [0, open[0], wrong, 0, open[0], 0, ...right],
    none,
  );
  assert.deepEqual(
    moves.slice(0, 2).map(({ technique }) => technique),
    ['wrong', 'erased'],
  );
  assert.equal(moves.at(-1).technique, 'full-house');
  assert.ok(moves.every(({ technique }) => technique));
  assert.equal(
    usesOf(moves).reduce((sum, [, cells]) => sum + cells.length, 0),
    open.length,
  );
});

test('a digit that is no single is named by the technique that makes it one', async () => {
  const givens = '12345'.padEnd(81, '0');
  const solution = '123459'.padEnd(81, '1'); // only the cell of the move counts
  const asked = [];
  const moves = await namedMoves(givens, solution, [7, 5, 9], async (state, technique) => {
    asked.push(technique);
    if (technique !== 'x-wing' || asked.includes('done')) return null;
    asked.push('done');
    return { eliminations: [6, 7, 8].map((digit) => ({ cell: 5, digit })) };
  });
  assert.deepEqual(moves, [{ second: 7, cell: 5, digit: 9, technique: 'x-wing' }]);
  assert.deepEqual(asked.slice(0, 3), ['pointing', 'claiming', 'naked-pair']);
  const [beyond] = await namedMoves(givens, solution, [7, 5, 9], none);
  assert.equal(beyond.technique, 'beyond');
});

test('the digits after some moves', () => {
  const moves = triples([1, 1, 5, 2, 1, 0, 3, 2, 7]);
  const after = (count) =>
    digitsAfter('1'.padEnd(81, '0'), moves.slice(0, count)).slice(0, 3).join('');
  assert.deepEqual([0, 1, 2, 3].map(after), ['100', '150', '100', '107']);
});
