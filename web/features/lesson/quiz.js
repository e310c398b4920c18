// The questions of a lesson: takes answers, shows feedback and hints, counts.
// @ts-check
import { elementOf } from './dom.js';
import { judge, numberIn, Score } from './judge.js';
import { h, inlineNodes } from './nodes.js';

/** @typedef {import('./types.js').Inline} Inline */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */
/** @typedef {typeof import('./en.js').strings} Texts */

/** What the reader has entered, as `judge` takes it. @type {Record<import('./types.js').Kind, (data: FormData, id: string, language: string) => number[]>} */
const GIVEN = {
  one: (data, id) => data.getAll(`answer-${id}`).map(Number),
  several: (data, id) => data.getAll(`answer-${id}`).map(Number),
  digit: (data, id) => data.getAll(`answer-${id}`).map(Number),
  number: (data, id, language) => [numberIn(String(data.get(`answer-${id}`) ?? ''), language)],
  cell(data, id) {
    const [row, column] = ['row', 'column'].map((name) => Number(data.get(`${name}-${id}`)));
    return row && column ? [9 * (row - 1) + column - 1] : [];
  },
};

/** Event `score`, a CustomEvent: an answer has been judged; `detail` is the question, and the score so far. */
export class Quiz extends EventTarget {
  #score = new Score();
  /** @type {QuestionBlock[]} */
  #questions = [];
  #root;
  #texts;
  #language;

  /** @param {HTMLElement} root  of the lesson @param {() => Texts} texts @param {() => string} language */
  constructor(root, texts, language) {
    super();
    this.#root = root;
    this.#texts = texts;
    this.#language = language;
    root.addEventListener('submit', (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.question) return;
      event.preventDefault();
      this.#judge(form);
    });
    root.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-hint]') : null;
      const form = button?.closest('form');
      if (form) this.#hint(form);
    });
  }

  /** @param {QuestionBlock[]} questions */
  set questions(questions) {
    this.#questions = questions;
    this.#showScore();
  }

  /** @param {HTMLFormElement} form */
  #questionOf({ dataset }) {
    return this.#questions.find(({ id }) => id === dataset.question);
  }

  /**
   * @param {HTMLFormElement} form @param {string} kind  its class @param {string} text
   * @param {Inline[][]} paragraphs
   */
  #say(form, kind, text, paragraphs) {
    const place = form.querySelector('.said');
    const first = text ? [h('p', { class: `verdict ${kind}` }, text)] : [];
    const nodes = [
      ...first,
      ...paragraphs.map((parts) => h('p', { class: kind }, inlineNodes(parts))),
    ];
    place?.replaceChildren(...nodes.map(elementOf));
  }

  /** @param {HTMLFormElement} form */
  #hint(form) {
    const question = this.#questionOf(form);
    if (question?.hint) this.#say(form, 'hint', '', [question.hint]);
  }

  /** @param {HTMLFormElement} form */
  #judge(form) {
    const question = this.#questionOf(form);
    if (!question) return;
    const { id, kind } = question;
    const { right, feedback } = judge(
      question,
      GIVEN[kind](new FormData(form), id, this.#language()),
    );
    const texts = this.#texts();
    if (right === null) return this.#say(form, 'hint', texts.incomplete, []);
    this.#score.count(id, right);
    form.classList.toggle('solved', right);
    this.#say(form, right ? 'right' : 'wrong', right ? texts.right : texts.wrong, feedback);
    this.#showScore();
    const tries = this.#score.tries(id);
    const detail = { question: id, right, tries, score: this.score };
    this.dispatchEvent(new CustomEvent('score', { detail }));
  }

  /** See Score.of. */
  get score() {
    return this.#score.of(this.#questions.map(({ id }) => id));
  }

  #showScore() {
    const place = this.#root.querySelector('[data-score]');
    const { right, questions, first } = this.score;
    if (place) place.textContent = this.#texts().score(right, questions, first);
  }
}
