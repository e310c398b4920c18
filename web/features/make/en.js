// Texts of the mode Make, in English.
// @ts-check

export const strings = {
  more: 'More',
  file: 'Save the puzzles as a file',
  shelf: 'Puzzles of the worksheet',
  add: 'Add to sheet',
  addIt: 'Add to sheet: this puzzle',
  remove: 'Remove',
  removeIt: 'Remove it',
  undo: 'Put it back',
  /** @param {number} n @param {number} givens @param {number} er  0 if unknown */
  puzzle: (n, givens, er) => `${n}: ${givens} givens${er ? `, ER ${er.toFixed(1)}` : ''}`,
  /** @param {number} n */
  shown: (n) => `Puzzle ${n} of the worksheet is on the board.`,
  /** @param {number} n */
  added: (n) => `Added as puzzle ${n}.`,
  /** @param {number} n */
  moved: (n) => `Now puzzle ${n}.`,
  /** @param {number} n */
  removed: (n) => `Puzzle ${n} removed.`,
  full: 'A worksheet has at most 100 puzzles.',
};
