// The article's recursive search with isSafe().
// @ts-check
import {
  check,
  column,
  decided,
  digitLoop,
  failed,
  noIndex,
  row,
  rowsOf,
  waiting,
} from './view.js';

/** @type {import('./view.js').AlgorithmView} */
export const isSafe = {
  id: 'is-safe',
  panel: 'calls',
  finds: 1,
  search: 'sudoku(grid)',
  place: (cell) => `row ${row(cell)}, col ${column(cell)}`,
  inner: check((cell, digit) => `isSafe(grid, ${row(cell)}, ${column(cell)}, ${digit})`),
  conditions: {
    solved: failed,
    safe: decided(),
    digits: digitLoop('<= 9'),
    full: noIndex(row),
  },
  lines: {
    watch: ['grid[row][col]', 'grid[row][i]', 'grid[i][col]'],
    grid: 'arr',
    resume(moment) {
      const { snapshot, kind, place, digit, before } = moment;
      const { digits } = snapshot;
      const grid = rowsOf(digits);
      const of = (/** @type {number} */ at) => {
        const [r, c] = at < 0 ? [-1, -1] : [row(at), column(at)];
        return { grid, ra: [r, c], row: r, col: c, num: digits[at] };
      };
      const cell = kind === 'exhausted' ? digits.indexOf(0) : kind === 'solution' ? -1 : place;
      const own = kind === 'enter' ? { grid } : { ...of(cell), num: digit || before };
      return [
        ['sudoku(arr);', { arr: grid }],
        ...waiting(moment, 'boolean check = sudoku(grid);', of),
        ['', kind === 'remove' ? { ...own, check: false } : own],
      ];
    },
  },
  text: {
    title: 'isSafe()',
    by: 'after an article',
    name: 'Article: isSafe()',
    source: 'Article: Java Sudoku Solver Program',
    found:
      '“Java Sudoku Solver Program”, an article on the web without author and year. Written anew.',
    teaches: 'Recursion keeps track: each call fills one cell and undoes it if the rest fails.',
    how: 'Cells in order, recursive; a digit is placed once isSafe() is true.',
    counters: {
      article_result: ['solutions found'],
      article_calls: ['calls of the search', 'call', 'calls'],
      article_isSafe_calls: ['calls of isSafe', 'isSafe check', 'isSafe checks'],
      article_placed: ['digits placed'],
      article_undone: ['digits removed'],
    },
  },
};
