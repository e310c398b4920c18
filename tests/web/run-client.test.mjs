import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { RunClient } from '../../web/run/run-client.js';
import { FakeWorker } from './fake-worker.mjs';

function setUp() {
  const workers = [];
  const heard = [];
  const client = new RunClient(
    () => workers[workers.push(new FakeWorker()) - 1],
    (ready) => heard.push(ready),
  );
  return { client, workers, heard };
}

const go = { type: 'go', run: 1, step: 5 };

test('a reply settles the request with its id, and a failure rejects it', async () => {
  const { client, workers } = setUp();
  const first = client.ask(go);
  const second = client.ask({ ...go, run: 2 });
  const [{ id: a }, { id: b }] = workers[0].sent;
  workers[0].reply({ id: b, type: 'failed', message: 'there is no run 2' });
  workers[0].reply({ id: a, type: 'view', run: 1 });
  assert.equal((await first).run, 1);
  await assert.rejects(second, /there is no run 2/);
});

test('an abort asks the worker to stop, and the promise still resolves', async () => {
  const { client, workers } = setUp();
  const controller = new AbortController();
  const asked = client.ask({ type: 'survey', run: 1, limit: 9 }, { signal: controller.signal });
  controller.abort();
  const [{ id }, stop] = workers[0].sent;
  assert.deepEqual(stop, { type: 'stop', target: id });
  workers[0].reply({ id, type: 'view', why: 'stopped' });
  assert.equal((await asked).why, 'stopped');
});

test('an abort after the answer sends nothing', async () => {
  const { client, workers } = setUp();
  const controller = new AbortController();
  const asked = client.ask(go, { signal: controller.signal });
  workers[0].reply({ id: workers[0].sent[0].id, type: 'view' });
  await asked;
  controller.abort();
  assert.equal(workers[0].sent.length, 1);
});

test('the runs end with their worker, and their pending requests reject', async () => {
  const { client, workers, heard } = setUp();
  const asked = [client.ask(go), client.ask({ ...go, step: 6 })];
  workers[0].die();
  for (const lost of asked) await assert.rejects(lost, /the runs are lost: out of memory/);
  const again = client.ask(go);
  assert.equal(workers.length, 2);
  assert.equal(workers[1].sent.length, 1);
  workers[1].reply({ type: 'ready', algorithms: [], kinds: [] });
  workers[1].reply({ id: workers[1].sent[0].id, type: 'view', run: 1 });
  assert.equal((await again).run, 1);
  assert.equal(heard.length, 1);
});

test('a run is released without an answer', () => {
  const { client, workers } = setUp();
  client.close(3);
  assert.deepEqual(workers[0].sent, [{ type: 'close', run: 3 }]);
});

test('each run of the page has a different number in the worker', () => {
  const web = fileURLToPath(new URL('../../web/', import.meta.url));
  const files = ['features', 'run'].flatMap((tier) =>
    readdirSync(web + tier, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${tier}/${name}`),
  );
  const owners = new Map();
  for (const file of files)
    for (const [, numbers] of readFileSync(web + file, 'utf8').matchAll(
      /^const (?:RUN|\[SHOWN, OTHER\]|FIRST_RUN) = (.+?);/gm,
    ))
      for (const [number] of numbers.matchAll(/\d+/g)) {
        assert.equal(owners.get(number), undefined, `${file} has ${number}, too`);
        owners.set(number, file);
      }
  assert.ok(owners.size > 5);
});
