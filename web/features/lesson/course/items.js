// What a course reports on: the questions of a lesson, and its boards that ask.
// @ts-check
import { KINDS } from '../kinds/kinds.js';
import { plainText } from '../types.js';

/** @typedef {import('../answers.js').Answers} Answers */
/** @typedef {import('../types.js').Lesson} Lesson */
/**
 * A question or a board.
 * @typedef {object} Item
 * @property {string} id  unique in the lesson: letters, digits and hyphens
 * @property {import('../kinds/verdict.js').Interaction['type'] | 'performance'} type  as the standards call it
 * @property {string} text  what was asked
 * @property {string[]} choices  their texts, of a choice or an order
 * @property {import('../kinds/verdict.js').Pattern[]} patterns  the right answers; empty if there is no one answer
 * @property {string[]} response  the last answer
 * @property {boolean} right  whether that is right
 * @property {number} first  0..1: what was right at the first answer
 * @property {boolean} done
 * @property {number} tries
 */
/** Of a board that asks, this number of questions counts; those after them change nothing. */
export const COUNTED = 5;

/**
 * All items of a lesson, in the order of its text.
 * @param {Lesson} lesson
 * @param {Answers} answers
 * @param {Record<string, import('./course.js').Predicted>} predicted  by the ids of boards
 * @returns {Item[]}
 */
export function itemsOf({ questions, boards }, answers, predicted) {
  const asked = questions.map((question) => {
    const { type, choices, patterns, response } = KINDS[question.kind].interaction;
    const { given = [], tries = 0, solved = 0 } = answers[question.id] ?? {};
    return {
      ...{ id: question.id, type, text: question.prompt.map(plainText).join(' ') },
      choices: choices?.(question) ?? [],
      patterns: patterns(question),
      response: response(question, given),
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
