// The client of the human solver, with workers whose answers the test sends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Logic, logic as clientOf } from '../../web/logic/client.js';
import { Requests } from '../../web/base/worker/requests.js';
import { loadModule } from '../module/load.mjs';
import { ONE } from '../puzzles.mjs';
import { FakeWorker } from './fake-worker.mjs';
import { copySite } from './workers.mjs';

const END = { digits: '1'.repeat(81) };
const [FIRST, SECOND, THIRD] = ['naked-single', 'x-wing', 'full-house'].map((technique) => ({
  technique,
}));
/** Sends deductions of the path that a worker was asked for last. */
function find(worker, deductions, from = 0) {
  const { id } = worker.sent.at(-1);
  for (const [i, deduction] of deductions.entries())
    worker.reply({ type: 'progress', id, step: from + i, deduction });
}

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
  workers[1].reply({ type: 'path', id: workers[1].sent[0].id, solved: true, end: END });
  assert.deepEqual(await easy, { deductions: [], solved: true, end: END });
});

test('a worker that ends a stopped path in time is kept', async (context) => {
  const { logic, workers, later } = setUp(context);
  const stop = new AbortController();
  const path = logic.path('p=hard', 'books', { signal: stop.signal });
  stop.abort();
  const [{ id }, { type, target }] = workers[0].sent;
  assert.deepEqual([type, target], ['stop', id]);
  workers[0].reply({ type: 'path', id, solved: false, end: END });
  await path;
  later();
  assert.equal(workers.length, 1);
  assert.ok(!workers[0].terminated);
});

test('another worker answers the questions of one that dies, once', async (context) => {
  const { logic, workers } = setUp(context);
  const path = logic.path('p=easy', 'books');
  workers[0].die();
  assert.deepEqual(workers[1].sent, workers[0].sent);
  workers[1].die();
  await assert.rejects(path, /out of memory/);
  assert.equal(workers.length, 2);
});

test('the steps of a path are known as they are found, and the path consists of them', async (context) => {
  const { logic, workers } = setUp(context);
  const reported = [];
  const path = logic.path('p=hard', 'books', { progress: (found) => reported.push(found) });
  find(workers[0], [FIRST]);
  assert.deepEqual(reported, [[FIRST]]);
  find(workers[0], [SECOND], 1);
  assert.deepEqual(reported, [[FIRST], [FIRST, SECOND]]);
  workers[0].reply({ type: 'path', id: workers[0].sent[0].id, solved: true, end: END });
  assert.deepEqual(await path, { deductions: [FIRST, SECOND], solved: true, end: END });
});

test('the worker sends each step once, in order, before the end of the path', async (context) => {
  const site = copySite();
  const requests = new Requests(() => site.start('logic-worker'));
  context.after(() => {
    requests.terminate();
    site.remove();
  });
  const question = { type: 'path', state: `p=${ONE}`, order: 'books' };
  const sent = [];
  const progress = ({ step, deduction }) => sent.push([step, deduction.technique]);
  const { solved } = await requests.ask(question, { progress }).answer;
  assert.ok(solved);
  const { deductions } = (await loadModule('logic')).path(question.state, 'books');
  assert.deepEqual(
    sent,
    deductions.map(({ technique }, step) => [step, technique]),
  );
});

test('who asks for a path that is being searched has the steps found before at once', (context) => {
  const { logic, workers } = setUp(context);
  logic.path('p=hard', 'books');
  find(workers[0], [FIRST]);
  const reported = [];
  logic.path('p=hard', 'books', { progress: (found) => reported.push(found) });
  assert.deepEqual(reported, [[FIRST]]);
  find(workers[0], [SECOND], 1);
  assert.deepEqual(reported.at(-1), [FIRST, SECOND]);
  assert.equal(workers[0].sent.length, 1);
});

test('a worker that repeats the search of one that died only adds steps', async (context) => {
  const { logic, workers } = setUp(context);
  const lengths = [];
  const path = logic.path('p=hard', 'books', { progress: ({ length }) => lengths.push(length) });
  find(workers[0], [FIRST, SECOND]);
  workers[0].die();
  find(workers[1], [FIRST, SECOND, THIRD]);
  assert.deepEqual(lengths, [1, 2, 3]);
  workers[1].reply({ type: 'path', id: workers[1].sent[0].id, solved: true, end: END });
  assert.deepEqual((await path).deductions, [FIRST, SECOND, THIRD]);
});

test('a search that was stopped does not make the next one for the same puzzle forgotten', async (context) => {
  const { logic, workers, later } = setUp(context);
  const stop = new AbortController();
  const old = logic.path('p=hard', 'books', { signal: stop.signal });
  stop.abort();
  const path = logic.path('p=hard', 'books');
  later();
  await assert.rejects(old, /replaced/);
  assert.equal(logic.path('p=hard', 'books'), path);
  assert.equal(workers[1].sent.length, 1);
});

test('the difficulty does not wait for a path in the order of books: each order has its own worker', () => {
  assert.notEqual(clientOf('books'), clientOf('sudoku-explainer'));
  assert.equal(clientOf('sudoku-explainer'), clientOf('sudoku-explainer'));
});
