// The cards of lessons, which the build writes: small boards, and how far the reader is.
// @ts-check
import { miniBoard } from '../../../board/mini.js';
import { AnswerStore } from '../answers.js';

/** A card: its element, the number of questions, and of those that are solved. @typedef {{item: HTMLElement, id: string, puzzle: string, questions: number, solved: number}} Card */

/**
 * Adds boards and progress to a list.
 * @param {HTMLElement} list  `.lessons`
 * @param {typeof import('../en.js').strings} texts
 * @returns {Card[]}
 */
export function dealCards(list, texts) {
  const items = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[data-lesson]')]);
  return items.map((item) => {
    const { lesson: id = '', puzzle = '', questions: all } = item.dataset;
    const questions = Number(all);
    const answers = Object.values(new AnswerStore(id).read().now);
    const solved = Math.min(questions, answers.filter(({ solved: at }) => at > 0).length);
    if (!item.querySelector('.mini')) item.prepend(miniBoard(puzzle).element);
    item.classList.toggle('done', questions > 0 && solved === questions);
    item.classList.toggle('begun', solved > 0 && solved < questions);
    const facts = item.querySelector('.facts');
    if (facts && solved) facts.textContent = texts.answered(solved, questions);
    if (solved && solved < questions && !item.querySelector('progress')) {
      const bar = document.createElement('progress');
      Object.assign(bar, { max: questions, value: solved });
      bar.setAttribute('aria-hidden', 'true'); // the facts say the same
      item.append(bar);
    }
    return { item, id, puzzle, questions, solved };
  });
}

/** Where to continue: the first lesson that is begun, else the first that is not done. @param {Card[]} cards @returns {number} its place, -1 if all are done */
export function nextOf(cards) {
  const begun = cards.findIndex(({ solved, questions }) => solved > 0 && solved < questions);
  return begun < 0 ? cards.findIndex(({ solved, questions }) => solved < questions) : begun;
}

/**
 * Shows in a list of exercises which are solved, and which were tried.
 * @param {HTMLElement} list  what has `.exercises`
 * @param {typeof import('../en.js').strings} texts
 * @returns {{done: number, all: number, next: HTMLAnchorElement | null}}  `next`: the first that is not solved
 */
export function dealExercises(list, texts) {
  const items = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[data-exercise]')]);
  for (const item of items) {
    const { of = '', exercise = '' } = item.dataset;
    const answer = new AnswerStore(of).read().now[exercise];
    const solved = Boolean(answer?.solved);
    item.classList.toggle('done', solved);
    const state = item.querySelector('.state');
    if (state && answer) state.textContent = solved ? texts.solved : texts.tried;
  }
  const open = items.filter((item) => !item.matches('.done'));
  const [next = null] = open.map((item) => item.querySelector('a'));
  return { done: items.length - open.length, all: items.length, next };
}
