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

const PROFILE = {
  length: 250,
  ended: true,
  depthProfile: Uint8Array.of(0, 2, 1, 4, 3, 4),
  segmentLength: 100,
  memory: 0,
};

test('a column shows the least and greatest depth of the segments that it covers', () => {
  const whole = { from: 0, to: 250 };
  assert.deepEqual(strip.columnsOfProfile(PROFILE, whole, 5).low, [0, 0, 1, 1, 3]);
  assert.deepEqual(strip.columnsOfProfile(PROFILE, whole, 5).high, [2, 2, 4, 4, 4]);
  // One column from step 50 to step 150 covers two segments.
  const two = strip.columnsOfProfile(PROFILE, { from: 50, to: 150 }, 1);
  assert.deepEqual([two.low, two.high], [[0], [4]]);
});

test('a column of known depths shows their mean', () => {
  const { low, middle, high } = strip.columnsOfDepths([1, 2, 3, 6, 6, 6], { from: 10, to: 16 }, 2);
  assert.deepEqual(
    [low, middle, high],
    [
      [1, 6],
      [2, 6],
      [3, 6],
    ],
  );
});

test('a run without events has no numbers that are not numbers', () => {
  const empty = { ...PROFILE, length: 0, depthProfile: new Uint8Array(0) };
  for (const columns of [
    strip.columnsOfProfile(empty, { from: 0, to: 1 }, 3),
    strip.columnsOfDepths([], { from: 0, to: 1 }, 3),
  ]) {
    assert.deepEqual(columns.middle, [0, 0, 0]);
  }
});

test('an edge begins at the left, ends at the right, and has the greatest depth at the top', () => {
  assert.equal(strip.edge([0, 0, 4, 4], 4), 'M0 100H2V3H4');
  assert.equal(strip.area('M0 100H4'), 'M0 100H4V100H0Z');
  assert.equal(strip.edge([], 4), '');
});

test('the window is enlarged round a point, and stays in the run', () => {
  const whole = { from: 0, to: 1000 };
  assert.deepEqual(strip.zoomed(whole, 0.5, 0.5, 1000), { from: 250, to: 750 });
  assert.deepEqual(strip.zoomed(whole, 0, 0.5, 1000), { from: 0, to: 500 });
  assert.deepEqual(strip.zoomed(whole, 1, 0.5, 1000), { from: 500, to: 1000 });
  assert.equal(strip.zoomed({ from: 250, to: 750 }, 0.5, 2, 1000), null, 'the whole run');
  assert.deepEqual(strip.zoomed({ from: 900, to: 1000 }, 0, 2, 1000), { from: 800, to: 1000 });
  const least = strip.zoomed({ from: 500, to: 520 }, 0.5, 0.1, 1000);
  assert.equal(least.to - least.from, strip.LEAST_SPAN);
  assert.equal(strip.zoomed({ from: 0, to: 5 }, 0.5, 0.5, 5), null, 'a run of five steps');
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
