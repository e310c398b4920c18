// The puzzles of f-puzzles: JSON with a grid of cells, and a list for each kind of rule.
// @ts-check
import { digitsOf } from '../puzzle.js';
import { expand, shorten } from './lz.js';
import { isThere, isUsual, puzzleIn, SIZE, TINTS, titleOf } from './site-puzzle.js';

/** @typedef {import('./site-puzzle.js').SitePuzzle} SitePuzzle */
/** @typedef {import('./site-puzzle.js').Trouble} Trouble */

/** What is no rule. */
const PLAIN = ['size', 'title', 'author', 'ruleset', 'grid', 'solution', 'metadata'];
const SETTINGS = ['highlightConflicts', 'disabledlogic', 'truecandidatesoptions', 'msgcorrect'];
const DRAWINGS = ['line', 'rectangle', 'circle', 'text', 'cage'];
/** The colours of older puzzles, by number. */
const NUMBERED =
  '#a8a8a8,#000,#ffa0a0,#ffdf61,#feffaf,#b0ffb0,#61d060,#d0d0ff,#8180f0,#ff08ff,#ffd0d0'.split(',');

/** A cage without cells holds a remark. @param {unknown} list */
const isDrawn = (list) => Array.isArray(list) && list.some(({ cells }) => isThere(cells));

/** @param {Record<string, unknown>} puzzle @returns {string[]} */
function rulesOf(puzzle) {
  const names = Object.keys(puzzle).filter(
    (name) => ![...PLAIN, ...SETTINGS].includes(name) && isThere(puzzle[name]),
  );
  return names
    .filter((name) => name !== 'cage' || isDrawn(puzzle.cage))
    .map((name) => (DRAWINGS.includes(name) ? 'drawings' : name));
}

/**
 * @param {string} code  of lz-string
 * @param {number} most  characters of its text
 * @returns {SitePuzzle | Trouble}
 */
export function readFPuzzles(code, most) {
  const text = expand(code, most);
  if (text === null) return 'damaged';
  const puzzle = JSON.parse(text);
  const rows = puzzle?.grid;
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) return 'damaged';
  if (rows.length !== SIZE || rows.some(({ length }) => length !== SIZE)) return 'size';
  const cells = rows.flat().map((cell) => cell ?? {});
  const regions = cells.some(({ region }, at) => {
    const box = 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
    return region !== undefined && region !== box;
  });
  const { puzzle: board, left } = puzzleIn(
    cells.map(({ value, given, cornerPencilMarks, centerPencilMarks, c, cArray }) => {
      const colour = c ?? cArray?.[0];
      return {
        [given ? 'given' : 'entry']: value,
        corner: cornerPencilMarks,
        centre: centerPencilMarks,
        colour: NUMBERED[colour] ?? colour,
      };
    }),
  );
  const rules = rulesOf(puzzle);
  if (regions) rules.push('regions');
  if (cells.some(({ givenPencilMarks: marks }) => isThere(marks))) rules.push('givenPencilMarks');
  if (!isUsual(puzzle.ruleset)) left.push('text');
  return { puzzle: board, title: titleOf(puzzle.title), rules: [...new Set(rules)], left };
}

/** The code of a puzzle, with entries, notes and colours. @param {import('../puzzle.js').Puzzle} puzzle */
export function writeFPuzzles({ givens, entries, corner, centre, colours }) {
  const cell = (/** @type {number} */ at) => {
    const value = Number(givens[at]) || Number(entries[at]);
    return {
      ...(value && { value }),
      ...(givens[at] !== '0' && { given: true }),
      ...(corner[at] && { cornerPencilMarks: digitsOf(corner[at]) }),
      ...(centre[at] && { centerPencilMarks: digitsOf(centre[at]) }),
      ...(colours[at] && { c: TINTS[colours[at] - 1] }),
    };
  };
  const grid = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (__, column) => cell(SIZE * row + column)),
  );
  return shorten(JSON.stringify({ size: SIZE, grid }));
}
