// The fourth assignment: possible[][][], and what follows when it is stuck.
// @ts-check
import { digitsOf } from '../../puzzle/puzzle.js';
import { check, column, decided, failed, ofCell, orUnknown, row, tried, UNKNOWN } from './view.js';

/** Index of the variant that continues with a search. */
const SEARCH = 2;

/** Crosses out all but a hidden single, which is no check of a digit. @param {import('./view.js').Happening[]} ahead */
function leavesSingle(ahead) {
  const [{ place }] = ahead;
  const end = ahead.findIndex((each) => each.kind !== 'eliminate' || each.place !== place);
  const [filled, then] = end < 0 ? [] : ahead.slice(end);
  return filled?.kind === 'place' && filled.place === place && then?.kind === 'pass';
}

/** @type {import('./view.js').AlgorithmView} */
export const candidateElimination = {
  id: 'candidate-elimination',
  panel: 'possible',
  finds: 1,
  search: 'search()',
  place: (cell) => `i ${row(cell) + 1}, j ${column(cell) + 1}`,
  inner: check((cell, digit) => `fits(${row(cell) + 1}, ${column(cell) + 1}, ${digit})`),
  conditions: {
    solved: failed,
    fits: decided(),
    candidate: ({ kind }) => (kind === 'try' || kind === 'place' ? '1 == 1: true' : null),
    excluded: ({ kind }) => (kind === 'eliminate' ? true : null),
    stuck: ({ kind }) => (kind === 'stuck' ? true : null),
    unsolved: decided('pass', 'solution'),
  },
  variables(moment) {
    const { snapshot, kind, place, digit } = moment;
    const cell = place < 81 && kind !== 'begin' ? place : -1;
    const left = cell < 0 ? 0 : snapshot.candidates[cell];
    // After the search has cleared a cell, k is the digit that it had.
    const k = cell < 0 ? 0 : !digit && kind === 'remove' ? tried(moment) : digit;
    return [
      ['i', ofCell(cell, (at) => row(at) + 1)],
      ['j', ofCell(cell, (at) => column(at) + 1)],
      ['k', orUnknown(k)],
      ['grid[i][j]', ofCell(cell, (at) => snapshot.digits[at])],
      ['possible[i][j][0]', ofCell(cell, () => digitsOf(left).length)],
      ['possible[i][j][k]', k ? String((left >> (k - 1)) & 1) : UNKNOWN],
    ];
  },
  // Without its search, it takes nothing back.
  asks: (kind, variant) => kind !== 'backtracks' || variant === SEARCH,
  questions: {
    choices: (last, [next]) =>
      next.kind === 'place' && last.kind !== 'try'
        ? { text: 'fills', answer: 'cell', right: next.place, digit: next.digit }
        : undefined,
    checks: (last, ahead) =>
      ahead[0].kind === 'eliminate' && !leavesSingle(ahead)
        ? { text: 'crossed', cell: ahead[0].place, right: ahead[0].digit }
        : undefined,
  },
  text: {
    title: 'Candidate elimination',
    by: 'after an assignment',
    name: 'Assignment 4: candidate elimination',
    source: 'Programming assignment 4',
    teaches:
      'Deduction instead of trial: cross out what is impossible, fill in what is certain. Easy puzzles need nothing else; others get stuck.',
    how: 'Crosses out candidates; places the digits that are certain.',
    counters: {
      pa4_solved: ['solutions found'],
      pa4_passes: ['passes', 'pass', 'passes'],
      pa4_eliminated: ['candidates crossed out', 'candidate eliminated', 'candidates eliminated'],
      pa4_filled: ['cells filled'],
    },
  },
};
