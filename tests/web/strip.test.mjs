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

test('the density of backtracks is relative to the densest column', () => {
  assert.equal(strip.densityArea([0.1, 0.2, 0]), 'M0 91H1V82H2V100H3V100H0Z');
  assert.equal(strip.densityArea([0, 0]), '', 'a run without backtracks');
  assert.equal(strip.densityArea([]), '');
});

test('the hill has its density only where no single backtracks are drawn', () => {
  const columns = { low: [1, 2], mean: [2, 2.5], high: [3, 4], backtracks: [0.5, 0.25] };
  const { ridge, middle, density } = strip.hillPaths(columns, 4, true);
  assert.equal(middle, strip.area(ridge));
  assert.equal(ridge, strip.edge([2, 2.5], 4), 'the ridge is the mean depth');
  assert.equal(density, strip.densityArea([0.5, 0.25]));
  assert.equal(strip.hillPaths(columns, 4, false).density, '');
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
