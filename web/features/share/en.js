// What the share dialog says, in English. A translation is another file like this one.
// @ts-check

const button = 'Share and embed';
const lesson = 'A lesson on backtracking';
const lessonPage = 'lesson.html?lang=en';
const title = 'Share and embed';
const preview = 'Preview';
const parts = 'Parts';
/** By their names in the address. @type {Record<string, string>} */
const PARTS = {
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
const options = 'Options';
const step = 'Begins at step';
const from = 'Repeat from step';
const to = 'to step';
const theme = 'Theme';
/** @type {Record<string, string>} */
const THEMES = { auto: 'As the reader’s', light: 'Light', dark: 'Dark' };
const lock = 'Locked: no edits';
const origin = 'Only in pages of, such as https://school.example';
const width = 'Width';
const height = 'Height';
/** By the kind of code. @type {Record<string, string>} */
const CODES = {
  link: 'Link to this page',
  frame: 'Code of a frame',
  element: 'Code of an element, for pages without frames',
};
/** @param {string} what */
const copyIt = (what) => `Copy: ${what}`;
const copy = 'Copy';
const copied = 'Copied.';
const notCopied = 'The browser does not copy: press Ctrl or Cmd and C.';
const close = 'Close';
const noPart = 'Choose at least one part.';
const noRange = 'A range goes from one step to a later one.';
const noOrigin = 'An origin is https:// and a name, perhaps with a port.';
const onlyLink = 'This page is a single file. Frames need the whole lab on a web server.';
const frameTitle = 'Sudoku Lab';

export const strings = {
  button,
  lesson,
  lessonPage,
  title,
  preview,
  parts,
  PARTS,
  options,
  step,
  from,
  to,
  theme,
  THEMES,
  lock,
  origin,
  width,
  height,
  CODES,
  copyIt,
  copy,
  copied,
  notCopied,
  close,
  noPart,
  noRange,
  noOrigin,
  onlyLink,
  frameTitle,
};
