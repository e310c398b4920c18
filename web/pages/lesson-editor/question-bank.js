// The questions of a lesson as entries for the question bank of a learning platform. gift.js and qti.js write them.
// @ts-check
import { escaped } from '../../base/words/escaped.js';
import { htmlOf } from '../../features/lesson/html.js';
import { KINDS } from '../../features/lesson/kinds/kinds.js';
import { startOf } from '../../features/lesson/kinds/code.js';
import { groupsOf } from '../../features/lesson/kinds/parsons.js';
import { inlineNodes } from '../../features/lesson/tags.js';
import { describe } from '../../features/lesson/tests.js';
import { addressOf } from '../../puzzle/address.js';
import { FIRST } from '../../puzzle/first.js';
import { readOptions } from '../../run/embed-options.js';
import { inlineHtml } from './inline-html.js';

/** @typedef {import('../../features/lesson/types.js').BoardBlock} BoardBlock */
/** @typedef {import('../../features/lesson/types.js').Lesson} Lesson */
/** @typedef {import('../../features/lesson/types.js').QuestionBlock} QuestionBlock */
/** @typedef {{html: string, right: boolean, feedback: string}} Option  `feedback` is HTML, or empty */
/**
 * What is to be answered. `pairs`: each item and its place, the same for items that may change places.
 * @typedef {{type: 'choice', many: boolean, options: Option[]}
 *   | {type: 'number', ranges: {from: number, to: number}[]}
 *   | {type: 'text', accepted: string[]}
 *   | {type: 'match', pairs: {html: string, place: string}[]}
 *   | {type: 'essay'}} Answer
 */
/**
 * An entry.
 * @typedef {object} Entry
 * @property {string} id  of the question in the lesson: letters, digits and hyphens
 * @property {string[]} body  paragraphs, lists and code: elements of HTML
 * @property {Answer} answer
 * @property {string[]} after  the same, for those who have answered or who mark the answers
 */

/** @param {string} inner */
const paragraph = (inner) => `<p>${inner}</p>`;

/** The address of a board in the lab. @param {BoardBlock} board @param {number | undefined} step  undefined: the one at which the lesson shows it @param {string} language @param {string} page  address of the lab */
function addressOfBoard({ puzzle, options: given }, step, language, page) {
  const { options } = readOptions((name) => given[name] ?? null);
  const { algo: algorithm = '', variant = 0, code } = options;
  const scene = { algorithm, variant, step: step ?? options.step ?? 0, rate: 0, code };
  return addressOf(`p=${puzzle || FIRST}`, [], scene, 'auto', language, page, 'watch');
}

/** @param {QuestionBlock} question @param {(places: string) => string} placeName @param {string} unneeded @returns {Answer} */
function matching(question, placeName, unneeded) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  let next = 1;
  for (const group of groupsOf(question)) {
    const own = group.map(() => next++);
    for (const at of group) {
      const text = question.lines[at].text.trim();
      places.set(text, [...new Set([...(places.get(text) ?? []), ...own])]);
    }
  }
  const pairs = question.lines.map(({ text, mark }) => {
    const own = mark !== '!' && places.get(text.trim());
    const html = `<code>${escaped(text.trim())}</code>`;
    return { html, place: own ? placeName(own.join(', ')) : unneeded };
  });
  return { type: 'match', pairs };
}

/**
 * @param {QuestionBlock} question
 * @param {typeof import('./en.js').strings['BANK']} texts
 * @returns {Answer}
 */
function answerOf(question, texts) {
  const { type, patterns } = KINDS[question.kind].interaction;
  const right = patterns(question);
  switch (type) {
    case 'choice': {
      const options = question.choices.map((choice) => ({
        html: inlineHtml(choice.parts),
        right: choice.right,
        feedback: choice.feedback ? inlineHtml(choice.feedback) : '',
      }));
      return { type, many: question.kind === 'several', options };
    }
    case 'numeric':
      return { type: 'number', ranges: right.flatMap((each) => ('from' in each ? [each] : [])) };
    case 'sequencing':
      return matching(question, texts.place, texts.unneeded);
    case 'fill-in': {
      const accepted = right.flatMap((each) => ('values' in each ? each.values : []));
      // The state of a run is in no text: the board shows it to whoever marks the answer.
      return accepted.length ? { type: 'text', accepted } : { type: 'essay' };
    }
    default:
      return { type: 'essay' };
  }
}

/**
 * All questions of a lesson, each with a link to the boards beside it.
 * @param {Lesson} lesson
 * @param {object} context
 * @param {typeof import('./en.js').strings['BANK']} context.texts
 * @param {typeof import('../../features/lesson/en.js').strings} context.lessonTexts
 * @param {string} context.language
 * @param {string} context.page  address of the lab
 * @returns {Entry[]}
 */
export function entriesOf({ sections, boards }, { texts, lessonTexts, language, page }) {
  /** @type {BoardBlock[]} */
  let near = [];
  const link = (/** @type {BoardBlock} */ board, /** @type {number | undefined} */ step) => {
    const address = escaped(addressOfBoard(board, step, language, page));
    return paragraph(`<a href="${address}">${escaped(board.title)} (Sudoku Lab)</a>`);
  };
  return sections.flatMap(({ blocks }) => {
    const own = blocks.flatMap((each) => (each.type === 'board' ? [each] : []));
    if (own.length) near = own;
    const questions = blocks.flatMap((each) => (each.type === 'question' ? [each] : []));
    return questions.map((question) => {
      const { traced, tests, right, model } = question;
      const shown = traced ? boards.filter(({ id }) => id === traced.board) : near;
      const names = (traced?.values ?? []).map((name) => `<code>${escaped(name)}</code>`);
      const listed = tests.map((test) =>
        htmlOf({
          tag: 'li',
          attributes: {},
          children: inlineNodes(describe(test, lessonTexts.CODE)),
        }),
      );
      return {
        id: question.id,
        body: [
          ...question.prompt.map((parts) => paragraph(inlineHtml(parts))),
          ...(names.length ? [paragraph(names.join(', '))] : []),
          ...(tests.length ? [`<pre>${escaped(startOf(question))}</pre>`] : []),
          ...shown.map((board) => link(board, undefined)),
        ],
        answer: answerOf(question, texts),
        after: [
          ...(listed.length ? [`<ul>${listed.join('')}</ul>`] : []),
          ...(traced ? shown.map((board) => link(board, traced.step)) : []),
          ...[right, model].flatMap((parts) => (parts ? [paragraph(inlineHtml(parts))] : [])),
        ],
      };
    });
  });
}
