// What the player says, in English.
// @ts-check
import { number } from '../../puzzle/en.js';

/** @param {boolean} playing @returns {string} */
const play = (playing) => (playing ? 'Pause' : 'Play');
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

const TABS = { code: 'Code', state: 'Variables', log: 'Log' };

/** For the help: keys, each in brackets, and what they do. */
const KEYS = [
  [
    '[Space], arrows, [Home], [End]',
    'on the player: play or pause, step, beginning, end; with Shift to backtracks',
  ],
  ['digit, while watching', 'ask why that digit can’t go there'],
  ['[N] [P]', 'next step, previous step'],
  ['[+] [−]', 'on the player: faster, slower'],
];

/** @type {Record<string, string>} */
const PANELS = {
  'free-cells': 'Free cells',
  calls: 'Calls',
  possible: 'Possible',
  matrix: 'Matrix',
};

/** @param {string} source @param {string} teaches */
const about = (source, teaches) => `${teaches} (${source}.)`;

/** @param {number} line  from 1 */
const breakpointAt = (line) => `Breakpoint at line ${line}`;
/** @param {number} k @param {number} n */
const freeCells = (k, n) =>
  n ? `k = ${number(k)} of ${number(n)} free cells` : 'The first step makes the list.';
/** @param {number} n */
const calls = (n) => (n ? `${number(n)} open, latest first` : 'No open calls.');
/** @param {number} n */
const possible = (n) => `${number(n)} candidates left in empty cells.`;
/** @param {number} covered */
const matrix = (covered) =>
  `${number(covered)} of 324 constraints covered. The numbers are the options left.`;
/** @param {number} n */
const optionsDone = (n) => (n ? `${n} done` : '');
const BLOCKS = ['Cell', 'Row has digit', 'Column has digit', 'Box has digit'];
/** @param {number} step @param {string} words */
const logLine = (step, words) => `${number(step)}: ${words}`;

/** @param {boolean} complete @param {number} limit */
const saved = (complete, limit) =>
  complete ? 'The trace is saved.' : `The first ${number(limit)} moves are saved.`;

export const strings = {
  BLOCKS,
  KEYS,
  PANELS,
  MOVES,
  TABS,
  about,
  breakpointAt,
  calls,
  freeCells,
  logLine,
  matrix,
  optionsDone,
  play,
  possible,
  saved,
  survey,
  title: 'Watch it solve',
  algorithm: 'Algorithm',
  variant: 'Variant',
  tabs: 'Details of the algorithm',
  race: 'Race',
  saveTrace: 'Download trace',
};
