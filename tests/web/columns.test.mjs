// The columns of the timeline.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOfDepths, columnsOfProfile } from '../../web/features/player/columns.js';

const PROFILE = {
  length: 250,
  ended: true,
  depthProfile: {
    low: Uint8Array.of(0, 1, 3),
    high: Uint8Array.of(2, 4, 4),
    mean: Float32Array.of(0.5, 3, 3.5),
    backtracks: Uint32Array.of(0, 20, 5),
  },
  segmentLength: 100,
  memory: 0,
};

test('a column has the least and greatest depth of the segments that it covers', () => {
  const whole = { from: 0, to: 250 };
  assert.deepEqual(columnsOfProfile(PROFILE, whole, 5).low, [0, 0, 1, 1, 3]);
  assert.deepEqual(columnsOfProfile(PROFILE, whole, 5).high, [2, 2, 4, 4, 4]);
  // One column from step 50 to step 150 covers two segments.
  const two = columnsOfProfile(PROFILE, { from: 50, to: 150 }, 1);
  assert.deepEqual([two.low, two.high], [[0], [4]]);
});

test('the mean of a column weights each segment by the steps that the column covers of it', () => {
  const mean = (from, to) => columnsOfProfile(PROFILE, { from, to }, 1).mean[0];
  assert.equal(mean(0, 100), 0.5);
  assert.equal(mean(0, 200), 1.75);
  assert.equal(mean(50, 150), 1.75);
  assert.equal(mean(75, 200), (25 * 0.5 + 100 * 3) / 125);
  // The last segment is shorter than the others.
  assert.equal(mean(100, 250), (100 * 3 + 50 * 3.5) / 150);
  // Not the middle of least and greatest depth: that of the first segment is 1.
  assert.notEqual(mean(0, 100), 1);
});

test('the backtracks of a column are per step', () => {
  const share = (from, to) => columnsOfProfile(PROFILE, { from, to }, 1).backtracks[0];
  assert.equal(share(0, 100), 0);
  assert.equal(share(100, 200), 0.2);
  assert.equal(share(200, 250), 0.1);
  assert.ok(Math.abs(share(0, 250) - 25 / 250) < 1e-12);
});

test('a column of known depths has their mean, and the removals among them', () => {
  const columns = columnsOfDepths([1, 2, 3, 6, 5, 4], { from: 10, to: 16 }, 2);
  assert.deepEqual(columns, {
    low: [1, 4],
    mean: [2, 5],
    high: [3, 6],
    backtracks: [0, 2 / 3],
  });
});

test('a profile and the depths of the same steps have the same columns', () => {
  const depths = Array.from({ length: 400 }, (_, i) => 20 + Math.round(9 * Math.sin(i / 7)));
  const segments = Array.from({ length: 8 }, (_, s) => depths.slice(50 * s, 50 * s + 50));
  const extent = {
    ...PROFILE,
    length: 400,
    segmentLength: 50,
    depthProfile: {
      low: Uint8Array.from(segments, (all) => Math.min(...all)),
      high: Uint8Array.from(segments, (all) => Math.max(...all)),
      mean: Float32Array.from(segments, (all) => all.reduce((a, b) => a + b) / 50),
      backtracks: Uint32Array.from(
        segments,
        (all, s) => all.filter((depth, i) => depth < (depths[50 * s + i - 1] ?? 0)).length,
      ),
    },
  };
  const window = { from: 0, to: 400 };
  const [a, b] = [columnsOfProfile(extent, window, 4), columnsOfDepths(depths, window, 4)];
  assert.deepEqual([a.low, a.high], [b.low, b.high]);
  for (const name of ['mean', 'backtracks'])
    a[name].forEach((value, x) => assert.ok(Math.abs(value - b[name][x]) < 1e-5, `${name} ${x}`));
});

test('a run without events has no numbers that are not numbers', () => {
  const none = { low: [], high: [], mean: [], backtracks: [] };
  const empty = { ...PROFILE, length: 0, depthProfile: none };
  for (const columns of [
    columnsOfProfile(empty, { from: 0, to: 1 }, 3),
    columnsOfDepths([], { from: 0, to: 1 }, 3),
  ])
    for (const values of Object.values(columns)) assert.deepEqual(values, [0, 0, 0]);
});
