// The recursive search that always fills the cell with the fewest candidates.
// @ts-check
import { possibleIn } from '../../puzzle/constraints.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { failed, noIndex, waiting } from './view.js';

/** The first of the empty cells with the fewest candidates. @param {number[]} grid */
function fewest(grid) {
  const counts = grid.map((digit, cell) => (digit ? 10 : digitsOf(possibleIn(grid, cell)).length));
  return counts.indexOf(Math.min(...counts));
}

/** @type {import('./view.js').AlgorithmView} */
export const fewestCandidates = {
  id: 'fewest-candidates',
  panel: 'calls',
  finds: 1,
  search: 'solve(grid)',
  place: (cell) => `cell ${cell}`,
  inner: ({ kind, place }) =>
    kind === 'choose' ? { call: `candidates(grid, ${place})`, result: '' } : null,
  conditions: {
    solved: failed,
    digits: ({ kind, digit }) => (kind === 'place' ? String(digit) : null),
    full: noIndex(Number),
  },
  // It checks no digit.
  asks: (kind) => kind !== 'checks',
  lines: {
    watch: ['grid[cell]'],
    grid: 'grid',
    resume(moment) {
      const { snapshot, kind, place, digit, before } = moment;
      const grid = Array.from(snapshot.digits);
      const cells = snapshot.stack.map(({ constraint }) => constraint);
      const of = (/** @type {number} */ cell) => {
        // The candidates before the call, and those inside it, placed their digits.
        const left = grid.slice();
        const inside = cells.includes(cell) ? cells.slice(cells.indexOf(cell)) : [];
        for (const each of inside) left[each] = 0;
        const digits = cell < 0 ? [] : digitsOf(possibleIn(left, cell));
        return { grid, cell, digits, digit: grid[cell] };
      };
      const cell = kind === 'exhausted' ? fewest(grid) : kind === 'solution' ? -1 : place;
      const own = kind === 'enter' ? { grid } : { ...of(cell), digit: digit || before };
      const calls = waiting(moment, 'if (solve(grid)) {', of);
      return [['boolean solved = solve(grid);', { grid }], ...calls, ['', own]];
    },
  },
  text: {
    title: 'Fewest candidates first',
    by: 'by Sudoku Lab',
    name: 'Sudoku Lab: fewest candidates first',
    source: 'Sudoku Lab',
    found: 'A program of Sudoku Lab.',
    teaches: 'The order of the cells matters: same backtracking, orders of magnitude less work.',
    how: 'Always the cell with the fewest candidates; places each of them.',
    counters: {
      fewest_result: ['solutions found'],
      fewest_calls: ['calls of the search', 'call', 'calls'],
      fewest_placed: ['digits placed'],
      fewest_undone: ['digits removed'],
    },
  },
};
