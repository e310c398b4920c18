// A race on a worker whose work the test sets: lanes, clock, and both in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock } from '../../web/features/race/clock.js';
import {
  Course,
  hasAnswer,
  hasEnded,
  MOST_DIGITS,
  MOST_LANES,
  MOST_TIMES,
  reaches,
} from '../../web/features/race/course.js';
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
  total: placed,
  over: false,
});

/**
 * Replaces the worker. Each run places a digit with every event, `rate` per millisecond.
 * The event after the places of `solutions` reports a solution; the run ends with event `length`.
 */
class Worker {
  requests = [];
  closed = [];
  /** The last step that any run has reached. */
  farthest = 0;
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
    if (type === 'landscape') return { landscape: null };
    const length = this.lengths[(run - 101) % MOST_LANES];
    const before = this.steps.get(run);
    if (type === 'start') return view(0, 'running');
    assert.deepEqual(question.wanted, { kinds: 1 << PLACE, labels: 0 });
    const most = Math.min(question.count, this.rate * question.milliseconds);
    const stops = question.breakpoints & (1 << LABEL) ? this.solutions : [];
    const stop = stops.find((at) => at > before) ?? Infinity;
    const step = Math.min(length, stop, before + most);
    this.steps.set(run, step);
    this.farthest = Math.max(this.farthest, step);
    return {
      ...view(step, step === length ? 'exhausted' : 'running', step === stop ? { last } : {}),
      left: question.count - (step - before),
    };
  }

  close(run) {
    this.closed.push(run);
  }
}

/** A course whose digits are counted. @param {Worker} worker @param {string} [goal] @param {boolean} [late] */
async function courseOf(worker, goal, late) {
  const entries = worker.lengths.map((_, i) => ({ algorithm: algorithm(`A${i}`), variant: 0 }));
  const course = new Course(worker, KINDS, '0'.repeat(81), entries, goal);
  await course.start();
  while (!(await course.count(late)));
  return course;
}
/** Digits by lane, in the order of the entries. */
const placed = (course) =>
  [...course.lanes].sort((a, b) => a.run - b.run).map((each) => each.placed);

test('all running lanes place the same number of digits, and the others have theirs', async () => {
  const course = await courseOf(new Worker([90_000, 324, 1_000_000], 100));
  assert.equal(course.most, 1_000_000);
  await course.moveTo(100);
  assert.deepEqual(placed(course), [100, 100, 100]);
  await course.moveTo(5100.9); // more than one request can do
  assert.deepEqual(placed(course), [5100, 324, 5100]);
  assert.equal(course.running.length, 2);
  await course.moveTo(course.most);
  assert.deepEqual(placed(course), [90_000, 324, 1_000_000]);
  assert.equal(course.running.length, 0);
});

test('the lanes are in order of their digits from the start', async () => {
  const course = await courseOf(new Worker([500, 20, 100]));
  assert.deepEqual(
    course.lanes.map(({ total }) => total),
    [20, 100, 500],
  );
  assert.deepEqual(placed(course), [0, 0, 0]);
});

test('a lane beyond a hundred million digits is followed to the hundredfold of the second slowest', async () => {
  const course = await courseOf(new Worker([5e8, 3000, 40]));
  const [, second, last] = course.lanes;
  assert.deepEqual([second.total, second.over], [3000, false]);
  assert.deepEqual([last.total, last.over], [MOST_TIMES * 3000, true]);
  await course.moveTo(course.most);
  assert.equal(last.placed, MOST_TIMES * 3000);
  assert.ok(hasEnded(last));
  assert.ok(!hasAnswer(last));
  assert.match(words.result(last, 40, course.most), /^more than 300,000$/);
  // It is not counted much further, unless a lane that ends later is slower.
  const worker = new Worker([5e8, 3000], 1e5);
  await courseOf(worker);
  assert.ok(worker.farthest <= 1e7);
  const close = new Worker([5e8, 3e6, 40], 1e5);
  assert.equal((await courseOf(close)).most, MOST_DIGITS);
  assert.equal(close.farthest, MOST_DIGITS);
  const long = await courseOf(new Worker([5e8, 6e8]));
  assert.deepEqual(
    long.lanes.map(({ total }) => total),
    [MOST_DIGITS, MOST_DIGITS],
  );
});

test('counting does not keep a race waiting whose comparison is known', async () => {
  const worker = new Worker([5e8, 3000], 1e4); // per millisecond of a turn of twelve
  const { most, lanes } = await courseOf(worker, 'first', true);
  assert.deepEqual([most, lanes[1].over], [MOST_TIMES * 3000, true]);
  assert.ok(worker.farthest <= most + 12e4);
});

test('counting takes turns', async () => {
  const worker = new Worker([1e7, 1e7], 1);
  const entries = [0, 1].map((i) => ({ algorithm: algorithm(`A${i}`), variant: 0 }));
  const course = new Course(worker, KINDS, '0'.repeat(81), entries);
  await course.start();
  assert.equal(await course.count(), false);
  assert.ok(course.lanes.every(({ ahead }) => ahead.placed > 0 && ahead.placed < 1000));
  assert.deepEqual(placed(course), [0, 0]);
  assert.equal(course.counted, false);
});

test('a race begins while its digits are counted, and the slowest lane still ends at the last moment', async () => {
  const worker = new Worker([500_000, 40, 2_000_000], 700); // some 240 turns
  const entries = worker.lengths.map((_, i) => ({ algorithm: algorithm(`A${i}`), variant: 0 }));
  const course = new Course(worker, KINDS, '0'.repeat(81), entries);
  await course.start();
  let known = 0;
  for (let part = 1; part <= 400; part++) {
    if (!course.counted) known = part;
    if (!course.counted) await course.count();
    const before = placed(course);
    await course.moveTo((part / 400) * course.most);
    const now = placed(course);
    assert.ok(now.every((digits, i) => digits >= before[i]));
    assert.equal(new Set(course.running.map((each) => each.placed)).size <= 1, true);
    assert.equal(course.running.length > 0, part < 400);
    if (part === 20) assert.ok(now[0] > 0 && now[1] === 40 && !course.counted);
  }
  assert.ok(known > 100 && known < 400, 'it was counted while it ran');
  assert.deepEqual(placed(course), [500_000, 40, 2_000_000]);
  assert.deepEqual(
    course.lanes.map(({ total }) => total),
    [40, 500_000, 2_000_000],
  );
});

test('a race until the first solution ends each lane exactly there', async () => {
  const course = await courseOf(new Worker([900, 900], Infinity, [120, 500]), 'first');
  await course.moveTo(course.most);
  assert.deepEqual(placed(course), [120, 120]);
  assert.ok(course.lanes.every(hasAnswer));
});

test('a race for a second solution ends there, or where the search ends', async () => {
  const two = await courseOf(new Worker([900], Infinity, [120, 500]), 'second');
  await two.moveTo(1000);
  assert.deepEqual(placed(two), [500]);
  const one = await courseOf(new Worker([900], Infinity, [120]), 'second');
  await one.moveTo(1000);
  assert.deepEqual(placed(one), [900]);
  assert.ok(hasAnswer(one.lanes[0]));
});

test('a race for all solutions runs to the end', async () => {
  const course = await courseOf(new Worker([900], Infinity, [120, 500]), 'all');
  await course.moveTo(600);
  assert.ok(!hasEnded(course.lanes[0]));
  await course.moveTo(1200);
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

test('a race releases its runs', async () => {
  const worker = new Worker([1, 2, 3, 4]);
  const course = await courseOf(worker);
  worker.closed = [];
  course.close();
  assert.deepEqual(worker.closed.sort(), [101, 102, 103, 104, 107, 108, 109, 110]);
});

test('the slowest lane ends after ten seconds, however the frames fall', () => {
  const clock = new Clock();
  for (let frame = 0; frame < 250; frame++) clock.advance(20);
  assert.equal(clock.part, 0.5);
  clock.advance(60_000); // the page was hidden
  assert.ok(clock.part < 0.52);
  for (let frame = 0; frame < 300; frame++) clock.advance(20);
  assert.equal(clock.part, 1);
});

test('a race is one sentence', () => {
  const nameOf = ({ id }) => runWords.ALGORITHMS[id].title;
  const digits = new Uint8Array(81).fill(1, 3);
  const lanes = [
    lane('dancing-links', 1571, 'exhausted'),
    lane('bitmask', 9000, 'solved'),
    lane('free-cell-list', 445_778, 'solved'),
    lane('candidate-elimination', 376, 'stuck', { digits }),
  ];
  assert.equal(
    words.sentence(lanes, 'ended', nameOf),
    'Dancing links: 1,571. Free-cell list: 445,778, 284 times as many. ' +
      'Candidate elimination: Stuck: 3 cells open.',
  );
  const over = { ...lane('free-cell-list', 300_000, 'running'), over: true, total: 300_000 };
  assert.equal(
    words.sentence([lanes[0], over], 'ended', nameOf),
    'Dancing links: 1,571. Free-cell list: more than 300,000, more than 191 times as many.',
  );
  assert.equal(
    words.sentence([lanes[0], lanes[1], lane('is-safe', 5, 'running')], 'running', nameOf),
    'Two done. The slowest needs ten seconds.',
  );
  assert.equal(
    words.sentence([lanes[0], lane('is-safe', 5, 'running')], 'counting', nameOf),
    'One done. The slowest needs ten seconds. Still counting.',
  );
  assert.equal(
    words.sentence([lane('is-safe', 5, 'running')], 'paused', nameOf),
    'The slowest needs ten seconds.',
  );
});

test('a lane says how it has ended, and compares itself with the first', () => {
  const said = (total, best, change) =>
    words.result({ ...lane('Any', total, 'solved'), ...change }, best, 10_000);
  assert.equal(said(65, 65), 'after 0.07 s');
  assert.equal(said(1397, 75), '19 times as many');
  assert.equal(said(150, 100), '1.5 times as many');
  assert.equal(said(101, 100), 'about as many');
  const [one, two] = ['bitmask', 'is-safe'].map((name) => lane(name, 51, 'solved'));
  assert.equal(
    words.sentence([one, two], 'ended', ({ id }) => id),
    'bitmask: 51. is-safe: 51, just as many.',
  );
  const ended = (found, goal) =>
    said(9, 9, { ...lane('Any', 9, 'exhausted', { counters: [found, 1, 2] }), goal });
  assert.equal(ended(0, 'first'), 'No solution, after 0.01 s');
  assert.equal(ended(1, 'second'), 'The only solution, after 0.01 s');
  assert.equal(ended(18, 'all'), '18 solutions, after 0.01 s');
  const counted = lane('free-cell-list', 9, 'exhausted', { counters: [18, 1, 2] });
  assert.equal(
    words.counters(counted, runWords.ALGORITHMS['free-cell-list']),
    '1 check, 2 values written',
  );
});
