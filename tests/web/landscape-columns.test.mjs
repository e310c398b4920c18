// What the picture of a landscape takes from its columns.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  barsOf,
  boardRows,
  columnAt,
  placed,
  rowsOf,
  stateOf,
} from '../../web/features/player/landscape/columns.js';
import { zoomed } from '../../web/features/player/step-window.js';

/** Columns of two steps, by their least and greatest depth. */
const landscape = (low, high) => ({
  low: Uint8Array.from(low),
  high: Uint8Array.from(high),
  borders: Float64Array.from({ length: low.length + 1 }, (_, i) => 100 + 2 * i),
  bars: Uint32Array.from([0, 3, 1, 40, 7, 1, 2, 2, 41, 9]),
});
const node = (begin, end, removed = true) => ({ begin, end, removed, depth: 3, cell: 0, digit: 1 });

describe('the columns of a landscape', () => {
  it('are found by the step to the left of their right border', () => {
    const columns = landscape([1, 1, 1], [2, 2, 2]);
    assert.deepEqual(
      [99, 100, 101, 102, 103, 106, 107].map((step) => columnAt(columns, step)),
      [-1, -1, 0, 0, 1, 2, -1],
    );
    assert.equal(columnAt(landscape([], []), 0), -1, 'there are none');
  });

  it('have the nodes that contain them, with their steps', () => {
    assert.deepEqual(barsOf(landscape([1, 2, 1], [2, 2, 2])), [
      { first: 0, last: 3, depth: 1, cell: 40, digit: 7, begin: 100, end: 106 },
      { first: 1, last: 2, depth: 2, cell: 41, digit: 9, begin: 102, end: 104 },
    ]);
  });

  it('show all depths of a long stretch, and those that change of a short one', () => {
    const columns = landscape([20, 22, 21], [25, 30, 28]);
    assert.deepEqual(rowsOf(columns, false, 51), { low: 0, high: 51 });
    assert.deepEqual(rowsOf(columns, true, 51), { low: 17, high: 31 });
    assert.deepEqual(rowsOf(columns, true, 30), { low: 17, high: 30 }, 'none above the full board');
    const flat = landscape([2], [3]);
    assert.deepEqual(rowsOf(flat, true, 51), { low: 0, high: 10 }, 'ten rows at least');
    assert.deepEqual(rowsOf(null, true, 51), { low: 0, high: 51 });
  });

  it('are named by the rows of the board if cells are filled in reading order', () => {
    const givens = `${'123456700'}${'0'.repeat(9)}${'1'.repeat(63)}`;
    const rows = [
      { row: 0, low: 0, high: 2 },
      { row: 1, low: 2, high: 11 },
    ];
    const filled = [7, 8, 9].map((cell, i) => ({ cell, depth: i + 1 }));
    assert.deepEqual(boardRows(givens, filled), rows);
    assert.deepEqual(boardRows(givens, [...filled, { cell: 12, depth: 4 }]), []);
    assert.deepEqual(boardRows(givens, []), []);
  });
});

describe('a node of the landscape', () => {
  it('is drawn left of its states', () => {
    assert.deepEqual([placed(node(5, 9)).begin, placed(node(5, 9)).end], [4, 8]);
    assert.deepEqual([placed(node(5, 9, false)).begin, placed(node(5, 9, false)).end], [4, 9]);
  });

  it('is open, taken back, still to come, or leads to a solution', () => {
    const at = (step, solutions = []) => stateOf(node(5, 9), { step, solutions });
    assert.deepEqual(
      [4, 5, 8, 9].map((step) => at(step)),
      ['ahead', 'open', 'open', 'back'],
    );
    assert.equal(at(20, [8]), 'solved');
    assert.equal(at(20, [9]), 'back', 'the solution is after it');
    assert.equal(stateOf(node(5, 9, false), { step: 9, solutions: [] }), 'open');
  });

  it('is enlarged to a window of some steps at least', () => {
    assert.deepEqual(zoomed({ from: 0, to: 1000 }, 0.5, 0.001, 5000, 60), { from: 470, to: 530 });
  });
});
