// The run of a workbench follows its puzzle.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { Words } from '../../web/base/words/words.js';
import { Runner } from '../../web/features/workbench/runner.js';
import { puzzleOf } from '../../web/puzzle/puzzle.js';
import { SPEEDS } from '../../web/run/speed.js';
import { MANY, ONE } from '../puzzles.mjs';
import './custom-event.mjs';

const SETTLED = 200; // ms

/** A session that can change its puzzle. */
class Session extends EventTarget {
  puzzle = puzzleOf(ONE);
  edit(puzzle) {
    const old = this.puzzle;
    this.puzzle = puzzle;
    this.dispatchEvent(new CustomEvent('puzzle', { detail: { old, now: puzzle, typed: true } }));
  }
}

/** A playback that starts runs at once and records the calls. */
class Playback extends EventTarget {
  algorithms = [{ id: 'first' }, { id: 'second' }];
  algorithm = this.algorithms[0];
  asked = [];
  givens = '';
  step = 0;
  view = null;
  trace = null;
  playing = false;
  choose(id, variant) {
    this.algorithm = this.algorithms.find((each) => each.id === id) ?? this.algorithm;
    this.asked.push(`choose ${this.algorithm.id} ${variant}`);
  }
  async start(givens) {
    this.givens = givens;
    this.view = {};
    this.playing = false;
    this.asked.push(`start ${this.algorithm.id}`);
  }
  async startTrace(moves, givens) {
    this.trace = {};
    this.givens = moves === 'with puzzle' ? MANY : givens;
    this.view = {};
  }
  go(step) {
    this.step = step;
    this.asked.push(`go ${step}`);
  }
  play() {
    this.playing = true;
  }
  pause() {
    this.playing = false;
  }
  stopSurvey() {}
}

/** Timers that the test fires. */
const real = { setTimeout, clearTimeout };
let now = 0;
let timers = [];
globalThis.setTimeout = (action, milliseconds) => {
  timers.push({ action, due: now + milliseconds });
  return timers.at(-1);
};
globalThis.clearTimeout = (timer) => {
  timers = timers.filter((each) => each !== timer);
};
after(() => Object.assign(globalThis, real));
function tick(milliseconds) {
  now += milliseconds;
  const due = timers.filter((timer) => timer.due <= now);
  timers = timers.filter((timer) => timer.due > now);
  for (const { action } of due) action();
}

let session;
let playback;
let runner;
let said;
beforeEach(() => {
  said = [];
  timers = [];
  session = new Session();
  playback = new Playback();
  const workbench = {
    session,
    words: new Words(),
    view: {},
    scene: {},
    say: (text) => said.push(text),
    invalidate() {},
  };
  runner = new Runner(workbench, playback, {});
});
const settle = () => new Promise((done) => setImmediate(done));

test('a puzzle gets its run soon after its last change', async () => {
  session.edit(puzzleOf(MANY));
  tick(SETTLED - 1);
  assert.deepEqual(playback.asked, []);
  session.edit(puzzleOf(ONE));
  tick(SETTLED);
  await settle();
  assert.deepEqual(playback.asked, ['start first']);
  assert.equal(playback.givens, ONE);
  assert.ok(runner.current);
});

test('a puzzle that comes back while the run of another one starts gets its own run', async () => {
  await runner.start();
  const start = playback.start;
  let release = () => {};
  playback.start = async (givens) => {
    await new Promise((resolve) => (release = resolve));
    return start.call(playback, givens);
  };
  session.edit(puzzleOf(MANY));
  tick(SETTLED);
  session.edit(puzzleOf(ONE));
  release();
  await settle();
  assert.equal(runner.current, false, 'the run of the other puzzle');
  playback.start = start;
  tick(SETTLED);
  await settle();
  assert.equal(playback.givens, ONE);
  assert.ok(runner.current);
});

test('an algorithm that is chosen right after a new puzzle runs on that puzzle', async () => {
  await runner.start();
  session.edit(puzzleOf(MANY));
  await runner.choose('second', 0);
  assert.equal(playback.givens, MANY);
  tick(SETTLED);
  await settle();
  assert.equal(playback.givens, MANY);
  assert.deepEqual(playback.asked.slice(-2), ['choose second 0', 'start second']);
});

test('a puzzle that is loaded with its algorithm starts one run, however long the rest takes', async () => {
  await runner.load(async () => {
    session.edit(puzzleOf(MANY));
    await settle();
    tick(10 * SETTLED); // the questions are still loading
    await settle();
    assert.deepEqual(playback.asked, []);
    await runner.choose('second', 0);
  });
  tick(SETTLED);
  await settle();
  assert.deepEqual(playback.asked, ['choose second 0', 'start second']);
  assert.equal(playback.givens, MANY);
});

test('a puzzle that is loaded without a run, or changed meanwhile, gets its run afterwards', async () => {
  await runner.start();
  const failing = runner.load(async () => {
    session.edit(puzzleOf(MANY));
    throw new Error('no questions');
  });
  await assert.rejects(failing, /no questions/);
  tick(SETTLED);
  await settle();
  assert.equal(playback.givens, MANY);
  assert.ok(runner.current);
});

test('Play that is pressed before the run of a new puzzle plays that run', async () => {
  await runner.start();
  session.edit(puzzleOf(MANY));
  playback.play();
  tick(SETTLED);
  await settle();
  assert.equal(playback.givens, MANY);
  assert.ok(playback.playing);
  await runner.choose('second', 0);
  assert.ok(!playback.playing, 'another algorithm on the same puzzle waits');
});

test('a message ends when the run begins to play, not at each step', () => {
  const change = () => playback.dispatchEvent(new Event('change'));
  change();
  assert.deepEqual(said, []);
  playback.play();
  change();
  change();
  assert.deepEqual(said, ['']);
});

test('an entry ends the watching, and the run remains', async () => {
  await runner.start();
  playback.step = 7;
  assert.ok(runner.watching);
  session.edit({ ...session.puzzle, entries: `9${'0'.repeat(80)}` });
  assert.equal(playback.step, 0);
  assert.ok(runner.current);
});

test('nothing is watched until the run belongs to the current puzzle', async () => {
  await runner.start();
  playback.step = 7;
  session.edit(puzzleOf(MANY));
  assert.equal(runner.watching, false);
});

test('a puzzle that is restored in time keeps its run', async () => {
  await runner.start();
  session.edit(puzzleOf(MANY));
  session.edit(puzzleOf(ONE));
  tick(SETTLED);
  await settle();
  assert.deepEqual(playback.asked, ['start first']);
  assert.ok(runner.current);
});

test('a trace loads its puzzle into the board', async () => {
  await runner.play('with puzzle');
  assert.equal(session.puzzle.givens, MANY);
  tick(SETTLED);
  await settle();
  assert.ok(runner.current);
  assert.deepEqual(playback.asked, [], 'no algorithm takes the place of the trace');
});

test('the rate is that of the speed while the run is played, else 0', () => {
  Object.assign(playback, { playing: false, rate: SPEEDS[0] });
  assert.equal(runner.rate, 0);
  playback.playing = true;
  assert.equal(runner.rate, SPEEDS[0]);
});

test('an unknown algorithm in an address does not change the current one', async () => {
  await runner.show({ algorithm: 'nonsense', variant: 0, step: 3, rate: 0 });
  assert.deepEqual(playback.asked, ['choose first 0', 'start first', 'go 3']);
});

test('an algorithm that is chosen while the puzzle of an address is read remains, without the step of the address', async () => {
  let read = () => {};
  const puzzle = new Promise((resolve) => (read = resolve));
  const goes = runner.show({ algorithm: 'second', variant: 0, step: 3, rate: 0 }, puzzle);
  assert.deepEqual(playback.asked, ['choose second 0'], 'the address has chosen before');
  await runner.choose('first', 0);
  read(true);
  assert.equal(await goes, false);
  assert.deepEqual(playback.asked, ['choose second 0', 'choose first 0', 'start first']);
});

test('an algorithm that is chosen while the run of an address starts does not go to its step', async () => {
  const start = playback.start;
  let release = () => {};
  playback.start = async (givens) => {
    await new Promise((resolve) => (release = resolve));
    return start.call(playback, givens);
  };
  const goes = runner.show({ algorithm: 'second', variant: 0, step: 3, rate: 0 });
  await settle();
  const started = release;
  const chosen = runner.choose('first', 0);
  release();
  await chosen;
  started();
  assert.equal(await goes, false);
  assert.equal(playback.step, 0);
});

test('an address without a puzzle chooses its algorithm, and starts no run', async () => {
  const scene = { algorithm: 'second', variant: 0, step: 3, rate: 0 };
  assert.equal(await runner.show(scene, Promise.resolve(false)), false);
  assert.deepEqual(playback.asked, ['choose second 0']);
});
