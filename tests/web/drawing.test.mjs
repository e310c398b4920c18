// What is drawn over the cells of the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bendOf, curve, houseRect, spotOf, svgOf } from '../../web/board/drawing.js';

test('candidates lie in three rows of three around the centre of their cell', () => {
  assert.deepEqual(spotOf({ cell: 0, digit: 5 }), [5, 5]);
  assert.deepEqual(spotOf({ cell: 80, digit: 1 }), [82, 82]);
  assert.deepEqual(spotOf({ cell: 9, digit: 9 }), [8, 18]);
});

test('a house is a row, a column or a box of 9 cells', () => {
  assert.deepEqual(houseRect(3), [0, 30, 90, 10]);
  assert.deepEqual(houseRect(9 + 8), [80, 0, 10, 90]);
  assert.deepEqual(houseRect(18 + 5), [60, 30, 30, 30]);
  for (let house = 0; house < 27; house++) {
    const [, , width, height] = houseRect(house);
    assert.equal(width * height, 900);
  }
});

test('a link within a cell is straight; along a row it bends to the nearest grid line', () => {
  const [a, b] = [3, 7].map((digit) => spotOf({ cell: 40, digit }));
  assert.equal(bendOf(a, b), 0);
  const [from, to] = [8, 8].map((digit, at) => spotOf({ cell: 36 + 6 * at, digit }));
  const bend = bendOf(from, to);
  const { line } = curve(from, to, 0, bend);
  const [, , , middleY] = /Q([\d.]+) ([\d.]+)/.exec(line) ? line.match(/[\d.]+/g).map(Number) : [];
  // The apex of a quadratic curve is halfway to its control point.
  assert.equal((from[1] + middleY) / 2, 50, 'the line between rows 5 and 6');
});

test('the ends of a line leave a gap, and a tip ends where the line would', () => {
  const { line, tip } = curve([0, 0], [10, 0], 1, 0, 2);
  assert.equal(line, 'M1 0Q5 0 7 0');
  assert.match(tip, /^M9 0L/);
});

test('nothing is drawn for an empty drawing; every part has its class', () => {
  assert.equal(svgOf({}), '');
  const spot = (cell, digit) => ({ cell, digit });
  const svg = svgOf({
    houses: [{ house: 0 }, { house: 4, broken: true }],
    links: [
      { from: spot(0, 1), to: spot(0, 2), strong: true },
      { from: spot(0, 2), to: spot(8, 2), strong: false },
    ],
    arcs: [{ from: 0, to: 4 }],
  });
  const classes = [...svg.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(classes, ['zone', 'zone broken', 'link strong', 'link weak', 'tip', 'arc']);
  for (const number of svg.match(/-?\d+\.?\d*(?=[ "QLZ])/g).map(Number)) {
    assert.ok(number >= -10 && number <= 100, `${number}`);
  }
});
