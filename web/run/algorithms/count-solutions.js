// The recursion lab: all solutions are counted.
// @ts-check
import { check, checked, column, decided, digitLoop, full, innermost } from './view.js';
import { ofCell, orUnknown, row, rowsOf, tried, waiting } from './view.js';

/**
 * The square that the program found last: rempty and cempty.
 * @param {import('./view.js').Moment} moment
 */
function lastFound(moment) {
  const { snapshot, kind, place } = moment;
  const { digits } = snapshot;
  const cell = innermost(moment);
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
  variables(moment) {
    const cell = innermost(moment);
    return [
      ['r', ofCell(cell, row)],
      ['c', ofCell(cell, column)],
      ['n', orUnknown(tried(moment))],
      ['grid[r][c]', ofCell(cell, (at) => moment.snapshot.digits[at])],
      ['givesConflict', checked(moment, false)],
      ['rempty', String(row(lastFound(moment)))],
      ['cempty', String(column(lastFound(moment)))],
      ['solutionnr', String(moment.snapshot.counters[0])],
    ];
  },
  lines: {
    watch: ['grid[r][c]', 'rempty', 'cempty', 'solutionnr'],
    resume(moment) {
      const { snapshot, kind, place, digit, before } = moment;
      const { digits, counters } = snapshot;
      const last = lastFound(moment);
      const found = { rempty: row(last), cempty: column(last), solutionnr: counters[0] };
      const that = { grid: rowsOf(digits), ...found };
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
    teaches: 'The same recursion counts all solutions if it does not stop at the first.',
    how: 'Cells in order, recursive; a digit is placed if nothing conflicts.',
    counters: {
      lab_solutions: ['solutions found'],
      lab_solve_calls: ['calls of solve', 'call', 'calls'],
      lab_conflict_checks: ['calls of givesConflict', 'conflict check', 'conflict checks'],
    },
  },
};
