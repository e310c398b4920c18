// The pace of a race, and the axis of its chart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RaceClock, SPEEDS, TURN } from '../../web/features/race/race-clock.js';
import { axisEnd, share, ticks } from '../../web/features/race/scale.js';

test('a slow pace adds up to its speed over the frames', () => {
  const pace = new RaceClock('digits');
  let steps = 0;
  for (let frame = 0; frame < 125; frame++) steps += pace.due(10, 16, 4);
  assert.equal(steps, 20); // two seconds
});

test('no frame requests more than one turn, however long the pause before it', () => {
  assert.equal(new RaceClock('digits').due(100, 60_000, 2), 10);
  assert.equal(new RaceClock('time').due(Infinity, 16, 4), Math.floor(TURN / 4));
  assert.equal(new RaceClock('time').due(Infinity, 16, 2), TURN / 2);
  const pace = new RaceClock('time');
  pace.due(Infinity, 16, 2);
  assert.ok(pace.due(1, 16, 2) <= 1, 'nor does it make up for what was too much');
});

test('a clock that has not ticked between two frames does not stop the race', () => {
  for (const unit of ['digits', 'time']) {
    const pace = new RaceClock(unit);
    pace.due(Infinity, 0, 2);
    assert.ok(pace.due(Infinity, 16, 2) > 0, unit);
    assert.equal(new RaceClock(unit).due(10, 0, 2), 0);
  }
});

test('at full speed a race adapts the number of digits to the length of a turn', () => {
  const pace = new RaceClock('digits');
  const most = (perMillisecond) => {
    for (let frame = 0; frame < 40; frame++) {
      const due = pace.due(Infinity, 16, 2);
      pace.took(due, due / perMillisecond);
    }
    return pace.due(Infinity, 16, 2);
  };
  const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.05, `${found}`);
  near(most(50_000), 50_000 * TURN);
  near(most(10), 10 * TURN);
  assert.equal(most(0.001), 1, 'at least one digit, whatever it costs');
});

test('both units have equally many speeds, in ascending order', () => {
  assert.equal(SPEEDS.digits.length, SPEEDS.time.length);
  for (const speeds of Object.values(SPEEDS)) {
    const ascending = [...speeds].sort((a, b) => a - b);
    assert.deepEqual(speeds, ascending);
  }
});

test('a logarithmic axis ends at the power of ten at or above the most work', () => {
  assert.equal(axisEnd([0, 0], 'logarithmic'), 10);
  assert.equal(axisEnd([324, 1000], 'logarithmic'), 1000);
  assert.equal(axisEnd([324, 1001], 'logarithmic'), 10_000);
  assert.equal(axisEnd([1_300_000_000], 'logarithmic'), 1e10);
});

test('a linear axis ends at a round number that is not below the most work', () => {
  assert.equal(axisEnd([0], 'linear'), 10);
  assert.equal(axisEnd([65, 34_943], 'linear'), 40_000);
  assert.equal(axisEnd([99], 'linear'), 100);
});

test('on a linear axis, twice the work is twice the length', () => {
  assert.equal(share(0, 40_000, 'linear'), 0);
  assert.equal(share(10_000, 40_000, 'linear'), 0.25);
  assert.equal(share(20_000, 40_000, 'linear'), 0.5);
});

test('on a logarithmic axis, equal factors of work take equal lengths', () => {
  const length = (work, end) => share(work, end, 'logarithmic');
  assert.equal(length(0, 1000), 0);
  assert.equal(length(1, 1000), 0);
  assert.equal(length(1000, 1000), 1);
  const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-12);
  near(length(10, 1000), 1 / 3);
  near(length(500, 1e6) - length(50, 1e6), length(70_000, 1e6) - length(7000, 1e6));
});

test('few ticks are labelled, at round numbers, the end of the axis among them', () => {
  assert.deepEqual(ticks(10, 'logarithmic'), [1, 10]);
  assert.deepEqual(ticks(10_000, 'logarithmic'), [1, 10, 100, 1000, 10_000]);
  assert.deepEqual(ticks(100_000, 'logarithmic'), [1, 100, 10_000, 100_000]);
  assert.deepEqual(ticks(1e10, 'logarithmic'), [1, 1000, 1e6, 1e9, 1e10]);
  assert.deepEqual(ticks(40_000, 'linear'), [0, 10_000, 20_000, 30_000, 40_000]);
  for (const most of [10, 65, 999, 34_943, 138_000_000]) {
    const marks = ticks(axisEnd([most], 'linear'), 'linear');
    assert.ok(marks.length >= 3 && marks.length <= 6, `${marks}`);
    assert.equal(marks.at(-1), axisEnd([most], 'linear'));
  }
});
