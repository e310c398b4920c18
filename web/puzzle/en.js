// Texts about puzzles and solutions, in English. The translations are in
// languages/xx/puzzle.js.
// @ts-check
import { messageOf, numbersIn } from '../base/words/numbers.js';
import { digitsOf } from './puzzle.js';

/** @typedef {import('../../wasm/sudoku.d.ts').Conflict} Conflict */
/** @typedef {import('./puzzle.js').Verdict} Verdict */
/** What the seal of a verdict shows. @typedef {'one' | 'several' | 'none' | 'invalid' | 'searching' | 'unknown'} Shape */
/** What a cell shows; see board/cell.js. @typedef {{digit: number, kind: string, marks: string, other: number, others?: number, corner?: number, centre?: number, tint: number}} Shown */

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const WORDS = 'no one two three four five six seven eight nine'.split(' ');

export const { number, count } = numbersIn('en');

/** @param {string[]} parts */
const list = (parts) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** @param {number} at  0..80 */
export const cellName = (at) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`;

/** @param {number} house */
export const houseName = (house) =>
  `${['row', 'column', 'box'][Math.floor(house / 9)]} ${(house % 9) + 1}`;

/** @param {Conflict} conflict */
export const clashText = ({ house, digit, cells }) =>
  `${WORDS[cells.length]} ${digit}s in ${houseName(house)} (${cells.map(cellName).join(', ')})`;

/** The first few conflicts as a text; the board marks all of them. @param {Conflict[]} conflicts */
function clashes(conflicts) {
  const first = conflicts.slice(0, 3).map(clashText);
  return list(conflicts.length > 3 ? [...first, `${conflicts.length - 3} more`] : first);
}

/** @param {Conflict[]} conflicts */
const invalid = (conflicts) => sentence(clashes(conflicts));

/** @param {number} milliseconds */
function time(milliseconds) {
  if (milliseconds === 0) return 'in under 1 ms'; // some browsers limit the resolution of the clock
  if (milliseconds >= 1000) return `in ${tenths.format(milliseconds / 1000)} s`;
  return `in ${tenths.format(Math.max(0.1, milliseconds))} ms`;
}

/** @param {Verdict} verdict */
const verdictName = (verdict) =>
  ({
    invalid: 'Invalid',
    none: 'No solution',
    one: 'Exactly one solution',
    many: 'At least two solutions',
  })[verdict];

/**
 * The verdict in a word or two.
 * @param {Shape} shape
 * @param {number | bigint | null} total  of solutions, null while it is not known
 */
const chip = (shape, total) =>
  ({
    one: 'One solution',
    several: total === null ? 'Several solutions' : solutions(total),
    none: 'No solution',
    invalid: 'Not valid',
    searching: 'Searching…',
    unknown: 'Unknown',
  })[shape];

/** @param {number | bigint} n */
const solutions = (n) => count(n, 'solution');
/** @param {number} n @param {number} milliseconds */
const found = (n, milliseconds) => sentence(`${count(n, 'given')}, answered ${time(milliseconds)}`);

/** @param {number} milliseconds */
const searching = (milliseconds) =>
  `Still searching, ${tenths.format(milliseconds / 1000)} s so far…`;
/** @param {boolean} shown @returns {string} */
const showSolution = (shown) => (shown ? 'Hide solution' : 'Show solution');

/** @param {number | bigint} n @param {number} milliseconds */
const counting = (n, milliseconds) =>
  `${number(n)} so far, ${number(Math.round(Number(n) / (milliseconds / 1000) / 1000) * 1000)} a second`;
const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** The progress of the exact count. @param {number} part  0..1 */
const exactly = (part) => `; the exact count is ${percent.format(part)} done`;
/** @param {number | bigint} n @param {boolean} complete @param {number} milliseconds */
const counted = (n, complete, milliseconds) =>
  `${complete ? count(n, 'solution') : `At least ${count(n, 'solution')} (stopped)`}, ${time(milliseconds)}`;

/** @param {{entries: number, crossings: number}} mistakes @param {number} entries */
function checked({ entries: wrong, crossings }, entries) {
  const parts = [];
  if (wrong)
    parts.push(
      `${number(wrong)} of ${count(entries, 'answer')} differ${wrong === 1 ? 's' : ''} from the solution`,
    );
  else
    parts.push(
      entries ? `${count(entries, 'answer')} checked: no mistake` : 'no answers to check yet',
    );
  if (crossings) parts.push(`in ${count(crossings, 'cell')} the right candidate is crossed out`);
  return sentence(parts.join('; '));
}

/** @param {string} text */
export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/**
 * @param {number} at
 * @param {Shown} view
 * @param {string[]} houses  in which its digit conflicts
 * @param {number[]} candidates  shown in the cell
 * @param {number[]} crossed  candidates shown as crossed out
 */
function cell(at, view, houses, candidates, crossed) {
  const { digit, kind, marks, other, others, corner, centre, tint } = view;
  const parts = [`Row ${Math.floor(at / 9) + 1} column ${(at % 9) + 1}`];
  parts.push(digit ? `${kind} ${digit}` : 'empty');
  if (candidates.length) parts.push(`candidates ${candidates.join(' ')}`);
  if (crossed.length) parts.push(`crossed out ${crossed.join(' ')}`);
  if (houses.length) parts.push(`conflicts in ${list(houses)}`);
  if (marks.includes('wrong')) parts.push('differs from the solution');
  if (marks.includes('differs')) {
    const all = digitsOf(others || (other && 1 << (other - 1)));
    parts.push(
      `${all.join(' or ')} in ${all.length > 1 ? 'other solutions' : 'the other solution'}`,
    );
  }
  if (corner) parts.push(`corner notes ${digitsOf(corner).join(' ')}`);
  if (centre) parts.push(`centre notes ${digitsOf(centre).join(' ')}`);
  if (tint) parts.push(`colour ${tint}`);
  return parts.join(', ');
}

/** @param {number} index @param {number} n */
const puzzleOf = (index, n) => `Puzzle ${number(index + 1)} of ${number(n)}`;

/** @param {string} what */
const copied = (what) => `Copied: ${what}.`;
/** @param {string} name */
const theme = (name) => `Theme: ${name}`;
/** @param {unknown} error */
const failed = (error) =>
  `The solver could not answer (${messageOf(error)}). Your puzzle is unchanged.`;

/** The English table; the tables of other languages replace it. */
export const strings = {
  modes: 'What to do',
  solve: 'Solve',
  play: 'Play',
  watch: 'Watch',
  explain: 'Explain',
  make: 'Make',
  learn: 'Learn',
  more: 'More',
  language: 'Language',
  cell,
  checked,
  chip,
  copied,
  counted,
  counting,
  exactly,
  failed,
  found,
  houseName,
  invalid,
  puzzleOf,
  searching,
  showSolution,
  solutions,
  theme,
  time,
  verdictName,
  restricted: 'The crossed-out candidates count: the givens alone have several solutions.',
  excluded: 'But one of its digits is crossed out as a candidate.',
  notValid: 'Not a valid puzzle',
  waiting: 'Searching…',
  late: 'A part of the page has not loaded yet.',
  retry: 'Try again',
  reload: 'Reload',
  /** @param {unknown} error  or what makes a sentence about it */
  notLoaded: (error) =>
    typeof error === 'function'
      ? String(error())
      : `This part of the page could not be loaded (${messageOf(error)}).`,
  searchStopped: 'Search stopped, verdict unknown',
  givensOnly: 'Counts the original puzzle, ignoring your entries.',
  solved: 'The board is full and correct.',
  countAll: 'Count all',
  countOn: 'Count without limit',
  reading: 'Reading…',
  locked: 'That is a given: it cannot be changed here.',
  filledCell: 'The cell contains a digit; only empty cells have notes.',
  noColour: 'The colours are 1 to 6.',
  noCell: 'Select a cell first.',
  lockedPuzzle: 'This puzzle is locked: it can be watched, not edited.',
  cleared: 'Cleared. Undo brings it back.',
};
