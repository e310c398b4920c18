// The texts of the share dialog, in English.
// @ts-check

const button = 'Share and embed';
const lesson = 'A lesson on backtracking';
const title = 'Share and embed';
const preview = 'Preview';
const parts = 'Parts';
/** By their names in the address. @type {Record<string, string>} */
const PARTS = {
  verdict: 'Verdict',
  board: 'Board',
  status: 'Status',
  strip: 'Timeline',
  player: 'Buttons',
  speed: 'Speed',
  pad: 'Digits',
  link: 'Link to the page',
  code: 'Code',
  stack: 'Variables',
  log: 'Log',
  counters: 'Counters',
};
const options = 'Options';
const step = 'Start at step';
const from = 'Loop from step';
const to = 'to step';
const theme = 'Theme';
/** @type {Record<string, string>} */
const THEMES = { auto: 'Match system', light: 'Light', dark: 'Dark' };
const lock = 'Locked: no edits';
const origin = 'Allow only on this site';
const width = 'Width';
const height = 'Height';
/** By the kind of code. @type {Record<string, string>} */
const CODES = {
  link: 'Link to this page',
  frame: 'Embed code (iframe)',
  element: 'Web component',
};
/** @param {string} what */
const copyIt = (what) => `Copy: ${what}`;
const copy = 'Copy';
const copied = 'Copied.';
const notCopied = 'The browser does not allow copying: press Ctrl+C or Cmd+C.';
const close = 'Close';
const noPart = 'Select at least one part.';
const noRange = 'A loop needs a first step and a later last step.';
const noOrigin = 'A site is https:// and a host name, with an optional port.';
const onlyLink = 'This page is a single file. Embedding needs the site on a web server.';
const frameTitle = 'Sudoku Lab';

export const strings = {
  button,
  lesson,
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
