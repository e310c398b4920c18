// The geometry of the light of a proof.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broken, lightOf } from '../../web/board/light.js';
import { spotOf } from '../../web/board/drawing.js';

const numbers = (path) => path.match(/-?[\d.]+/g).map(Number);

test('a ray breaks before a digit that it passes, sideways less than upwards', () => {
  // Along row 1 from r1c1 to r1c9 with a digit in r1c5, whose centre is 45 5.
  assert.equal(broken([5, 5], [85, 5], [4]), 'M5 5L42.2 5M47.8 5L85 5');
  assert.equal(broken([5, 5], [5, 85], [36]), 'M5 5L5 41.4M5 48.6L5 85');
  assert.equal(broken([5, 5], [85, 5], [13]), 'M5 5L85 5', 'a digit in another row');
});

test('a ray goes from the ring of its digit into its last cell, one through candidates between them', () => {
  const ray = (end) =>
    lightOf({ rays: [{ from: { cell: 0, digit: 1 }, cells: [4, 8], end }] }, spotOf);
  const line = (svg) => numbers(/class="ray"[^>]* d="([^"]*)"/.exec(svg)[1]);
  assert.deepEqual(line(ray('through')).slice(0, 4), [9.1, 5, 88.1, 5]);
  assert.deepEqual(line(ray('before')).slice(0, 4), [9.1, 5, 79.8, 5]);
  assert.deepEqual(line(ray('small')).slice(0, 4), [3.5, 2, 80.5, 2]);
  assert.match(ray('through'), /class="beam"/);
  assert.doesNotMatch(ray('small'), /beam/);
});

test('what is hatched appears with its ray, and what is left last', () => {
  const rays = [0, 27].map((cell) => ({
    from: { cell, digit: 1 },
    cells: [cell + 3],
    end: /** @type {const} */ ('through'),
  }));
  const svg = lightOf({ rays, hatched: [30, 3, 60], rings: [0, 27], left: [40] }, spotOf);
  const orders = (name) =>
    [...svg.matchAll(new RegExp(`class="${name}" data-o="(\\d)"`, 'g'))].map(([, o]) => Number(o));
  assert.deepEqual(orders('hatch'), [1, 0, 2]);
  assert.deepEqual(orders('ray'), [0, 1]);
  assert.deepEqual(orders('left'), [2]);
  assert.equal(svg.match(/<circle class="blocker"/g).length, 2);
});

test('the hatch of a cell stays inside it', () => {
  const svg = lightOf({ hatched: [80] }, spotOf);
  const lines = [...svg.matchAll(/d="(M[^"h]*)"/g)].flatMap(([, d]) => numbers(d));
  assert.ok(lines.length > 12 && lines.every((n) => n > 80 && n < 90));
});

test('bars run straight or along a grid line', () => {
  const bar = (side, dashed) =>
    lightOf(
      { bars: [{ from: { cell: 1, digit: 5 }, to: { cell: 7, digit: 5 }, side, dashed }] },
      spotOf,
    );
  assert.match(bar('straight', false), /class="bar" d="M15 5L75 5"/);
  assert.match(bar('near', true), /class="bar dashed" d="M15 5V1.75q/);
  assert.match(bar('far', false), /V8.25q/);
});
