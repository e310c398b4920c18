// The progress that a batch reports.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ProgressMeter } from '../../../web/features/lists/progress-meter.js';

const counts = { errors: 0, invalid: 0, none: 0, one: 50, many: 0 };
const tally = /** @type {any} */ ({ puzzles: 50, counts });

it('the last report has the rate, even if nothing was done since the one before', async () => {
  const pace = new ProgressMeter(1000);
  pace.start();
  await pause(5);
  assert.ok(pace.report(1000, tally).rate > 0);
  await pause(5);
  const { bytes, size, puzzles, rate, secondsLeft } = pace.report(1000, tally);
  assert.deepEqual([bytes, size, puzzles, secondsLeft], [1000, 1000, 50, 0]);
  assert.ok(rate > 0);
});

it('there is no forecast before the first progress or for an unknown size', async () => {
  const known = new ProgressMeter(1000);
  assert.equal(known.report(0, tally).secondsLeft, null);
  assert.equal(new ProgressMeter(null).report(500, tally).secondsLeft, null);
});

it('the clock stops while a batch is paused', async () => {
  const pace = new ProgressMeter(1000);
  pace.pause(true);
  pace.start();
  await pause(20);
  assert.equal(pace.milliseconds, 0);
  pace.pause(false);
  await pause(20);
  const ran = pace.milliseconds;
  assert.ok(ran > 0);
  pace.pause(true);
  const stood = pace.milliseconds;
  await pause(20);
  assert.equal(pace.milliseconds, stood);
});
