import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '../../web/solver/client.js';
import { FakeWorker } from './fake-worker.mjs';

function setUp() {
  const workers = [];
  const client = new Client(() => workers[workers.push(new FakeWorker()) - 1]);
  return { client, workers };
}

const write = { type: 'write', state: 'p=', format: 'line' };
const analyze = (state) => ({ type: 'analyze', state });
const STOPPED = { type: 'analysis', verdict: null };

test('a reply settles the request with its id', async () => {
  const { client, workers } = setUp();
  const first = client.ask(write);
  const second = client.ask(write);
  const [{ id: a }, { id: b }] = workers[0].sent;
  workers[0].reply({ id: b, type: 'written', text: 'second' });
  workers[0].reply({ id: a, type: 'written', text: 'first' });
  assert.deepEqual([(await first).text, (await second).text], ['first', 'second']);
});

test('a failure rejects the request', async () => {
  const { client, workers } = setUp();
  const asked = client.ask(write);
  workers[0].reply({ id: workers[0].sent[0].id, type: 'failed', message: 'no such format' });
  await assert.rejects(asked, /no such format/);
});

test('progress precedes the last reply, and an abort stops the request', async () => {
  const { client, workers } = setUp();
  const seen = [];
  const controller = new AbortController();
  const asked = client.ask(
    { type: 'count', state: 'p=', limit: 9 },
    { signal: controller.signal, progress: ({ count }) => seen.push(count) },
  );
  const [{ id }] = workers[0].sent;
  workers[0].reply({ id, type: 'progress', milliseconds: 1, count: 3 });
  controller.abort();
  assert.deepEqual(workers[0].sent[1], { type: 'stop', target: id });
  workers[0].reply({ id, type: 'counted', count: 4, complete: false, milliseconds: 2 });
  assert.equal((await asked).count, 4);
  assert.deepEqual(seen, [3]);
});

test('of many analyses only the first and the last are sent to the worker', async () => {
  const { client, workers } = setUp();
  const asked = ['a', 'b', 'c', 'd'].map((state) => client.analyze(analyze(state)));
  const [worker] = workers;
  assert.deepEqual(
    worker.sent.map(({ type, state }) => state ?? type),
    ['a', 'stop'],
  );
  worker.reply({ id: worker.sent[0].id, ...STOPPED });
  assert.equal(worker.sent.at(-1).state, 'd');
  worker.reply({ id: worker.sent.at(-1).id, type: 'analysis', verdict: 'one' });
  const answers = await Promise.all(asked);
  assert.deepEqual(
    answers.map((answer) => answer?.verdict),
    [undefined, undefined, undefined, 'one'],
  );
});

test('a stopped analysis that is still the newest is answered', async () => {
  const { client, workers } = setUp();
  const controller = new AbortController();
  const asked = client.analyze(analyze('a'), { signal: controller.signal });
  controller.abort();
  workers[0].reply({ id: workers[0].sent[0].id, ...STOPPED });
  assert.equal((await asked).verdict, null);
});

test('a new worker answers the pending requests of a crashed one', async () => {
  const { client, workers } = setUp();
  const asked = client.analyze(analyze('a'));
  workers[0].die();
  assert.ok(workers[0].terminated);
  assert.deepEqual(workers[1].sent, workers[0].sent);
  workers[1].reply({ id: workers[1].sent[0].id, type: 'analysis', verdict: 'one' });
  assert.equal((await asked).verdict, 'one');
});

test('a stopped request is stopped again after it is sent to a new worker', async () => {
  const { client, workers } = setUp();
  const controller = new AbortController();
  const asked = client.analyze(analyze('a'), { signal: controller.signal });
  controller.abort();
  workers[0].die();
  const [{ id }] = workers[1].sent;
  assert.deepEqual(workers[1].sent, [
    { ...analyze('a'), id },
    { type: 'stop', target: id },
  ]);
  workers[1].reply({ id, ...STOPPED });
  assert.equal((await asked).verdict, null);
});

test('a superseded analysis is not sent to a new worker', async () => {
  const { client, workers } = setUp();
  const superseded = client.analyze(analyze('deadly'));
  const newest = client.analyze(analyze('harmless'));
  workers[0].die();
  assert.equal(await superseded, null);
  assert.deepEqual(
    workers[1].sent.map(({ state }) => state),
    ['harmless'],
  );
  workers[1].reply({ id: workers[1].sent[0].id, type: 'analysis', verdict: 'none' });
  assert.equal((await newest).verdict, 'none');
});

test('a request that is lost with two workers fails, and the next one is answered', async () => {
  const { client, workers } = setUp();
  const deadly = client.analyze(analyze('deadly'));
  workers[0].die();
  workers[1].die();
  await assert.rejects(deadly, /out of memory/);
  const next = client.analyze(analyze('harmless'));
  workers[2].reply({ id: workers[2].sent[0].id, type: 'analysis', verdict: 'none' });
  assert.equal((await next).verdict, 'none');
});

test('if a worker cannot load its module, its requests fail', async () => {
  const { client, workers } = setUp();
  const asked = client.ask(write);
  workers[0].reply({ type: 'failed', message: 'no WebAssembly' });
  workers[1].reply({ type: 'failed', message: 'no WebAssembly' });
  await assert.rejects(asked, /no WebAssembly/);
  assert.ok(workers[0].terminated && workers[1].terminated);
});

test('a worker that crashed while idle is replaced at the next request', async () => {
  const { client, workers } = setUp();
  workers[0].die();
  const asked = client.ask(write);
  assert.equal(workers.length, 2);
  workers[1].reply({ id: workers[1].sent[0].id, type: 'written', text: 'done' });
  assert.equal((await asked).text, 'done');
});

test('an analysis that was stopped while it waited is stopped as soon as it is sent', async () => {
  const { client, workers } = setUp();
  client.analyze(analyze('a'));
  const controller = new AbortController();
  client.analyze(analyze('b'), { signal: controller.signal });
  controller.abort();
  const [worker] = workers;
  worker.reply({ id: worker.sent[0].id, ...STOPPED });
  const [b, stop] = worker.sent.slice(-2);
  assert.deepEqual([b.state, stop], ['b', { type: 'stop', target: b.id }]);
});
