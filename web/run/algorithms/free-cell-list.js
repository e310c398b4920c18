// Liang's search along the list of free cells.
// @ts-check
import { checked, column, decided, ofCell, row, rowsOf, UNKNOWN } from './view.js';

/** @type {import('./view.js').AlgorithmView} */
export const freeCellList = {
  id: 'free-cell-list',
  panel: 'free-cells',
  finds: 1,
  conditions: {
    nine: ({ kind, before }) =>
      kind === 'remove' || kind === 'exhausted'
        ? '9 == 9: true'
        : kind === 'write' && before
          ? `${before} == 9: false`
          : null,
    first: ({ kind }) => (kind === 'exhausted' ? '0 == 0: true' : null),
    valid: decided(),
    empty: ({ kind, before }) => (kind === 'write' && !before) || null,
    more: ({ kind, snapshot: { stack } }) =>
      kind === 'solution' ? `${stack.length} < ${stack.length}: false` : null,
  },
  variables(moment) {
    const { snapshot, kind, place } = moment;
    const { stack, depth, digits, step } = snapshot;
    // After k++, i and j change at the beginning of the loop. After the loop, only k is left.
    const cell = step === 0 ? -1 : kind === 'place' ? place : (stack[depth]?.constraint ?? -1);
    return [
      ['k', step === 0 ? UNKNOWN : String(depth)],
      ['i', ofCell(cell, row)],
      ['j', ofCell(cell, column)],
      ['grid[i][j]', ofCell(cell, (at) => digits[at])],
      ['isValid', checked(moment)],
    ];
  },
  lines: {
    watch: ['grid[i][j]'],
    resume({ snapshot: { stack, depth, digits }, kind, place }) {
      const grid = rowsOf(digits);
      const free = stack.map(({ constraint: cell }) => [row(cell), column(cell)]);
      const [i, j] = place < 81 ? [row(place), column(place)] : (free[0] ?? []);
      // The cell is cleared before the index goes back.
      const k = kind === 'remove' ? depth + 1 : depth;
      return [
        ['boolean found = search(grid);', { grid }],
        ['', { grid, free, k, i, j }],
      ];
    },
  },
  questions: {
    // The cell is cleared, and the index goes to the cell before it in the list.
    backtracks: (last, [next, then]) =>
      next.kind === 'remove' && then && then.place < 81
        ? { text: 'back', answer: 'cell', cell: next.place, right: then.place }
        : null,
  },
  text: {
    title: 'Free-cell list',
    by: 'after Y. D. Liang',
    name: 'Liang: free-cell list',
    source: 'Y. Daniel Liang, Case Study: Sudoku',
    teaches: 'Backtracking needs no recursion: a list of free cells and an index are enough.',
    how: 'Cells in order, digits in order; a digit is placed once it is valid.',
    counters: {
      liang_result: ['solutions found'],
      liang_checks: ['calls of isValid', 'check', 'checks'],
      liang_assigns: ['digits written', 'value written', 'values written'],
      liang_backtracks: ['backtracks (k--)'],
    },
  },
};
