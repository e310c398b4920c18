// The fourth assignment: possible[][][], and what follows when it is stuck.
// @ts-check
import { possibleIn } from '../../puzzle/constraints.js';
import { housesOf } from '../../puzzle/houses.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { check, column, decided, failed, row, rowsOf, waiting } from './view.js';

/** Index of the variant that continues with a search. */
const SEARCH = 2;

/** Crosses out all but a hidden single, which is no check of a digit. @param {import('./view.js').Happening[]} ahead */
function leavesSingle(ahead) {
  const [{ place }] = ahead;
  const end = ahead.findIndex((each) => each.kind !== 'eliminate' || each.place !== place);
  const [filled, then] = end < 0 ? [] : ahead.slice(end);
  return filled?.kind === 'place' && filled.place === place && then?.kind === 'pass';
}

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** The lines of main that call the methods. @type {Record<string, string>} */
const CALLERS = {
  updatePossible: 'updatePossible(grid, possible);',
  updateGrid: 'updateGrid(grid, possible);',
  hiddenSingle: 'if (!hiddenSingle(grid, possible)) {',
  search: 'search(grid, possible);',
};

/** Rows with indices 1..9, as in the program. @template T @param {T[][]} rows @param {T} none  what is at the indices 0 */
const numbered = (rows, none) => [Array(10).fill(none), ...rows.map((each) => [none, ...each])];

/** possible[][][] after an event. @param {import('./view.js').Moment} moment */
function possibleOf({ snapshot, kind, place }) {
  const cells = Array.from(snapshot.candidates, (left, cell) => {
    const bits = Array.from({ length: 9 }, (_, k) => (left >> k) & 1);
    // The number of candidates changes on the next line.
    const counted = kind === 'eliminate' && cell === place ? 1 : 0;
    return [digitsOf(left).length + counted, ...bits];
  });
  const rows = Array.from({ length: 9 }, (_, i) => cells.slice(9 * i, 9 * i + 9));
  return numbered(rows, Array(10).fill(0));
}

/**
 * What hiddenSingle has found: the first number with one place in a house.
 * @param {import('./view.js').Moment} moment  inside of it
 */
function hiddenSingle({ snapshot, place }) {
  const grid = Array.from(snapshot.digits);
  grid[place] = 0;
  // The pass before has crossed out what the grid excludes, and nothing else is crossed out in a blank cell.
  const places = (/** @type {number} */ house, /** @type {number} */ k) =>
    CELLS.filter(
      (cell) =>
        housesOf(cell).includes(house) && !grid[cell] && (possibleIn(grid, cell) >> (k - 1)) & 1,
    );
  for (let n = 0; n < 243; n++) {
    const k = (n % 9) + 1;
    const [cell, other] = places(Math.floor(n / 9), k);
    if (cell !== undefined && other === undefined)
      return { n, k, place: [row(cell) + 1, column(cell) + 1] };
  }
  return {};
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
    possible: ({ kind }) => (kind === 'try' || kind === 'place' ? '1 == 1: true' : null),
    candidate: ({ kind }) => (kind === 'place' ? true : null),
    excluded: ({ kind }) => (kind === 'eliminate' ? true : null),
    stuck: ({ kind }) => (kind === 'stuck' ? true : null),
    unsolved: decided('pass', 'solution'),
  },
  lines: {
    watch: ['G[i][j]', 'P[i][j][0]', 'P[i][j][k]'],
    grid: 'grid',
    possible: 'possible',
    decides: { stuck: [true], excluded: [], possible: [true], fits: [false] },
    resume(moment, method) {
      const { snapshot, kind, place, digit, before } = moment;
      if (kind === 'begin') return null;
      const grid = numbered(rowsOf(snapshot.digits), 0);
      const possible = possibleOf(moment);
      const known = { G: grid, P: possible };
      const of = (/** @type {number} */ cell) => {
        const [i, j] = [row(cell) + 1, column(cell) + 1];
        return { ...known, n: cell, i, j, k: snapshot.digits[cell] };
      };
      const main = { grid, possible };
      if (method === 'main') return [['', main]];
      const caller = CALLERS[method];
      if (method !== 'search') {
        const own = { ...of(place), k: digit, isOnly: true };
        const single = method === 'hiddenSingle' ? hiddenSingle(moment) : {};
        return [
          [caller, main],
          ['', { ...own, ...single, other: digit }],
        ];
      }
      const cell = kind === 'exhausted' ? snapshot.digits.indexOf(0) : place;
      const own = kind === 'choose' ? { ...known, n: 0 } : { ...of(cell), k: digit || before };
      return [[caller, main], ...waiting(moment, 'if (search(G, P)) {', of), ['', own]];
    },
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
    found:
      '“Programming Assignment 4”, a course handout without author and year, which names the methods. Written anew.',
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
