// The Almanac's recursive search with bit sets.
// @ts-check
import { box, check, column, decided, digitLoop, full, row, waiting } from './view.js';

/**
 * The digits of a house as bits, bit n for digit n.
 * @param {ArrayLike<number>} digits
 * @param {(cell: number) => number} houseOf
 * @param {number} house
 */
function setOf(digits, houseOf, house) {
  let bits = 0;
  for (let cell = 0; cell < 81; cell++) {
    if (houseOf(cell) === house && digits[cell]) bits |= 1 << digits[cell];
  }
  return bits;
}
/** @type {import('./view.js').AlgorithmView} */
export const bitmask = {
  id: 'bitmask',
  panel: 'calls',
  finds: 2,
  search: 'solve(grid, solutions)',
  place: (cell) => `loc ${cell}`,
  inner: check((cell, digit) => `set(${cell}, ${digit})`),
  conditions: {
    set: decided(),
    digits: digitLoop('< 10'),
    full,
    enough: ({ kind, snapshot }) =>
      kind === 'leave' && snapshot.solutions.length >= 2 ? '2 >= 2: true' : null,
  },
  lines: {
    watch: [],
    bits: [
      ['rowsSet', 'grid.rowsSet[loc / 9]'],
      ['colsSet', 'grid.colsSet[loc % 9]'],
      ['subgridSet', 'grid.subgridSet[loc / 27 * 3 + loc % 9 / 3]'],
      // Inside of the methods of a grid:
      ['colsSet', 'colsSet[c]'],
      ['rowsSet', 'rowsSet[r]'],
      ['subgridSet', 'subgridSet[blockLoc]'],
    ],
    grid: 'grid.cells',
    decides: { set: [true, false] },
    resume(moment) {
      const { snapshot, kind, place, digit, before } = moment;
      if (!snapshot.counters[1]) return null; // no call of solve yet: in main, or in create
      const cells = Array.from(snapshot.digits);
      const [rowsSet, colsSet, subgridSet] = [row, column, box].map((houseOf) =>
        Array.from({ length: 9 }, (_, house) => setOf(cells, houseOf, house)),
      );
      const grid = { cells, colsSet, rowsSet, subgridSet };
      const solutions = snapshot.solutions.map((each) => ({ cells: Array.from(each) }));
      const known = { grid, solutions };
      const of = (/** @type {number} */ loc) => ({ ...known, loc, n: cells[loc] });
      const loc = kind === 'exhausted' ? cells.indexOf(0) : kind === 'solution' ? -1 : place;
      const search = 'solve(grid, solutions);';
      return [
        ['List<Grid> solutions = solve(grid);', { grid, rd: [] }],
        [search, known],
        ...waiting(moment, search, of),
        ['', { ...of(loc), n: digit || before }],
      ];
    },
  },
  text: {
    title: 'Bit masks',
    by: 'after the Java Almanac',
    name: 'Almanac: bit masks',
    source: 'The Java Developers Almanac 1.4, e1089',
    found:
      'Patrick Chan, “e1089. Sudoku Solver”, The Java Developers Almanac 1.4, Addison-Wesley, 2002; program of 2005: exampledepot.com. Written anew.',
    teaches:
      'Bit sets for rows, columns and boxes test a digit in one operation. Searching for a second solution proves that the solution is unique.',
    how: 'Cells in order, one bit a digit; a digit is placed once its bits are free.',
    counters: {
      almanac_solutions: ['solutions found'],
      almanac_solve_calls: ['calls of solve', 'call', 'calls'],
      almanac_set_calls: ['digits tried', 'digit tried', 'digits tried'],
      almanac_sets: ['digits placed'],
    },
  },
};
