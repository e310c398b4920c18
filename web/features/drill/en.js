// Texts of the drill, in English.
// @ts-check
import { cellName } from '../../puzzle/en.js';

export const strings = {
  title: 'Drill',
  technique: 'Technique',
  /** @param {boolean} places @returns {string} */
  task: (places) =>
    places
      ? 'Which digit follows, and where? Choose the cell, then the digit.'
      : 'Which candidate falls away? Choose the cell, then the digit.',
  /** @param {number} right @param {number} all */
  score: (right, all) => `${right} of ${all} right at once`,
  /** @param {number} number @param {number} all @param {boolean} found */
  exercise: (number, all, found) => `Exercise ${number} of ${all}${found ? ', found' : ''}`,
  right: 'Right.',
  /** @param {number} cell @param {number} digit */
  wrong: (cell, digit) => `${digit} in ${cellName(cell)}: not by this pattern.`,
  none: 'No position was found for this technique.',
  show: 'Show it',
  next: 'Next position',
  done: 'Done',
};
