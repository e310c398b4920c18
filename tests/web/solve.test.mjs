// What the mode Solve knows about a puzzle that is not a proper one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byLikelihood, decidingEntry, findSlips, slipOf } from '../../web/features/solve/causes.js';
import { strings } from '../../web/features/solve/en.js';
import { clashToClear } from '../../web/features/solve/clash.js';
import { SETTLED_MS, Steps } from '../../web/features/solve/steps.js';
import { waits } from '../../web/base/worker/waits.js';
import { sealOf } from '../../web/features/workbench/seal.js';
import { EMPTY, puzzleOf, setEntry } from '../../web/puzzle/puzzle.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);

test('the seal shows the number of solutions', () => {
  const seal = (verdict, total = null) => sealOf({ analysis: { verdict }, error: null, total });
  assert.deepEqual(seal('one', 1), { shape: 'one', mark: '1' });
  assert.deepEqual(seal('none', 0), { shape: 'none', mark: '0' });
  assert.deepEqual(seal('invalid'), { shape: 'invalid', mark: '!' });
  assert.equal(seal('many').mark, '2+');
  assert.equal(seal('many', 18).mark, '18');
  assert.equal(seal('many', 999).mark, '999');
  assert.equal(seal('many', 6670903752021072936960n).mark, '999+');
  assert.equal(sealOf({ analysis: null, error: null, total: null }).shape, 'searching');
  assert.equal(seal(null).shape, 'unknown', 'a search that was stopped');
});

test('a given is a slip if another digit leaves exactly one solution', () => {
  const grids = ['4', '5', '5'].map((digit) => digit.repeat(81));
  const slip = slipOf(3, 6, grids, true);
  assert.deepEqual(slip, { cell: 3, digit: 6, instead: 4, count: 3, more: false });
  assert.equal(slipOf(3, 6, grids, false).instead, 0, 'there may be other solutions with 4');
  assert.equal(slipOf(3, 6, grids.slice(1), true).instead, 0);
  const two = ['4', '5'].map((digit) => digit.repeat(81));
  assert.equal(slipOf(3, 6, two, true).instead, 0, 'both would do');
});

test('of digits that clash, the one typed last is cleared, or else the one in most clashes', () => {
  const inRow = { house: 0, digit: 1, cells: [0, 1] };
  const inColumn = { house: 9, digit: 1, cells: [0, 72] };
  const inBox = { house: 18, digit: 1, cells: [0, 1] };
  const all = [inRow, inColumn, inBox];
  assert.deepEqual(clashToClear(all, 72), { conflict: inColumn, cell: 72 });
  assert.deepEqual(clashToClear(all, -1), { conflict: inRow, cell: 0 });
  assert.deepEqual(clashToClear([inColumn, inRow], 40), { conflict: inColumn, cell: 0 });
  assert.deepEqual(clashToClear([inRow], -1), { conflict: inRow, cell: 1 });
});

test('the likeliest slip leaves one solution, then few', () => {
  const slips = [
    { cell: 0, instead: 0, count: 20, more: true },
    { cell: 1, instead: 0, count: 2, more: false },
    { cell: 2, instead: 4, count: 9, more: false },
    { cell: 3, instead: 5, count: 1, more: false },
  ];
  assert.deepEqual(
    slips.sort(byLikelihood).map(({ cell }) => cell),
    [3, 2, 1, 0],
  );
});

test('each given is removed in turn to find the slips', async () => {
  const wrong = put(ONE, 0, 9); // not the digit of the solution
  const asked = [];
  const client = {
    async ask({ type, state, count }) {
      assert.equal(type, 'solutions');
      assert.ok(count > 1);
      asked.push(state);
      const found = state === `p=${put(wrong, 0, 0)}` ? [ONE_SOLVED] : [];
      return { solutions: found, complete: true };
    },
  };
  const slips = await findSlips(client, wrong, new AbortController().signal);
  assert.equal(asked.length, [...wrong].filter((digit) => digit !== '0').length);
  assert.deepEqual(
    slips.map(({ cell, instead }) => [cell, instead]),
    [[0, Number(ONE_SOLVED[0])]],
  );
});

test('the search for slips has no result if it ends before one is found', async () => {
  const controller = new AbortController();
  let asked = 0;
  const client = {
    async ask() {
      asked++;
      controller.abort();
      return { solutions: [], complete: false };
    },
  };
  assert.equal(await findSlips(client, ONE, controller.signal), null);
  assert.equal(asked, 1);
});

test('an entry that only one solution has decides between them, the shown one first', () => {
  const grids = ['123', '143', '145'].map((text) => text.repeat(27));
  assert.deepEqual(decidingEntry(grids, 0), { cell: 1, digit: 2 });
  assert.deepEqual(decidingEntry(grids, 2), { cell: 2, digit: 5 });
  assert.deepEqual(decidingEntry(grids, 1), { cell: 1, digit: 2 }, 'the second has none');
});

// ---- The numbers of steps -----------------------------------------------------------------------

/** A workbench whose runs and paths the test answers. */
function stepsOf(puzzle) {
  const asked = [];
  const workbench = {
    session: { puzzle, answer: ONE_SOLVED },
    runner: null,
    followed: 0,
    async startRuns() {
      const algorithms = [{ id: 'a' }, { id: 'b' }];
      const playback = { algorithms, algorithm: algorithms[0], trace: null, surveying: true };
      this.runner = { current: false, playback, follow: () => this.followed++ };
      return this.runner;
    },
    rendered: 0,
    invalidate() {
      this.rendered++;
    },
  };
  const path = (state, order, { signal }) =>
    new Promise((resolve, reject) => asked.push({ state, order, signal, resolve, reject }));
  return { workbench, asked, steps: new Steps(workbench, path) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS + 50));

test('the steps of a person are those of the path from the entries, wrong ones aside', async () => {
  const { workbench, asked, steps } = stepsOf(puzzleOf(ONE));
  steps.follow();
  steps.follow();
  assert.equal(asked.length, 0, 'asked before a pause');
  await settled();
  assert.equal(asked.length, 1, 'the same question twice');
  assert.equal(steps.person, null);
  asked[0].resolve({ solved: true, deductions: Array(51) });
  await settled();
  assert.equal(steps.person, 51);
  assert.equal(workbench.rendered, 1);

  const open = [...ONE].indexOf('0');
  workbench.session.puzzle = setEntry(puzzleOf(ONE), open, Number(ONE_SOLVED[open]));
  steps.follow();
  await settled();
  assert.notEqual(asked[1].state, asked[0].state);
  assert.equal(steps.person, null);
  workbench.session.puzzle = setEntry(puzzleOf(ONE), open, (Number(ONE_SOLVED[open]) % 9) + 1);
  steps.follow();
  await settled();
  assert.equal(asked[2].state, asked[0].state);
  assert.equal(asked[1].signal.aborted, true);
  asked[1].resolve({ solved: true, deductions: Array(50) });
  await settled();
  assert.equal(steps.person, null, 'the answer of a stopped question counts');
});

test('a page whose human solver could not be loaded says so, unless the question was stopped', async () => {
  const { workbench, asked, steps } = stepsOf(puzzleOf(ONE));
  steps.follow();
  await settled();
  workbench.session.puzzle = puzzleOf(
    put(ONE, [...ONE].indexOf('0'), ONE_SOLVED[[...ONE].indexOf('0')]),
  );
  steps.follow();
  asked[0].reject(new Error('stopped'));
  await settled();
  assert.equal(waits.failure, undefined);
  asked[1].reject(new Error('not loaded'));
  await settled();
  assert.equal(waits.failure.message, 'not loaded');
  waits.note('steps');
});

test('a puzzle that no technique solves has no number of steps', async () => {
  const { asked, steps } = stepsOf(puzzleOf(ONE));
  steps.follow();
  await settled();
  asked[0].resolve({ solved: false, deductions: Array(3) });
  await settled();
  assert.equal(steps.person, null);
});

test('the steps of the program are known when its survey has ended', async () => {
  const { workbench, steps } = stepsOf(puzzleOf(ONE));
  steps.follow();
  await settled();
  steps.follow();
  assert.equal(workbench.followed, 1);
  const { runner } = workbench;
  const { playback } = runner;
  runner.current = true;
  playback.view = { extent: { length: 170, ended: true } };
  assert.equal(steps.program, null, 'while it is surveyed');
  playback.surveying = false;
  assert.deepEqual(steps.program, { count: 170, more: false, first: true });
  assert.equal(strings.toWatch(steps.program), '170 steps of backtracking');
  playback.view = { extent: { length: 1_000_000, ended: false } };
  playback.algorithm = playback.algorithms[1];
  assert.equal(strings.toWatch(steps.program), 'more than 1,000,000 steps');
  runner.current = false;
  assert.equal(steps.program, null, 'those of another puzzle');
});

test('where there is no human solver, only the program is counted', () => {
  const { workbench } = stepsOf(EMPTY);
  const steps = new Steps(workbench, null);
  steps.follow();
  assert.equal(steps.person, null);
});
