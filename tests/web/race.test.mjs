// A race on a worker whose work the test sets: lanes, ranking, and both in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Course, hasAnswer, hasEnded, ranking, reaches } from '../../web/features/race/course.js';
import { strings as words } from '../../web/features/race/en.js';
import { strings as runWords } from '../../web/run/en.js';

const KINDS = ['none', 'begin', 'place', 'remove', 'solution'];
const PLACE = KINDS.indexOf('place');
const SOLUTION = KINDS.indexOf('solution');
/** The label of the line that reports a solution, in the worker below. */
const LABEL = 9;

const algorithm = (id) => ({
  id,
  counters: ['liang_result', 'liang_checks', 'liang_assigns', 'liang_backtracks'],
  variants: [],
  code: [{ text: 'found', label: LABEL, variants: 255, name: 'solution' }],
});
const textOf = ({ id }) => runWords.ALGORITHMS[id] ?? { name: id, how: '', counters: {} };

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
const lane = (name, placed, outcome, change = {}) => ({
  algorithm: algorithm(name),
  view: view(placed, outcome, change),
  placed,
  solutions: outcome === 'solved' ? 1 : 0,
  goal: 'first',
  milliseconds: 0,
});

/**
 * Replaces the worker. Each run places a digit with every event, `rate` per millisecond of its `time`.
 * The event after the places of `solutions` reports a solution; the run ends with event `length`.
 */
class Worker {
  time = 0;
  overtime = 0;
  requests = [];
  closed = [];
  steps = new Map();
  waiting = new Map();

  constructor(lengths, rate = Infinity, solutions = []) {
    this.lengths = lengths;
    this.rate = rate;
    this.solutions = solutions;
  }

  async ask(question) {
    const { type, run } = question;
    const asked = (this.waiting.get(run) ?? 0) + 1;
    assert.equal(asked, 1, `run ${run} has one request at a time`);
    this.waiting.set(run, asked);
    this.requests.push(question);
    await null;
    this.waiting.set(run, 0);
    const last = SOLUTION | (LABEL << 5);
    if (type === 'start') this.steps.set(run, 0);
    const length = this.lengths[run - 101];
    const before = this.steps.get(run);
    if (type === 'start') return view(0, 'running');
    assert.deepEqual(question.wanted, { kinds: 1 << PLACE, labels: 0 });
    const most = Math.min(question.count, this.rate * (question.milliseconds + this.overtime));
    const stops = question.breakpoints & (1 << LABEL) ? this.solutions : [];
    const stop = stops.find((at) => at > before) ?? Infinity;
    const step = Math.min(length, stop, before + most);
    this.steps.set(run, step);
    this.time += (step - before) / this.rate;
    return {
      ...view(step, step === length ? 'exhausted' : 'running', step === stop ? { last } : {}),
      left: question.count - (step - before),
    };
  }

  close(run) {
    this.closed.push(run);
  }
}

async function courseOf(worker, goal) {
  const entries = worker.lengths.map((_, i) => ({ algorithm: algorithm(`A${i}`), variant: 0 }));
  const course = new Course(worker, KINDS, '0'.repeat(81), entries, goal, () => worker.time);
  await course.start();
  return course;
}
const placed = (course) => course.lanes.map((each) => each.placed);

test('after a turn, all running lanes have placed the same number of digits', async () => {
  const course = await courseOf(new Worker([324, 90_000, 1e9], 10));
  await course.turn('digits', 100);
  assert.deepEqual(placed(course), [100, 100, 100]);
  await course.turn('digits', 5000); // more than one request can do
  assert.deepEqual(placed(course), [324, 5100, 5100]);
  assert.equal(course.running.length, 2);
});

test('a race until the first solution ends each lane exactly there', async () => {
  const course = await courseOf(new Worker([900, 900], Infinity, [120, 500]), 'first');
  await course.turn('digits', 1000);
  assert.deepEqual(placed(course), [120, 120]);
  assert.ok(course.lanes.every(hasAnswer));
});

test('a race for a second solution ends there, or where the search ends', async () => {
  const two = await courseOf(new Worker([900], Infinity, [120, 500]), 'second');
  await two.turn('digits', 1000);
  assert.deepEqual(placed(two), [500]);
  const one = await courseOf(new Worker([900], Infinity, [120]), 'second');
  await one.turn('digits', 1000);
  assert.deepEqual(placed(one), [900]);
  assert.ok(hasAnswer(one.lanes[0]));
});

test('a race for all solutions runs to the end', async () => {
  const course = await courseOf(new Worker([900], Infinity, [120, 500]), 'all');
  await course.turn('digits', 600);
  assert.ok(!hasEnded(course.lanes[0]));
  await course.turn('digits', 600);
  assert.deepEqual(placed(course), [900]);
});

test('only algorithms that continue after a solution race for more than one', () => {
  const able = (goal) =>
    ['free-cell-list', 'bitmask', 'count-solutions', 'dancing-links'].filter((id) =>
      reaches(algorithm(id), goal),
    );
  assert.equal(able('first').length, 4);
  assert.deepEqual(able('second'), ['bitmask', 'count-solutions', 'dancing-links']);
  assert.deepEqual(able('all'), ['count-solutions', 'dancing-links']);
});

test('by time, all running lanes get the same number of milliseconds', async () => {
  const worker = new Worker([50, 1e9, 1e9], 100);
  const course = await courseOf(worker);
  worker.requests = [];
  await course.turn('time', 7);
  assert.deepEqual(
    worker.requests.map(({ run, milliseconds }) => [run, milliseconds]),
    [101, 102, 103].map((run) => [run, 7]),
  );
  assert.deepEqual(placed(course), [50, 700, 700]);
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

test('a race releases its runs', async () => {
  const worker = new Worker([1, 2, 3, 4]);
  const course = await courseOf(worker);
  worker.closed = [];
  course.close();
  assert.deepEqual(worker.closed, [101, 102, 103, 104]);
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
    ranking(lanes, 'digits').map((entry) => [entry.place, entry.lane.algorithm.id]),
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
  assert.equal(words.ranked([few, many], 'time', textOf), '1. Many: under 1 ms; 2. Few: 3 ms');
});

test('the ranking is described in words; a stuck lane has no rank', () => {
  const digits = new Uint8Array(81).fill(1, 3);
  const lanes = [
    lane('free-cell-list', 49_461, 'solved'),
    lane('candidate-elimination', 376, 'stuck', { digits }),
    lane('dancing-links', 324, 'exhausted'),
  ];
  assert.equal(
    words.ranked(lanes, 'digits', textOf),
    '1. Knuth: dancing links: 324 digits; 2. Liang: free-cell list: 49,461 digits; ' +
      'Assignment 4: candidate elimination: Stuck: 3 cells open.',
  );
  assert.equal(words.ranked([lane('Any', 5, 'running')], 'digits', textOf), '');
});

test('the work of a lane is compared with the first one in words', () => {
  const said = (work, best) => words.work(lane('Any', work, 'solved'), 'digits', best);
  assert.equal(said(65, 0), '65 digits');
  assert.equal(said(1397, 75), '1,397 digits, 19 times as many');
  assert.equal(said(34_943, 65), '34,943 digits, 538 times as many');
  assert.equal(said(150, 100), '150 digits, 1.5 times as many');
  assert.equal(said(101, 100), '101 digits, about as many');
});

test('the goal, the unit and the end of a lane are named', () => {
  assert.equal(
    words.aim('first', 'digits'),
    'digits placed until the first solution; fewer is better',
  );
  const ended = (counters, goal) =>
    words.note(
      { ...lane('Any', 9, 'exhausted', { counters }), goal },
      runWords.ALGORITHMS['free-cell-list'],
    );
  assert.match(ended([0, 1, 2], 'first'), /^No solution\. Cells in order/);
  assert.match(ended([1, 1, 2], 'second'), /^The only solution\. /);
  assert.match(ended([18, 1, 2], 'all'), /^18 solutions\. .*1 check, 2 values written\.$/);
});
