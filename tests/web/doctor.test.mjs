// What the doctor says of the givens of a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strings } from '../../web/features/doctor/en.js';
import { bandOf, MOST, sentenceOf } from '../../web/features/doctor/worth.js';
import { strings as german } from '../../web/languages/de/doctor.js';

test('the bands of the tints are those of the legend', () => {
  const bands = [1, 2, 9, 10, 99, 100, 999, 1000].map(bandOf);
  assert.deepEqual(bands, [0, 1, 1, 2, 2, 3, 3, 4]);
  assert.equal(strings.BANDS.length, 5);
  assert.equal(german.BANDS.length, 5);
});

test('the worth of a given says what is known, and no more', () => {
  const without = (solutions, guesses) => sentenceOf({ cell: 0, solutions, guesses }, strings);
  assert.equal(without(1, 0), 'without it 1 solution, found without a guess');
  assert.equal(without(17, 1), 'without it 17 solutions, found with 1 guess');
  assert.match(without(MOST, 400), /more than 999 solutions/);
});

test('a clash is called minimal or smallest only if it is', () => {
  for (const { clash } of [strings, german]) {
    const lengths = [
      clash(5, 20, false, false),
      clash(5, 20, true, false),
      clash(5, 20, true, true),
    ];
    assert.ok(lengths[0].length < lengths[1].length && lengths[1].length < lengths[2].length);
  }
  assert.doesNotMatch(strings.clash(9, 9, true, true), /smaller/);
});
