// The recursion lab: all solutions are counted.
// @ts-check
import { check, column, decided, digitLoop, full, row, rowsOf, waiting } from './view.js';

/**
 * The square that the program found last: rempty and cempty.
 * @param {import('./view.js').Moment} moment
 */
function lastFound(moment) {
  const { snapshot, kind, place } = moment;
  const { digits } = snapshot;
  const cell = snapshot.stack.at(-1)?.constraint ?? -1;
  if (kind === 'leave' && place < 81) return place;
  if (kind === 'exhausted') return Math.max(0, digits.indexOf(0));
  // The call that has just returned has not restored its square yet.
  if (kind === 'remove') {
    const next = digits.indexOf(0, cell + 1);
    return next < 0 ? cell : next;
  }
  return Math.max(0, cell);
}

/** @type {import('./view.js').AlgorithmView} */
export const countSolutions = {
  id: 'count-solutions',
  panel: 'calls',
  finds: Infinity,
  search: 'solve()',
  place: (cell) => `r ${row(cell)}, c ${column(cell)}`,
  inner: check((cell, digit) => `givesConflict(${row(cell)}, ${column(cell)}, ${digit})`, false),
  conditions: {
    conflict: decided(),
    digits: digitLoop('<= 9'),
    full,
  },
  lines: {
    watch: ['grid[r][c]', 'rempty', 'cempty', 'solutionnr'],
    grid: 'sudoku.grid',
    resume(moment) {
      const { snapshot, kind, place, digit, before } = moment;
      const { digits, counters } = snapshot;
      const last = lastFound(moment);
      const found = { rempty: row(last), cempty: column(last), solutionnr: counters[0] };
      const solution = rowsOf(snapshot.solutions[0] ?? digits);
      const that = { grid: rowsOf(digits), solution, ...found };
      const of = (/** @type {number} */ cell) => {
        const [r, c] = [row(cell), column(cell)];
        return { square: cell < 81 ? [r, c] : null, r, c, n: digits[cell] };
      };
      const cell = kind === 'exhausted' ? digits.indexOf(0) : place;
      const own = kind === 'enter' ? {} : { ...of(cell), n: digit || before };
      const calls = waiting(moment, 'solve();', of, that);
      return [['sudoku.solve();', { sudoku: that }], ...calls, ['', own, that]];
    },
  },
  text: {
    title: 'Count all solutions',
    by: 'after the Recursion lab',
    name: 'Recursion lab: count all solutions',
    source: 'Recursion lab: Sudoku',
    found:
      '“Recursion – Sudoku”, a course handout without author and year, which describes the methods. Written anew.',
    teaches: 'The same recursion counts all solutions if it does not stop at the first.',
    how: 'Cells in order, recursive; a digit is placed if nothing conflicts.',
    counters: {
      lab_solutions: ['solutions found'],
      lab_solve_calls: ['calls of solve', 'call', 'calls'],
      lab_conflict_checks: ['calls of givesConflict', 'conflict check', 'conflict checks'],
    },
  },
};
