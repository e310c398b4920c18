// The questions to the reader of a run, in English. The translations are languages/xx/questions.js.
// @ts-check
import { cellName, houseName } from '../../puzzle/en.js';

/** @typedef {import('../../run/algorithms/view.js').Question} Question */
/** @typedef {import('./question.js').Reason} Reason */

/** What is asked, by the kinds of questions. @type {Record<string, string>} */
const KINDS = {
  choices: 'Which digit next?',
  checks: 'Does it fit?',
  backtracks: 'Where does it go back to?',
};
/** The kinds in a sentence. @type {Record<string, string>} */
const NOUNS = { choices: 'choices', checks: 'checks', backtracks: 'backtracks' };

/** @param {number} constraint  a digit in a house */
const digitOf = (constraint) => ((constraint - 81) % 9) + 1;
/** @param {number} constraint */
const houseOf = (constraint) => houseName(Math.floor((constraint - 81) / 9));
/** @param {number} cell */
const housesOf = (cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  return [row, 9 + column, 18 + box].map(houseName);
};
/** @param {(string | number)[]} parts @param {string} word */
const list = (parts, word) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

/** @type {Record<Question['text'], (question: Question) => string>} */
const QUESTIONS = {
  digit: ({ cell }) => `Which digit goes into ${cellName(cell)}?`,
  again: ({ cell, digit }) => `${digit} in ${cellName(cell)} has failed. Which digit is next?`,
  house: ({ constraint }) => `Where does ${digitOf(constraint)} go in ${houseOf(constraint)}?`,
  fills: () => 'Which cell is filled next?',
  fits: ({ cell, digit }) => `Does ${digit} fit in ${cellName(cell)}?`,
  crossed: ({ cell }) => `Which candidate of ${cellName(cell)} is crossed out next?`,
  back: ({ cell }) =>
    `${cell < 0 ? '' : `No digit is left for ${cellName(cell)}. `}Where does the search go back to?`,
};

/** @type {Record<Question['text'], (question: Question) => string>} */
const HINTS = {
  digit: ({ cell }) =>
    `Look at ${list(housesOf(cell), 'and')}. The digits are tried in ascending order.`,
  again: ({ cell, digit }) => `Try the digits after ${digit}: ${list(housesOf(cell), 'and')}.`,
  house: ({ constraint }) =>
    `Look for another ${digitOf(constraint)} in the houses that cross ${houseOf(constraint)}.`,
  fills: () => 'Look for the first empty cell with one candidate.',
  fits: ({ cell, digit }) => `Look for another ${digit} in ${list(housesOf(cell), 'and')}.`,
  crossed: ({ cell }) => `Compare the candidates with ${list(housesOf(cell), 'and')}, from 1 up.`,
  back: () => 'The digit that was placed last is taken back first.',
};

/** Why an answer is wrong, unless the run itself says so. @type {Record<string, (reason: Reason) => string>} */
const WRONG = {
  tried: ({ cell, digit }) => `${digit} in ${cellName(cell)} was tried already.`,
  order: ({ cell, digit }) => `${digit} in ${cellName(cell)} is possible, too, but not the first.`,
  some: () => 'There is one.',
  free: ({ cell, digit }) => `${digit} can stay in ${cellName(cell)}: it does not clash.`,
  gone: ({ cell, digit }) => `${digit} in ${cellName(cell)} is crossed out already.`,
  given: ({ cell }) => `${cellName(cell)} is a given.`,
  self: ({ cell }) => `In ${cellName(cell)}, no digit is left.`,
  latest: ({ cell }) => `The digit in ${cellName(cell)} was not the last one placed.`,
  empty: ({ cell }) => `${cellName(cell)} is empty: there is nothing to take back.`,
  filled: ({ cell }) => `${cellName(cell)} is filled already.`,
  many: ({ cell, left = 0 }) => `${cellName(cell)} has ${left} candidates.`,
  first: ({ cell }) => `${cellName(cell)} has one candidate, too, but is not the first such cell.`,
  house: ({ cell }) => `${cellName(cell)} is not in that house.`,
};

/** The right answer, unless the run itself says it. @type {Record<string, (question: Question, rejected: number[]) => string>} */
const ANSWERS = {
  digit: ({ cell, digit, right }, rejected) => {
    if (right < 0) return `No ${digit ? 'other ' : ''}digit fits in ${cellName(cell)}.`;
    const others = rejected.length
      ? `; ${list(rejected, 'and')} ${rejected.length > 1 ? 'do' : 'does'} not`
      : '';
    return `${right} fits in ${cellName(cell)}${others}.`;
  },
  house: ({ constraint, right }) =>
    right < 0
      ? `No cell is left for ${digitOf(constraint)} in ${houseOf(constraint)}.`
      : `${digitOf(constraint)} in ${houseOf(constraint)} goes into ${cellName(right)}.`,
  fills: ({ digit, right }) => `${cellName(right)} has one candidate left: ${digit}.`,
  fits: ({ cell, digit }) => `${digit} fits in ${cellName(cell)}.`,
  back: ({ digit, right }) =>
    `The search goes back to ${cellName(right)}${digit ? ` and takes back ${digit}` : ''}.`,
};

/** @param {number} right @param {number} asked */
const score = (right, asked) => `${right} of ${asked} right`;
/** @param {string[]} kinds */
const unsuitable = (kinds) =>
  `This algorithm has no ${list(
    kinds.map((kind) => NOUNS[kind]),
    'and no',
  )} to ask about.`;
/** @param {number} n */
const every = (n) => (n > 1 ? `One in ${n}` : 'Every one');
/** The button that answers with a cell; -1: none is chosen. @param {number} cell */
const answerCell = (cell) => (cell < 0 ? 'Choose a cell' : `Answer ${cellName(cell)}`);

/** Keys, each in brackets, and what they do. */
const KEYS = [
  ['[1]–[9], at a question', 'answer with that digit'],
  ['[0] [Backspace] [Delete], at a question', 'answer “None”'],
  ['[Y] [N], at a question', 'answer “Yes” or “No”'],
  ['arrows and [Enter], at a question', 'choose a cell, and answer with it'],
];

export const strings = {
  ANSWERS,
  HINTS,
  KEYS,
  KINDS,
  QUESTIONS,
  WRONG,
  answerCell,
  every,
  score,
  unsuitable,
  all: 'All three',
  answers: 'Answer',
  ask: 'Ask me',
  hint: 'Hint',
  next: 'Next question',
  no: 'No',
  none: 'None',
  off: 'Nothing',
  often: 'How often',
  over: 'This run has no more questions.',
  ready: 'The player stops at questions now.',
  right: 'Right.',
  show: 'Show answer',
  stop: 'Stop asking',
  wrong: 'No.',
  yes: 'Yes',
};
