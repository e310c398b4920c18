// A list of puzzles as a file.
// @ts-check

/** @typedef {import('../../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */

const one = (/** @type {number} */ rating) => rating.toFixed(1);

/** A line with the rating as a comment. @param {Pick<MadePuzzle, 'puzzle' | 'er'>} made  `er` 0: unknown */
export const lineOf = ({ puzzle, er }) => `${puzzle}${er ? ` # ER ${one(er)}` : ''}\n`;

/**
 * The file: as text, a puzzle per line with its rating as a comment; as CSV, a table with a heading.
 * @param {MadePuzzle[]} made  rated
 * @param {boolean} csv
 * @returns {{text: string, name: string, type: string}}
 */
export function fileOf(made, csv) {
  if (!csv) return { text: made.map(lineOf).join(''), name: 'sudoku.txt', type: 'text/plain' };
  const rows = made.map(({ puzzle, solution, givens, er, ep, ed }) =>
    [puzzle, solution, givens, one(er), one(ep), one(ed)].join(','),
  );
  const text = `${['puzzle,solution,givens,ER,EP,ED', ...rows].join('\n')}\n`;
  return { text, name: 'sudoku.csv', type: 'text/csv' };
}
