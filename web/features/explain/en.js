// Texts of the mode Explain, in English.
// @ts-check
import { list, state } from '../../logic/en-grammar.js';
import { cellName, houseName } from '../../puzzle/en.js';

/** @typedef {import('../../logic/rungs.js').Rung} Rung */

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** @param {import('./path.js').Reason} reason @param {number} cell @param {number} digit */
function whyNot(reason, cell, digit) {
  const at = cellName(cell);
  switch (reason.kind) {
    case 'is':
      return `${at} is ${reason.digit}.`;
    case 'becomes':
      return reason.digit === digit
        ? `${at} can be ${digit}: step ${reason.step + 1} places it.`
        : `${at} is ${reason.digit}, not ${digit}: see step ${reason.step + 1}.`;
    case 'clash':
      return `${at} cannot be ${digit}: ${cellName(reason.cell)} in ${houseName(reason.house)} is ${digit}.`;
    case 'removed':
      return `${at} cannot be ${digit}: step ${reason.step + 1} eliminates it.`;
    case 'placed':
      return `${at} cannot be ${digit}: step ${reason.step + 1} places ${digit} in ${cellName(reason.cell)}.`;
    case 'notYet':
      return `So far, no step says that ${at} cannot be ${digit}.`;
    case 'unknown':
      return `No step says that ${at} cannot be ${digit}.`;
  }
}

/** @param {number[]} after  indexes of rungs */
const following = (after) =>
  after.length ? `, after ${list(after.map((index) => String(index + 1)))}` : '';

/** Why a rung of a ladder holds. @param {Rung['kind']} kind @param {number} house @param {number[]} after */
function rung(kind, house, after) {
  const why = {
    suppose: 'suppose',
    cell: 'all that is left',
    house: `last place in ${houseName(house)}`,
    pattern: 'by a pattern',
    excluded: 'excluded',
  };
  return why[kind] + following(after);
}

export const strings = {
  path: 'The whole path',
  back: 'Back',
  next: 'Next step',
  hardest: 'Hardest step',
  order: 'Order of techniques',
  orders: { books: 'Easiest to spot', 'sudoku-explainer': 'Lowest rating', gentlest: 'Gentlest' },
  ordersAre: {
    books: 'In the order in which books teach techniques',
    'sudoku-explainer': 'As Sudoku Explainer does: the easiest step at each point',
    gentlest: 'The same without the steps that no digit needs',
  },
  filter: 'Show',
  all: 'All techniques',
  /** @param {string} name @param {number} n */
  only: (name, n) => `${name} (${n})`,
  /** @param {number} step @param {number} n @param {boolean} more  the path is being searched */
  count: (step, n, more) => `Step ${step} of ${n}${more ? '…' : ''}`,
  /** @param {number} n @param {boolean} more */
  steps: (n, more) => count(n, 'step', 'steps') + (more ? '…' : ''),
  /** @param {number} step @param {number} n @param {string} line @param {boolean} more */
  value: (step, n, line, more) => `Step ${step} of ${n}${more ? ' so far' : ''}: ${line}`,
  rating: 'rating',
  ladder: 'Ratings of the steps',
  /** @param {string} rating @param {boolean} hardest */
  rated: (rating, hardest) => `rated ${rating}${hardest ? ', the hardest step here' : ''}`,
  /** @param {boolean} hardest */
  unrated: (hardest) => `${hardest ? 'the hardest step here, ' : ''}not rated`,
  difficulty: 'The difficulty of the puzzle is its rating in the order “Lowest rating”.',
  /** @param {number} from @param {number} to  numbers of the steps of one entry */
  range: (from, to) => (from === to ? String(from) : `${from}–${to}`),
  toTheEnd: 'To the end: singles',
  parts: ['Where', 'Why', 'So'],
  chain: 'The chain: arrow keys up and down',
  rung,
  /** @param {Rung} step @param {number} at  its index */
  conclusion: ({ node, kind, house, after }, at) =>
    `${at + 1}. ${kind === 'suppose' ? 'Suppose' : 'So'} ${state(node)}${kind === 'suppose' ? '' : `: ${rung(kind, house, after)}`}`,
  legend: {
    strong: 'strong link: if the one is false, the other is true',
    weak: 'weak link: not both are true',
    out: 'eliminated',
    blocks: 'blocks',
    hatched: 'ruled out',
    left: 'what is left',
  },
  free: 'free',
  tip: 'Choose any cell: why this digit?',
  about: 'More about this technique',
  scale: 'Ratings: Sudoku Explainer 1.2.1 (–: none).',
  searching: 'Looking for the path…',
  /** @param {number} n */
  found: (n) => `${count(n, 'step', 'steps')} found so far…`,
  solved: 'Solved.',
  /** @param {number} n */
  solvedBy: (n) => `${count(n, 'step', 'steps')} lead to the solution.`,
  stuck: 'No further step',
  stuckBecause: 'None of the techniques here leads on. What remains needs trial.',
  several: 'Several solutions',
  severalBecause:
    'Deduction cannot decide between solutions. Add givens in Solve until one is left.',
  none: 'No solution',
  noneBecause: 'No path can lead to a solution. Solve shows what is wrong.',
  invalid: 'Not valid',
  invalidBecause: 'Two equal digits clash. Solve shows where.',
  empty: 'No puzzle yet',
  emptyBecause: 'Paste or open a puzzle, or type one in Solve.',
  /** @param {unknown} error */
  failed: (error) => `The human solver could not be loaded (${error}).`,
  /** @param {unknown} error */
  interrupted: (error) =>
    `The search for further steps has failed (${error}). Open Explain again to retry.`,
  wrong: 'Some entries differ from the solution: the path starts from the givens.',
  whyNot,
  /** Of a cell, for screen readers. @param {number} digit */
  cannotBe: (digit) => `cannot be ${digit}`,
  blocks: 'blocks',
  /** @param {number} cell @param {number} digit @param {boolean} on  it holds */
  whatIf: (cell, digit, on) => `What if ${cellName(cell)} were ${on ? '' : 'not '}${digit}?`,
  /** @param {number} cell @param {number} digit */
  whyIs: (cell, digit) => `Why is ${cellName(cell)} a ${digit}?`,
  /** @param {number} n @param {number} all */
  restsOn: (n, all) =>
    n
      ? `It rests on ${n} of the ${count(all, 'step', 'steps')} before`
      : 'It rests on the givens alone',
  show: 'Show step',
  select: 'Select a cell, then type a digit: why is it not there?',
  /** @param {number} cell */
  which: (cell) => `Choose a digit: why is it in ${cellName(cell)}, or why not?`,
  digits: 'Why is this digit in the cell, or why not?',
  others: 'Any other digit here?',
  KEYS: [
    ['[PageDown] [PageUp]', 'next step, step back'],
    ['[Up] [Down]', 'up and down the chain'],
    ['[Enter]', 'why the digit of the selected cell is there'],
    ['[Esc]', 'back from “Why is this digit here?”'],
    ['[R]', 'draws the proof again'],
    ['[Home] [End]', 'in the ratings: first and last step'],
    ['[1] – [9]', 'why the selected cell is not that digit'],
  ],
};
