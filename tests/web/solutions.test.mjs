import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SOLUTIONS_LIMIT } from '../../web/solver/protocol.js';
import { Solutions } from '../../web/solver/solutions.js';

const [a, b, c] = ['12', '21', '13'].map((start) => start + '0'.repeat(79));

test('the first solution is compared with the second, all others with the first', () => {
  const solutions = new Solutions('', 'many', [a, b]);
  assert.equal(solutions.other, b);
  assert.deepEqual(solutions.differences, [0, 1]);
  solutions.extend([a, b, c], true);
  solutions.index = 2;
  assert.equal(solutions.other, a);
  assert.deepEqual(solutions.differences, [1]);
  assert.equal(solutions.firstDifferences, 2);
});

test('a single solution is complete and has no differences', () => {
  const solutions = new Solutions('', 'one', [a]);
  assert.ok(solutions.complete);
  assert.deepEqual(solutions.differences, []);
  assert.equal(solutions.wanted, 0);
});

test('solutions are requested in growing batches, up to the limit', () => {
  const solutions = new Solutions('', 'many', [a, b]);
  assert.equal(solutions.wanted, 100);
  solutions.extend(Array(100).fill(a), false);
  assert.equal(solutions.wanted, 1000);
  solutions.extend(Array(SOLUTIONS_LIMIT).fill(a), false);
  assert.equal(solutions.wanted, 0);
});
