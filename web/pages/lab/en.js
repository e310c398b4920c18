// The texts of the lab's page, in English. The translations are languages/xx/lab.js.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

/** @type {Record<string, string>} */
const THEMES = { auto: 'Auto', light: 'Light', dark: 'Dark' };

export const strings = {
  reload: 'Reload',
  /** @param {unknown} error */
  notLoaded: (error) => `This part of the page could not be loaded (${messageOf(error)}).`,
  THEMES,
  /** @param {string} name */
  theme: (name) => `Theme: ${THEMES[name].toLowerCase()}`,
  title: 'Sudoku Lab: solve any Sudoku',
  description:
    'Paste any Sudoku and know at once whether it is valid and how many solutions it has. Works in your browser; nothing is sent anywhere.',
  modes: 'What to do',
  solve: 'Solve',
  play: 'Play',
  watch: 'Watch',
  explain: 'Explain',
  make: 'Make',
  pasteOrOpen: 'Paste or open',
  pasteKey: 'Ctrl V',
  shareAndEmbed: 'Share and embed',
  more: 'More',
  picture: 'Save a picture',
  print: 'Print',
  themeName: 'Theme',
  helpAndKeys: 'Help and keys',
  language: 'Language',
  solveList: 'Solve a list',
  examples: 'Examples',
  lessons: 'Lessons',
  board: 'Board',
  wholeMessage: 'Whole message',
  enlarge: 'More room for the panel',
  drop: 'Drop it anywhere',
};
