// Links between candidates: which hold, why others do not, and what a chain proves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOf, victimsOf } from '../../web/puzzle/links.js';

/** Candidates by cells such as r1c2, digits as texts. */
function candidatesOf(cells) {
  const masks = Array(81).fill(0);
  for (const [name, digits] of Object.entries(cells))
    for (const digit of digits) masks[at(name)] |= 1 << (digit - 1);
  return masks;
}
const at = (name) => 9 * (name[1] - 1) + Number(name[3]) - 1;
const spot = (text) => ({ cell: at(text), digit: Number(text[5]) });
const link = (from, to, strong) => ({ from: spot(from), to: spot(to), strong });

test('a weak link holds within a cell, and between equal digits of a house', () => {
  const all = candidatesOf({ r1c1: '123', r1c9: '12', r3c3: '1', r9c9: '1' });
  for (const [from, to] of [
    ['r1c1 1', 'r1c1 2'],
    ['r1c1 1', 'r1c9 1'],
    ['r1c1 1', 'r3c3 1'],
  ])
    assert.equal(faultOf(all, link(from, to, false)), null, `${from} ${to}`);
  assert.deepEqual(faultOf(all, link('r1c1 1', 'r1c9 2', false)), { why: 'apart' });
  assert.deepEqual(faultOf(all, link('r1c1 1', 'r9c9 1', true)), { why: 'apart' });
  assert.deepEqual(faultOf(all, link('r1c1 1', 'r1c1 1', true)), { why: 'apart' });
});

test('a link needs candidates at both ends', () => {
  const all = candidatesOf({ r1c1: '12', r1c9: '1' });
  assert.deepEqual(faultOf(all, link('r1c1 3', 'r1c9 3', false)), {
    why: 'gone',
    spot: spot('r1c1 3'),
  });
  assert.deepEqual(faultOf(all, link('r1c1 2', 'r1c9 2', true)), {
    why: 'gone',
    spot: spot('r1c9 2'),
  });
});

test('a strong link names the candidate that can hold instead', () => {
  const all = candidatesOf({ r1c1: '12', r1c9: '123', r5c1: '1', r9c9: '3' });
  assert.equal(faultOf(all, link('r1c1 1', 'r1c1 2', true)), null);
  assert.deepEqual(faultOf(all, link('r1c9 1', 'r1c9 2', true)), {
    why: 'other',
    spot: spot('r1c9 3'),
  });
  assert.equal(faultOf(all, link('r1c1 1', 'r1c9 1', true)), null);
  const three = candidatesOf({ r1c1: '1', r1c5: '1', r1c9: '1' });
  assert.deepEqual(faultOf(three, link('r1c1 1', 'r1c9 1', true)), {
    why: 'other',
    spot: spot('r1c5 1'),
  });
});

test('one common house in which nothing else can hold is enough', () => {
  // r1c1 and r1c2 share row and box; the row has a third place, the box has not.
  const all = candidatesOf({ r1c1: '1', r1c2: '1', r1c9: '1' });
  assert.equal(faultOf(all, link('r1c1 1', 'r1c2 1', true)), null);
});

test('an alternating chain with strong ends removes what sees both ends', () => {
  // A skyscraper of 1s: r1c1 = r5c1, r5c1 - r5c8, r5c8 = r2c8; r2c2 and r1c9 see both ends.
  const all = candidatesOf({ r1c1: '1', r5c1: '1', r5c8: '1', r2c8: '1', r2c2: '12', r1c9: '1' });
  const chain = [
    link('r1c1 1', 'r5c1 1', true),
    link('r5c1 1', 'r5c8 1', false),
    link('r5c8 1', 'r2c8 1', true),
  ];
  assert.deepEqual(victimsOf(all, chain), [spot('r1c9 1'), spot('r2c2 1')]);
  assert.deepEqual(victimsOf(all, chain.slice(0, 2)), [], 'it ends with a weak link');
  assert.deepEqual(victimsOf(all, [chain[0], chain[2]]), [], 'its links do not meet');
});
