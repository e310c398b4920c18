// The values of the conditions of a program at a step. Events record what the conditions decided.
// @ts-check
import { partsOf } from './run-protocol.js';

/** @typedef {import('./run-protocol.js').Snapshot} Snapshot */

/**
 * @typedef {object} Facts
 * @property {string} kind  of the event before the step
 * @property {number} place
 * @property {number} digit
 * @property {number} before
 * @property {Snapshot} snapshot
 */

/** The value of a condition; null if the event does not decide it. @typedef {(facts: Facts) => string | boolean | null} Value */

/** The outcome of a test whose success and failure are different events. @param {string} [yes] @param {string} [no] @returns {Value} */
const decided =
  (yes = 'place', no = 'reject') =>
  ({ kind }) =>
    kind === yes ? true : kind === no ? false : null;

/** `variable <= 9` of a loop over the digits. @param {string} test @returns {Value} */
const digitLoop =
  (test) =>
  ({ kind, digit }) =>
    kind === 'try'
      ? `${digit} ${test}: true`
      : kind === 'leave' || kind === 'exhausted'
        ? `10 ${test}: false`
        : null;

/** A recursive call that has returned without success. @type {Value} */
const failed = ({ kind }) => (kind === 'remove' ? false : null);
/** No cell is empty. @type {Value} */
const full = decided('solution', 'choose');

/**
 * By the algorithm and by the beginning of the line, the most recent test first.
 * @type {Record<string, [string, Value][]>}
 */
export const CONDITIONS = {
  'free-cell-list': [
    [
      'while (grid[i][j] == 9)',
      ({ kind, before }) =>
        kind === 'remove'
          ? '9 == 9: true'
          : kind === 'write' && before
            ? `${before} == 9: false`
            : kind === 'exhausted'
              ? '9 == 9: true'
              : null,
    ],
    ['if (k == 0)', ({ kind }) => (kind === 'exhausted' ? '0 == 0: true' : null)],
    ['if (isValid(', decided()],
    ['if (grid[i][j] == 0)', ({ kind, before }) => (kind === 'write' && !before) || null],
    [
      'while (k < free.length)',
      ({ kind, snapshot }) =>
        kind === 'solution' ? `${snapshot.stack.length} < ${snapshot.stack.length}: false` : null,
    ],
  ],
  bitmask: [
    ['if (grid.set(loc, n))', decided()],
    ['for (int n = 1; n < 10; n++)', digitLoop('< 10')],
    ['if (grid.isFull())', full],
    [
      'if (solutions.size() >= 2)',
      ({ kind, snapshot }) =>
        kind === 'leave' && snapshot.solutions.length >= 2 ? '2 >= 2: true' : null,
    ],
  ],
  'is-safe': [
    ['if (sudoku(grid))', failed],
    ['if (isSafe(', decided()],
    ['for (int num = 1; num <= 9; num++)', digitLoop('<= 9')],
    [
      'if (cell[0] == -1)',
      ({ kind, place }) =>
        kind === 'solution'
          ? '-1 == -1: true'
          : kind === 'choose'
            ? `${Math.floor(place / 9)} == -1: false`
            : null,
    ],
  ],
  'count-solutions': [
    ['if (!givesConflict(', decided()],
    ['for (int n = 1; n <= 9; n++)', digitLoop('<= 9')],
    ['if (square == null)', full],
  ],
  'fewest-candidates': [
    ['if (solve(grid))', failed],
    ['for (int digit : digits)', ({ kind, digit }) => (kind === 'place' ? String(digit) : null)],
    [
      'if (cell == -1)',
      ({ kind, place }) =>
        kind === 'solution' ? '-1 == -1: true' : kind === 'choose' ? `${place} == -1: false` : null,
    ],
  ],
  'candidate-elimination': [
    ['if (search())', failed],
    ['if (fits(i, j, k))', decided()],
    [
      'if (possible[i][j][k] == 1)',
      ({ kind }) => (kind === 'try' || kind === 'place' ? '1 == 1: true' : null),
    ],
    ['if (possible[i][j][k] == 1 && !fits(', ({ kind }) => (kind === 'eliminate' ? true : null)],
    ['if (!updateGrid())', ({ kind }) => (kind === 'stuck' ? true : null)],
    ['while (!isSolved())', decided('pass', 'solution')],
  ],
  'dancing-links': [
    ['if (right[0] == 0)', full],
    ['for (int r = down[c]; r != c;', decided('place', 'leave')],
  ],
};

/**
 * The values of the conditions that the last event has decided, the current line or the most recent
 * condition first.
 * @param {string} algorithm  its id
 * @param {{text: string}[]} lines  of its program
 * @param {number} current  index of the current line
 * @param {Snapshot} snapshot
 * @param {string} kind  of the event before the step
 * @returns {{line: number, value: string}[]}  at most two
 */
export function conditionsAt(algorithm, lines, current, snapshot, kind) {
  if (current < 0) return [];
  const facts = { ...partsOf(snapshot.last), kind, snapshot };
  const found = (CONDITIONS[algorithm] ?? []).flatMap(([start, valueOf]) => {
    const value = valueOf(facts);
    if (value === null) return [];
    let line = current;
    while (line >= 0 && !lines[line].text.trimStart().startsWith(start)) line--;
    return line < 0 ? [] : [{ line, value: String(value) }];
  });
  return found.slice(0, 2);
}
