// The score of the drill.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, scoresIn, textOf, withFound } from '../../web/features/drill/score.js';

test('a score counts the positions that were right at once, by technique', () => {
  let scores = scoresIn(undefined);
  for (const right of [true, false, true]) scores = counted(scores, 'x-wing', right);
  scores = counted(scores, 'naked-pair', false);
  assert.deepEqual(
    [...scores],
    [
      ['x-wing', { right: 2, all: 3, found: [] }],
      ['naked-pair', { right: 0, all: 1, found: [] }],
    ],
  );
  assert.deepEqual(scoresIn(textOf(scores)), scores);
});

test('a score has the exercises that were found, once each, and keeps them while it counts', () => {
  let scores = counted(scoresIn('x-wing:1/2'), 'x-wing', false);
  for (const number of [5, 2, 5]) scores = withFound(scores, 'x-wing', number);
  scores = withFound(counted(scores, 'x-wing', true), 'bug-1', 6);
  assert.deepEqual(
    [...scores],
    [
      ['x-wing', { right: 2, all: 4, found: [2, 5] }],
      ['bug-1', { right: 0, all: 0, found: [6] }],
    ],
  );
  assert.deepEqual(scoresIn(textOf(scores)), scores);
});

test('what no score has written is ignored, and the rest remains', () => {
  assert.deepEqual(
    [...scoresIn('x ab:2/1 x-wing:1/2 y:/3')],
    [['x-wing', { right: 1, all: 2, found: [] }]],
  );
});
