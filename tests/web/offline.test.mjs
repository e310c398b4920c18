// The new version of the page takes over, even if its service worker does not react.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeOver } from '../../web/features/offline/take-over.js';

/** Clicks “Reload” once; resolves at the reload with the messages that the worker got. */
const reloaded = (worker) =>
  new Promise((done) => {
    const posted = [];
    if (worker)
      worker.postMessage = ({ type }) => {
        posted.push(type);
        worker.react?.(posted.length);
      };
    takeOver(worker, () => done(posted), 5);
  });

describe('a new version', () => {
  it('is loaded at once if it has taken over already', async () => {
    assert.deepEqual(await reloaded(null), []);
    assert.deepEqual(await reloaded({ state: 'activated' }), []);
  });

  it('is asked to take over', async () => {
    const worker = { state: 'installed', react: () => (worker.state = 'activating') };
    assert.deepEqual(await reloaded(worker), ['take over']);
  });

  it('is asked again if it does not react, and the page reloads in the end', async () => {
    assert.deepEqual(await reloaded({ state: 'installed' }), ['take over', 'take over']);
  });

  it('takes over at the second request', async () => {
    const worker = {
      state: 'installed',
      react: (times) => times === 2 && (worker.state = 'activating'),
    };
    assert.deepEqual(await reloaded(worker), ['take over', 'take over']);
  });
});
