// What the reader is asked and answered, in the language of the page.
// @ts-check
import { strings as runStrings } from '../../run/en.js';
import { strings } from './en.js';

/** @typedef {import('./asker.js').Outcome} Outcome */
/** @typedef {import('../../run/algorithms/view.js').Question} Question */
/** @typedef {import('../../base/words/words.js').Words} Words */

/** @param {Words} words @param {Question} question */
export const questionText = (words, question) =>
  words.of(strings).QUESTIONS[question.text](question);

/** @param {Words} words @param {Question} question */
export const hintText = (words, question) => words.of(strings).HINTS[question.text](question);

/**
 * Why an answer is wrong.
 * @param {Words} words
 * @param {Outcome} outcome  with a reason
 * @param {string} givens  of the puzzle
 */
export function wrongText(words, { reason, digits }, givens) {
  if (!reason) return '';
  const { WRONG } = words.of(strings);
  const { whyNot } = words.of(runStrings);
  const { why, cell, digit, blocker } = reason;
  if (why === 'blocked' && blocker) {
    const choice = givens[blocker.cell] === '0';
    return whyNot(cell, digit, { reason: why, cell: blocker.cell, choice }, digits, blocker.house);
  }
  if (why === 'crossed')
    return whyNot(cell, digit, { reason: 'eliminated', cell: -1, choice: false }, digits, 0);
  return WRONG[why](reason);
}

/**
 * The right answer.
 * @param {Words} words
 * @param {Outcome} outcome
 */
export function answerText(words, { question, facts }) {
  const { ANSWERS } = words.of(strings);
  const { sentence } = words.of(runStrings);
  const { text, cell, digit, right } = question;
  const { blocker, rejected } = facts;
  const said = { place: cell, before: 0, blocker };
  if (text === 'fits' && !right) return `${sentence({ ...said, kind: 'reject', digit })}.`;
  if (text === 'crossed') return `${sentence({ ...said, kind: 'eliminate', digit: right })}.`;
  return ANSWERS[text === 'again' ? 'digit' : text](question, rejected);
}
