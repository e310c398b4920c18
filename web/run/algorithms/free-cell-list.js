// Liang's search along the list of free cells.
// @ts-check
import { column, decided, row, rowsOf } from './view.js';

/** @type {import('./view.js').AlgorithmView} */
export const freeCellList = {
  id: 'free-cell-list',
  panel: 'free-cells',
  finds: 1,
  conditions: {
    last: ({ kind, snapshot: { stack } }) =>
      kind === 'solution' ? `${stack.length} == ${stack.length}: true` : null,
    nine: ({ kind, before }, line) =>
      kind === 'remove' || kind === 'exhausted'
        ? '9 == 9: true'
        : line === 'next'
          ? `${before} == 9: false`
          : null,
    first: ({ kind }) => (kind === 'exhausted' ? '0 == 0: true' : null),
    less: ({ before }, line) => (line === 'increase' ? `${before} < 9: true` : null),
    valid: decided(),
    empty: ({ kind, before }) => (kind === 'write' && !before) || null,
  },
  lines: {
    watch: ['grid[i][j]'],
    grid: 'grid',
    decides: { valid: [true, false] },
    resume({ snapshot: { stack, depth, digits }, kind }) {
      const grid = rowsOf(digits);
      const cells = stack.map(({ constraint: cell }) => [row(cell), column(cell)]);
      // The index of the snapshot is already that of the next cell: k changes on a later line.
      const ahead = { remove: -1, place: 1, solution: 1 }[kind] ?? 0;
      const k = depth - ahead;
      const [i, j] = cells[k] ?? [];
      return [
        ['} else if (search(grid)) {', { grid }],
        ['', { grid, freeCellList: cells, k, i, j }],
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
    found:
      'Y. Daniel Liang, “Case Study: Sudoku”, supplement to “Introduction to Java Programming”; its animation: www.cs.armstrong.edu/liang/animation/SudokuAnimation.html. Written anew.',
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
