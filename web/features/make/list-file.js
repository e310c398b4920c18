// A list of puzzles as a file.
// @ts-check
import { SITES, writeLink } from '#sites';
import { puzzleOf } from '../../puzzle/puzzle.js';
import { lineOf } from './worksheet.js';

/** @typedef {import('../../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */

const one = (/** @type {number} */ rating) => rating.toFixed(1);

/** @typedef {'text' | 'csv' | import('../../puzzle/sites/links.js').Site} Format */
/** @type {readonly Format[]} */
export const FORMATS = ['text', 'csv', ...SITES];

/**
 * The file: as text, a puzzle per line with its rating as a comment; as CSV, a table with a heading; as
 * links of another site, one per line.
 * @param {MadePuzzle[]} made  rated
 * @param {Format} format
 * @returns {Promise<{text: string, name: string, type: string}>}
 */
export async function fileOf(made, format) {
  if (format !== 'text' && format !== 'csv') {
    const links = await Promise.all(made.map(({ puzzle }) => writeLink(format, puzzleOf(puzzle))));
    return { text: `${links.join('\n')}\n`, name: `${format}.txt`, type: 'text/plain' };
  }
  if (format === 'text')
    return { text: made.map(lineOf).join(''), name: 'sudoku.txt', type: 'text/plain' };
  const rows = made.map(({ puzzle, solution, givens, er, ep, ed }) =>
    [puzzle, solution, givens, one(er), one(ep), one(ed)].join(','),
  );
  const text = `${['puzzle,solution,givens,ER,EP,ED', ...rows].join('\n')}\n`;
  return { text, name: 'sudoku.csv', type: 'text/csv' };
}
