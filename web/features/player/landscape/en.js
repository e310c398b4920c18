// What the landscape of a search says, in English.
// @ts-check
import { cellName, count, number } from '../../../puzzle/en.js';

/** What became of a node. @typedef {'back' | 'open' | 'solved' | 'ahead'} NodeState */

/** @type {Record<NodeState, string>} */
const STATES = {
  back: 'taken back',
  open: 'still open',
  solved: 'leads to a solution',
  ahead: 'still to come',
};

/** The legend of the colours. @type {Record<NodeState, string>} */
const LEGEND = {
  open: 'open now',
  back: 'taken back',
  solved: 'leads to a solution',
  ahead: 'still to come',
};

/** @param {number} steps */
const stepsBelow = (steps) => count(steps, 'step');

/** A node in one sentence. @param {number} cell @param {number} digit @param {number} steps @param {NodeState} state */
const node = (cell, digit, steps, state) =>
  `${digit} in ${cellName(cell)}: ${stepsBelow(steps)}, ${STATES[state]}`;
/** The label of a node. @param {number} cell @param {number} digit @param {number} steps */
const tip = (cell, digit, steps) => `${cellName(cell)} = ${digit}  ${stepsBelow(steps)}`;
/** A node in the list. @param {number} cell @param {number} digit @param {number} steps @param {NodeState} state */
const item = (cell, digit, steps, state) =>
  `${cellName(cell)} = ${digit}, ${stepsBelow(steps)}, ${STATES[state]}`;

/** @param {number} cell @param {number} digit */
const children = (cell, digit) => `below ${cellName(cell)} = ${digit}`;
/** @param {number} digits */
const summit = (digits) => `${count(digits, 'digit')}, solved`;
/** @param {number} digits */
const below = (digits) => `${count(digits, 'digit')} below, all open`;
/** @param {number} steps */
const column = (steps) => `a column is ${number(Math.round(steps))} steps`;
/** @param {number} row  0..8 */
const rowName = (row) => `r${row + 1}`;
/** @param {string} name @param {number} steps @param {boolean} ended */
const second = (name, steps, ended) => `${name}: ${ended ? '' : 'at least '}${stepsBelow(steps)}`;
/** @param {number} times */
const magnified = (times) =>
  `To scale: the line at the left edge. Beside it, drawn ${number(Math.round(times))} times as wide.`;

/** Keys, each in brackets, and what they do. */
const KEYS = [
  ['[T]', 'unfold the strip to the landscape, or fold it'],
  ['[←] [→] [↑] [↓], in the landscape', 'brother before, brother after, child, parent'],
  ['[Enter], in the landscape', 'go to the step of that digit'],
  ['[+] [−], [0], [Esc], in the landscape', 'enlarge, reduce, whole run, back to the step'],
];

export const strings = {
  KEYS,
  LEGEND,
  below,
  beside: 'Beside another program',
  cellName,
  children,
  close: 'Close',
  column,
  item,
  landscape: 'Search landscape',
  list: 'Search tree as a list',
  magnified,
  noChoices:
    'This algorithm makes no choices: each step follows from the board, and none is taken back.',
  node,
  number,
  rowName,
  second,
  summit,
  takeAway: 'Take away',
  tip,
  whole: 'Whole run',
};
