// What pictures and worksheets say, in English. A translation is another file like this one.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('en');

/** @param {number} n */
const boardsShown = (n) => `${count(n, 'board')}.`;
/** @param {number} length  steps of the run that are known @param {number} most  boards */
const noRange = (length, most) =>
  `A range goes from one step to a later one, 0 to ${number(length)}; a picture holds 2 to ${most} boards.`;
/** @param {unknown} error */
const noPicture = (error) => `There is no picture of it (${messageOf(error)}).`;

/** @param {number} n  from 1 @param {number} givens */
const puzzle = (n, givens) => `Puzzle ${number(n)}: ${count(givens, 'given')}`;
/** @param {number} n */
const code = (n) => `QR code of the link to puzzle ${number(n)}`;
/** @param {number} n */
const stack = (n) => `Call stack of puzzle ${number(n)}`;
/** @param {number} n */
const answer = (n) => `Answer ${number(n)}`;
/** @param {string} title */
const answersOf = (title) => `${title}: answers`;

/** @param {number} found @param {number} most */
const tooMany = (found, most) =>
  `${count(found, 'puzzle')} found; a worksheet holds the first ${number(most)}.`;
/** @param {number} n */
const found = (n) => `${count(n, 'puzzle')} found.`;
/** @param {number} n */
const sheets = (n) => `${count(n, 'sheet')}, for A4 and Letter.`;
/** @param {number} n */
const mostRows = (n) => `A table has room for ${count(n, 'row')} here.`;

export const strings = {
  boardsShown,
  noRange,
  noPicture,
  puzzle,
  code,
  stack,
  answer,
  answersOf,
  tooMany,
  found,
  sheets,
  mostRows,

  openPicture: 'Picture',
  openWorksheet: 'Worksheet',
  pictureTitle: 'Picture of the board',
  shows: 'What it shows',
  boardShown: 'The board as it is shown',
  stepsOfRun: 'Steps of the run',
  from: 'From step',
  to: 'to step',
  boards: 'Boards',
  preview: 'Preview',
  saveSvg: 'Download SVG',
  savePng: 'Download PNG',
  close: 'Close',

  COLUMNS: ['Depth', 'Cell', 'Digits tried'],
  stacks: 'Call stacks',
  answers: 'Answers',
  asTheyWere: 'The sheets are as they were.',
  several: 'At least two solutions; this is one.',
  unknown: 'Not searched to the end',
  noCodes: 'No QR codes: this page was opened from a file.',
  tooLarge: 'This file is too large for a worksheet: 8 MB is the most.',

  /** What stands in worksheet.html. */
  PAGE: [
    'Sudoku worksheets to print',
    'Sudokus on paper: 1, 2, 4 or 6 a sheet, with answers, candidates, QR codes and tables for the call stack.',
    'Back to the lab',
    'Puzzles, lists, links; or drop a file',
    'Title',
    'Puzzles a sheet',
    'Rows of an empty call stack',
    'Candidates',
    'Answers on the last sheet',
    'QR codes that lead to the lab',
    'Print',
  ],
};
