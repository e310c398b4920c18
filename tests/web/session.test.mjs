// The session: edits, texts and the analysis of the newest puzzle. The test answers requests, in any
// order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  puzzleOf,
  setEliminated,
  setEntry,
  setGiven,
  setMark,
  stateText,
} from '../../web/puzzle/puzzle.js';
import {
  A,
  analysis,
  B,
  EMPTY_REPORT,
  facts,
  line,
  report,
  settle,
  setUp,
  SOLUTION,
} from './session-setup.mjs';

/** The events of a session from now on. */
function eventsOf(session) {
  const puzzles = [];
  const counts = { analysis: 0 };
  session.addEventListener('puzzle', ({ detail }) => puzzles.push(detail));
  session.addEventListener('analysis', () => counts.analysis++);
  return { puzzles, counts };
}

test('a change is announced with the puzzle before and after it, and whether it was typed', () => {
  const { session } = setUp();
  const { puzzles } = eventsOf(session);
  session.begin(puzzleOf(A));
  const first = session.puzzle;
  session.edit(puzzleOf(B));
  session.undo();
  session.take(puzzleOf(B));
  const found = puzzles.map(({ old, now, typed }) => [old.givens, now.givens, typed]);
  assert.deepEqual(found, [
    [line(''), A, false],
    [A, B, true],
    [B, A, true],
    [A, B, false],
  ]);
  assert.equal(puzzles[1].old, first);
  assert.equal(puzzles[2].now, first);
});

test('a puzzle is announced before its verdict, also if both come together', async () => {
  const { session, answer } = setUp();
  const order = [];
  session.addEventListener('puzzle', () => order.push(session.analysis?.verdict));
  session.addEventListener('analysis', () => order.push(session.analysis?.verdict));
  session.load('text');
  answer('read', analysis(A, 'many', { report: report(A) }));
  await settle();
  assert.equal(order[0], undefined);
  assert.equal(order.at(-1), 'many');
});

test('the puzzle that is loaded again is announced, an edit that changes nothing is not', async () => {
  const { session } = setUp();
  session.begin(puzzleOf(A));
  const { puzzles } = eventsOf(session);
  session.edit(puzzleOf(A));
  assert.equal(puzzles.length, 0);
  session.load(`p=${A}`);
  assert.deepEqual(
    puzzles.map(({ old, now, typed }) => [old === now, typed]),
    [[true, false]],
  );
});

test('an edit is analyzed in one round trip', async () => {
  const { session, workers, answer } = setUp();
  const edited = session.edit(puzzleOf(A));
  assert.deepEqual(workers[0].sent, [{ id: 1, type: 'analyze', state: `p=${A}` }]);
  answer('analyze', analysis(A));
  await edited;
  assert.equal(session.analysis.verdict, 'one');
  assert.equal(session.answer, SOLUTION);
  assert.equal(session.facts.givens, A);
});

test('of two edits the newest wins, and both settle', async () => {
  const { session, answer } = setUp();
  const edits = [session.edit(puzzleOf(A)), session.edit(puzzleOf(B))];
  answer('analyze', analysis(A, null));
  answer('analyze', analysis(B, 'none'));
  await Promise.all(edits);
  assert.equal(session.facts.givens, B);
  assert.equal(session.analysis.verdict, 'none');
});

test('an edit back to the same puzzle settles without a request', async () => {
  const { session, workers, answer } = setUp();
  const edited = session.edit(puzzleOf(A));
  answer('analyze', analysis(A));
  await edited;
  await session.edit(puzzleOf(A));
  assert.equal(workers[0].sent.length, 1);
});

test('a load shows the puzzle as soon as it is read, before its verdict is known', async () => {
  const { session, answer } = setUp();
  const loaded = session.load('text');
  answer('read', { type: 'progress', report: report(A), facts: facts(A), milliseconds: 60 });
  const outcome = await loaded;
  assert.equal(outcome.facts.givens, A);
  assert.equal(session.puzzle.givens, A);
  assert.equal(session.analysis, null);
  assert.ok(session.searchedMs > 0);
  answer('read', analysis(A, 'one', { report: report(A) }));
  await settle();
  assert.equal(session.analysis.verdict, 'one');
  assert.equal(session.searchedMs, 0);
});

test('a load that a newer one supersedes settles, with neither report nor error', async () => {
  const { session, answer } = setUp();
  const first = session.load('first');
  const second = session.load('second');
  assert.deepEqual(await first, { superseded: true, report: null, facts: null, error: null });
  answer('read', analysis(A, null, { report: report(A) }));
  answer('read', analysis(B, 'one', { report: report(B) }));
  assert.equal((await second).facts.givens, B);
  assert.equal(session.puzzle.givens, B);
});

test('a load that an edit supersedes settles, and its puzzle is not shown', async () => {
  const { session, answer } = setUp();
  const loaded = session.load('text');
  session.edit(puzzleOf(B));
  answer('read', analysis(A, null, { report: report(A) }));
  assert.ok((await loaded).superseded);
  assert.equal(session.puzzle.givens, B);
});

test('a text without a puzzle leaves puzzle, verdict and history as they are', async () => {
  const { session, answer } = setUp();
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A));
  await settle();
  const loaded = session.load('nonsense');
  answer('read', analysis(A, null, { report: EMPTY_REPORT, facts: null }));
  const outcome = await loaded;
  assert.deepEqual([outcome.report, outcome.facts], [EMPTY_REPORT, null]);
  assert.equal(session.puzzle.givens, A);
  assert.equal(session.analysis.verdict, 'one');
  assert.equal(session.canUndo, false);
});

test('a text without a puzzle that has interrupted an analysis resumes it', async () => {
  const { session, workers, answer } = setUp();
  session.begin(puzzleOf(A));
  const loaded = session.load('nonsense');
  answer('analyze', analysis(A, null));
  answer('read', analysis(A, null, { report: EMPTY_REPORT, facts: null }));
  await loaded;
  assert.equal(workers[0].sent.at(-1).state, `p=${A}`);
  answer('analyze', analysis(A));
  await settle();
  assert.equal(session.analysis.verdict, 'one');
});

test('a first load that fails settles with its error, and there is no puzzle', async () => {
  const { session, fail } = setUp();
  const loaded = session.load('p=…', { first: true });
  fail();
  assert.match(String((await loaded).error), /out of memory/);
  assert.equal(session.begun, false);
  assert.match(String(session.error), /out of memory/);
});

test('a failed analysis is an error until the next one succeeds', async () => {
  const { session, answer, fail } = setUp();
  const begun = session.begin(puzzleOf(A));
  fail();
  await begun;
  assert.match(String(session.error), /out of memory/);
  assert.equal(session.puzzle.givens, A);
  const edited = session.edit(puzzleOf(B));
  assert.equal(session.error, null);
  answer('analyze', analysis(B));
  await edited;
  assert.equal(session.error, null);
  assert.equal(session.analysis.verdict, 'one');
});

test('the first puzzle cannot be undone', async () => {
  const { session, answer } = setUp();
  const loaded = session.load('text', { first: true });
  answer('read', analysis(A, 'one', { report: report(A) }));
  await loaded;
  assert.equal(session.canUndo, false);
  assert.ok(session.begun);
});

test('an entry keeps the verdict and the solutions of the givens', async () => {
  const { session, answer } = setUp();
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A));
  await settle();
  const { solutions } = session;
  session.edit(setEntry(session.puzzle, 80, 9));
  assert.equal(session.analysis?.verdict, 'one');
  assert.equal(session.solutions, solutions);
});

test('a puzzle counts as loaded until a digit of it is typed', () => {
  const { session } = setUp();
  session.begin(puzzleOf(A));
  assert.ok(session.loaded);
  session.edit(setEntry(session.puzzle, 80, 9));
  assert.ok(session.loaded, 'an entry is no digit of the puzzle');
  session.edit(puzzleOf(B));
  assert.ok(!session.loaded);
  session.take(puzzleOf(A));
  assert.ok(session.loaded);
});

test('the last change of a puzzle may be one given', () => {
  const { session } = setUp();
  session.begin(puzzleOf(A));
  assert.equal(session.typed, -1, 'it was loaded');
  const cell = A.indexOf('0');
  session.edit(setGiven(session.puzzle, cell, 9));
  assert.equal(session.typed, cell);
  session.edit(setGiven(session.puzzle, cell, 0));
  assert.equal(session.typed, -1, 'it was cleared');
  session.edit(puzzleOf('12'.padEnd(81, '0')));
  session.edit(puzzleOf('21'.padEnd(81, '0')));
  assert.equal(session.typed, -1, 'two givens');
});

test('crossed-out candidates that are part of the puzzle are counted, solved and rated with it', async () => {
  /** @type {{state: string, givens: string | null}[]} */
  const counted = [];
  const { session, workers, answer } = setUp(async (puzzle) => {
    counted.push(puzzle);
    return { count: 5, complete: true, milliseconds: 1 };
  });
  const crossed = setEliminated(puzzleOf(A), 2, 0b10);
  session.begin(crossed);
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'], restricted: true }));
  await settle();
  assert.equal(stateText(session.judged), stateText(crossed));
  session.findSolutions(10);
  await session.countAll();
  const listed = workers[0].sent.find(({ type }) => type === 'solutions');
  assert.equal(listed.state, stateText(crossed));
  assert.deepEqual([counted[0].state, counted[0].givens], [stateText(crossed), null]);
  assert.equal(session.total, 5);
  session.edit(setEliminated(crossed, 2, 0));
  assert.equal(session.analysis, null, 'another puzzle');
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'c'] }));
  await settle();
  assert.equal(stateText(session.judged), stateText(puzzleOf(A)));
  assert.deepEqual([session.solutions.list, session.count], [['a', 'c'], null]);
});

test('a state is loaded without the reader, and the puzzle is safe if the worker fails', async () => {
  const { session, workers, answer, fail } = setUp();
  const loaded = session.load(`p=${A}`, { first: true });
  assert.equal(session.puzzle.givens, A);
  assert.deepEqual(
    workers[0].sent.map(({ type }) => type),
    ['analyze'],
  );
  fail();
  assert.match(String((await loaded).error), /out of memory/);
  assert.deepEqual([session.begun, session.puzzle.givens, session.canUndo], [true, A, false]);
  const again = session.load(`p=${B}`);
  answer('analyze', analysis(B));
  assert.equal((await again).facts.givens, B);
});

test('notes and colours are not analyzed: the verdict stays, also after undo', async () => {
  const { session, workers, answer } = setUp();
  session.edit(puzzleOf(A));
  answer('analyze', analysis(A));
  await settle();
  const requests = workers[0].sent.length;
  const { puzzles, counts } = eventsOf(session);
  await session.edit(setMark(session.puzzle, 'corner', 5, 3));
  await session.edit(setMark(session.puzzle, 'colours', 5, 3));
  assert.equal(session.analysis.verdict, 'one');
  await session.undo();
  assert.deepEqual([session.puzzle.corner[5], session.puzzle.colours[5]], [3, 0]);
  assert.equal(session.analysis.verdict, 'one');
  assert.equal(workers[0].sent.length, requests);
  assert.deepEqual([puzzles.length, counts.analysis], [3, 0]);
});

test('a puzzle with notes is loaded from its text, and the solver gets its state', async () => {
  const { session, workers } = setUp();
  session.load(`p=${A}&n=ay`, { first: true });
  assert.equal(session.puzzle.corner.filter(Boolean).length, 1);
  assert.equal(workers[0].sent[0].state, `p=${A}`);
});
