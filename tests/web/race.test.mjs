import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisEnd, share, ticks } from '../../web/features/race/chart.js';
import { Course, ranking, stepOf } from '../../web/features/race/course.js';
import { RaceClock, SPEEDS, TURN } from '../../web/features/race/race-clock.js';
import { strings as words } from '../../web/features/race/en.js';

const algorithm = (id, counters = ['result', 'liang_checks', 'liang_assigns']) => ({
  id,
  counters,
  variants: [],
});

/** A view of a run, by default on 81 empty cells. */
function view(step, outcome, change = {}) {
  const { extent = {}, ...snapshot } = change;
  return {
    snapshot: {
      step,
      outcome,
      digits: new Uint8Array(81),
      depth: 0,
      counters: [0, 0, 0],
      solutions: [],
      ...snapshot,
    },
    extent: { length: step, ended: outcome !== 'running', ...extent },
  };
}
const lane = (name, ...rest) => ({ algorithm: algorithm(name), view: view(...rest) });

/** Replaces the worker: runs of the given lengths, `rate` events per millisecond of its `time`. */
class Worker {
  time = 0;
  overtime = 0;
  requests = [];
  closed = [];
  steps = new Map();
  waiting = new Map();

  constructor(lengths, rate = Infinity) {
    this.lengths = lengths;
    this.rate = rate;
  }

  async ask(question) {
    const { type, run } = question;
    const asked = (this.waiting.get(run) ?? 0) + 1;
    assert.equal(asked, 1, `run ${run} has one request at a time`);
    this.waiting.set(run, asked);
    this.requests.push(question);
    await null;
    this.waiting.set(run, 0);
    if (type === 'start') this.steps.set(run, 0);
    const length = this.lengths[run - 101];
    const before = this.steps.get(run);
    const most = Math.min(question.count, this.rate * (question.milliseconds + this.overtime));
    const step = type === 'start' ? 0 : Math.min(length, before + most);
    this.steps.set(run, step);
    this.time += (step - before) / this.rate;
    return view(step, step === length ? 'solved' : 'running');
  }

  close(run) {
    this.closed.push(run);
  }
}

async function courseOf(worker) {
  const entries = worker.lengths.map((_, i) => ({ algorithm: algorithm(`A${i}`), variant: 0 }));
  const course = new Course(worker, '0'.repeat(81), entries, () => worker.time);
  await course.start();
  return course;
}

test('aligned by steps, all running lanes are at the same step after a turn', async () => {
  const course = await courseOf(new Worker([324, 90_000, 1e9], 10));
  await course.turn('steps', 100);
  assert.deepEqual(course.lanes.map(stepOf), [100, 100, 100]);
  await course.turn('steps', 5000); // more than one request can do
  assert.deepEqual(course.lanes.map(stepOf), [324, 5100, 5100]);
  assert.equal(course.running.length, 2);
});

test('aligned by time, all running lanes get the same number of milliseconds', async () => {
  const worker = new Worker([50, 1e9, 1e9], 100);
  const course = await courseOf(worker);
  worker.requests = [];
  await course.turn('time', 7);
  assert.deepEqual(
    worker.requests.map(({ run, count, milliseconds }) => [run, count, milliseconds]),
    [101, 102, 103].map((run) => [run, Infinity, 7]),
  );
  assert.deepEqual(course.lanes.map(stepOf), [50, 700, 700]);
  worker.requests = [];
  await course.turn('time', 7);
  assert.deepEqual(
    worker.requests.map(({ run }) => run),
    [102, 103],
    'one that has ended is left alone',
  );
});

test('a lane that exceeds its time gets less in the next turns', async () => {
  const worker = new Worker([1e9, 1e9], 100);
  const course = await courseOf(worker);
  worker.overtime = 12;
  await course.turn('time', 5);
  worker.overtime = 0;
  for (let turn = 0; turn < 2; turn++) await course.turn('time', 5);
  assert.deepEqual(
    course.lanes.map((one) => one.milliseconds),
    [17, 17],
    'both are ahead of the 15 ms of three turns',
  );
  await course.turn('time', 5);
  assert.deepEqual(
    course.lanes.map((one) => one.milliseconds),
    [20, 20],
  );
});

test('a race uses the runs 101 to 104 and releases them', async () => {
  const worker = new Worker([1, 2, 3, 4]);
  const course = await courseOf(worker);
  course.close();
  assert.deepEqual(worker.closed, [101, 102, 103, 104]);
});

test('a slow pace adds up to its speed over the frames', () => {
  const pace = new RaceClock('steps');
  let steps = 0;
  for (let frame = 0; frame < 125; frame++) steps += pace.due(10, 16, 4);
  assert.equal(steps, 20); // two seconds
});

test('no frame requests more than one turn, however long the pause before it', () => {
  assert.equal(new RaceClock('steps').due(100, 60_000, 2), 10);
  assert.equal(new RaceClock('time').due(Infinity, 16, 4), Math.floor(TURN / 4));
  assert.equal(new RaceClock('time').due(Infinity, 16, 2), TURN / 2);
  const pace = new RaceClock('time');
  pace.due(Infinity, 16, 2);
  assert.ok(pace.due(1, 16, 2) <= 1, 'nor does it make up for what was too much');
});

test('a clock that has not ticked between two frames does not stop the race', () => {
  for (const alignment of ['steps', 'time']) {
    const pace = new RaceClock(alignment);
    pace.due(Infinity, 0, 2);
    assert.ok(pace.due(Infinity, 16, 2) > 0, alignment);
    assert.equal(new RaceClock(alignment).due(10, 0, 2), 0);
  }
});

test('at full speed a race adapts the number of events to the length of a turn', () => {
  const pace = new RaceClock('steps');
  const most = (perMillisecond) => {
    for (let frame = 0; frame < 40; frame++) {
      const due = pace.due(Infinity, 16, 2);
      pace.took(due, due / perMillisecond);
    }
    return pace.due(Infinity, 16, 2);
  };
  const near = (found, wanted) => assert.ok(Math.abs(found / wanted - 1) < 0.05, `${found}`);
  near(most(50_000), 50_000 * TURN);
  near(most(10), 10 * TURN);
  assert.equal(most(0.001), 1, 'at least one event, whatever it costs');
});

test('both alignments have equally many speeds, in ascending order', () => {
  assert.equal(SPEEDS.steps.length, SPEEDS.time.length);
  for (const speeds of Object.values(SPEEDS)) {
    const ascending = [...speeds].sort((a, b) => a - b);
    assert.deepEqual(speeds, ascending);
  }
});

test('the axis ends at the power of ten at or above the most work', () => {
  assert.equal(axisEnd([0, 0]), 10);
  assert.equal(axisEnd([324, 1000]), 1000);
  assert.equal(axisEnd([324, 1001]), 10_000);
  assert.equal(axisEnd([1_300_000_000]), 1e10);
});

test('equal factors of work take equal lengths of the axis', () => {
  assert.equal(share(0, 1000), 0);
  assert.equal(share(1, 1000), 0);
  assert.equal(share(1000, 1000), 1);
  const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-12);
  near(share(10, 1000), 1 / 3);
  near(share(500, 1e6) - share(50, 1e6), share(70_000, 1e6) - share(7000, 1e6));
});

test('few ticks are labelled, at evenly spaced powers of ten', () => {
  assert.deepEqual(ticks(10), [1, 10]);
  assert.deepEqual(ticks(10_000), [1, 10, 100, 1000, 10_000]);
  assert.deepEqual(ticks(100_000), [1, 100, 10_000]);
  assert.deepEqual(ticks(1e10), [1, 1000, 1e6, 1e9]);
});

test('lanes with an answer are ranked by work, and equal work shares a rank', () => {
  const lanes = [
    lane('Slow', 9000, 'solved'),
    lane('Running', 10, 'running'),
    lane('First', 324, 'exhausted'),
    lane('Same', 324, 'solved'),
    lane('Stuck', 5, 'stuck'),
  ];
  assert.deepEqual(
    ranking(lanes, 'steps').map((entry) => [entry.place, entry.lane.algorithm.id]),
    [
      [1, 'First'],
      [1, 'Same'],
      [3, 'Slow'],
    ],
  );
});

test('by time, the shortest computing time wins, in whole milliseconds', () => {
  const many = { ...lane('Many', 9000, 'solved'), milliseconds: 0.4 };
  const few = { ...lane('Few', 324, 'solved'), milliseconds: 3.7 };
  const least = { ...lane('Least', 100, 'solved'), milliseconds: 0.9 };
  assert.deepEqual(
    ranking([few, many, least], 'time').map((entry) => entry.place),
    [1, 1, 3],
  );
  assert.equal(
    words.ranked([few, many], 'time'),
    '1. Many: under 1 ms of computing; 2. Few: 3 ms of computing.', // a part of a millisecond is not counted
  );
});

test('the ranking is described in words; a stuck lane has no rank', () => {
  const digits = new Uint8Array(81).fill(1, 3);
  const lanes = [
    lane('free-cell-list', 49_461, 'solved'),
    lane('candidate-elimination', 376, 'stuck', { digits }),
    lane('dancing-links', 324, 'exhausted'),
  ];
  assert.equal(
    words.ranked(lanes, 'steps'),
    '1. Knuth: dancing links: 324 events; 2. Liang: free-cell list: 49,461 events; ' +
      'Assignment 4: candidate elimination: stuck, 3 cells left after 376 events.',
  );
  assert.equal(words.ranked([lane('Any', 5, 'running')], 'steps'), '');
});

test('a lane is described by step, known length, depth and state', () => {
  const searching = lane('Any', 4120, 'running', { depth: 17, extent: { length: 9000 } });
  assert.equal(words.place(searching), 'step 4,120 of at least 9,000, depth 17, searching');
  assert.equal(words.place(lane('Any', 0, 'running')), 'step 0, depth 0, at the start');
  assert.equal(words.place(lane('Any', 7, 'running')), 'step 7, depth 0, searching');
  const ended = lane('Any', 9000, 'exhausted', { counters: [0, 1, 2] });
  assert.equal(words.place(ended), 'step 9,000 of 9,000, depth 0, no solution');
  const counted = lane('Any', 9000, 'exhausted', { counters: [18, 1, 2] });
  assert.match(words.place(counted), /, ended, 18 solutions$/);
});

test('work is given with its unit, and as a minimum while the lane runs', () => {
  const counters = [0, 14_096, 1];
  assert.equal(
    words.bar(lane('Any', 20_000, 'running', { counters })),
    'at least 20,000 events, 14,096 checks',
  );
  assert.equal(words.bar(lane('Any', 1, 'solved', { counters })), '1 event, 14,096 checks');
  assert.equal(
    words.counters(lane('Any', 1, 'solved', { counters }), 2),
    '14,096 checks, 1 value written',
  );
});
