// What the player says, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';

/** @param {boolean} running @returns {string} */
const survey = (running) => (running ? 'Stop looking ahead' : 'Look ahead');

/** The moves of a trace, by their letter. @type {Record<string, string>} */
const MOVES = {
  P: 'places digit d in row r, column c',
  U: 'removes the digit',
  E: 'removes the candidate d',
  T: 'checks whether d fits',
  R: 'd does not fit',
  S: 'the board is a solution',
};

const PARTS = { code: 'Code', state: 'Variables', counters: 'Counters', log: 'Log' };

/** The parts of the panel, one of which is shown; on a phone, in short words. */
const TABS = { code: 'Code', state: 'State', log: 'Log', land: 'Tree' };
const SWITCH = { code: 'Listing', land: 'Landscape' };

/** What the marks on the board mean. */
const LEGEND = {
  given: 'a given of the puzzle',
  tried: 'the algorithm tries this digit',
  proven: 'a digit of a solution',
  clash: 'contains the digit already',
  arc: 'from the digit tried to the one that excludes it',
  removed: 'backtrack: this digit is removed',
  last: 'the cell of the current step',
  candidate: 'candidates',
  density: 'on the timeline: how often the search backtracks',
};

/** The lecture view: its controls, its code and the blank screen. */
const LECTURE = {
  controls: 'Lecture',
  ask: 'Ask',
  code: 'QR',
  race: 'Race',
  blank: 'Blank',
  leave: 'Leave',
  codeOf: 'QR code of the link to this step',
  /** @param {number} step */
  opens: (step) => `opens this very step, ${number(step)}`,
  blanked: 'The screen is blank. The next key or click shows the run again.',
};

/** For the help: keys, each in brackets, and what they do. */
const KEYS = [
  [
    '[Space], [←] [→], [Home], [End]',
    'play or pause, step, beginning, end; with Shift to the next backtrack',
  ],
  ['[Page Down] [Page Up]', 'next step, previous step: the keys of a presenter'],
  ['[A], [Q], [B] or [.], [R], [Esc]', 'in the lecture view: ask, QR code, blank, race, leave'],
  ['digit, while watching', 'ask why that digit can’t go there'],
  ['[N] [P]', 'next step, previous step'],
  ['[+] [−]', 'faster, slower'],
  ['[Z], [Shift] [Z], [W]', 'on the timeline: enlarge, reduce, whole run'],
];

/** @param {number} line  from 1 */
const breakpointAt = (line) => `Breakpoint at line ${line}`;
/** @param {number} n */
const freeCells = (n) => count(n, 'cell');
/** @param {number} n */
const calls = (n) => `depth ${number(n)}`;
/** @param {number} n */
const moreCalls = (n) => `${number(n)} below`;
/** @param {number} n */
const possible = (n) => count(n, 'candidate');
/** @param {number} covered */
const matrix = (covered) => `${number(covered)} of 324 constraints covered`;
/** @param {number} n */
const optionsDone = (n) => (n ? `${n} done` : '');
const BLOCKS = ['cell', 'row', 'column', 'box'];
/** The value of a variable at the step before. @param {string} value */
const was = (value) => `was ${value}`;

/** A number for the axis: 200k, 2M. @param {number} n */
const axis = (n) =>
  n >= 1e6 && n % 1e5 === 0
    ? `${number(n / 1e6)}M`
    : n >= 1e4 && n % 1e3 === 0
      ? `${number(n / 1e3)}k`
      : number(n);
/** @param {number} length @param {boolean} ended  the end is known @param {boolean} solved */
const end = (length, ended, solved) =>
  `${ended ? '' : 'at least '}${number(length)}${solved ? ', solved' : ''}`;
/**
 * @param {number} step
 * @param {number} low @param {number} high  depths
 * @param {number} backtracks  as a part of the steps; 0: not mentioned
 */
const hover = (step, low, high, backtracks) =>
  `${number(step)}: depth ${low === high ? number(low) : `${number(low)}–${number(high)}`}` +
  (backtracks ? `, ${number(Math.round(1000 * backtracks) / 10)}% backtracks` : '');

/** @param {boolean} complete @param {number} limit */
const saved = (complete, limit) =>
  complete ? 'The trace is saved.' : `The first ${number(limit)} moves are saved.`;

export const strings = {
  givensOnly: 'The algorithm starts with the givens and ignores the crossed-out candidates.',
  BLOCKS,
  KEYS,
  LECTURE,
  LEGEND,
  MOVES,
  PARTS,
  SWITCH,
  TABS,
  axis,
  breakpointAt,
  calls,
  end,
  freeCells,
  hover,
  matrix,
  moreCalls,
  optionsDone,
  possible,
  /** In the menu of algorithms. */
  program: 'Your own program…',
  saved,
  survey,
  was,
  CALLS: 'Call stack',
  console: 'What the program prints',
  noCalls: 'empty',
  notRecorded: 'no longer recorded: too much',
  /** @param {number} line */
  atLine: (line) => `line ${number(line)}`,
  ownCode: 'Your code',
  algorithm: 'Algorithm',
  breakpoint: 'Stop here',
  language: 'Language of the listing (Java for Lines)',
  legend: 'What the marks mean',
  list: 'Search tree as a list',
  more: 'More about this run',
  parts: 'What is shown',
  present: 'Lecture view',
  race: 'Race',
  saveJava: 'Save .java',
  saveTrace: 'Download trace',
  stop: 'Stop',
  unfold: 'Unfold the landscape (T)',
  variant: 'Variant',
};
