import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, positionOf, POSITIONS, stepOf } from '../../web/features/player/strip.js';

test('the ends of the slider are the ends of the run, for any length', () => {
  for (const length of [1, 7, 8365, 1_314_330_448]) {
    assert.equal(stepOf(0, length), 0);
    assert.equal(stepOf(POSITIONS, length), length);
    assert.equal(positionOf(0, length), 0);
    assert.equal(positionOf(length, length), POSITIONS);
  }
  assert.equal(positionOf(0, 0), 0);
});

test('a short run moves to exactly the step of the slider', () => {
  for (let step = 0; step <= 8365; step++) assert.equal(stepOf(positionOf(step, 8365), 8365), step);
});

test('segments are adjacent, and the last one ends with the run', () => {
  const extent = {
    length: 250,
    ended: true,
    depthProfile: Uint8Array.of(0, 2, 1, 4, 3, 4),
    segmentLength: 100,
  };
  const [first, second, third] = bars(extent, 500, 42);
  assert.deepEqual([first.left, first.right, second.left, second.right], [0, 200, 200, 400]);
  assert.deepEqual([third.left, third.right], [400, 500]);
  assert.equal(second.top, 1, 'the greatest depth is at the top');
  assert.equal(first.bottom, 42, 'depth 0 at the bottom');
  assert.ok(third.bottom < second.bottom);
});

test('a segment without a change of depth is still visible', () => {
  const extent = { length: 9, ended: true, depthProfile: Uint8Array.of(0, 0), segmentLength: 9 };
  const [bar] = bars(extent, 100, 40);
  assert.equal(bar.bottom - bar.top, 1);
});
