// What a course reports on: the questions of a lesson, and its boards that ask.
// @ts-check
import { plainText } from '../types.js';

/** @typedef {import('../answers.js').Answers} Answers */
/** @typedef {import('../types.js').Lesson} Lesson */
/** @typedef {import('../types.js').QuestionBlock} QuestionBlock */
/**
 * A question or a board.
 * @typedef {object} Item
 * @property {string} id  unique in the lesson: letters, digits and hyphens
 * @property {'choice' | 'numeric' | 'fill-in' | 'performance'} type  as the standards call it
 * @property {string} text  what was asked
 * @property {string[]} choices  their texts, only of a choice
 * @property {Pattern[]} patterns  the right answers; empty if there is no one answer
 * @property {string[]} response  the last answer
 * @property {boolean} right  whether that is right
 * @property {number} first  0..1: what was right at the first answer
 * @property {boolean} done
 * @property {number} tries
 */
/** A right answer: what was chosen or written, or a range of numbers. @typedef {{values: string[]} | {from: number, to: number}} Pattern */

/** Of a board that asks, this number of questions counts; those after them change nothing. */
export const COUNTED = 5;

/** The name of a choice. @param {number} at  fewer than 26 */
const letter = (at) => String.fromCharCode('a'.charCodeAt(0) + at);
/** @param {number} at */
const cellName = (at) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`;

/** @type {Record<import('../types.js').Kind, {type: Item['type'], write: (value: number) => string}>} */
const KINDS = {
  one: { type: 'choice', write: letter },
  several: { type: 'choice', write: letter },
  number: { type: 'numeric', write: String },
  digit: { type: 'numeric', write: String },
  cell: { type: 'fill-in', write: cellName },
};

/** @param {QuestionBlock} question @returns {Pattern[]} */
function patternsOf({ kind, choices }) {
  const { type, write } = KINDS[kind];
  const right = choices.flatMap((choice, at) => (choice.right ? [{ ...choice, at }] : []));
  if (type === 'choice') return [{ values: right.map(({ at }) => write(at)) }];
  if (type === 'numeric') return right.map(({ from, to }) => ({ from, to }));
  return right.map(({ from }) => ({ values: [write(from)] }));
}

/**
 * All items of a lesson, in the order of its text.
 * @param {Lesson} lesson
 * @param {Answers} answers
 * @param {Record<string, import('./course.js').Predicted>} predicted  by the ids of boards
 * @returns {Item[]}
 */
export function itemsOf({ questions, boards }, answers, predicted) {
  const asked = questions.map((question) => {
    const { type, write } = KINDS[question.kind];
    const { given = [], tries = 0, solved = 0 } = answers[question.id] ?? {};
    return {
      ...{ id: question.id, type, text: question.prompt.map(plainText).join(' ') },
      choices: type === 'choice' ? question.choices.map(({ parts }) => plainText(parts)) : [],
      patterns: patternsOf(question),
      response: given.map(write),
      // Answers are kept until the next one: the last one is right if it solved the question.
      ...{ right: solved > 0 && solved === tries, first: Number(solved === 1) },
      ...{ done: solved > 0, tries },
    };
  });
  const watched = boards
    .filter(({ options }) => options.ask)
    .map(({ id, title }) => {
      const { right = 0, asked: tries = 0 } = predicted[id] ?? {};
      return {
        // A question may have the same name as a board.
        ...{ id: `board-${id}`, type: /** @type {const} */ ('performance'), text: title },
        ...{ choices: [], patterns: [], response: [`${right}/${tries}`] },
        ...{ right: tries > 0 && right === tries, first: right / COUNTED },
        ...{ done: tries >= COUNTED, tries },
      };
    });
  return [...asked, ...watched];
}
