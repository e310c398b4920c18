// Texts for a puzzle that is typed, in English. The translations are in languages/xx/entering.js.
// @ts-check
import { count } from '../../puzzle/en.js';

export const strings = {
  none: 'Type a puzzle',
  /** @param {number} n @returns {string} */
  givens: (n) => count(n, 'given'),
  soon: 'The verdict comes with the 17th. Most puzzles have 22 to 32.',
  several: 'Several grids fit so far. Most puzzles have 22 to 32.',
  most: 'most: 22 to 32',
  anyway: 'Show the verdict now',
  quicker: 'Quicker',
  paste: 'Paste or open',
  pasteWhat: '81 characters, a list, most formats',
  examples: 'Examples',
  examplesWhat: 'from easy to the hardest known',
  keys: 'Keys',
  /** Names of keys, and what they do. @type {[string[], string][]} */
  KEYS: [
    [['1', '…', '9'], 'writes and moves on'],
    [['0', '.', 'Space'], 'leaves the cell empty and moves on'],
    [['Enter'], 'goes to the start of the next row'],
    [['Backspace'], 'goes back and clears'],
    [['Ctrl', 'Enter'], 'shows the verdict now'],
  ],
};
