// The worker of the algorithms with the real module: playing and searching.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOf } from '../../web/run/run-protocol.js';
import {
  ALL,
  client,
  counter,
  EMPTY,
  go,
  kind,
  lastOf,
  LIANG_OUTPUT,
  LONG,
  pause,
  play,
  ready,
  RUN,
  start,
} from './run-worker-setup.mjs';

describe('playing in the run worker', () => {
  it('plays a number of matching events', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const hundred = await play({ count: 100 });
    assert.equal(hundred.why, 'found');
    assert.equal(hundred.snapshot.step, 100);
    await go({ step: 0 });
    const backtracks = await play({ count: 12, wanted: kind('remove') });
    assert.equal(backtracks.why, 'found');
    assert.equal(counter(backtracks, 'liang_backtracks'), 12);
    assert.equal(ready.kinds[lastOf(backtracks).kind], 'remove');
    // Far fewer than a million events are left.
    assert.equal((await play({ count: 1e6, wanted: kind('remove') })).why, 'none');
  });

  it('stops after every event at a breakpoint, at any level of detail', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const { code } = ready.algorithms[0];
    const { label } = code.find(({ text }) => text.includes('grid[i][j] = 0'));
    const breakpoints = 1 << label;
    for (const wanted of [ALL, kind('place')]) {
      for (const count of [Infinity, 1e6]) {
        await go({ step: 0 });
        const view = await play({ count, wanted, breakpoints });
        assert.equal(view.why, 'breakpoint');
        assert.equal(lastOf(view).label, label);
        assert.equal(counter(view, 'liang_backtracks'), 1);
        assert.equal(counter(await play({ count, wanted, breakpoints }), 'liang_backtracks'), 2);
      }
    }
  });

  it('goes to the next and the previous event of a kind', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const wanted = kind('remove');
    const first = await go({ find: 'next', wanted });
    const second = await go({ find: 'next', wanted });
    assert.deepEqual([first.why, second.why], ['found', 'found']);
    assert.equal(counter(second, 'liang_backtracks'), 2);
    const again = await go({ find: 'previous', wanted });
    assert.deepEqual(again.snapshot, first.snapshot);
    const none = await go({ find: 'previous', wanted });
    assert.deepEqual([none.why, none.snapshot.step], ['none', 0]);
    const end = await go({ find: 'next', wanted: kind('exhausted') });
    assert.deepEqual([end.why, end.snapshot.outcome], ['none', 'solved']);
  });

  it('logs events without moving', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    await go({ step: 5 });
    const { events, from } = await client.ask({ type: 'log', run: RUN, from: 1, count: 3 });
    assert.equal(from, 1);
    // The first free cell is r1c1, and column 1 holds no 1.
    const [write, place, next] = [...events].map(partsOf);
    assert.deepEqual([ready.kinds[write.kind], write.place, write.digit], ['write', 0, 1]);
    assert.deepEqual([ready.kinds[place.kind], place.place, place.digit], ['reject', 0, 1]);
    assert.deepEqual([ready.kinds[next.kind], next.place, next.digit], ['write', 0, 2]);
    assert.equal((await go({})).snapshot.step, 5);
    const beyond = await client.ask({ type: 'log', run: RUN, from: 1e7, count: 3 });
    assert.equal(beyond.events.length, 0);
  });

  it('limits a search for an unknown end, and keeps the step reached', async () => {
    await start('free-cell-list', LONG);
    const view = await go({ step: Infinity, milliseconds: 30 });
    assert.equal(view.why, 'unfinished');
    assert.ok(view.snapshot.step > 0 && !view.extent.ended);
    assert.equal((await go({})).snapshot.step, view.snapshot.step);
    await start('free-cell-list', LIANG_OUTPUT);
    const end = await go({ step: Infinity, milliseconds: Infinity });
    assert.deepEqual([end.why, end.snapshot.outcome], ['', 'solved']);
  });

  it('plays during a survey', async () => {
    await start('count-solutions', EMPTY);
    const controller = new AbortController();
    const surveyed = client.ask(
      { type: 'survey', run: RUN, limit: 1e9 },
      { signal: controller.signal },
    );
    assert.equal((await play({ count: 1000 })).snapshot.step, 1000);
    controller.abort();
    assert.equal((await surveyed).snapshot.step, 1000);
  });

  it('ends a play when its time is up, and on a stop request', async () => {
    await start('free-cell-list', LONG);
    const view = await play({ milliseconds: 30 });
    assert.equal(view.why, '');
    assert.ok(view.snapshot.step > 0 && !view.extent.ended);
    const controller = new AbortController();
    const asked = play({}, { signal: controller.signal });
    await pause(20);
    controller.abort();
    const stopped = await asked;
    assert.equal(stopped.why, 'stopped');
    assert.ok(stopped.snapshot.step > view.snapshot.step);
  });

  it('answers the pending requests of a run that is released or replaced', async () => {
    await start('free-cell-list', LONG);
    const owed = play({});
    await pause(20);
    client.close(RUN);
    assert.equal((await owed).why, 'stopped');
    await assert.rejects(go({ step: 0 }), /there is no run 7/);

    await start('free-cell-list', LONG);
    const first = play({});
    const second = go({ step: 3 });
    const replaced = await start('is-safe', LIANG_OUTPUT);
    assert.equal((await first).why, 'stopped');
    assert.equal((await second).why, 'stopped');
    assert.equal(replaced.snapshot.step, 0);
    assert.equal((await go({ step: 3 })).snapshot.step, 3);
  });
});
