// What the page says about the user's own program, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';

/** @param {number} line  from 1; 0 if unknown */
const inLine = (line) => (line ? ` in line ${number(line)}` : '');

/** @param {number} steps  that the trace has */
const shown = (steps) => (steps ? ` Recorded: ${count(steps, 'step')}.` : '');

/** @param {number} steps @param {number} placed  digits @param {number} ms */
const solved = (steps, placed, ms) =>
  `Solved: ${count(placed, 'digit')} placed, ${count(steps, 'step')}, ${number(ms)} ms. Press Play.`;

/** @param {number} steps @param {number} ms */
const ended = (steps, ms) =>
  steps
    ? `The program has ended without a solution: ${count(steps, 'step')}, ${number(ms)} ms.`
    : 'The program has ended and has written nothing to the grid.';

/** @param {string} message  of the browser @param {number} line @param {number} steps */
const failed = (message, line, steps) =>
  `${line ? `Line ${number(line)}: ` : ''}${message}.${shown(steps)}`.replace('..', '.');

/** @param {number} seconds @param {number} line @param {number} steps */
const tooLong = (seconds, line, steps) =>
  `Stopped after ${number(seconds)} s${inLine(line)}.${shown(steps)}`;

/** @param {number} steps @param {number} line */
const tooMany = (steps, line) => `Stopped after ${count(steps, 'step')}${inLine(line)}.`;

/** @param {number} megabytes @param {number} line @param {number} steps */
const tooLarge = (megabytes, line, steps) =>
  `Stopped${inLine(line)}: over ${number(megabytes)} MB of memory, counting what was dropped.${shown(steps)}`;

/** @param {string} what  its name @param {number} line @param {number} steps */
const missing = (what, line, steps) =>
  `${line ? `Line ${number(line)}: ` : ''}${what} is not available here.${shown(steps)}`;

/** @param {string} language @param {number} line */
const foreign = (language, line) =>
  `${line ? `Line ${number(line)}: ` : ''}This looks like ${language}: take the template. The editor runs JavaScript.`;

/** @param {number} most */
const long = (most) =>
  `The program is too long: at most ${number(most)} characters. It is neither kept nor run.`;

/** @param {number} seconds @param {number} steps @param {number} megabytes */
const limits = (seconds, steps, megabytes) =>
  `It stops after ${number(seconds)} seconds, ${number(steps)} steps or ${number(megabytes)} MB of lists, objects and texts, with those that it no longer needs. It has no access to the page, to files or to the network, and no timers, async functions and BigInt.`;

/** What a program can use, and what that does. */
const USES = [
  ['solve(grid)', 'is called with the puzzle'],
  ['grid[r][c]', 'a cell, r and c from 0 to 8; 0 is empty. Each change is a step'],
  ['check(r, c, d)', 'whether digit d fits; a step, too'],
  ['solution()', 'reports the grid as a solution. A full, correct grid at the end is one, too'],
  ['print(…)', 'shows a text below the program'],
];

export const strings = {
  USES,
  ended,
  failed,
  foreign,
  limits,
  long,
  missing,
  solved,
  tooLarge,
  tooLong,
  tooMany,
  blocked:
    'The program cannot run: its frame did not load. It needs the site on its server, and does not run offline.',
  crash: 'The program was stopped: its process has died.',
  edit: 'Edit',
  editor: 'Program. Press Escape, then Tab, to leave the editor.',
  flood: 'The program was stopped: it sent more than a run can send.',
  generator:
    'solve is a generator: a call does not run it. Write “function” without “*” and “yield”.',
  keys: 'Ctrl Enter runs the program. Escape, then Tab leaves the editor.',
  name: 'Your own program',
  other: 'In another language',
  otherHow:
    'A program in any language can print its steps. Start from one of these, and paste its output here:',
  output: 'Output of the program',
  race: 'The program that you wrote; a digit counts once it fits.',
  reset: 'Liang’s search',
  resetTitle: 'Replace the program by Liang’s search',
  run: 'Run',
  running: 'The program is running …',
  stop: 'Stop',
  title: 'Your own program',
  uses: 'What it can use',
};
