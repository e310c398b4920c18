import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace, SPEEDS, speedOf, wholeRate } from '../../web/run/speed.js';

test('speeds range from one step in two seconds to full speed', () => {
  assert.equal(SPEEDS[0], 0.5);
  assert.equal(SPEEDS.at(-1), Infinity);
  assert.deepEqual(
    SPEEDS,
    [...SPEEDS].sort((a, b) => a - b),
  );
});

test('a speed is found again by its rate', () => {
  SPEEDS.forEach((rate, index) => assert.equal(speedOf(rate), index));
  assert.equal(SPEEDS[speedOf(3)], 5);
  assert.equal(SPEEDS[speedOf(2e6)], Infinity);
  assert.equal(speedOf(NaN), speedOf(0));
});

/** The number of steps that are due in a second of frames. */
function stepsInSecond(rate, frames) {
  const pace = new Pace(0);
  let steps = 0;
  for (let n = 1; n <= frames; n++) steps += pace.due((1000 * n) / frames, rate);
  return steps;
}

test('the number of due steps follows the speed at any frame rate', () => {
  for (const frames of [8, 60, 144]) {
    for (const rate of [2, 5, 1000]) {
      assert.ok(Math.abs(stepsInSecond(rate, frames) - rate) <= 1, `${rate} at ${frames}`);
    }
  }
});

test('half a step a second comes after two seconds', () => {
  const pace = new Pace(0);
  assert.equal(pace.due(1000, 0.5), 0);
  assert.equal(pace.due(2000, 0.5), 1);
});

test('time lost on a busy machine is not made up', () => {
  assert.ok(new Pace(0).due(60_000, 100) <= 25);
});

test('at full speed any number of steps is due', () => {
  assert.equal(new Pace(0).due(1, Infinity), Infinity);
});

test('a whole run takes half a minute, and a short one less, at five steps a second', () => {
  assert.equal(wholeRate(30_000), 1000);
  assert.equal(wholeRate(151), 151 / 30);
  assert.equal(wholeRate(20), 5);
});
