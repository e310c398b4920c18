// The client of the human solver, with workers whose answers the test sends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Logic } from '../../web/logic/client.js';
import { FakeWorker } from './fake-worker.mjs';

function setUp(context) {
  // The mock timers of Node 18 and of later versions take different arguments.
  const waiting = new Set();
  context.mock.method(globalThis, 'setTimeout', (action) => {
    waiting.add(action);
    return action;
  });
  context.mock.method(globalThis, 'clearTimeout', (action) => waiting.delete(action));
  const later = () => {
    const due = [...waiting];
    waiting.clear();
    for (const action of due) action();
  };
  const workers = [];
  const logic = new Logic(() => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  });
  return { logic, workers, later };
}

test('a worker that does not end a stopped path is replaced, and the other questions are kept', async (context) => {
  const { logic, workers, later } = setUp(context);
  const stop = new AbortController();
  const hard = logic.path('p=hard', 'books', { signal: stop.signal });
  const easy = logic.path('p=easy', 'books');
  stop.abort();
  later();
  await assert.rejects(hard, /replaced/);
  assert.ok(workers[0].terminated);
  assert.deepEqual(
    workers[1].sent.map(({ type, state }) => [type, state]),
    [['path', 'p=easy']],
  );
  const answer = { type: 'path', id: workers[1].sent[0].id, deductions: [], solved: true };
  workers[1].reply(answer);
  assert.deepEqual(await easy, answer);
});

test('a worker that ends a stopped path in time is kept', async (context) => {
  const { logic, workers, later } = setUp(context);
  const stop = new AbortController();
  const path = logic.path('p=hard', 'books', { signal: stop.signal });
  stop.abort();
  const [{ id }, { type, target }] = workers[0].sent;
  assert.deepEqual([type, target], ['stop', id]);
  workers[0].reply({ type: 'path', id, deductions: [], solved: false });
  await path;
  later();
  assert.equal(workers.length, 1);
  assert.ok(!workers[0].terminated);
});

test('a worker that dies fails its questions', async (context) => {
  const { logic, workers } = setUp(context);
  const path = logic.path('p=easy', 'books');
  workers[0].die();
  await assert.rejects(path, /out of memory/);
  assert.equal(workers.length, 1);
});
