// Texts of the mode Make, in English.
// @ts-check

export const strings = {
  title: 'Worksheet',
  heading: 'Title',
  per: 'On a page',
  rows: 'Stack rows',
  candidates: 'Candidates',
  answers: 'Answers',
  codes: 'QR codes',
  worksheet: 'Open the worksheet',
  picture: 'Save a picture',
  print: 'Print this board',
  shelf: 'Puzzles of the worksheet',
  add: 'Add this puzzle',
  remove: 'Remove it',
  /** @param {number} n @param {number} givens */
  puzzle: (n, givens) => `${n}: ${givens} givens`,
  /** @param {number} n */
  shown: (n) => `Puzzle ${n} of the worksheet is on the board.`,
  /** @param {number} n */
  added: (n) => `Added as puzzle ${n}.`,
  /** @param {number} n */
  removed: (n) => `Puzzle ${n} removed.`,
  hint: 'Type or paste a puzzle.',
  full: 'A worksheet has at most 60 puzzles.',
  /** @param {number} pages */
  pages: (pages) => `Page 1 of ${pages}`,
  preview: 'Preview of the first page',
};
