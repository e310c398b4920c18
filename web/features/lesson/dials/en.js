// The texts of figures with dials, in English. The translations are languages/xx/dials.js.
// @ts-check
import { number } from '../../../puzzle/en.js';
import { BUDGET } from './statistics.js';

/** @typedef {import('./read.js').Dials} Dials */

/** @type {{cells: Record<Dials['cells'], string>, digits: Record<Dials['digits'], string>, inference: Record<Dials['inference'], string>}} */
const POSITIONS = {
  cells: {
    rows: 'row by row',
    columns: 'column by column',
    random: 'in random order',
    fewest: 'fewest candidates',
  },
  digits: { ascending: '1 to 9', descending: '9 to 1', random: 'in random order' },
  inference: {
    none: 'nothing',
    forward: 'forward checking',
    naked: 'naked singles',
    singles: 'naked and hidden singles',
  },
};
/** A number of digits; Infinity: the run was stopped. @param {number} placed */
const digits = (placed) => (placed === Infinity ? `more than ${number(BUDGET)}` : number(placed));
/** @param {number} ratio  from 1 */
const factor = (ratio) => number(ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio));
/** @param {number} placed @returns {string} */
const andMore = (placed) => (placed === Infinity ? 'at least ' : '');
/** What the medians of A and B are. @param {number} a @param {number} b */
function medians(a, b) {
  if (a === Infinity && b === Infinity)
    return `Both medians are more than ${number(BUDGET)} digits.`;
  const [less, more] = a < b ? [a, b] : [b, a];
  const least = andMore(more);
  const ratio = factor(Math.min(more, BUDGET) / Math.max(1, less));
  const who = a < b ? ['B', 'A'] : ['A', 'B'];
  return `The medians are ${digits(a)} and ${digits(b)}: ${who[0]} places ${least}${ratio} times as many digits as ${who[1]}.`;
}
/** @param {number} median @param {number} most */
function tail(median, most) {
  if (median === Infinity) return `Even the median is more than ${number(BUDGET)} digits.`;
  const ratio = factor(Math.min(most, BUDGET) / Math.max(1, median));
  return `The median is ${digits(median)}, the maximum ${digits(most)}: ${andMore(most)}${ratio} times as many digits.`;
}
/** @param {number[]} givens @param {number} ninety */
const hardest = (givens, ninety) =>
  `The 90 % mark is highest at ${givens.map(number).join(', ')} givens: ${digits(ninety)} digits.`;

export const strings = {
  POSITIONS,
  dials: { cells: 'Cells', digits: 'Digits', inference: 'Concludes' },
  search: 'Search',
  /** @param {string} letter */
  named: (letter) => `Search ${letter}`,
  predict: {
    medians: 'Your prediction: at the median, A places',
    tail: 'Your prediction: the slowest run places',
    hardest: 'Your prediction: the 90 % mark is highest at',
  },
  choose: 'choose first',
  medianChoices: [
    'fewer digits (more than 100 times)',
    'fewer digits (10 to 100 times)',
    'fewer digits (2 to 10 times)',
    'about as many as B',
    'more digits (2 to 10 times)',
    'more digits (10 to 100 times)',
    'more digits (more than 100 times)',
  ],
  tailChoices: [
    'less than 10 times the median',
    '10 to 100 times the median',
    '100 to 1,000 times the median',
    'more than 1,000 times the median',
  ],
  /** @param {number} from @param {number} to */
  givensChoice: (from, to) => `${number(from)} to ${number(to)} givens`,
  /** What is run. @param {number} puzzles */
  onMade: (puzzles) =>
    `${number(puzzles)} random minimal puzzles, the same for each search. A run ends at the first solution, or after ${number(BUDGET)} digits.`,
  /** @param {number} runs */
  onOne: (runs) =>
    `${number(runs)} runs on one puzzle, each with other random orders. A run ends at the first solution, or after ${number(BUDGET)} digits.`,
  /** @param {number} puzzles @param {number} givens  the numbers of them */
  onGivens: (puzzles, givens) =>
    `${number(puzzles)} grids with random givens for each of ${number(givens)} numbers. Nobody knows beforehand which have a solution. A run ends at the first one, without one, or after ${number(BUDGET)} digits.`,
  run: 'Run',
  stop: 'Stop',
  first: 'Predict first.',
  changed: 'The dials have changed. Predict again.',
  running: 'The searches are running …',
  stopped: 'Stopped.',
  lost: 'The runs have failed. Try again.',
  right: 'Your prediction is right.',
  /** @param {string} guess */
  wrong: (guess) => `You predicted: ${guess}.`,
  medians,
  tail,
  hardest,
  digits,
  axis: 'digits placed',
  median: 'Median',
  ninety: '90 % of the runs, at most',
  most: 'Maximum',
  over: `More than ${number(BUDGET)}`,
  solved: 'With a solution',
  unknown: 'Unknown',
  givens: 'Givens',
  bars: 'The bars as numbers',
  points: 'The curves as numbers',
  placed: 'Digits placed',
  /** @param {number} from @param {number} to */
  bar: (from, to) => `${number(from)} to ${number(to)}`,
  share: 'of 100 grids with a solution',
};
