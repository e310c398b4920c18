// Texts of the mode Make, in English.
// @ts-check

export const strings = {
  title: 'Worksheet',
  heading: 'Title',
  per: 'On a page',
  stacks: 'Blank call stacks',
  candidates: 'Candidates',
  difficulty: 'Difficulty',
  answers: 'Answers',
  codes: 'QR codes',
  worksheet: 'Open the worksheet',
  /** @param {number} pages */
  print: (pages) => (pages === 1 ? 'Print the page' : `Print ${pages} pages`),
  file: 'Save as a file',
  shelf: 'Puzzles of the worksheet',
  add: 'Add to sheet',
  addIt: 'Add to sheet: this puzzle',
  remove: 'Remove',
  removeIt: 'Remove it',
  /** @param {number} er */
  rating: (er) => er.toFixed(1),
  /** @param {number} n @param {number} givens @param {number} er  0 if unknown */
  puzzle: (n, givens, er) => `${n}: ${givens} givens${er ? `, ER ${er.toFixed(1)}` : ''}`,
  /** @param {number} n */
  shown: (n) => `Puzzle ${n} of the worksheet is on the board.`,
  /** @param {number} n */
  added: (n) => `Added as puzzle ${n}.`,
  /** @param {number} n */
  removed: (n) => `Puzzle ${n} removed.`,
  full: 'A worksheet has at most 100 puzzles.',
  /** @param {number} pages */
  pages: (pages) => `Page 1 of ${pages}`,
  preview: 'Preview of the first page',
};
