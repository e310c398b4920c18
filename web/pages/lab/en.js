// The texts of the lab's page, in English. The translations are languages/xx/lab.js.
// @ts-check
import { strings as header } from '../../features/header/en.js';

/** @type {Record<string, string>} */
const THEMES = { auto: 'Auto', light: 'Light', dark: 'Dark' };

export const strings = {
  ...header,
  THEMES,
  /** @param {string} name */
  theme: (name) => `Theme: ${THEMES[name].toLowerCase()}`,
  title: 'Sudoku Lab: solve any Sudoku',
  pasteKey: 'Ctrl V',
  shareAndEmbed: 'Share and embed',
  picture: 'Save a picture',
  themeName: 'Theme',
  helpAndKeys: 'Help and keys',
  helpKey: '?',
  solveList: 'Solve a list',
  examples: 'Examples',
  board: 'Board',
  wholeMessage: 'Whole message',
  enlarge: 'More room for the panel',
};
