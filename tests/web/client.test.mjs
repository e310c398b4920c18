import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '../../web/solver/client.js';
import { FakeWorker } from './fake-worker.mjs';

function setUp() {
  const workers = [];
  const client = new Client(
    () => workers[workers.push(new FakeWorker()) - 1],
    () => {},
  );
  return { client, workers };
}

const write = { type: 'write', state: 'p=', format: 'line' };

test('a reply finds its question by the id', async () => {
  const { client, workers } = setUp();
  const first = client.ask(write);
  const second = client.ask(write);
  const [{ id: a }, { id: b }] = workers[0].sent;
  workers[0].reply({ id: b, type: 'written', text: 'second' });
  workers[0].reply({ id: a, type: 'written', text: 'first' });
  assert.deepEqual([(await first).text, (await second).text], ['first', 'second']);
});

test('a failure rejects', async () => {
  const { client, workers } = setUp();
  const asked = client.ask(write);
  workers[0].reply({ id: workers[0].sent[0].id, type: 'failed', message: 'no such format' });
  await assert.rejects(asked, /no such format/);
});

test('progress comes before the last reply, and an abort asks the worker to stop', async () => {
  const { client, workers } = setUp();
  const seen = [];
  const { signal, abort } = ((c) => ({ signal: c.signal, abort: () => c.abort() }))(
    new AbortController(),
  );
  const asked = client.ask(
    { type: 'count', state: 'p=', limit: 9 },
    { signal, progress: ({ count }) => seen.push(count) },
  );
  const [{ id }] = workers[0].sent;
  workers[0].reply({ id, type: 'progress', milliseconds: 1, count: 3 });
  abort();
  assert.deepEqual(workers[0].sent[1], { type: 'stop', target: id });
  workers[0].reply({ id, type: 'counted', count: 4, complete: false, milliseconds: 2 });
  assert.equal((await asked).count, 4);
  assert.deepEqual(seen, [3]);
});

test('of many analyses the worker gets the first and the last', async () => {
  const { client, workers } = setUp();
  const asked = ['a', 'b', 'c', 'd'].map((text) => client.analyze(text, 0));
  const [worker] = workers;
  assert.deepEqual(
    worker.sent.map(({ type, text }) => text ?? type),
    ['a', 'stop', 'stop', 'stop'],
  );
  worker.reply({ id: worker.sent[0].id, type: 'analysis', verdict: null });
  assert.equal(worker.sent.at(-1).text, 'd');
  worker.reply({ id: worker.sent.at(-1).id, type: 'analysis', verdict: 'one' });
  const answers = await Promise.all(asked);
  assert.deepEqual(
    answers.map((answer) => answer?.verdict),
    [undefined, undefined, undefined, 'one'],
  );
});

test('a stopped analysis that is still the latest is answered', async () => {
  const { client, workers } = setUp();
  const controller = new AbortController();
  const asked = client.analyze('a', 0, { signal: controller.signal });
  controller.abort();
  workers[0].reply({ id: workers[0].sent[0].id, type: 'analysis', verdict: null });
  assert.equal((await asked).verdict, null);
});

test('a new worker answers what a dead one left open', async () => {
  const { client, workers } = setUp();
  const asked = client.analyze('a', 0);
  workers[0].die();
  assert.ok(workers[0].terminated);
  assert.deepEqual(workers[1].sent, workers[0].sent);
  workers[1].reply({ id: workers[1].sent[0].id, type: 'analysis', verdict: 'one' });
  assert.equal((await asked).verdict, 'one');
});

test('a question that kills two workers is given up, and the next one is answered', async () => {
  const { client, workers } = setUp();
  const asked = client.analyze('deadly', 0);
  const next = client.analyze('harmless', 0);
  workers[0].die();
  workers[1].die();
  assert.equal(await asked, null);
  assert.deepEqual(
    workers[2].sent.map(({ text }) => text),
    ['harmless'],
  );
  workers[2].reply({ id: workers[2].sent[0].id, type: 'analysis', verdict: 'none' });
  assert.equal((await next).verdict, 'none');
  const deadly = client.ask(write);
  workers[2].die();
  workers[3].die();
  await assert.rejects(deadly, /out of memory/);
});

test('a worker that died while idle is replaced when there is a question', async () => {
  const { client, workers } = setUp();
  workers[0].die();
  const asked = client.ask(write);
  assert.equal(workers.length, 2);
  workers[1].reply({ id: workers[1].sent[0].id, type: 'written', text: 'done' });
  assert.equal((await asked).text, 'done');
});

test('an analysis that was stopped before the worker got it is stopped when it does', async () => {
  const { client, workers } = setUp();
  client.analyze('a', 0);
  const controller = new AbortController();
  client.analyze('b', 0, { signal: controller.signal });
  controller.abort();
  const [worker] = workers;
  worker.reply({ id: worker.sent[0].id, type: 'analysis', verdict: null });
  const [b, stop] = worker.sent.slice(-2);
  assert.deepEqual([b.text, stop], ['b', { type: 'stop', target: b.id }]);
});
