// The Almanac's recursive search with bit sets.
// @ts-check
import { box, check, column, decided, digitLoop, full, innermost, ofCell } from './view.js';
import { orUnknown, row, tried, UNKNOWN, waiting } from './view.js';

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
const binary = (/** @type {number} */ bits) => bits.toString(2).padStart(10, '0');

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
  variables(moment, texts, pointed) {
    const { snapshot, kind } = moment;
    const { digits } = snapshot;
    const cell = innermost(moment);
    // The sets of the cell pointed at, else of that of the call.
    const at = pointed < 0 ? cell : pointed;
    const setsOf = (/** @type {number} */ where) =>
      [row, column, box].map((houseOf) => setOf(digits, houseOf, houseOf(where)));
    const sets = setsOf(at).map((bits) => (at < 0 ? UNKNOWN : binary(bits)));
    const [rows, cols, boxes] = [row, column, box].map((of) => (at < 0 ? '…' : of(at)));
    const bit = 1 << tried(moment);
    // Of the check that was made last: a digit that fits was not in the sets yet.
    const used = setsOf(cell).reduce((all, bits) => all | bits) & (kind === 'place' ? ~bit : -1);
    const looked = kind === 'place' || kind === 'reject';
    return [
      ['loc', ofCell(cell, Number)],
      ['n', orUnknown(tried(moment))],
      [`rows[${rows}]`, sets[0]],
      [`cols[${cols}]`, sets[1]],
      [`boxes[${boxes}]`, sets[2]],
      ['used', looked ? binary(used) : UNKNOWN],
      ['1 << n', looked ? binary(bit) : UNKNOWN],
    ];
  },
  lines: {
    watch: ['rows[loc / 9]', 'cols[loc % 9]', 'boxes[box(loc)]', 'cells[loc]', 'grid.cells[loc]'],
    decides: { set: [true, false] },
    resume(moment) {
      const { snapshot, kind, place, digit, before } = moment;
      if (kind === 'begin' || !snapshot.counters[1]) return null; // in main
      const digits = Array.from(snapshot.digits);
      const [rows, cols, boxes] = [row, column, box].map((houseOf) =>
        Array.from({ length: 9 }, (_, house) => setOf(digits, houseOf, house)),
      );
      const solutions = snapshot.solutions.map((each) => Array.from(each));
      const known = { grid: { cells: digits, rows, cols, boxes }, solutions };
      const search = 'solve(grid, solutions);';
      const of = (/** @type {number} */ loc) => ({ ...known, loc, n: digits[loc] });
      const loc = kind === 'exhausted' ? digits.indexOf(0) : place;
      const own = { ...of(loc), n: digit || before };
      return [[search, known], ...waiting(moment, search, of), ['', own]];
    },
  },
  text: {
    title: 'Bit masks',
    by: 'after the Java Almanac',
    name: 'Almanac: bit masks',
    source: 'The Java Developers Almanac 1.4, e1089',
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
