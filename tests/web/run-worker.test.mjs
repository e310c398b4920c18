// The worker of the algorithms with the real module: runs, steps, surveys, traces.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  client,
  counter,
  EMPTY,
  go,
  lastOf,
  LIANG_CHECKS,
  LIANG_OUTPUT,
  LIANG_SOLUTION,
  LONG,
  play,
  PLAY,
  ready,
  RUN,
  start,
} from './run-worker-setup.mjs';

describe('the run worker', () => {
  it('lists the algorithms and the kinds of events', () => {
    assert.equal(ready.algorithms.length, 7);
    assert.equal(ready.algorithms[0].id, 'free-cell-list');
    assert.ok(ready.kinds.includes('place') && ready.kinds.includes('remove'));
  });

  it('starts at step 0 with the puzzle as it was given', async () => {
    const { snapshot, extent, run } = await start('free-cell-list', LIANG_OUTPUT);
    assert.equal(run, RUN);
    assert.equal(snapshot.step, 0);
    assert.equal(snapshot.outcome, 'running');
    assert.equal(snapshot.digits.join(''), LIANG_OUTPUT);
    assert.equal(extent.ended, false);
  });

  it('plays to the end, with the count of the original program', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const end = await play({});
    assert.equal(end.why, 'none');
    assert.equal(end.snapshot.outcome, 'solved');
    assert.equal(end.snapshot.digits.join(''), LIANG_SOLUTION);
    assert.equal(counter(end, 'liang_checks'), LIANG_CHECKS);
    assert.ok(end.extent.ended);
    assert.equal(end.extent.length, end.snapshot.step);
    const { before: earlier, ...view } = await go({ step: Infinity });
    const { left } = end; // only in replies to `play`
    assert.deepEqual({ ...view, left }, { ...end, id: end.id + 1, why: '' });
    assert.equal(earlier.step, end.snapshot.step - 1);
  });

  it('adds the step before to the view of a step', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const { snapshot, before: earlier } = await go({ step: 4 });
    // Row 1 has 6 1 4 5: the first free cell rejects 1 and is raised to 2.
    assert.deepEqual([earlier.step, earlier.digits[0], snapshot.digits[0]], [3, 1, 2]);
    assert.equal((await go({ step: 0 })).before, undefined);
  });

  it('goes to the step at which the search has left a cell', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const here = await go({ step: 200 });
    const out = await go({ find: 'out' });
    assert.equal(out.why, 'found');
    assert.equal(out.snapshot.depth, here.snapshot.depth - 1);
    assert.equal(ready.kinds[lastOf(out).kind], 'remove');
    for (let step = 201; step < out.snapshot.step; step++) {
      const { snapshot } = await go({ step });
      assert.ok(snapshot.depth >= here.snapshot.depth, `step ${step}`);
    }
    await go({ step: 1 }); // depth 0: nothing to leave
    const end = await go({ find: 'out' });
    assert.deepEqual([end.why, end.snapshot.outcome], ['none', 'solved']);
  });

  it('lists the steps that report a solution, and stays where it is', async () => {
    // 9 and 6 can be exchanged: two solutions.
    const two = `${'.'.repeat(6)}${LIANG_SOLUTION.slice(6)}`.split('');
    await start('count-solutions', two.join(''));
    const end = await play({});
    const count = end.snapshot.counters[0];
    await go({ step: 3 });
    const { steps } = await client.ask({ type: 'solutions', run: RUN, limit: 500 });
    assert.equal(steps.length, count);
    for (const step of steps) {
      const view = await go({ step });
      assert.equal(ready.kinds[lastOf(view).kind], 'solution');
    }
    await go({ step: 3 });
    await client.ask({ type: 'solutions', run: RUN, limit: 1 });
    assert.equal((await play({ count: 0 })).snapshot.step, 3);
  });

  it('reports the depth before a stretch of events', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const { snapshot } = await go({ step: 777 });
    await go({ step: 5 });
    const log = await client.ask({ type: 'log', run: RUN, from: 777, count: 10 });
    assert.equal(log.depth, snapshot.depth);
  });

  it('explains why a digit is not in a cell', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    const { why } = await client.ask({ type: 'why', run: RUN, cell: 0, digit: 6 });
    assert.deepEqual(why, { reason: 'blocked', cell: 1, choice: false });
    await assert.rejects(client.ask({ type: 'why', run: RUN, cell: 81, digit: 6 }), /no answer/);
  });

  it('surveys up to the requested length, reports progress, and does not move', async () => {
    await start('count-solutions', EMPTY);
    await go({ step: 40 });
    const extents = [];
    const controller = new AbortController();
    const asked = client.ask(
      { type: 'survey', run: RUN, limit: 1e9 },
      {
        signal: controller.signal,
        progress: ({ extent }) => {
          extents.push(extent);
          controller.abort();
        },
      },
    );
    const { snapshot, extent, why } = await asked;
    assert.deepEqual([why, snapshot.step], ['stopped', 40]);
    assert.ok(extents.length > 0 && extents[0].length > 0);
    assert.ok(extent.length >= extents[0].length && !extent.ended);
    const segments = Math.ceil(extent.length / extent.segmentLength);
    for (const values of Object.values(extent.depthProfile)) assert.equal(values.length, segments);

    await start('free-cell-list', LONG);
    const limited = await client.ask({ type: 'survey', run: RUN, limit: 123_456 });
    assert.deepEqual([limited.why, limited.extent.length], ['', 123_456]);
  });

  it('exports a run as a trace that it can play', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    await go({ step: 5 });
    const whole = await client.ask({ type: 'export', run: RUN, limit: 1e6 });
    assert.ok(whole.complete);
    assert.ok(whole.text.startsWith(`G ${LIANG_OUTPUT}\nT 1 1 1\nR 1 1 1\n`));
    assert.ok(whole.text.endsWith('\nS\n'));
    assert.equal((await go({})).snapshot.step, 5);

    const other = 8;
    const { trace, snapshot } = await client.ask({
      type: 'trace',
      run: other,
      text: whole.text,
      givens: EMPTY,
    });
    assert.equal(snapshot.step, 0);
    assert.equal(trace.givens, LIANG_OUTPUT);
    assert.equal(trace.illegal, null);
    assert.equal(trace.moves, whole.text.trim().split('\n').length - 1);
    const end = await client.ask({ ...PLAY, run: other });
    assert.equal(end.snapshot.outcome, 'solved');
    assert.equal(end.snapshot.digits.join(''), LIANG_SOLUTION);
    const again = await client.ask({ type: 'export', run: other, limit: Infinity });
    assert.equal(again.text, whole.text);

    const first = await client.ask({ type: 'export', run: RUN, limit: 3 });
    assert.deepEqual(
      [first.complete, first.text],
      [false, whole.text.split('\n', 4).join('\n') + '\n'],
    );
  });

  it('plays a trace up to its first illegal move', async () => {
    const text = 'P 1 1 9\nP 1 3 3\nP 1 5 3\n';
    const { trace } = await client.ask({ type: 'trace', run: RUN, text, givens: LIANG_OUTPUT });
    assert.deepEqual(trace.illegal, {
      move: 3,
      line: 3,
      text: 'P 1 5 3',
      reason: 'clash',
      cell: 2,
    });
    const end = await play({});
    assert.deepEqual([end.snapshot.step, end.trace], [2, trace]);
    await assert.rejects(
      client.ask({ type: 'trace', run: RUN, text, givens: '12' }),
      /a puzzle has 81 digits/,
    );
  });

  it('refuses an unknown algorithm or variant and an invalid puzzle', async () => {
    await assert.rejects(start('quantum', EMPTY), /cannot start quantum/);
    await assert.rejects(start('is-safe', EMPTY, 1), /cannot start is-safe/);
    await assert.rejects(start('is-safe', '123'), /cannot start is-safe/);
  });
});
