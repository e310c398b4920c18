// Texts of the mode Explain, in English.
// @ts-check
import { cellName, houseName } from '../../puzzle/en.js';

/** @typedef {import('./singles.js').Step} Step */

/** @type {Record<string, string>} */
const TECHNIQUES = {
  fullHouse: 'Full house',
  hiddenSingle: 'Hidden single',
  nakedSingle: 'Naked single',
};

/** @param {Step} step @returns {[string, string][]} */
function why({ technique, cell, digit, house }) {
  const at = cellName(cell);
  /** @type {Record<string, [string, string]>} */
  const parts = {
    fullHouse: [
      `Look at ${houseName(house)}.`,
      `${at} is its only empty cell, and ${digit} its only missing digit.`,
    ],
    hiddenSingle: [
      `Look for ${digit} in ${houseName(house)}.`,
      `Of its empty cells, only ${at} can hold ${digit}. In all others, a row, column or box already has it.`,
    ],
    nakedSingle: [
      `Look at ${at}.`,
      `Its row, column and box contain all digits but ${digit}. No other digit is possible.`,
    ],
  };
  const [where, reason] = parts[technique];
  return [
    ['Where', where],
    ['Why', reason],
    ['So', `${at} is ${digit}.`],
  ];
}

export const strings = {
  TECHNIQUES,
  path: 'The whole path',
  back: 'Back',
  next: 'Next step',
  noMore: 'No further single',
  wrong: 'An entry differs from the solution: check the entries in Play first.',
  invalid: 'The puzzle is not valid: correct the marked digits first.',
  /** @param {number} step @param {number} count */
  count: (step, count) => (count ? `Step ${step} of ${count}` : 'No step'),
  /** @param {number} open  cells without a digit */
  end: (open) =>
    open
      ? `Single candidates lead no further: ${open} cells are open. The rest needs harder techniques or trial.`
      : 'The puzzle is solved.',
  why,
  /** @param {Step} step */
  line: ({ technique, cell, digit }) => `${TECHNIQUES[technique]}: ${cellName(cell)} is ${digit}`,
  /** Numbers of the steps of one entry. @param {number} from @param {number} to */
  steps: (from, to) => (from === to ? String(from) : `${from}–${to}`),
};
