// Texts of the mode Solve, in English. The translations are in languages/xx/solve.js.
// @ts-check
import { cellName, clashText, count, number } from '../../puzzle/en.js';

/** @param {string} text */
const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** The English table; the tables of other languages replace it. */
export const strings = {
  skip: 'Empty cell',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear all',
  erase: 'Erase',
  pad: 'Digits',
  stop: 'Stop',
  previous: 'Previous solution',
  next: 'Next solution',
  reveal: 'Reveal a cell',
  copy: 'Copy',
  differences: 'Mark the differences',
  otherCause: 'Another cause',
  watchFail: 'Watch it fail',
  enterIt: 'Enter it',
  goOn: 'Go on',
  play: 'Play it',
  watch: 'Watch a program',
  explain: 'Follow a person',
  example: 'An example.',
  tour: '30-second tour',
  /** Verbs are in brackets, after what they do. */
  welcome: '[type:Type] or [paste:paste] a Sudoku.\n[play:Play] it. [watch:Watch] it being solved.',

  /** @param {number} n  empty cells */
  toPlay: (n) => `${count(n, 'cell')} to fill`,
  /** @param {import('./steps.js').ProgramSteps | null} steps  null if they are not known */
  toWatch: (steps) =>
    steps
      ? `${steps.more ? 'more than ' : ''}${count(steps.count, 'step')}${steps.first ? ' of backtracking' : ''}`
      : 'a classic algorithm, step by step',
  /** @param {number | null} steps  null if they are not known */
  toExplain: (steps) =>
    steps === null ? 'each step with its reason' : `${count(steps, 'step')}, each with its reason`,
  /** @param {number} n */
  emptyLine: (n) => (n ? `A puzzle with ${count(n, 'given')}.` : 'An empty board: type a puzzle.'),
  /** @param {number} cell  the one that is typed next */
  caret: (cell) => `${cellName(cell)}: a digit, or 0 if it is empty`,
  onlySolution: 'The only solution.',
  differLine: 'Dashed cells differ.',
  /** @param {boolean} all  the small digits are those of all other solutions @returns {string} */
  differDetail: (all) =>
    all ? 'Small digits: the other solutions.' : 'Small digits: another one.',
  /** @param {number} n */
  noneLine: (n) => `No grid fits these ${count(n, 'given')}.`,
  suspectDetail: 'Dashed: a likely slip.',
  /** @param {import('../../solver/protocol.js').Conflict} conflict */
  clashLine: (conflict) => sentence(clashText(conflict)),

  /** @param {number} n  givens @param {number} cells  in which solutions differ @param {boolean} all */
  differ: (n, cells, all) =>
    `${count(n, 'given')}. ${all ? 'They' : 'The first two'} differ in ${count(cells, 'cell')}.`,
  /** @param {number} index  from 0 @param {number | bigint} total @param {boolean} known */
  which: (index, total, known) => `${number(index + 1)} of ${number(total)}${known ? '' : '+'}`,
  /** @param {string} time  such as 'in 4 ms' */
  noneFacts: (time) => `No two digits clash, but no grid fits. Searched ${time}.`,
  /** @param {number} n */
  all: (n) => `All ${number(n)}`,
  /** @param {number} n  from 1 */
  solution: (n) => `Solution ${number(n)}`,
  /** @param {number} cell */
  clearCell: (cell) => `Clear ${cellName(cell)}`,
  /** @param {number[]} cells @param {number} digit */
  bothAre: (cells, digit) =>
    `${cells.slice(0, -1).map(cellName).join(', ')} and ${cellName(cells[cells.length - 1])} are ${cells.length === 2 ? 'both' : 'all'} ${digit}.`,
  /** @param {number} cell */
  typedLast: (cell) => `${cellName(cell)} was typed last.`,
  /** @param {number} cell @param {number} digit */
  leavesOne: (cell, digit) => `Entering ${digit} in ${cellName(cell)} leaves exactly one solution.`,
  /** @param {number} cell @param {number} digit @param {number} instead  the digit of the only solution, 0 for none */
  slip: (cell, digit, instead) =>
    `The ${digit} in ${cellName(cell)} may be a slip${instead ? `: with ${instead} there, exactly one grid fits` : ''}.`,
  /** @param {number} cell @param {number} n @param {boolean} more  there are more */
  without: (cell, n, more) =>
    `With ${cellName(cell)} empty, ${more ? 'more than ' : ''}${n === 1 ? 'exactly one grid fits' : `${number(n)} grids fit`}.`,
  noSlip: 'More than one given must go: without any single one, still no grid fits.',
};
