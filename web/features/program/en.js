// What the page says about the user's own program, in English.
// @ts-check
import { cellName, count, houseName, number } from '../../puzzle/en.js';

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

const HOUSES = ['rows', 'columns', 'boxes'];
/** @param {number[]} kinds */
const houses = (kinds) => kinds.map((kind) => HOUSES[kind]).join(' and ');

/** Why there is no solution, see `diagnosis.js`. @param {import('./diagnosis.js').Diagnosis} found @returns {string} */
function diagnosis(found) {
  switch (found.id) {
    case 'gap':
      return `The gap in line ${number(found.line)} is still to be filled: the search tries no digit yet.`;
    case 'given':
      return `${cellName(found.cell)} is a given. Write only to cells that are 0 at the start.`;
    case 'one':
      return `The program writes only to ${cellName(found.cell)}. It has to go on to the next empty cell.`;
    case 'clash':
      return `Step ${number(found.step)} puts ${found.digit} into ${cellName(found.cell)}, though ${cellName(found.other)} has it.${
        found.checked.length
          ? ` No digit clashes within ${houses(found.checked)}: does the check forget the ${houses(found.unchecked)}?`
          : ''
      }`;
    case 'undo':
      return `In step ${number(found.step)}, the search is back at ${cellName(found.cell)}, but ${cellName(found.other)}, filled after it, still has its digit. The program never sets a cell back to 0: undo what has failed.`;
    case 'kept':
      return `The program never sets a cell back to 0: the digits of failed attempts stay, until no digit fits in ${cellName(found.cell)}. Undo what has failed.`;
    case 'left':
      return `In step ${number(found.step)}, the program gives up ${cellName(found.cell)}, though ${found.digit} fits there. Is a digit skipped, or the check too strict?`;
    case 'stuck':
      return `No digit fits in ${cellName(found.cell)} any more, and the program ends. It has to go back and try the next digit in an earlier cell.`;
    case 'digits':
      return `The program never writes ${found.missing.join(', ')}. In step ${number(found.step)}, it leaves ${cellName(found.cell)} empty, though ${found.digit} fits there. Do the digits go from 1 to 9?`;
    case 'single':
      return `In step ${number(found.step)}, the program gives up ${cellName(found.cell)} after ${found.digit}, though ${found.next} fits there. Does it return after the first digit?`;
    case 'house':
      return `No cell of ${houseName(found.house)} was ever filled. Does a loop end too early?`;
    case 'early':
      return `The program ends while ${cellName(found.cell)} is empty and digits fit there. Does it return too early?`;
    case 'turns':
      return `From step ${number(found.step)} on, the same ${count(found.steps, 'step')} repeat without end.`;
  }
}

/** In the templates. */
const COMMENTS = {
  full: 'no cell is empty',
  empty: 'the first one',
  gap: 'for each digit d that fits, check(r, c, d):',
  gapHow: 'write it, solve(grid), undo it if that fails',
  none: 'no digit leads on',
  undo: 'undo: try the next digit',
  fits: 'No other cell of the row, column or box has the digit.',
};

const TEMPLATES = {
  gap: 'Eight lines with a gap',
  recursive: 'Recursive search',
  liang: 'Liang’s search',
};

export const strings = {
  COMMENTS,
  TEMPLATES,
  USES,
  diagnosis,
  ended,
  failed,
  foreign,
  badLink: 'The program in this link is damaged or too long. Here is yours.',
  linked: 'This program is from the link. It runs only when you press Run.',
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
  /** @param {string} language */
  template: (language) => `${language} template`,
  start: 'Start from …',
  /** @param {number} step */
  toStep: (step) => `Go to step ${number(step)}`,
  toGap: 'Go to the gap',
  why: 'Why there is no solution',
  run: 'Run',
  running: 'The program is running …',
  stop: 'Stop',
  title: 'Your program',
  uses: 'What it can use',
};
