// How a question is answered, and how many answers are right.
// @ts-check
import { NONE } from './question.js';

/** @typedef {import('../../run/algorithms/view.js').Question} Question */
/**
 * What the page around an embedded board is sent.
 * @typedef {object} Prediction
 * @property {number} step
 * @property {string} kind
 * @property {number | boolean | null} given  a digit, a cell, yes or no; null for “none” and without an answer
 * @property {boolean} right
 * @property {number} attempts
 * @property {boolean} hinted
 * @property {boolean} done  the question is over
 * @property {{right: number, asked: number}} score
 */

/** Questions that are over or have an answer, and those that were right at the first attempt. */
export class Score {
  right = 0;
  asked = 0;

  get plain() {
    return { right: this.right, asked: this.asked };
  }
}

/** A question that waits for its answer. */
export class OpenQuestion {
  attempts = 0;
  hinted = false;
  done = false;
  #counted = false;

  /** @param {Question} question @param {number} step @param {Score} score */
  constructor(question, step, score) {
    this.question = question;
    this.step = step;
    this.score = score;
  }

  /** @param {boolean} right */
  #count(right) {
    if (this.#counted) return;
    this.#counted = true;
    this.score.asked++;
    if (right) this.score.right++;
  }

  /** @param {Prediction['given']} given @param {boolean} right @returns {Prediction} */
  #report(given, right) {
    const { step, attempts, hinted, done, score, question } = this;
    return { step, kind: question.kind, given, right, attempts, hinted, done, score: score.plain };
  }

  /**
   * Takes an answer. Only the first one counts. A wrong yes or no ends the question, because it
   * leaves one answer.
   * @param {number} given
   */
  answer(given) {
    const { right, answer } = this.question;
    const isRight = given === right;
    this.attempts++;
    this.#count(isRight);
    this.done = isRight || answer === 'fits';
    const plain = given === NONE ? null : answer === 'fits' ? Boolean(given) : given;
    return this.#report(plain, isRight);
  }

  /** Ends the question without another answer: the right one is shown, or the run has moved. */
  giveUp() {
    this.#count(false);
    this.done = true;
    return this.#report(null, false);
  }
}
