// The texts of the worksheet page, in English.
// @ts-check
import { numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('en');

export const strings = {
  /** @param {number} found @param {number} most */
  tooMany: (found, most) =>
    `${count(found, 'puzzle')} found; a worksheet holds the first ${number(most)}.`,
  /** @param {number} n */
  found: (n) => `${count(n, 'puzzle')} found.`,
  /** @param {number} n */
  sheets: (n) => `${count(n, 'page')}, for A4 and Letter.`,
  /** @param {number} n */
  mostRows: (n) => `There is room for ${count(n, 'row')} per table.`,
  /** @param {number} done @param {number} all */
  rating: (done, all) => `Rating: ${number(done)} of ${count(all, 'puzzle')}.`,
  notRated: 'The puzzles could not be rated.',
  asTheyWere: 'The sheets are unchanged.',
  noCodes: 'No QR codes: this page was opened from a file.',
  tooLarge: 'This file is too large: a worksheet takes up to 8 MB.',

  /** The texts of worksheet.html. */
  PAGE: {
    drop: 'Drop it anywhere',
    file: 'File',
    openFile: 'Open file',
    title: 'Sudoku worksheets to print',
    about:
      'Sudokus on paper: 1, 2, 4 or 6 per page, with difficulty, answers, candidates, QR codes and blank call-stack tables.',
    source: 'Puzzles',
    puzzles: 'Paste puzzles, lists or links, or drop a file',
    heading: 'Title',
    per: 'Puzzles per page',
    rows: 'Blank call-stack rows',
    candidates: 'Candidates',
    difficulty: 'Difficulty (rating ER)',
    answers: 'Answers on the last page',
    codes: 'QR codes with links to the lab',
    print: 'Print',
  },
};
