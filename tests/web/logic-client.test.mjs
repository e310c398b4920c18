// The client of the human solver, with workers whose answers the test sends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Logic, logic as clientOf } from '../../web/logic/client.js';
import { Requests } from '../../web/base/worker/requests.js';
import { loadModule } from '../module/load.mjs';
import { pathOf } from '../module/path.mjs';
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

function setUp() {
  const workers = [];
  const logic = new Logic(() => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  });
  return { logic, workers };
}

/** Its first deduction takes several tenths of a second. */
const HARD = '600000002090400050001000700050903000000560000000082040007000600030009080200000001';

test('a stop is answered before the deduction is found, and the worker answers the next question', async (context) => {
  const site = copySite();
  let started = 0;
  let terminate = () => {};
  const logic = new Logic((name) => {
    ++started;
    const worker = site.start(name);
    terminate = () => worker.terminate();
    return worker;
  });
  context.after(async () => {
    await terminate();
    site.remove();
  });
  await logic.next(`p=${ONE}`, 'books'); // the module is loaded
  for (const question of [
    (options) => logic.next(`p=${HARD}`, 'sudoku-explainer', options),
    (options) => logic.rate(`p=${HARD}`, options),
  ]) {
    const stop = new AbortController();
    const answer = question({ signal: stop.signal });
    stop.abort();
    assert.equal(await answer, null);
    assert.ok(await logic.next(`p=${ONE}`, 'books'));
  }
  const stop = new AbortController();
  const path = logic.path(`p=${HARD}`, 'sudoku-explainer', {
    signal: stop.signal,
  });
  stop.abort();
  assert.equal((await path).solved, false);
  assert.equal(started, 1);
});

test('another worker answers the questions of one that dies, once', async () => {
  const { logic, workers } = setUp();
  const path = logic.path('p=easy', 'books');
  workers[0].die();
  assert.deepEqual(workers[1].sent, workers[0].sent);
  workers[1].die();
  await assert.rejects(path, /out of memory/);
  assert.equal(workers.length, 2);
});

test('the steps of a path are known as they are found, and the path consists of them', async () => {
  const { logic, workers } = setUp();
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
  const { deductions } = pathOf(await loadModule('logic'), question.state, 'books');
  assert.deepEqual(
    sent,
    deductions.map(({ technique }, step) => [step, technique]),
  );
});

test('who asks for a path that is being searched has the steps found before at once', () => {
  const { logic, workers } = setUp();
  logic.path('p=hard', 'books');
  find(workers[0], [FIRST]);
  const reported = [];
  logic.path('p=hard', 'books', { progress: (found) => reported.push(found) });
  assert.deepEqual(reported, [[FIRST]]);
  find(workers[0], [SECOND], 1);
  assert.deepEqual(reported.at(-1), [FIRST, SECOND]);
  assert.equal(workers[0].sent.length, 1);
});

test('a worker that repeats the search of one that died only adds steps', async () => {
  const { logic, workers } = setUp();
  const lengths = [];
  const path = logic.path('p=hard', 'books', { progress: ({ length }) => lengths.push(length) });
  find(workers[0], [FIRST, SECOND]);
  workers[0].die();
  find(workers[1], [FIRST, SECOND, THIRD]);
  assert.deepEqual(lengths, [1, 2, 3]);
  workers[1].reply({ type: 'path', id: workers[1].sent[0].id, solved: true, end: END });
  assert.deepEqual((await path).deductions, [FIRST, SECOND, THIRD]);
});

test('a search that was stopped does not make the next one for the same puzzle forgotten', async () => {
  const { logic, workers } = setUp();
  const stop = new AbortController();
  const old = logic.path('p=hard', 'books', { signal: stop.signal });
  stop.abort();
  const path = logic.path('p=hard', 'books');
  workers[0].reply({ type: 'path', id: workers[0].sent[0].id, solved: false, end: END });
  await old;
  assert.equal(logic.path('p=hard', 'books'), path);
  assert.equal(workers[0].sent.filter(({ type }) => type === 'path').length, 2);
});

test('the difficulty does not wait for a path in the order of books: each order has its own worker', () => {
  assert.notEqual(clientOf('books'), clientOf('sudoku-explainer'));
  assert.equal(clientOf('sudoku-explainer'), clientOf('sudoku-explainer'));
});
