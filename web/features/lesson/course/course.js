// A lesson as part of a course: keeps the answers in the learning platform and reports the results to it.
// @ts-check
import { COUNTED, itemsOf } from './items.js';

/** @typedef {import('../answers.js').Kept} Kept */
/** @typedef {import('../types.js').Lesson} Lesson */
/** @typedef {import('./items.js').Item} Item */
/** First answers of a board: those that were right, and all. @typedef {{right: number, asked: number}} Predicted */
/**
 * What is reported. Nothing in it goes back: a course keeps the best score, and what has been completed.
 * @typedef {object} Report
 * @property {number} scaled  the best score, 0..1: the part of the items that were right at the first answer
 * @property {number} progress  0..1: the part of the items that are done
 * @property {boolean} completed  all were done once
 * @property {boolean | null} passed  null: not completed, or the lesson has no mark to pass
 * @property {Item[]} items  those with an answer, in the order of their first answers
 * @property {number} seconds  of this visit
 * @property {string} state  to be kept, and given back at the next visit
 */
/**
 * The interface of a learning platform.
 * @typedef {object} Runtime
 * @property {() => Promise<string>} open  begins a visit; resolves with the state of the last one, or ''
 * @property {(report: Report) => Promise<void>} report
 * @property {(report: Report) => void} close  ends the visit; the page is about to go
 * @property {number} [longest]  state that it keeps, in characters
 * @property {string} [back]  where the platform wants the reader to go at the end
 */

/** What is left of a state that this version cannot read: nothing. @param {string} text */
function stateIn(text) {
  try {
    const { now = {}, before = {}, boards = {}, best = 0, completed = false } = JSON.parse(text);
    return { now, before, boards, best: Number(best) || 0, completed: completed === true };
  } catch {
    return { now: {}, before: {}, boards: {}, best: 0, completed: false };
  }
}

/**
 * The score that a lesson has to reach: its head says `pass: 70`, for 70 percent. Null if it does not.
 * @param {Lesson} lesson
 */
export function markOf({ head }) {
  const percent = /^\d+$/.test(head.pass ?? '') ? Number(head.pass) : NaN;
  return percent <= 100 ? percent / 100 : null;
}

/** Without the texts of answers. @param {import('../answers.js').Answers} answers @returns {import('../answers.js').Answers} */
const withoutTexts = (answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, { given, ...counts }]) => [
      id,
      { ...counts, given: given.filter((each) => typeof each !== 'string') },
    ]),
  );

/**
 * Also a store of answers, see AnswerStore. Events: `failed`, a CustomEvent with the error as `detail`: a report
 * has not arrived; `sent`: a report has, after one that had not.
 */
export class Course extends EventTarget {
  #lesson;
  #runtime;
  #clock;
  #start;
  #state = stateIn('');
  /** Reports are sent one after the other. */
  #turn = Promise.resolve();
  #failed = false;

  /** @param {Lesson} lesson @param {Runtime} runtime @param {() => number} [clock]  milliseconds */
  constructor(lesson, runtime, clock = () => performance.now()) {
    super();
    this.#lesson = lesson;
    this.#runtime = runtime;
    this.#clock = clock;
    this.#start = clock();
  }

  /** Begins a visit. Rejects if the platform does not let it. */
  async open() {
    this.#state = stateIn(await this.#runtime.open());
    this.send();
  }

  get back() {
    return this.#runtime.back;
  }

  /** @returns {Kept} */
  read() {
    const { now, before } = this.#state;
    return { now, before };
  }

  /** @param {Kept} kept */
  write(kept) {
    Object.assign(this.#state, kept);
    this.send();
  }

  /** Takes the score of a board that asks. @param {string} board @param {Predicted} score */
  predicted(board, { right, asked }) {
    const known = this.#state.boards[board];
    // A new run begins a new score. What was done stays done.
    if (asked > COUNTED || (known && known.asked >= asked)) return;
    this.#state.boards[board] = { right, asked };
    this.send();
  }

  /** Sends what is known, after what is on its way. */
  send() {
    const report = this.report;
    this.#turn = this.#turn
      .then(() => this.#runtime.report(report))
      .then(
        () => {
          if (this.#failed) this.dispatchEvent(new Event('sent'));
          this.#failed = false;
        },
        (error) => {
          this.#failed = true;
          this.dispatchEvent(new CustomEvent('failed', { detail: error }));
        },
      );
  }

  close() {
    this.#runtime.close(this.report);
  }

  /** The state as a text. Programs that are too long for the platform are not in it: the browser has them. */
  get #kept() {
    const { now, before } = this.#state;
    const whole = JSON.stringify(this.#state);
    if (whole.length <= (this.#runtime.longest ?? Infinity)) return whole;
    return JSON.stringify({
      ...this.#state,
      ...{ now: withoutTexts(now), before: withoutTexts(before) },
    });
  }

  /** @returns {Report} */
  get report() {
    const state = this.#state;
    const items = itemsOf(this.#lesson, state.now, state.boards);
    const all = items.length;
    const sum = (/** @type {(item: Item) => number} */ value) =>
      all ? items.reduce((total, item) => total + value(item), 0) / all : 0;
    const progress = sum(({ done }) => Number(done));
    state.best = Math.max(
      state.best,
      sum(({ first }) => first),
    );
    // A lesson without questions is completed by opening it.
    state.completed ||= progress === 1 || !all;
    const mark = markOf(this.#lesson);
    const { completed, best } = state;
    const order = [...Object.keys(state.now), ...Object.keys(state.boards)];
    return {
      scaled: best,
      progress: completed ? 1 : progress,
      completed,
      passed: completed && mark !== null ? best >= mark : null,
      items: order.flatMap((id) => items.find((item) => item.id === id && item.tries) ?? []),
      seconds: Math.max(0, (this.#clock() - this.#start) / 1000),
      state: this.#kept,
    };
  }
}
