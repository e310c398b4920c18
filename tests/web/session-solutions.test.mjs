// The session: solutions and their number. The test answers requests, in any order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzleOf } from '../../web/puzzle/puzzle.js';
import { A, analysis, B, settle, setUp } from './session-setup.mjs';

test('the number of solutions is known once all of a few are found', async () => {
  const { session, answer } = setUp();
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'] }));
  await settle();
  assert.equal(session.total, null);
  const found = session.findSolutions(100);
  answer('solutions', { type: 'solutions', solutions: ['a', 'b', 'c'], complete: true });
  await found;
  assert.equal(session.total, 3);
  await session.findSolutions(100); // all are known: nothing is requested
});

test('solutions found for an earlier puzzle are ignored', async () => {
  const { session, answer } = setUp();
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'] }));
  await settle();
  const found = session.findSolutions(100);
  session.edit(puzzleOf(B));
  answer('solutions', { type: 'solutions', solutions: ['a', 'b', 'c'], complete: true });
  await found;
  assert.equal(session.total, null);
  assert.deepEqual(session.solutions.list, []);
});

test('the next solution is requested when it is needed, and a failure rejects', async () => {
  const { session, answer, fail } = setUp();
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'] }));
  await settle();
  await session.stepSolution(1);
  assert.equal(session.solutions.index, 1);
  const stepped = session.stepSolution(1);
  answer('solutions', { type: 'solutions', solutions: ['a', 'b', 'c'], complete: true });
  await stepped;
  assert.equal(session.solutions.current, 'c');
  assert.equal(session.total, 3);
  session.edit(puzzleOf(B));
  answer('analyze', analysis(B, 'many', { solutions: ['a', 'b'] }));
  await settle();
  await session.stepSolution(1);
  const failed = session.stepSolution(1);
  fail();
  await assert.rejects(failed, /out of memory/);
  assert.equal(session.analysis.verdict, 'many');
  assert.equal(session.error, null);
});

test('a complete count is the number of solutions', async () => {
  const countAll = async () => ({ count: 18, milliseconds: 5, complete: true });
  const { session, answer } = setUp(countAll);
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'] }));
  await settle();
  assert.equal(session.total, null);
  await session.countAll();
  assert.equal(session.total, 18);
});

test('a failed count keeps the verdict and is no error of the analysis', async () => {
  const countAll = () => Promise.reject(new Error('out of memory'));
  const { session, answer } = setUp(countAll);
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'] }));
  await session.countAll();
  assert.equal(session.error, null);
  assert.equal(session.analysis.verdict, 'many');
  assert.equal(session.count.state, 'failed');
  assert.match(String(session.count.error), /out of memory/);
});

test('a stale count that fails does not affect a newer one', async () => {
  const counts = [];
  const countAll = () => new Promise((resolve, reject) => counts.push({ resolve, reject }));
  const { session, answer } = setUp(countAll);
  session.begin(puzzleOf(A));
  answer('analyze', analysis(A, 'many', { solutions: ['a', 'b'] }));
  const stale = session.countAll();
  session.edit(puzzleOf(B));
  assert.equal(session.count, null);
  const newer = session.countAll();
  counts[0].reject(new Error('too late'));
  await stale;
  assert.equal(session.count.state, 'running');
  counts[1].resolve({ count: 3, milliseconds: 1, complete: true });
  await newer;
  assert.equal(session.count.count, 3);
});

test('a limited count is continued without a limit', async () => {
  const limits = [];
  const countAll = async ({ limit }) => {
    limits.push(limit);
    return {
      count: limits.length === 1 ? limit : 7e8,
      milliseconds: 1,
      complete: limits.length > 1,
    };
  };
  const { session } = setUp(countAll);
  session.begin(puzzleOf(A));
  await session.countAll();
  assert.ok(session.count.limited);
  await session.countAll();
  assert.equal(session.count.count, 7e8);
  assert.ok(limits[1] > limits[0]);
});
