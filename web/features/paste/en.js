// The texts of “Paste or open” in English.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';
import { count, number } from '../../puzzle/en.js';
import { FORMATS } from '../../puzzle/reading-en.js';

/** @typedef {import('./paste.js').Report} Report */

/**
 * What was read, in one sentence.
 * @param {Pick<Report, 'format' | 'puzzleCount'>} report
 * @param {number} index  of the puzzle, from 0
 * @param {number} givens  of that puzzle
 */
const said = ({ format, puzzleCount }, index, givens) =>
  puzzleCount > 1
    ? `Puzzle ${number(index + 1)} of ${number(puzzleCount)}: ${count(givens, 'given')}.`
    : `One puzzle, ${FORMATS[format] ?? format}: ${count(givens, 'given')}.`;

/** What was not read; empty if all was. @param {Report} report */
function left({ ignored, errorCount }) {
  const parts = [];
  if (ignored.characters) parts.push(`${count(ignored.characters, 'character')} ignored`);
  if (errorCount) parts.push(`${count(errorCount, 'part')} not readable`);
  return parts.length ? `${parts.join(', ')}.` : '';
}

/** @param {number} bytes */
const size = (bytes) =>
  bytes < 1000 ? count(bytes, 'character') : `${number(Math.round(bytes / 1000))} KB`;

export const strings = {
  said,
  left,
  /** @param {string} name @param {number} bytes */
  source: (name, bytes) => `${name || 'Pasted text'}, ${size(bytes)}`,
  /** @param {number} n @param {number} givens */
  puzzle: (n, givens) => `Puzzle ${number(n)}, ${count(givens, 'given')}`,
  /** @param {number} n */
  puzzles: (n) => `of ${number(n)}`,
  /** @param {unknown} error */
  failed: (error) => `This cannot be read (${messageOf(error)}). The board is unchanged.`,
  unread: 'No puzzle found; the board is unchanged.',
  onlySite: 'Links of SudokuPad, f-puzzles and Penpa+ are read on the website only.',
  title: 'Paste or open',
  close: 'Close',
  field: 'Puzzle, list, link or trace',
  hint: 'Any layout: a line of 81, a grid, a candidate grid, a link, a list.',
  trace: 'The trace of a program: Watch plays it.',
  put: 'Put on the board',
  play: 'Play the trace',
  openFile: 'Open a file',
  examples: 'Examples',
  solveAll: 'Solve all',
  rateAll: 'Rate all',
  /** @param {number} n */
  isList: (n) => `A list of ${number(n)}; the first is here.`,
  which: 'Puzzle',
  see: 'See the text',
  undo: 'Undo',
  list: 'Puzzles in the text',
};
