// The texts of the share dialog, in English.
// @ts-check
import { number } from '../../puzzle/en.js';

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
/** @type {Record<string, string>} */
const THEMES = { auto: 'Match system', light: 'Light', dark: 'Dark' };
/** What the reader is asked, by the values of `ask`. @type {Record<string, string>} */
const ASKED = {
  off: 'Nothing',
  choices: 'Which digit next',
  checks: 'Does it fit',
  backtracks: 'Where does it go back to',
};
/** By the kind of code. @type {Record<string, string>} */
const CODES = {
  frame: 'Embed code (iframe)',
  element: 'Web component',
};
/** @type {Record<string, string>} */
const PRESETS = { board: 'Board', code: 'Board and code', full: 'Everything' };
/** @type {Record<string, string>} */
const SECTIONS = {
  card: 'Card',
  link: 'Link',
  embed: 'Embed',
  film: 'Film',
  copy: 'Copy as text',
};

/** What the link opens. @param {number} step  of a run; 0 if it shows none */
const opens = (step) =>
  step
    ? `The link opens step ${number(step)} of the run, with the puzzle and your entries.`
    : 'The link opens the puzzle with your entries, notes and colours.';

/** @param {number} width @param {number} height  CSS pixels */
const previewOf = (width, height) => `Preview, ${number(width)} × ${number(height)} pixels`;

/** Names of the core's writers, by their ids. @type {Record<string, string>} */
const COPY_FORMATS = {
  line: 'One line, dots for blanks',
  line0: 'One line, zeros for blanks',
  liang: 'Numbers (Liang)',
  almanac: 'Bordered grid (Almanac)',
  article: 'Bordered grid with dashes (article)',
  assignment4: 'Dashes, bands apart (assignment 4)',
  lab: 'Fixed-width grid (recursion lab)',
  candidates: 'Candidate grid',
  s9b: 'SudokuWiki code (S9B)',
  hodoku: 'HoDoKu library line',
};

export const strings = {
  COPY_FORMATS,
  PARTS,
  ASKED,
  THEMES,
  CODES,
  PRESETS,
  SECTIONS,
  opens,
  previewOf,
  title: 'Share and embed',
  close: 'Close',
  sections: 'What to share',
  link: 'Link to this page',
  share: 'Share…',
  qr: 'QR code of the link',
  saveQr: 'Save the QR code',
  tooLong: 'The link is too long for a QR code.',
  openIn: 'Open in',
  picture: 'Save a picture',
  presets: 'What the frame shows',
  codes: 'Kind of code',
  preview: 'Preview',
  parts: 'Parts',
  options: 'Options',
  step: 'Start at step',
  from: 'Loop from step',
  to: 'to step',
  ask: 'Questions',
  theme: 'Theme',
  lock: 'Locked: no edits',
  origin: 'Allow only on this site',
  width: 'Width',
  height: 'Height',
  format: 'Format',
  solution: 'Solution, one line',
  noSolution: 'There is no solution to copy.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: press Ctrl+C or Cmd+C.',
  noPart: 'Select at least one part.',
  noRange: 'A loop needs a first step and a later last step.',
  noOrigin: 'A site is https:// and a host name, with an optional port.',
  onlyLink: 'This page is a single file: the link works on this computer only.',
  frameTitle: 'Sudoku Lab',
};
