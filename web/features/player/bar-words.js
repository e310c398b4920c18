// The texts of the player under the board, in English. The translations are languages/xx/bar.js.
// @ts-check
import { count, number } from '../../puzzle/en.js';

const UNTIL = {
  breakpoint: 'the next breakpoint',
  solution: 'the next solution',
  out: 'out of this cell',
};

/** The speed at which the whole run takes some seconds. @param {number} seconds */
const runIn = (seconds) => `run in ${number(seconds)} s`;
/** @param {number} seconds */
const left = (seconds) => `${number(seconds)} s left`;
/** The word for breakpoints. @param {number} n  lines that have one */
const stops = (n) => (n ? count(n, 'stop') : 'Stops');
/** The word for questions. @param {boolean} asks  whether the run asks @returns {string} */
const ask = (asks) => (asks ? 'Asking' : 'Ask me');

export const strings = {
  UNTIL,
  ask,
  left,
  runIn,
  stops,
  player: 'Player',
  step: 'Step',
  first: 'Beginning',
  previousBacktrack: 'Previous backtrack',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  next: 'Step',
  nextBacktrack: 'Next backtrack',
  last: 'End',
  options: 'Detail and speed',
  level: 'Level of detail',
  lines: 'Lines',
  checks: 'Checks',
  placements: 'Placements',
  decisions: 'Decisions',
  speed: 'Speed',
  linger: 'Pause at backtracks',
  until: 'Run to',
  howToStop: 'The number of a line sets a breakpoint.',
  noStops: 'Remove all breakpoints',
  wholeRun: 'The whole run in 30 s',
  stopping: 'Breakpoints and goals',
  asking: 'Questions',
  depth: 'depth',
  whole: 'Whole run',
};
