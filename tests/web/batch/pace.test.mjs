// How far a batch says it is.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Pace } from '../../../web/features/lists/pace.js';

const counts = { errors: 0, invalid: 0, none: 0, one: 50, many: 0 };
const tally = /** @type {any} */ ({ puzzles: 50, counts });

it('the end is told with its rate, even where nothing was done since the last report', async () => {
  const pace = new Pace(1000);
  pace.start();
  await pause(5);
  assert.ok(pace.tell(1000, tally).rate > 0);
  await pause(5);
  const { bytes, size, puzzles, rate, secondsLeft } = pace.tell(1000, tally);
  assert.deepEqual([bytes, size, puzzles, secondsLeft], [1000, 1000, 50, 0]);
  assert.ok(rate > 0);
});

it('nothing is foretold before anything is done, nor where the size is not known', async () => {
  const known = new Pace(1000);
  assert.equal(known.tell(0, tally).secondsLeft, null);
  assert.equal(new Pace(null).tell(500, tally).secondsLeft, null);
});

it('time stands still while a batch rests', async () => {
  const pace = new Pace(1000);
  pace.rest(true);
  pace.start();
  await pause(20);
  assert.equal(pace.milliseconds, 0);
  pace.rest(false);
  await pause(20);
  const ran = pace.milliseconds;
  assert.ok(ran > 0);
  pace.rest(true);
  const stood = pace.milliseconds;
  await pause(20);
  assert.equal(pace.milliseconds, stood);
});
