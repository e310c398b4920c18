// The texts of the lesson's script, in English. The translations are languages/xx/lesson.js.
// @ts-check
import { cellName, number } from '../../puzzle/en.js';

/** @typedef {{cell: number, digit: number, right: boolean | null, solved: boolean | null}} Answer */

/** @param {number} few  steps @param {number} many */
const compared = (few, many) =>
  `It needs ${number(few)} steps for the puzzle above; row by row it was ${number(many)}.`;

/** @param {Answer} answer */
function answer({ cell, digit, right, solved }) {
  const here = cellName(cell);
  if (solved) return 'The board is full, and right. Well done.';
  if (!digit) return `${here} is free again. That was a backtrack.`;
  return right
    ? `${digit} in ${here} is right.`
    : `${digit} in ${here} is not what the solution has. Take it back, or see where it leads.`;
}

export const strings = { compared, answer };
