import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlayerLoader } from '../../web/pages/lab/player-loader.js';

test('the player is loaded once', async () => {
  let loads = 0;
  const loader = new PlayerLoader(
    async () => ++loads,
    () => {},
  );
  assert.deepEqual(await Promise.all([loader.get(), loader.get()]), [1, 1]);
});

test('a failure is reported, and the next request tries again', async () => {
  const errors = [];
  let broken = true;
  const loader = new PlayerLoader(
    async () => {
      if (broken) throw new Error('offline');
      return 'player';
    },
    (error) => errors.push(error.message),
  );
  assert.equal(await loader.get(), null);
  assert.deepEqual(errors, ['offline']);
  broken = false;
  assert.equal(await loader.get(), 'player');
});
