import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as strip from '../../web/features/player/strip.js';

const { POSITIONS, positionOf, stepOf } = strip;

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

test('an edge begins at the left, ends at the right, and has the greatest depth at the top', () => {
  assert.equal(strip.edge([0, 0, 4, 4], 4), 'M0 100H2V3H4');
  assert.equal(strip.area('M0 100H4'), 'M0 100H4V100H0Z');
  assert.equal(strip.edge([], 4), '');
});

test('ticks that show a density are closest where it is greatest', () => {
  assert.deepEqual(
    strip.spread([1, 1, 1, 1, 1, 1, 1, 1], 2),
    [1, 3, 5, 7].map((x) => x / 8),
  );
  const even = strip.spread(Array(100).fill(0.02), 4);
  assert.equal(even.length, 25, 'an even density has even ticks, however low it is');
  const places = strip.spread([...Array(50).fill(0.4), ...Array(50).fill(0.1)], 5);
  const left = places.filter((part) => part < 0.5).length;
  assert.deepEqual([left, places.length - left], [10, 2], 'a quarter as dense');
  assert.deepEqual(strip.spread([0, 0, 0], 3), [], 'a run without backtracks');
  assert.deepEqual(strip.spread([], 3), []);
});

test('the ridge of the hill is the mean depth', () => {
  const { ridge, middle } = strip.hillPaths({ low: [1, 2], mean: [2, 2.5], high: [3, 4] }, 4);
  assert.equal(ridge, strip.edge([2, 2.5], 4));
  assert.equal(middle, strip.area(ridge));
});

test('the axis has round steps inside the window', () => {
  assert.deepEqual(strip.axisSteps({ from: 0, to: 663_419 }, 3), [500_000]);
  assert.deepEqual(strip.axisSteps({ from: 0, to: 663_419 }, 4), [200_000, 400_000, 600_000]);
  assert.deepEqual(strip.axisSteps({ from: 100, to: 130 }, 3), [110, 120]);
  assert.deepEqual(strip.axisSteps({ from: 0, to: 1 }, 3), []);
});

test('ticks in the same column are drawn once', () => {
  assert.equal(strip.ticks([0.1, 0.101, 0.5, 1], 10, 0, 9), 'M1.5 0V9M5.5 0V9M9.5 0V9');
});
