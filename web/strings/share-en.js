// What the share dialog says, in English. A translation is another file like this one.
// @ts-check

export const button = 'Share and embed';
export const lesson = 'A lesson on backtracking';
export const title = 'Share and embed';
export const preview = 'Preview';
export const parts = 'Parts';
/** By their names in the address. @type {Record<string, string>} */
export const PARTS = {
  verdict: 'Verdict',
  board: 'Board',
  status: 'Status',
  strip: 'Strip',
  player: 'Buttons',
  speed: 'Speed',
  pad: 'Digits',
  link: 'Link to the page',
  code: 'Code',
  stack: 'State',
  log: 'Log',
  counters: 'Counters',
};
export const options = 'Options';
export const step = 'Begins at step';
export const from = 'Repeat from step';
export const to = 'to step';
export const theme = 'Theme';
/** @type {Record<string, string>} */
export const THEMES = { auto: 'As the reader’s', light: 'Light', dark: 'Dark' };
export const lock = 'Locked: no edits';
export const origin = 'Only in pages of, such as https://school.example';
export const width = 'Width';
export const height = 'Height';
/** By the kind of code. @type {Record<string, string>} */
export const CODES = {
  link: 'Link to this page',
  frame: 'Code of a frame',
  element: 'Code of an element, for pages without frames',
};
/** @param {string} what */
export const copyIt = (what) => `Copy: ${what}`;
export const copy = 'Copy';
export const copied = 'Copied.';
export const notCopied = 'The browser does not copy: press Ctrl or Cmd and C.';
export const close = 'Close';
export const noPart = 'Choose at least one part.';
export const noRange = 'A range goes from one step to a later one.';
export const noOrigin = 'An origin is https:// and a name, perhaps with a port.';
export const onlyLink = 'This page was opened from a file. Frames need the lab on a web server.';
export const frameTitle = 'Sudoku Lab';
