// Which step of a run is a question to the reader, and its right answer. The answer is taken from the
// events that follow the step.
// @ts-check
import { blockerOf } from '../../puzzle/constraints.js';
import { housesOf } from '../../puzzle/houses.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { partsOf } from '../../run/run-protocol.js';

/** @typedef {import('../../run/algorithms/view.js').QuestionKind} Kind */
/** @typedef {import('../../run/algorithms/view.js').Happening} Happening */
/** @typedef {import('../../run/algorithms/view.js').Finder} Finder */
/** @typedef {import('../../run/algorithms/view.js').Question} Question */
/** @typedef {import('../../run/algorithms/view.js').AlgorithmView} AlgorithmView */

/** The answer that no digit fits, or no cell. */
export const NONE = -1;
/** Number of events after a step that decide any question. */
export const AHEAD = 40;

/** Events after which no digit is placed in the chosen cell. */
const GIVEN_UP = ['leave', 'remove', 'uncover', 'exhausted', 'stuck', 'solution', 'invalid'];

/** @param {number} bits @param {(bits: number) => string} kindOf @returns {Happening} */
export const happeningOf = (bits, kindOf) => ({ ...partsOf(bits), kind: kindOf(bits) });

/** What a finder leaves out. */
const NOTHING = {
  answer: /** @type {const} */ ('digit'),
  none: false,
  cell: -1,
  digit: 0,
  constraint: -1,
  right: NONE,
  later: 1,
};

/** The cell or constraint for which a digit is chosen next, and its digit until now. @param {Happening} last @param {Happening} next */
function subjectOf(last, next) {
  if (last.kind === 'choose') return { constraint: last.place, digit: 0 };
  if (next.kind === 'write' && (!next.before || last.kind === 'remove'))
    return { constraint: next.place, digit: next.before };
  const goesOn = ['try', 'place'].includes(next.kind) && next.place === last.place;
  return last.kind === 'remove' && goesOn ? { constraint: last.place, digit: last.before } : null;
}

/** @type {Finder} */
function choiceAt(last, ahead) {
  const subject = subjectOf(last, ahead[0]);
  if (!subject) return null;
  const inHouse = subject.constraint > 80;
  const end = ahead.findIndex(({ kind }) => kind === 'place' || GIVEN_UP.includes(kind));
  if (end < 0) return null;
  const { kind, place, digit } = ahead[end];
  const placed = kind === 'place';
  return {
    text: inHouse ? 'house' : subject.digit ? 'again' : 'digit',
    ...subject,
    answer: inHouse ? 'cell' : 'digit',
    none: true,
    cell: inHouse ? -1 : subject.constraint,
    right: placed ? (inHouse ? place : digit) : NONE,
    later: placed ? end + 1 : end,
  };
}

/** @type {Finder} */
function checkAt(last, [next]) {
  if (!['try', 'write'].includes(last.kind) || !['place', 'reject'].includes(next.kind))
    return null;
  const { place, digit } = last;
  const right = next.kind === 'place' ? 1 : 0;
  return { text: 'fits', answer: 'fits', cell: place, digit, right };
}

/** @type {Finder} */
function backtrackAt(last, ahead) {
  const [next] = ahead;
  const begins =
    next.kind === 'leave' ||
    last.kind === 'solution' ||
    (next.kind === 'remove' && !['leave', 'uncover'].includes(last.kind));
  const end = ahead.findIndex(({ kind }) => !['leave', 'uncover', 'enter'].includes(kind));
  if (!begins || end < 0 || ahead[end].kind !== 'remove') return null;
  const cell = next.kind === 'leave' && next.place < 81 ? next.place : -1;
  const { place, before } = ahead[end];
  return { text: 'back', answer: 'cell', cell, right: place, digit: before, later: end + 1 };
}

/** The usual questions, by kinds in order of preference. @type {Record<Kind, Finder>} */
const FINDERS = { backtracks: backtrackAt, choices: choiceAt, checks: checkAt };

/**
 * The question at a step.
 * @param {Happening} last  the event before the step
 * @param {Happening[]} ahead  the events after it, AHEAD of them or all
 * @param {AlgorithmView} view  of the algorithm
 * @param {Kind[]} kinds  that may be asked
 * @returns {Question | null}
 */
export function questionAt(last, ahead, view, kinds) {
  if (!ahead.length) return null;
  for (const kind of /** @type {Kind[]} */ (Object.keys(FINDERS))) {
    if (!kinds.includes(kind)) continue;
    const special = view.questions?.[kind]?.(last, ahead);
    const found = special === undefined ? FINDERS[kind](last, ahead) : special;
    if (found) return { ...NOTHING, ...found, kind };
  }
  return null;
}

/** The cells to look at for an answer. @param {Question} question @returns {number[]} houses */
export const hintHouses = ({ cell, constraint, text }) =>
  constraint > 80
    ? [Math.floor((constraint - 81) / 9)]
    : cell >= 0 && text !== 'back'
      ? housesOf(cell)
      : [];

/**
 * Why an answer is wrong.
 * @typedef {object} Reason
 * @property {'blocked' | 'tried' | 'order' | 'crossed' | 'some' | 'free' | 'gone' | 'given' | 'empty' |
 *   'filled' | 'many' | 'first' | 'latest' | 'house' | 'self'} why
 * @property {number} cell
 * @property {number} digit
 * @property {{cell: number, house: number} | null} [blocker]
 * @property {number} [left]  candidates of the cell
 */

/** @param {Question} question @param {Board} board @param {number} digit @returns {Reason} */
function wrongDigit({ cell, digit: before, right, text }, { digits, candidates }, digit) {
  const blocker = blockerOf(digits, cell, digit);
  const about = { cell, digit };
  const open = digitsOf(candidates[cell]).includes(digit);
  // A candidate that falls away clashes with a digit of the board.
  if (text === 'crossed')
    return open ? { why: blocker ? 'order' : 'free', ...about } : { why: 'gone', ...about };
  if (blocker) return { why: 'blocked', blocker, ...about };
  if (before && digit <= before) return { why: 'tried', ...about };
  if (right !== NONE && digit > right) return { why: 'order', ...about };
  return { why: 'crossed', ...about };
}

/** @param {Question} question @param {Board} board @param {number} cell @returns {Reason} */
function wrongCell({ text, constraint, cell: from }, { givens, digits, candidates }, cell) {
  const about = { cell, digit: digits[cell] };
  if (givens[cell] !== '0') return { why: 'given', ...about };
  if (text === 'back' && cell === from) return { why: 'self', ...about };
  if (text === 'back') return { why: digits[cell] ? 'latest' : 'empty', ...about };
  if (digits[cell]) return { why: 'filled', ...about };
  if (text === 'fills') {
    const left = digitsOf(candidates[cell]).length;
    return { why: left > 1 ? 'many' : 'first', ...about, left };
  }
  const digit = ((constraint - 81) % 9) + 1;
  const blocker = blockerOf(digits, cell, digit);
  if (!housesOf(cell).includes(Math.floor((constraint - 81) / 9)))
    return { why: 'house', cell, digit };
  return blocker ? { why: 'blocked', cell, digit, blocker } : { why: 'order', cell, digit };
}

/** The board at the step of a question. @typedef {{givens: string, digits: ArrayLike<number>, candidates: ArrayLike<number>}} Board */

/**
 * Why an answer is wrong.
 * @param {Question} question
 * @param {Board} board
 * @param {number} given  not the right answer; NONE for “none”
 * @returns {Reason}
 */
export function whyWrong(question, board, given) {
  if (given === NONE) return { why: 'some', cell: question.cell, digit: 0 };
  if (question.answer === 'cell') return wrongCell(question, board, given);
  return wrongDigit(question, board, given);
}

/**
 * The facts that explain the right answer.
 * @param {Question} question
 * @param {Board} board  at the step of the question
 * @returns {{blocker: {cell: number, house: number} | null, rejected: number[]}}  what the digit clashes
 *   with; digits before the right one that clash
 */
export function explained({ cell, constraint, digit, right, text }, { digits, candidates }) {
  const asked = text === 'fits' ? digit : text === 'crossed' ? right : 0;
  const blocker = asked && cell >= 0 ? blockerOf(digits, cell, asked) : null;
  if (constraint < 0 || constraint > 80) return { blocker, rejected: [] };
  const until = right === NONE ? 9 : right - 1;
  const clashes = Array.from({ length: Math.max(0, until - digit) }, (_, i) => digit + 1 + i);
  const open = digits[constraint] ? 511 : candidates[constraint];
  const fits = (/** @type {number} */ n) =>
    (open >> (n - 1)) & 1 && !blockerOf(digits, constraint, n);
  return { blocker, rejected: clashes.filter((n) => !fits(n)) };
}
