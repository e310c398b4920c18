// The path that the mode Explain follows, without its page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FollowedPath } from '../../web/features/explain/followed-path.js';
import { puzzleOf, setEliminated, setEntry } from '../../web/puzzle/puzzle.js';
import { FORMATS_SOLVED as SOLUTION, FORMATS as GIVENS } from '../puzzles.mjs';

const OTHER = '400000109057300004000000000235800000000000500090020000820005000900602001000010003';
const [A, B] = [puzzleOf(GIVENS), puzzleOf(OTHER)];

/** A session whose puzzle has one solution. */
const session = (puzzle, answer) => ({ puzzle, analysis: { verdict: 'one' }, answer });
const EVIDENCE = Object.fromEntries(
  'houses cells order digits base cover fins sets chains marked'
    .split(' ')
    .map((name) => [name, []]),
);
const step = (technique, rating) => ({
  ...{ technique, rating, level: 0, placements: [], eliminations: [], evidence: EVIDENCE },
  before: { digits: '0'.repeat(81), candidates: new Uint16Array(81) },
});
/** The chain is the hardest step; the skyscrapers have no rating. */
const STEPS = [
  step('naked-single', 2.3),
  step('naked-single', 2.3),
  step('skyscraper', 0),
  step('xy-chain', 6.6),
  step('skyscraper', 0),
  step('naked-single', 2.3),
];
const HARDEST = 3;
const END = { digits: SOLUTION, candidates: new Uint16Array(81) };

/** A path and its searches, which the test answers. */
function makePath(order = 'books') {
  const searches = [];
  const search = (state, searched, { signal, progress }) =>
    new Promise((resolve, reject) => {
      const find = () => resolve({ deductions: STEPS, solved: true, end: END });
      searches.push({ state, order: searched, signal, progress, find, resolve, fail: reject });
    });
  return { path: new FollowedPath(search, order), searches };
}
/** Resolves when all promises have run that can. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A path whose steps are found. */
async function makeFoundPath(order) {
  const { path, searches } = makePath(order);
  path.follow(session(A));
  searches[0].find();
  await settled();
  return { path, searches };
}

describe('the path of the current puzzle', () => {
  it('names the steps that a digit rests on, and goes back to where the reader has asked', async () => {
    const free = new Uint16Array(81).fill(511);
    const only = (cell) => free.map((mask, at) => (at === cell ? 0b100 : mask));
    const made = (technique, facts) => ({
      ...step(technique, 2.3),
      evidence: { ...EVIDENCE },
      ...facts,
    });
    const at = (candidates) => ({ digits: '0'.repeat(81), candidates });
    const gone = [1, 2, 4, 5, 6, 7, 8, 9].map((digit) => ({ cell: 5, digit }));
    const steps = [
      made('naked-single', { before: at(free), placements: [{ cell: 80, digit: 3 }] }),
      made('naked-pair', { before: at(free), eliminations: gone }),
      made('naked-single', { before: at(only(5)), placements: [{ cell: 5, digit: 3 }] }),
    ];
    const { path, searches } = makePath();
    path.follow(session(A));
    searches[0].progress(steps.slice(0, 1));
    searches[0].progress(steps.slice(0, 2));
    searches[0].progress(steps);
    path.go(1);
    path.askWhy(5);
    assert.deepEqual([path.at, path.rests], [2, [1]]);
    assert.ok(path.leaveWhy());
    assert.deepEqual([path.at, path.rests, path.asked], [1, null, -1]);
    assert.ok(!path.leaveWhy());
  });

  it('answers why a digit is in a cell once the step is found', async () => {
    const placing = (cell) => ({ ...step('naked-single', 2.3), placements: [{ cell, digit: 3 }] });
    const { path, searches } = makePath();
    path.askWhy(5); // as an address does, before there is a path
    path.follow(session(A));
    assert.deepEqual([path.asked, path.rests], [5, null]);
    const steps = [placing(80), placing(5)];
    searches[0].progress(steps.slice(0, 1));
    assert.deepEqual([path.asked, path.at, path.rests], [5, 0, null]);
    searches[0].progress(steps);
    assert.deepEqual([path.asked, path.at, path.rests], [5, 1, []]);
    path.askWhy(7);
    assert.deepEqual([path.asked, path.at, path.rests], [7, 0, null], 'not found yet');
    searches[0].resolve({ deductions: steps, solved: false, end: END });
    await settled();
    assert.equal(path.asked, -1, 'no step of the path places it');
    path.askWhy(5);
    path.go(0);
    assert.deepEqual([path.asked, path.rests], [-1, null]);
  });

  it('is, as the gentlest one, cut to the steps that its digits need, and keeps the step shown', async () => {
    const candidates = new Uint16Array(81).fill(511);
    candidates[5] = 0b100; // only a 3
    const position = { digits: '0'.repeat(81), candidates };
    const made = (technique, facts) => ({
      ...step(technique, 2.3),
      ...{ evidence: { ...EVIDENCE }, before: position, ...facts },
    });
    const unneeded = made('naked-pair', { eliminations: [{ cell: 80, digit: 9 }] });
    const placed = made('naked-single', { placements: [{ cell: 5, digit: 3 }] });
    const { path, searches } = makePath('gentlest');
    path.follow(session(A));
    assert.equal(searches[0].order, 'sudoku-explainer');
    searches[0].progress([unneeded]);
    searches[0].progress([unneeded, placed]);
    path.go(1);
    searches[0].resolve({ deductions: [unneeded, placed], solved: true, end: END });
    await settled();
    assert.deepEqual(
      path.steps.map(({ technique }) => technique),
      ['naked-single'],
    );
    assert.equal(path.at, 0);
    assert.equal(path.step.evidence, placed.evidence);
  });

  it('is searched once for each puzzle and order', () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    path.follow(session(A));
    path.choose('sudoku-explainer');
    path.follow(session(A));
    path.follow(session(B));
    assert.deepEqual(
      searches.map(({ state, order, signal }) => [state, order, signal.aborted]),
      [
        [`p=${GIVENS}`, 'books', true],
        [`p=${GIVENS}`, 'sudoku-explainer', true],
        [`p=${OTHER}`, 'sudoku-explainer', false],
      ],
    );
  });

  it('waits for the verdict that there is one solution', () => {
    const { path, searches } = makePath();
    path.follow({ puzzle: A, analysis: null, answer: undefined });
    path.follow({ puzzle: A, analysis: { verdict: 'many' }, answer: undefined });
    assert.equal(searches.length, 0);
    assert.equal(path.active, false);
  });

  it('starts from the entries, or from the givens if an entry is wrong', () => {
    const { path, searches } = makePath();
    const right = setEntry(A, 2, 4);
    path.follow(session(right, SOLUTION));
    assert.equal(path.ignoresEntries, false);
    path.follow(session(setEntry(right, 3, 1), SOLUTION));
    assert.equal(path.ignoresEntries, true);
    assert.deepEqual(
      searches.map(({ state }) => state),
      [`p=${GIVENS}&e=${right.entries}`, `p=${GIVENS}`],
    );
  });

  it('leaves out crossed-out candidates, unless a right one is among them', () => {
    const { path, searches } = makePath();
    path.follow(session(setEliminated(A, 2, 0b1), SOLUTION)); // r1c3 is 4, not 1
    path.follow(session(setEliminated(A, 2, 0b1001), SOLUTION));
    assert.deepEqual(
      searches.map(({ state }) => state),
      [`p=${GIVENS}&x=113`, `p=${GIVENS}`],
    );
  });

  it('does not take the result of an earlier search', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    path.follow(session(B));
    searches[0].progress(STEPS);
    searches[0].find();
    await settled();
    assert.equal(path.path, null);
    searches[1].find();
    await settled();
    assert.equal(path.steps.length, STEPS.length);
  });

  it('does not take the failure of an earlier search for the same puzzle', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    path.follow(session(B));
    path.follow(session(A));
    searches[0].progress(STEPS);
    searches[0].fail(new Error('replaced'));
    await settled();
    assert.equal(path.error, null);
    assert.equal(path.path, null);
  });

  it('can be followed as far as it is found', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    assert.equal(path.step, undefined);
    searches[0].progress(STEPS.slice(0, 1));
    assert.equal(path.step, STEPS[0]);
    assert.equal(path.next(1), -1, 'the end is not known');
    searches[0].progress(STEPS.slice(0, 3));
    path.move(1);
    path.move(1);
    path.move(1);
    assert.equal(path.at, 2);
    assert.equal(path.complete, false);
    searches[0].find();
    await settled();
    assert.equal(path.at, 2, 'the reader stays where they are');
    assert.equal(path.complete, true);
    path.go(STEPS.length - 1);
    assert.equal(path.next(1), STEPS.length);
  });

  it('has no hardest step before its end is known', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    searches[0].progress(STEPS.slice(0, 2));
    assert.equal(path.isHardest, false);
    path.goToHardest();
    assert.equal(path.at, 0);
  });

  it('does not jump to the hardest step once the reader has gone to another', async () => {
    const { path, searches } = makePath('sudoku-explainer');
    path.open(true);
    path.follow(session(A));
    searches[0].progress(STEPS.slice(0, 2));
    path.move(1);
    searches[0].find();
    await settled();
    assert.equal(path.at, 1);
  });

  it('keeps the steps found before a failure', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    searches[0].progress(STEPS.slice(0, 2));
    path.move(1);
    searches[0].fail(new Error('lost'));
    await settled();
    assert.equal(path.step, STEPS[1]);
    assert.match(String(path.error), /lost/);
    assert.equal(path.complete, false);
  });

  it('is not searched again after a failure until Explain is opened again', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    searches[0].fail(new Error('lost'));
    await settled();
    assert.match(String(path.error), /lost/);
    path.follow(session(A));
    assert.equal(searches.length, 1);
    path.open();
    path.follow(session(A));
    assert.equal(searches.length, 2);
    assert.equal(path.error, null);
  });

  it('is followed step by step to the end and back', async () => {
    const { path } = await makeFoundPath();
    assert.equal(path.next(-1), -1);
    for (let i = 0; i < 9; i++) path.move(1);
    assert.equal(path.at, STEPS.length);
    assert.equal(path.step, undefined);
    path.move(-1);
    assert.equal(path.step, STEPS[5]);
  });

  it('is followed through the steps of one technique', async () => {
    const { path } = await makeFoundPath();
    path.filter('skyscraper');
    assert.equal(path.at, 2);
    path.move(1);
    assert.equal(path.at, 4);
    assert.equal(path.next(1), -1);
    path.filter('naked-single');
    assert.equal(path.at, 0);
    path.move(1);
    path.filter('naked-single');
    assert.equal(path.at, 1, 'the current step is of that technique');
    path.filter('');
    assert.equal(path.next(1), 2);
  });

  it('has a hardest step, to which the filter does not apply', async () => {
    const { path } = await makeFoundPath();
    path.filter('naked-single');
    path.goToHardest();
    assert.equal(path.at, HARDEST);
    assert.ok(path.isHardest);
    assert.equal(path.only, '');
  });

  it('opens at the hardest step, in the order that rates', async () => {
    const { path, searches } = await makeFoundPath();
    path.open(true);
    assert.equal(path.order, 'sudoku-explainer');
    path.follow(session(A));
    searches[1].find();
    await settled();
    assert.equal(path.at, HARDEST);
    path.go(0);
    path.open(true);
    path.follow(session(A));
    assert.equal(path.at, HARDEST, 'of a path that is known already');
  });

  it('opens at the hardest step of another puzzle than before', async () => {
    const { path, searches } = await makeFoundPath('sudoku-explainer');
    path.open(true);
    path.follow(session(B));
    searches[1].find();
    await settled();
    assert.equal(path.at, HARDEST);
  });

  it('reports changes, and moves of the reader', async () => {
    const { path } = await makeFoundPath();
    const events = [];
    for (const type of ['change', 'grow', 'move'])
      path.addEventListener(type, () => events.push(type));
    path.go(3);
    path.filter('xy-chain');
    assert.deepEqual(events, ['change', 'move', 'change']);
  });

  it('reports apart that it has grown beyond the step that is shown', async () => {
    const { path, searches } = makePath();
    path.follow(session(A));
    const events = [];
    for (const type of ['change', 'grow']) path.addEventListener(type, () => events.push(type));
    searches[0].progress(STEPS.slice(0, 1));
    searches[0].progress(STEPS.slice(0, 2));
    searches[0].find();
    await settled();
    assert.deepEqual(events, ['change', 'grow', 'grow']);
  });
});
