// The texts of cards, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';
import { messageOf } from '../../base/words/numbers.js';

/** A rating and why. @param {string} rating @param {string} technique */
const rated = (rating, technique) => `${rating}, hardest step: ${technique}`;
/** @param {number} n */
const givens = (n) => count(n, 'given');
/** @param {number} n @param {boolean} ended */
const steps = (n, ended) => `${ended ? '' : 'more than '}${number(n)}`;
/** What the steps are of, after their number. @param {string} title  of a program */
const stepsOf = (title) => `steps: ${title}.`;
/** After the number of digits placed. @param {number} other  digits of another program; 0: unknown @param {string} title  of that program */
const placed = (other, title) =>
  other ? `digits placed; ${number(other)} with ${title}.` : 'digits placed.';

/**
 * What a card shows, in sentences.
 * @param {string} heading  level or verdict
 * @param {string} detail
 * @param {string[]} facts
 * @param {string[]} rows  nine of the board, with dots for blanks
 */
const alternative = (heading, detail, facts, rows) =>
  `A Sudoku: ${heading}${detail ? ` (${detail})` : ''}. ${facts.map((fact) => `${fact} `).join('')}Rows from top to bottom: ${rows.join(', ')}.`;

/** @param {unknown} error */
const noCard = (error) => `The card could not be made (${messageOf(error)}).`;

export const strings = {
  alternative,
  givens,
  noCard,
  placed,
  rated,
  steps,
  stepsOf,

  SHAPES: { wide: 'Wide', square: 'Square' },
  THEMES: { light: 'Light', dark: 'Dark' },
  shape: 'Shape',
  theme: 'Colours',
  preview: 'Preview of the card',
  working: 'The program is still running…',
  copyPicture: 'Copy picture',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  share: 'Share…',
  alternativeText: 'Alternative text',
  copyText: 'Copy text',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: save the picture instead.',
};
