// The sentences of the dialog for lists, in English.
// @ts-check
import { figures } from './figures.js';
import { messageOf, numbersIn } from '../../base/words/numbers.js';

/** @typedef {import('./batch.js').Progress} Progress */
/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Slow} Slow */

const { number, percent, size, duration } = figures('en');
const { count } = numbersIn('en');

/** @type {Record<import('../../../wasm/batch.d.ts').BatchInput, string>} */
const inputs = {
  line: 'One puzzle a line',
  grid: 'Grids of nine lines',
  cells: 'Digits and dots in any layout, as in the Almanac',
  text: 'One text, read as a whole',
};
/** @type {Record<string, string>} */
const targets = {
  file: 'A file, written as it goes',
  download: 'A download at the end',
  none: 'Nowhere: only what it comes to',
};
/** By target. @type {Record<string, (room: number) => string>} */
const hints = {
  file: () => 'You are asked for the file next. It can be of any size.',
  download: (room) =>
    `They stay in the browser until you save them or leave the page: ${size(room)} at most.`,
  none: () => 'The counts, the slowest puzzles and the first errors are shown at the end.',
};

/** @param {string} name @param {number} bytes */
const listOf = (name, bytes) => `${name || 'Pasted text'}, ${size(bytes)}`;
/** @param {keyof typeof inputs | null} input */
const foundOut = (input) =>
  input ? `Found out: ${inputs[input][0].toLowerCase()}${inputs[input].slice(1)}` : 'Find out';
/** @param {boolean} file @returns {string} */
const empty = (file) =>
  file ? 'This file is empty: there is nothing to solve.' : 'There is no list yet to be solved.';
/** @param {unknown} error */
const unreadable = (error) => `The list cannot be read or solved here (${messageOf(error)}).`;
/** @param {unknown} error */
const noTarget = (error) =>
  `This file cannot be written (${messageOf(error)}). Choose another, or a download.`;
/** @param {'choosing' | 'running' | 'done'} state */
const waits = (state) =>
  `The other list waits${state === 'running' ? ' until this one is done' : ''}: “Another list” takes it up.`;

/** The button that opens the dialog. @param {'choosing' | 'running' | 'done'} state @param {number} part  0..1 */
const entry = (state, part) =>
  ({ choosing: 'Solve a list', running: `List: ${percent(part)}`, done: 'List: done' })[state];

/** @param {string} name */
const solving = (name) => `Solving ${name || 'the pasted list'}`;
/** @param {Progress | null} now @param {boolean} paused */
function progress(now, paused) {
  if (!now) return paused ? 'Paused' : 'Starting…';
  const { bytes, size: whole, puzzles, rate, secondsLeft } = now;
  const part = whole ? [percent(bytes / whole)] : [];
  if (paused) return `Paused at ${[...part, count(puzzles, 'puzzle')].join(', ')}`;
  const left = secondsLeft === null ? [] : [`${duration(secondsLeft)} left`];
  const told = [...part, count(puzzles, 'puzzle'), `${number(Math.round(rate))} a second`, ...left];
  return told.join(', ');
}
/** @param {boolean} paused @returns {string} */
const pause = (paused) => (paused ? 'Go on' : 'Pause');

const ENDS = {
  done: 'Done',
  cancelled: 'Cancelled',
  full: 'Stopped: there is no more room',
  failed: 'Broken off',
};
/** @param {Outcome} outcome */
function outcome({ end, summary: { puzzles, milliseconds } }) {
  const seconds = milliseconds / 1000;
  const rate = seconds > 0 ? `, ${number(Math.round(puzzles / seconds))} a second` : '';
  return `${ENDS[end]}: ${count(puzzles, 'puzzle')} in ${duration(seconds)}${rate}`;
}
/** @param {Outcome} outcome */
function trouble({ end, error, target, result }) {
  const rest = result && target !== 'none' ? ' What was solved until then is kept.' : '';
  if (end === 'failed')
    return `The list could not be solved to its end (${messageOf(error)}).${rest}`;
  return end === 'full' ? `There is no room for more results.${rest} Choose a file next time.` : '';
}
/** @param {Outcome} outcome */
function kept({ target, result, bytes, end }) {
  if (target === 'none') return 'Nothing was written, as you chose.';
  if (!result) return 'The results could not be kept.';
  if (target === 'file') return `Written to ${result.name}, ${size(bytes)}.`;
  if (!bytes) return 'There is nothing to save.';
  return end === 'done' ? '' : 'The results until then can be saved.';
}
/** @param {number} bytes */
const save = (bytes) => `Save the results, ${size(bytes)}`;
/** @param {boolean} warned @returns {string} */
const again = (warned) => (warned ? 'Discard them' : 'Another list');
/** @param {number} n */
const slowest = (n) => (n === 1 ? 'The slowest' : `The slowest ${number(n)}`);
/** @param {Slow} slow */
const slow = ({ line, guesses }) => `Line ${number(line)}: ${count(guesses, 'guess', 'guesses')}`;
/** @param {number} shown @param {number} all */
const errors = (shown, all) =>
  shown < all ? `The first ${number(shown)} of ${number(all)} errors` : count(all, 'error');
/** @type {Record<string, string>} */
const problems = {
  empty: 'there is no puzzle',
  not_text: 'this is not text',
  too_few_cells: 'fewer than 81 cells',
  too_many_cells: 'more than 81 cells',
  row_length: 'a row without nine cells',
  bad_number: 'a number that is no digit',
  bad_candidates: 'these cannot be candidates',
  bad_code: 'a damaged link or code',
  ambiguous: 'an unknown or ambiguous layout',
  too_long: 'far too long',
  crashed: 'the solver broke down',
};
/** @param {ListError} error */
const error = ({ line, code }) => `Line ${number(line)}: ${problems[code] ?? code}`;

/** How lists are answered, by the ids of the core's formats. @type {Record<string, string>} */
const FORMATS = {
  line: 'One line: puzzle, verdict, solution',
  csv: 'CSV',
  liang: 'As Liang’s program prints',
  almanac: 'As the Almanac’s program prints',
  article: 'As the article’s program prints',
  assignment4: 'As assignment 4 prints',
  lab: 'As the recursion lab prints',
};

/** What the dialog says; translate.js puts the words of another language in. */
export const strings = {
  again,
  empty,
  entry,
  error,
  errors,
  foundOut,
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
  slow,
  slowest,
  solving,
  targets,
  trouble,
  unreadable,
  waits,
  title: 'Solve a list',
  close: 'Close',
  paste: 'Paste a list of any length, or drop a file here',
  file: 'List',
  open: 'Open a list',
  pasteInstead: 'Paste instead',
  input: 'Kind of list',
  format: 'Results as',
  target: 'Results to',
  start: 'Start',
  cancel: 'Cancel',
  goesOn: 'It goes on when you close this.',
  output: 'Results, beginning and end',
  unsaved: 'The results are not saved yet.',
  counts: {
    puzzles: 'Puzzles',
    one: 'One solution',
    many: 'Several',
    none: 'No solution',
    invalid: 'Invalid',
    errors: 'No puzzle',
  },
};
