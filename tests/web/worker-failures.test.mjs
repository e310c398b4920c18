// Workers that cannot be started, die or load without an end.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Requests } from '../../web/base/worker/requests.js';
import { Waits } from '../../web/base/worker/waits.js';
import { FakeWorker } from './fake-worker.mjs';

/** Timers that are due when the test says so. */
function fakeTimers() {
  let time = 0;
  /** When each action is due. */
  const due = new Map();
  const set = (action, milliseconds) => {
    due.set(action, time + milliseconds);
    return action;
  };
  /** Lets some time pass. */
  const pass = (milliseconds = 5000) => {
    time += milliseconds;
    for (const [action, at] of [...due]) if (at <= time && due.delete(action)) action();
  };
  return { set, clear: (action) => due.delete(action), now: () => time, pass };
}

/** A worker that says nothing by itself: its script has not loaded. */
class MuteWorker extends FakeWorker {
  constructor() {
    super();
    queueMicrotask(() => this.onmessage?.({ data: { type: 'loading' } })); // as if not started
  }
}

/** @param {(number: number) => FakeWorker} start  makes a worker, given the number of those before it */
function setUp(start = () => new FakeWorker()) {
  const timers = fakeTimers();
  const waits = new Waits(timers);
  const workers = [];
  const requests = new Requests(
    () => {
      const worker = start(workers.length);
      workers.push(worker);
      return worker;
    },
    {},
    waits,
  );
  const changes = [];
  waits.addEventListener('change', () => changes.push(waits.late));
  return { requests, waits, workers, changes, pass: timers.pass };
}

const settle = () => new Promise((done) => setTimeout(done));
const ANSWER = { type: 'answer' };
const answer = (worker) => worker.reply({ ...ANSWER, id: worker.sent.at(-1).id });

describe('a worker that fails', () => {
  it('is replaced by one that answers its question', async () => {
    const { requests, workers } = setUp();
    const asked = requests.ask({ type: 'q' }, {}).answer;
    workers[0].die();
    answer(workers[1]);
    assert.equal((await asked).type, 'answer');
  });

  it('rejects a question that has cost two workers, and the next question starts another', async () => {
    const { requests, workers } = setUp();
    const asked = requests.ask({ type: 'q' }, {}).answer;
    workers[0].die();
    workers[1].die();
    await assert.rejects(asked, /out of memory/);
    const next = requests.ask({ type: 'q' }, {}).answer;
    answer(workers[2]);
    await next;
  });

  it('may do so in `new Worker`', async () => {
    const requests = new Requests(() => {
      throw new Error('blocked by a policy');
    });
    await assert.rejects(requests.ask({ type: 'q' }, {}).answer, /blocked by a policy/);
  });

  it('may do so in `new Worker` once', async () => {
    let tries = 0;
    const worker = new FakeWorker();
    const requests = new Requests(() => {
      if (!tries++) throw new Error('blocked by a policy');
      return worker;
    });
    const asked = requests.ask({ type: 'q' }, {}).answer;
    await settle();
    answer(worker);
    assert.equal((await asked).type, 'answer');
  });

  it('may report that it cannot load its module', async () => {
    const { requests, workers } = setUp();
    const asked = requests.ask({ type: 'q' }, {}).answer;
    workers[0].reply({ type: 'failed', message: 'no WebAssembly' });
    workers[1].reply({ type: 'failed', message: 'no WebAssembly' });
    await assert.rejects(asked, /no WebAssembly/);
    assert.ok(workers[0].terminated && workers[1].terminated);
  });

  it('may die in silence: its lock is free then', async (context) => {
    const free = [];
    const locks = {
      async request(name, { signal }, action) {
        free.push({ name, signal, action });
      },
    };
    if (!globalThis.navigator)
      Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    const { locks: original } = navigator;
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    context.after(() =>
      Object.defineProperty(navigator, 'locks', { value: original, configurable: true }),
    );
    const { requests, workers } = setUp();
    const asked = requests.ask({ type: 'q' }, {}).answer;
    workers[0].reply({ type: 'held', lock: 'a' });
    assert.equal(free[0].name, 'a');
    free[0].action();
    assert.ok(free[0].signal.aborted, 'the lock is not watched any more');
    answer(workers[1]);
    await asked;
  });
});

describe('parts of the page that load', () => {
  const never = () => {};

  it('are late after 4 s in total if they wait for each other', () => {
    const timers = fakeTimers();
    const waits = new Waits(timers);
    const end = waits.begin(never);
    timers.pass(3500);
    end();
    waits.begin(never);
    timers.pass(400);
    assert.ok(!waits.late);
    timers.pass(100);
    assert.ok(waits.late);
  });

  it('have 4 s each if they do not', () => {
    const timers = fakeTimers();
    const waits = new Waits(timers);
    waits.begin(never)();
    timers.pass(3500);
    waits.begin(never);
    timers.pass(3900);
    assert.ok(!waits.late);
    timers.pass(100);
    assert.ok(waits.late);
  });

  it('are reported after a failure until they have been loaded', async () => {
    const waits = new Waits(fakeTimers());
    const seen = [];
    waits.addEventListener('change', () => seen.push(waits.failure));
    const parts = [async () => assert.fail('first'), async () => assert.fail('second')];
    for (const part of parts) await assert.rejects(waits.load(part, String(parts.indexOf(part))));
    assert.equal(waits.failure?.message, 'second');
    await waits.load(async () => {}, '1');
    assert.equal(waits.failure?.message, 'first');
    await waits.load(async () => {}, '0');
    assert.equal(waits.failure, undefined);
    assert.equal(seen.length, 4);
  });
});

describe('a worker that is late', () => {
  it('is reported while its script does not load, and not after that', async () => {
    const { waits, workers, changes, pass } = setUp(() => new MuteWorker());
    await settle();
    assert.ok(!waits.late);
    pass();
    assert.ok(waits.late);
    workers[0].reply({ type: 'started' });
    assert.ok(!waits.late);
    assert.deepEqual(changes, [true, false]);
  });

  it('is not reported if it loads in time', async () => {
    const { changes, pass } = setUp();
    await settle();
    pass();
    assert.deepEqual(changes, []);
  });

  it('is reported while its module does not load', async () => {
    const { requests, waits, workers, pass } = setUp();
    await settle();
    requests.ask({ type: 'q' }, {}).answer.catch(() => {});
    workers[0].reply({ type: 'loading' });
    pass();
    assert.ok(waits.late);
    workers[0].reply({ type: 'loaded' });
    assert.ok(!waits.late);
    pass();
    assert.ok(!waits.late, 'an answer may take any time');
  });

  it('is not reported while nothing is asked and it loads something for later', async () => {
    const { requests, waits, workers, pass } = setUp();
    await settle();
    workers[0].reply({ type: 'loading' });
    workers[0].reply({ type: 'loaded' });
    workers[0].reply({ type: 'loading' });
    pass();
    assert.ok(!waits.late);
    const asked = requests.ask({ type: 'q' }, {}).answer;
    pass();
    assert.ok(waits.late);
    answer(workers[0]);
    await asked;
    assert.ok(!waits.late);
  });

  it('is replaced when the user tries again; the new one gets its questions', async () => {
    const { requests, waits, workers, pass } = setUp((number) =>
      number ? new FakeWorker() : new MuteWorker(),
    );
    const asked = requests.ask({ type: 'q' }, {}).answer;
    await settle();
    pass();
    waits.retry();
    assert.ok(workers[0].terminated);
    assert.deepEqual(workers[1].sent, workers[0].sent);
    answer(workers[1]);
    assert.equal((await asked).type, 'answer');
    await settle();
    assert.ok(!waits.late);
  });

  it('may be late again, and be tried again', async () => {
    const { waits, workers, pass } = setUp(() => new MuteWorker());
    for (const number of [1, 2, 3]) {
      await settle();
      pass();
      assert.ok(waits.late);
      waits.retry();
      assert.ok(!waits.late);
      assert.equal(workers.length, number + 1);
    }
  });

  it('is forgotten when it is ended', async () => {
    const { requests, waits, pass } = setUp(() => new MuteWorker());
    await settle();
    pass();
    requests.terminate();
    assert.ok(!waits.late);
  });
});
