// The questions of a lesson: takes answers, shows feedback and hints, counts.
// @ts-check
import { elementOf } from './dom.js';
import { KINDS } from './kinds/kinds.js';
import { ENTERED, NONE } from './kinds/verdict.js';
import { Pieces } from './pieces.js';
import { Score } from './score.js';
import { h, inlineNodes } from './tags.js';
import { watchFields } from './typed.js';

/** @typedef {import('./answers.js').Answers} Answers */
/** What keeps answers between visits. @typedef {Pick<import('./answers.js').AnswerStore, 'read' | 'write'>} Store */
/** @typedef {import('./kinds/verdict.js').Verdict} Verdict */
/** @typedef {import('./kinds/verdict.js').Asks} Asks */
/** @typedef {import('./types.js').Inline} Inline */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */
/** @typedef {typeof import('./en.js').strings} Texts */

/**
 * Events: `score`, a CustomEvent: an answer has been judged; `detail` is the question, and the score so far;
 * `change`: other questions are solved than before.
 */
export class Quiz extends EventTarget {
  #score = new Score();
  /** The answers that “Start again” has removed, until the next answer. @type {Answers} */
  #before = {};
  /** @type {QuestionBlock[]} */
  #questions = [];
  #root;
  #texts;
  #language;
  #store;
  #asks;
  #drafts;
  /** Questions whose tests are running. @type {Set<string>} */
  #running = new Set();

  /**
   * @param {HTMLElement} root  of the lesson
   * @param {() => Texts} texts
   * @param {() => string} language
   * @param {object} [home]
   * @param {Store} [home.store]  keeps the answers
   * @param {Asks} [home.asks]  without them, some kinds get no verdict
   * @param {import('./answers.js').Drafts} [home.drafts]  keeps what has been typed
   */
  constructor(root, texts, language, { store, asks, drafts } = {}) {
    super();
    this.#store = store;
    this.#asks = asks;
    this.#drafts = drafts;
    this.#root = root;
    this.#texts = texts;
    this.#language = language;
    new Pieces(root, () => texts().PARSONS);
    watchFields(root);
    root.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement && target.dataset.kept)
        this.#drafts?.write(target.dataset.kept, target.value);
    });
    root.addEventListener('submit', (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.question) return;
      event.preventDefault();
      void this.#judge(form);
    });
    root.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-hint]') : null;
      const form = button?.closest('form');
      if (form) this.#hint(form);
      if (target instanceof Element && target.closest('[data-again]')) this.#startAgain();
    });
  }

  /** The first ones get the answers that were kept. @param {QuestionBlock[]} questions */
  set questions(questions) {
    const first = !this.#questions.length;
    this.#questions = questions;
    const kept = first ? this.#store?.read() : undefined;
    if (kept) this.#restore(kept.now, kept.before, true);
    else this.#showScore();
  }

  /** Puts answers into all forms. @param {Answers} now @param {Answers} before @param {boolean} [typed]  and what was typed after them */
  #restore(now, before, typed = false) {
    this.#score.answers = now;
    this.#before = before;
    for (const question of this.#questions) {
      const form = this.#root.querySelector(`form[data-question="${question.id}"]`);
      if (!(form instanceof HTMLFormElement)) continue;
      const answer = now[question.id];
      KINDS[question.kind].enter(form, answer?.given ?? [], this.#language());
      this.#enterDraft(form, question.id, typed);
      const { right, feedback } = answer ? this.#known(question, answer) : NONE;
      this.#showVerdict(form, right, feedback);
    }
    this.#showScore();
  }

  /** Enters what was typed after the answer, or forgets it. @param {HTMLFormElement} form @param {string} id @param {boolean} typed */
  #enterDraft(form, id, typed) {
    const field = form.querySelector('textarea');
    const draft = this.#drafts?.read(id);
    if (!field || draft === undefined) return;
    if (!typed) return this.#drafts?.write(id);
    field.value = draft;
    field.dispatchEvent(new Event(ENTERED, { bubbles: true }));
  }

  /** The verdict about an answer that was given before. @param {QuestionBlock} question @param {import('./score.js').Answer} answer @returns {Verdict} */
  #known(question, { given, tries, solved }) {
    const { late, judge } = KINDS[question.kind];
    if (late) return { right: solved > 0 && solved === tries, feedback: [] };
    return /** @type {Verdict} */ (judge(question, given, this.#texts()));
  }

  /** Removes all answers, or brings back those that it has removed. */
  #startAgain() {
    const now = this.#score.answers;
    if (Object.keys(now).length) this.#restore({}, now);
    else this.#restore(this.#before, {});
    this.#keep();
  }

  #keep() {
    this.#store?.write({ now: this.#score.answers, before: this.#before });
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
  async #judge(form) {
    const question = this.#questionOf(form);
    if (!question || this.#running.has(question.id)) return;
    const { id } = question;
    const { read, judge, late = 'CODE' } = KINDS[question.kind];
    const given = read(form, question, this.#language());
    let verdict = judge(question, given, this.#texts(), this.#asks);
    if (verdict instanceof Promise) {
      this.#running.add(id);
      this.#say(form, 'hint', this.#texts()[late].running, []);
      verdict = await verdict.catch(() => NONE);
      this.#running.delete(id);
      if (verdict.right === null) return this.#say(form, 'hint', this.#texts()[late].lost, []);
    }
    const { right, feedback } = verdict;
    if (right === null) return this.#say(form, 'hint', this.#texts().incomplete, []);
    this.#score.count(id, right, given);
    this.#before = {};
    this.#showVerdict(form, right, feedback);
    this.#showScore();
    this.#keep();
    const tries = this.#score.tries(id);
    const detail = { question: id, right, tries, score: this.score };
    this.dispatchEvent(new CustomEvent('score', { detail }));
  }

  /** @param {HTMLFormElement} form @param {boolean | null} right  null: none @param {Inline[][]} feedback */
  #showVerdict(form, right, feedback) {
    const texts = this.#texts();
    form.classList.toggle('solved', Boolean(right));
    if (right === null) this.#say(form, '', '', []);
    else this.#say(form, right ? 'right' : 'wrong', right ? texts.right : texts.wrong, feedback);
  }

  /** See Score.of. */
  get score() {
    return this.#score.of(this.#questions.map(({ id }) => id));
  }

  #showScore() {
    const place = this.#root.querySelector('[data-score]');
    const { right, questions, first, answered } = this.score;
    const texts = this.#texts();
    if (place) place.textContent = texts.score(right, questions, first);
    this.dispatchEvent(new Event('change'));
    const again = this.#root.querySelector('[data-again]');
    if (!(again instanceof HTMLElement)) return;
    again.hidden = !answered && !Object.keys(this.#before).length;
    again.textContent = answered ? texts.again : texts.restore;
  }
}
