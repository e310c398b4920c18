// The texts of pictures and worksheets, in English.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('en');

/** @param {number} n */
const boardsShown = (n) => `${count(n, 'board')}.`;
/** @param {number} length  steps of the run that are known @param {number} most  boards */
const noRange = (length, most) =>
  `Choose a first step and a later last step, 0 to ${number(length)}, and 2 to ${most} boards.`;
/** @param {unknown} error */
const noPicture = (error) => `The picture could not be made (${messageOf(error)}).`;

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
const sheets = (n) => `${count(n, 'page')}, for A4 and Letter.`;
/** @param {number} n */
const mostRows = (n) => `There is room for ${count(n, 'row')} per table.`;

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
  pictureTitle: 'Picture of the board',
  shows: 'What it shows',
  boardShown: 'The board as shown',
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
  asTheyWere: 'The sheets are unchanged.',
  several: 'At least two solutions; this is one.',
  unknown: 'Search not finished',
  noCodes: 'No QR codes: this page was opened from a file.',
  tooLarge: 'This file is too large: a worksheet takes up to 8 MB.',

  /** The texts of worksheet.html. */
  PAGE: {
    language: 'Language',
    drop: 'Drop it anywhere',
    file: 'File',
    openFile: 'Open file',
    title: 'Sudoku worksheets to print',
    about:
      'Sudokus on paper: 1, 2, 4 or 6 per page, with answers, candidates, QR codes and blank call-stack tables.',
    back: 'Back to the lab',
    puzzles: 'Paste puzzles, lists or links, or drop a file',
    heading: 'Title',
    per: 'Puzzles per page',
    rows: 'Blank call-stack rows',
    candidates: 'Candidates',
    answers: 'Answers on the last page',
    codes: 'QR codes with links to the lab',
    print: 'Print',
  },
};
