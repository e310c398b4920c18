// What each cell of the board shows, from what is known of the puzzle.
// @ts-check
import { digitsOf } from '../puzzle/puzzle.js';
import { strings } from '../puzzle/en.js';

/** @typedef {import('./board.js').CellView} CellView */
/** @typedef {import('../puzzle/puzzle.js').Puzzle} Puzzle */

/**
 * @typedef {object} Shown
 * @property {Puzzle} puzzle
 * @property {import('../../wasm/sudoku.d.ts').StateFacts | null} facts  of that puzzle
 * @property {string | undefined} solution  shown in the empty cells
 * @property {readonly string[]} [others]  solutions to be compared with it
 * @property {string | undefined} checked  the solution that the entries are checked against
 * @property {boolean} candidates  whether candidates are shown
 * @property {boolean} givensLocked
 */

/**
 * 81 cells, in reading order.
 * @param {Shown} shown
 * @param {typeof strings} [texts]  in the language of the page
 * @returns {CellView[]}
 */
export function cellViews(shown, texts = strings) {
  /** @type {Map<number, number[]>} */
  const clashing = new Map();
  for (const { house, cells } of shown.facts?.conflicts ?? []) {
    for (const cell of cells) clashing.set(cell, [...(clashing.get(cell) ?? []), house]);
  }
  return Array.from({ length: 81 }, (_, at) => cellView(shown, at, clashing.get(at) ?? [], texts));
}

/**
 * @param {Shown} shown
 * @param {number} at
 * @param {number[]} houses  in which it clashes
 * @param {typeof strings} texts
 * @returns {CellView}
 */
function cellView(shown, at, houses, texts) {
  const { puzzle, facts, solution, others = [], checked } = shown;
  const given = Number(puzzle.givens[at]);
  const entry = Number(puzzle.entries[at]);
  const solved = Number(solution?.[at] ?? 0);
  const digit = given || entry || solved;
  const kind = given ? 'given' : entry ? 'entered' : digit ? 'solved' : '';
  const right = Number(checked?.[at] ?? 0);
  const crossed = digit ? 0 : puzzle.eliminated[at];
  const wrong = entry
    ? (right && right !== entry) || (solved && solved !== entry)
    : crossed & (right && 1 << (right - 1));
  const different = new Set(others.map((other) => Number(other[at])));
  different.delete(solved);
  const differs = kind === 'solved' && different.size > 0;
  const marks = [houses.length && 'conflict', wrong && 'wrong', differs && 'differs'];
  const candidates = digit ? 0 : (facts?.candidates[at] ?? 0) & ~crossed;
  const view = {
    digit,
    kind,
    marks: marks.filter(Boolean).join(' '),
    // A wrong entry shows the digit of the solution beside it.
    other: differs ? Math.min(...different) : entry && solved && solved !== entry ? solved : 0,
    others: differs ? [...different].reduce((mask, each) => mask | (1 << (each - 1)), 0) : 0,
    candidates,
    crossed: crossed & (facts ? facts.eliminated[at] | facts.candidates[at] : 0),
    // The automatic candidates take the place of the notes.
    corner: digit || shown.candidates ? 0 : puzzle.corner[at],
    centre: digit || shown.candidates ? 0 : puzzle.centre[at],
    tint: puzzle.colours[at],
    readonly: shown.givensLocked && given > 0,
    name: '',
  };
  const pencilled = [view.candidates, view.crossed].map((mask) =>
    shown.candidates ? digitsOf(mask) : [],
  );
  view.name = texts.cell(at, view, houses.map(texts.houseName), pencilled[0], pencilled[1]);
  return view;
}
