// The calls of a recursive program at a step, as its listing writes them.
// @ts-check

/** @typedef {import('./variables.js').Moment} Moment */

const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
const column = (/** @type {number} */ cell) => cell % 9;

/**
 * @typedef {object} Program
 * @property {string} search  the recursive call
 * @property {(cell: number) => string} [place]  the variables of a call that name its cell; else the
 *   name of the constraint is shown
 * @property {(place: number, digit: number) => string} [check]  the call that decides whether a digit fits
 * @property {boolean} [clashes]  it returns true for a conflict
 */

/** By the ids of the table. @type {Record<string, Program>} */
const PROGRAMS = {
  bitmask: {
    search: 'solve(grid, solutions)',
    place: (cell) => `loc ${cell}`,
    check: (cell, digit) => `set(${cell}, ${digit})`,
  },
  'is-safe': {
    search: 'sudoku(grid)',
    place: (cell) => `row ${row(cell)}, col ${column(cell)}`,
    check: (cell, digit) => `isSafe(grid, ${row(cell)}, ${column(cell)}, ${digit})`,
  },
  'count-solutions': {
    search: 'solve()',
    place: (cell) => `r ${row(cell)}, c ${column(cell)}`,
    check: (cell, digit) => `givesConflict(${row(cell)}, ${column(cell)}, ${digit})`,
    clashes: true,
  },
  'fewest-candidates': { search: 'solve(grid)', place: (cell) => `cell ${cell}` },
  'candidate-elimination': {
    search: 'search()',
    place: (cell) => `i ${row(cell) + 1}, j ${column(cell) + 1}`,
    check: (cell, digit) => `fits(${row(cell) + 1}, ${column(cell) + 1}, ${digit})`,
  },
  'dancing-links': { search: 'search()' },
};

/** The recursive call of an algorithm; empty if it is not recursive. @param {string} id */
export const searchCall = (id) => PROGRAMS[id]?.search ?? '';

/** The variables of a call that name its cell; empty if there are none. @param {string} id @param {number} constraint */
export const placeOf = (id, constraint) =>
  (constraint < 81 && PROGRAMS[id]?.place?.(constraint)) || '';

/**
 * The call of another method that the last event belongs to, with its arguments and its result.
 * @param {string} id  of the algorithm
 * @param {Pick<Moment, 'kind' | 'place' | 'digit'>} moment
 * @returns {{call: string, result: string} | null}
 */
export function innerCall(id, { kind, place, digit }) {
  const program = PROGRAMS[id];
  if (id === 'dancing-links')
    return kind === 'cover' || kind === 'uncover'
      ? { call: `${kind}(${place + 1})`, result: '' }
      : null;
  if (id === 'fewest-candidates')
    return kind === 'choose' ? { call: `candidates(grid, ${place})`, result: '' } : null;
  const decided = kind === 'place' || kind === 'reject';
  if (!program?.check || !decided) return null;
  const fits = kind === 'place';
  return { call: program.check(place, digit), result: String(fits !== Boolean(program.clashes)) };
}
