// What the search tree says, in English.
// @ts-check
import { cellName, number } from '../../puzzle/en.js';

/** @typedef {import('./tree-rows.js').NodeState} NodeState */

/** @type {Record<NodeState, string>} */
const STATES = {
  path: 'on the path to this step',
  current: 'the choice in force',
  past: 'taken back',
  ahead: 'still to come',
};

/** The row of several levels that are folded. @param {number} first @param {number} last */
const folded = (first, last) => `depths ${number(first)} to ${number(last)}`;

/**
 * For screen readers: continues a row, which ends with the number of steps.
 * @param {number} steps @param {boolean} open  the run may add more steps
 * @param {NodeState} state @param {boolean} solved  contains a solution
 */
const more = (steps, open, state, solved) =>
  `${steps === 1 ? 'step' : 'steps'}${open ? ' so far' : ''}, ${STATES[state]}${solved ? ', with a solution' : ''}`;

/** Keys, each in brackets, and what they do. */
const KEYS = [
  ['[↑] [↓] [←] [→], in the search tree', 'move; [←] folds a choice, [→] unfolds it'],
  ['[Enter], in the search tree', 'go to the step of that choice'],
];

export const strings = {
  KEYS,
  cellName,
  folded,
  more,
  number,
  noChoices:
    'This algorithm makes no choices: each step follows from the board, and none is taken back.',
  start: 'Start',
  tree: 'Search tree: the choices, and the steps that each of them takes',
};
