import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SOLUTIONS_LIMIT } from '../../web/solver/protocol.js';
import { fewOf, Solutions } from '../../web/solver/solutions.js';

const [a, b, c] = ['12', '21', '13'].map((start) => start + '0'.repeat(79));

test('the first solution is compared with the second, all others with the first', () => {
  const solutions = new Solutions('', 'many', [a, b]);
  assert.deepEqual(solutions.others, [b]);
  assert.equal(solutions.differing, 2);
  solutions.extend([a, b, c], false);
  solutions.index = 2;
  assert.deepEqual(solutions.others, [a]);
  assert.equal(solutions.differing, 2, 'of the first two');
});

test('a few solutions are compared with all others once all are known', () => {
  const solutions = new Solutions('', 'many', [a, b]);
  assert.deepEqual(fewOf(solutions), []);
  solutions.extend([a, b, c], true);
  solutions.index = 1;
  assert.deepEqual(solutions.others, [a, c]);
  assert.equal(fewOf(solutions), solutions.list);
  assert.equal(new Solutions('', 'many', [a, b, a + a]).differing, 2);
  solutions.extend(Array(11).fill(a), true);
  assert.deepEqual(fewOf(solutions), []);
});

test('a single solution is complete and has no differences', () => {
  const solutions = new Solutions('', 'one', [a]);
  assert.ok(solutions.complete);
  assert.equal(solutions.differing, 0);
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
