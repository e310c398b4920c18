// The texts of sheets, and of the preview of a sheet, in English.
// @ts-check
import { numbersIn } from '../../../base/words/numbers.js';

const { number, count } = numbersIn('en');

export const strings = {
  /** @param {number} n  from 1 @param {number} givens */
  puzzle: (n, givens) => `Puzzle ${number(n)}: ${count(givens, 'given')}`,
  /** @param {string} level @param {string} er  the rating */
  difficulty: (level, er) => `${level}, ER\u00a0${er}`,
  /** @param {number} n */
  code: (n) => `QR code of the link to puzzle ${number(n)}`,
  /** @param {number} n */
  stack: (n) => `Call stack of puzzle ${number(n)}`,
  /** @param {number} n */
  answer: (n) => `Answer ${number(n)}`,
  /** @param {string} title */
  answersOf: (title) => `${title}: answers`,
  COLUMNS: ['Depth', 'Cell', 'Digits tried'],
  stacks: 'Call stacks',
  answers: 'Answers',
  owner: 'Name',
  several: 'At least two solutions; this is one.',
  unknown: 'Search not finished',

  title: 'On the sheet',
  heading: 'Title',
  PARTS: {
    difficulty: 'Difficulty',
    codes: 'QR codes',
    answers: 'Answers, own page',
    stacks: 'Blank call stacks',
    candidates: 'Candidates',
  },
  per: 'Puzzles on a page',
  page: 'Worksheet as a page',
  preview: 'The sheet',
  look: 'Look at the sheet',
  close: 'Close',
  /** @param {number} pages */
  printAll: (pages) => (pages === 1 ? 'Print the page' : `Print ${pages} pages`),
  before: 'Page before',
  next: 'Next page',
  /** @param {number} page @param {number} pages */
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  /** @param {number} n */
  pick: (n) => `Puzzle ${n} to the board`,
  keys: 'Drag, or Alt and arrows: another place. Delete: remove',
};
