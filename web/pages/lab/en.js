// The texts of the lab's page, in English. The translations are languages/xx/lab.js.
// @ts-check

/** @type {Record<string, string>} */
const THEMES = { auto: 'Auto', light: 'Light', dark: 'Dark' };

export const strings = {
  THEMES,
  /** @param {string} name */
  theme: (name) => `Theme: ${THEMES[name].toLowerCase()}`,
  title: 'Sudoku Lab: solve any Sudoku',
  pasteOrOpen: 'Paste or open',
  pasteKey: 'Ctrl V',
  shareAndEmbed: 'Share and embed',
  picture: 'Save a picture',
  print: 'Print',
  themeName: 'Theme',
  helpAndKeys: 'Help and keys',
  helpKey: '?',
  solveList: 'Solve a list',
  examples: 'Examples',
  photo: 'Puzzle from a picture',
  photoShort: 'Photo',
  lessons: 'Lessons',
  board: 'Board',
  wholeMessage: 'Whole message',
  enlarge: 'More room for the panel',
  drop: 'Drop it anywhere',
};
