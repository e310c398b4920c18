// What a ladder supposes, and where the numbers of its rungs are: by hand, from small chains.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureOf } from '../../web/logic/picture.js';
import { suppositionOf } from '../../web/logic/rungs.js';

const rung = (cell, digit, on, kind) => ({ kind, node: { cells: [cell], digit, on } });

test('a ladder asks what if only where its beginning is refuted', () => {
  const eliminations = [{ cell: 10, digit: 4 }];
  const refuted = { eliminations, placements: [] };
  const one = [rung(10, 4, true, 'suppose'), rung(11, 5, true, 'cell')];
  assert.deepEqual(suppositionOf(one, refuted), one[0].node);
  const twice = [...one, rung(10, 4, true, 'suppose')];
  assert.deepEqual(suppositionOf(twice, refuted), one[0].node);
  const two = [...one, rung(20, 4, true, 'suppose')];
  assert.equal(suppositionOf(two, refuted), null, 'two suppositions');
  const other = [rung(10, 4, false, 'suppose')];
  assert.equal(suppositionOf(other, refuted), null, 'the chain begins with its absence');
  const placed = { eliminations: [], placements: eliminations };
  assert.deepEqual(suppositionOf(other, placed), other[0].node);
  assert.equal(suppositionOf([], refuted), null);
});

test('the number of a rung is at a place without a candidate, only beside a ladder', () => {
  const node = (cell, digit, on = true) => ({ cells: [cell], digit, on });
  const nodes = [node(0, 1), node(1, 2), node(2, 3), node(3, 4)];
  const links = [0, 1, 2].map((from) => ({ from, to: from + 1, kind: 'strong', house: -1 }));
  const candidates = Array(81).fill(0b111); // 1, 2, 3
  candidates[1] = 0b111111111;
  const none = { cells: [], fins: [], digits: [], sets: [], marked: [], base: [], cover: [] };
  const deduction = {
    ...{ technique: 'nishio', placements: [], eliminations: [{ cell: 0, digit: 1 }] },
    evidence: { ...none, houses: [], order: [], chains: [{ nodes, links }] },
    before: { digits: '0'.repeat(81), candidates },
  };
  assert.deepEqual(
    pictureOf(deduction, 2).drawing.numbers.map(({ cell, digit, n }) => [cell, digit, n]),
    [
      [0, 9, 1],
      [2, 9, 3],
    ],
    'a cell with all nine candidates has no place for it',
  );
  assert.deepEqual(pictureOf(deduction).drawing.numbers, []);
});
