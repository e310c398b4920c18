// Texts of the hints, in English.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';
import { cellName } from '../../puzzle/en.js';

export const strings = {
  hint: 'Hint',
  /** The parts of a hint, as buttons. */
  PARTS: ['Where to look', 'Why', 'Which cell'],
  more: 'Which one',
  doIt: 'Write it',
  hide: 'Hide',
  hintIs: 'Three parts: where to look, why, which cell. Each only when you ask.',
  hintKey: 'H',
  aboutHint: 'What is that?',
  hintWrong: (/** @type {number} */ n) =>
    n > 1 ? `First: ${n} entries are wrong.` : 'First: one entry is wrong.',
  /** @param {number[]} cells */
  hintWrongAt: (cells) => `~${cells.map(cellName).join(', ')}~: not as in the solution.`,
  hintCrossed: 'First: a right candidate is crossed out.',
  /** @param {number[]} cells  that had wrong entries */
  hintCorrected: (cells) =>
    cells.length ? `Cleared: ${cells.map(cellName).join(', ')}.` : 'Corrected.',
  hintNone: 'No technique leads on from here.',
  hintSeveral: 'Hints need a puzzle with exactly one solution.',
  hintSolved: 'Nothing is left to do.',
  /** @param {unknown} error */
  failed: (error) => `The human solver could not be loaded (${messageOf(error)}).`,
};
