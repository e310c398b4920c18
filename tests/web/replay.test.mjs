// The log shows why a digit was rejected, at any step of the run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOfAll } from '../../web/run/replay.js';

const KINDS = ['none', 'place', 'write', 'remove', 'reject'];
/** The bits of an event, as in event.hpp. */
const event = (kind, place, digit, before = 0) =>
  KINDS.indexOf(kind) | (place << 10) | (digit << 19) | (before << 23);
const kindOf = (bits) => KINDS[bits & 31];

const GIVENS = new Uint8Array(81);
GIVENS[8] = 7; // r1c9
const EVENTS = [
  event('write', 0, 5),
  event('place', 0, 5, 5),
  event('write', 1, 5),
  event('reject', 1, 5), // r1c1 has it
  event('remove', 0, 0, 5),
  event('write', 0, 7),
  event('reject', 0, 7), // r1c9 has it
];
/** The board after each event, derived by hand: r1c1 and r1c2. */
const BOARDS = [
  [0, 0],
  [5, 0],
  [5, 0],
  [5, 5],
  [5, 5],
  [0, 5],
  [7, 5],
  [7, 5],
];

for (const step of BOARDS.keys()) {
  test(`from step ${step}, each rejected digit has the cell it conflicts with`, () => {
    const digits = GIVENS.slice();
    digits.set(BOARDS[step]);
    const facts = factsOfAll(EVENTS, 0, kindOf, { step, digits });
    assert.deepEqual(facts[3].blocker, { cell: 0, house: 0 });
    assert.deepEqual(facts[6].blocker, { cell: 8, house: 0 });
    assert.equal(facts[0].blocker, null);
  });
}

test('without the board at a step of the range, no conflicts are known', () => {
  const facts = factsOfAll(EVENTS, 100, kindOf, { step: 3, digits: GIVENS });
  assert.equal(facts[3].blocker, null);
  assert.equal(facts[3].digit, 5);
});
