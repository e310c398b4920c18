// Texts of the menu "Transform", in English.
// @ts-check
import { cellName } from '../../puzzle/en.js';
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { count } = numbersIn('en');

export const strings = {
  title: 'Transform',
  ITEMS: {
    minimize: 'Remove givens that are not needed',
    redundant: 'Show givens that are not needed',
    complete: 'Add givens until the solution is unique',
    quarterTurn: 'Turn by 90°',
    transpose: 'Exchange rows and columns',
    mirror: 'Exchange left and right',
    rename: 'Rename the digits',
    canonical: 'Canonical form',
    compare: 'Compare with the worksheet',
  },
  needsUnique: 'Only for a puzzle with exactly one solution.',
  noSolution: 'The puzzle has no solution.',
  conflict: 'The givens conflict.',
  changed: 'The same puzzle in another form.',
  /** @param {number} n */
  minimized: (n) =>
    n ? `${count(n, 'given')} removed: now each one is needed.` : 'Each given is needed.',
  /** @param {number[]} cells */
  redundant: (cells) =>
    cells.length
      ? `Not needed, each alone: ${cells.map(cellName).join(', ')}.`
      : 'Each given is needed.',
  /** @param {{cell: number, digit: number}[]} givens @param {boolean} fewest */
  completed: (givens, fewest) =>
    givens.length
      ? `Added ${givens.map(({ cell, digit }) => `${digit} in ${cellName(cell)}`).join(', ')}${fewest ? ': fewer do not suffice' : ''}.`
      : 'The puzzle has one solution already.',
  /** @param {number} others @param {number[]} same  their numbers */
  compared: (others, same) => {
    if (!others) return 'The worksheet has no other puzzle.';
    if (!same.length) return 'A different puzzle from all others on the worksheet.';
    return `The same puzzle as ${same.join(' and ')}, with rows, columns and digits permuted.`;
  },
  /** @param {unknown} error */
  failed: (error) => `The generator failed: ${messageOf(error)}`,
};
