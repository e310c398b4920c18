// The texts of the dialog for lists, in English.
// @ts-check
import { figures } from './figures.js';
import { messageOf, numbersIn } from '../../base/words/numbers.js';

/** @typedef {import('./progress-meter.js').Progress} Progress */
/** @typedef {import('./list-job.js').Outcome} Outcome */
/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Hard} Hard */

const { number, percent, share, size, duration } = figures('en');
const { count } = numbersIn('en');
/** @param {number} rate */
const perSecond = (rate) => number(rate < 10 ? Math.round(10 * rate) / 10 : Math.round(rate));

/** @type {Record<import('../../../wasm/batch.d.ts').BatchInput, string>} */
const inputs = {
  line: 'One puzzle per line',
  grid: 'Grids of nine lines',
  cells: 'Digits and dots in any layout, as in the Almanac',
  text: 'A single text',
};
/** What to do with the list. */
const tasks = { solve: 'Solve', rate: 'Rate' };
/** Names of the dialog. */
const titles = { solve: 'Solve a list', rate: 'Rate a list' };
/** @type {Record<string, string>} */
const targets = {
  download: 'This page, to save later',
  file: 'A file, written at once',
  none: 'Summary only',
};
/** Descriptions of targets, by their ids. @type {Record<string, (room: number, rated: boolean) => string>} */
const hints = {
  download: (room) =>
    Number.isFinite(room)
      ? `Results appear here; up to ${size(room)} can be saved.`
      : 'Results appear here and can be saved.',
  file: () => 'The browser asks for the file next. The results can have any size.',
  none: (room, rated) =>
    rated
      ? 'Numbers of puzzles by rating, the hardest puzzles and the first errors; no table is kept.'
      : 'Counts, slowest puzzles and first errors; no solutions are kept.',
};

/** @param {string} name @param {number} bytes */
const listOf = (name, bytes) => `${name || 'Pasted text'}, ${size(bytes)}`;
/** @param {keyof typeof inputs | null} input */
const detected = (input) =>
  input
    ? `Detected: ${inputs[input][0].toLowerCase()}${inputs[input].slice(1)}`
    : 'Detect automatically';
/** @param {boolean} file @returns {string} */
const empty = (file) => (file ? 'This file is empty.' : 'Paste or open a list first.');
/** @param {unknown} error */
const unreadable = (error) => `This list cannot be read (${messageOf(error)}).`;
/** @param {unknown} error */
const noTarget = (error) =>
  `The file cannot be written (${messageOf(error)}). Choose another file, or keep the results in this page.`;
/** @param {boolean} running  the present list @returns {string} */
const waits = (running) =>
  running
    ? 'The other list waits until this one is done. Then “Another list” opens it.'
    : 'The other list waits: “Another list” opens it.';

/** The button that opens the dialog. @param {'choosing' | 'running' | 'done'} state @param {number} part  0..1 */
const entry = (state, part) =>
  ({ choosing: 'Solve a list', running: `List: ${percent(part)}`, done: 'List: done' })[state];

/** @param {string} name @param {boolean} rated */
const solving = (name, rated) => `${rated ? 'Rating' : 'Solving'} ${name || 'the pasted list'}`;
/** @param {Progress | null} now @param {boolean} paused */
function progress(now, paused) {
  if (!now) return paused ? 'Paused' : 'Starting…';
  const { bytes, size: whole, puzzles, expected, rate, secondsLeft } = now;
  const part = whole ? [percent(bytes / whole)] : [];
  const done = expected
    ? `${number(puzzles)} of about ${count(expected, 'puzzle')}`
    : count(puzzles, 'puzzle');
  if (paused) return `Paused at ${[...part, done].join(', ')}`;
  const left = secondsLeft === null ? [] : [`${duration(secondsLeft)} left`];
  return [...part, done, `${perSecond(rate)} per second`, ...left].join(', ');
}
/** @param {boolean} paused @returns {string} */
const pause = (paused) => (paused ? 'Resume' : 'Pause');

const ENDS = {
  done: 'Done',
  cancelled: 'Cancelled',
  full: 'Stopped: no space left',
  failed: 'Stopped by an error',
};
/** @param {Outcome} outcome */
function outcome({ end, summary: { puzzles, milliseconds } }) {
  const seconds = milliseconds / 1000;
  const rate = seconds > 0 ? `, ${perSecond(puzzles / seconds)} per second` : '';
  return `${ENDS[end]}: ${count(puzzles, 'puzzle')} in ${duration(seconds)}${rate}`;
}
/** @param {Outcome} outcome */
function trouble({ end, error, target, result, rated }) {
  const rest = result && target !== 'none' ? ' The results so far are kept.' : '';
  if (end === 'failed')
    return `The list was not ${rated ? 'rated' : 'solved'} to its end (${messageOf(error)}).${rest}`;
  return end === 'full'
    ? `There is no space for more results.${rest} Choose a file next time.`
    : '';
}
/** @param {Outcome} outcome */
function kept({ target, result, bytes, end }) {
  if (target === 'none') return 'No results were kept, as you chose.';
  if (!result) return 'The results could not be kept.';
  if (target === 'file') return `Written to ${result.name}, ${size(bytes)}.`;
  if (!bytes) return 'There is nothing to save.';
  return end === 'done' ? '' : 'You can save the results so far.';
}
/** @param {number} bytes */
const save = (bytes) => `Save the results, ${size(bytes)}`;
/** @param {boolean} warned @returns {string} */
const again = (warned) => (warned ? 'Discard the results' : 'Another list');
/** @param {number} n @param {boolean} rated */
const hardest = (n, rated) =>
  `The ${rated ? 'hardest' : 'slowest'}${n === 1 ? '' : ` ${number(n)}`}`;
/** @param {Hard} hard */
const hard = ({ line, guesses, er }) =>
  `Line ${number(line)}: ${er ? `ER ${er.toFixed(1)}` : count(guesses, 'guess', 'guesses')}`;
/** @param {number} shown @param {number} all @param {boolean} rated */
function errors(shown, all, rated) {
  const noun = rated ? ['record without a rating', 'records without a rating'] : ['error'];
  const total = count(all, noun[0], noun[1]);
  return shown < all ? `The first ${number(shown)} of ${total}` : total;
}
/** @type {Record<string, string>} */
const problems = {
  empty: 'no puzzle',
  not_text: 'not text',
  too_few_cells: 'fewer than 81 cells',
  too_many_cells: 'more than 81 cells',
  row_length: 'a row without nine cells',
  bad_number: 'a number that is not a digit',
  bad_candidates: 'not a set of candidates',
  bad_code: 'a damaged link or code',
  ambiguous: 'an unknown or ambiguous layout',
  not_rows: 'boxes or columns instead of rows',
  which_cell: 'a cell a1 at the top or at the bottom',
  too_long: 'too long for a puzzle',
  crashed: 'the solver crashed',
  invalid: 'equal digits in a house',
  none: 'no solution',
  many: 'several solutions',
};
/** @param {ListError} error */
const error = ({ line, code }) => `Line ${number(line)}: ${problems[code] ?? code}`;

/** Output formats, by their ids in the core. @type {Record<string, string>} */
const FORMATS = {
  line: 'One line: puzzle, verdict, solution',
  csv: 'CSV',
  liang: 'As Liang’s program prints',
  almanac: 'As the Almanac’s program prints',
  article: 'As the article’s program prints',
  assignment4: 'As assignment 4 prints',
  lab: 'As the recursion lab prints',
};

export const strings = {
  again,
  empty,
  entry,
  error,
  errors,
  detected,
  hints,
  inputs,
  kept,
  listOf,
  noTarget,
  number,
  outcome,
  pause,
  FORMATS,
  progress,
  save,
  hard,
  hardest,
  solving,
  tasks,
  titles,
  targets,
  trouble,
  unreadable,
  waits,
  show: 'Show the list',
  close: 'Close',
  paste: 'Paste a list of any length, or drop a file here',
  file: 'List',
  open: 'Open a list',
  pasteInstead: 'Paste instead',
  task: 'What to do',
  scale:
    'Each puzzle gets its ER, EP and ED on the scale of Sudoku Explainer 1.2.1, in a table “puzzle,ER,EP,ED”. Above 9, a puzzle takes tenths of a second.',
  input: 'Kind of list',
  format: 'Results as',
  target: 'Results to',
  start: 'Start',
  cancel: 'Cancel',
  goesOn: 'It continues when you close this dialog.',
  output: 'Results: first and last lines',
  unsaved: 'The results are not saved yet.',
  share,
  ratings: {
    title: 'Ratings',
    difficulty: 'Difficulty',
    er: 'ER',
    puzzles: 'Puzzles',
    share: 'Share',
    beyond: 'Beyond these techniques',
    /** @param {string} from @param {string} to */
    range: (from, to) => `${from}–${to}`,
  },
  counts: {
    puzzles: 'Puzzles',
    one: 'One solution',
    many: 'Several solutions',
    none: 'No solution',
    invalid: 'Invalid',
    errors: 'Not a puzzle',
  },
};
