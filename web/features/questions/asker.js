// Stops a run at questions, and takes the answers.
// @ts-check
import { Plan, STRETCH } from './plan.js';
import { viewOf } from '../../run/algorithms/table.js';
import { AHEAD, explained, happeningOf, questionAt, whyWrong } from './question.js';
import { OpenQuestion, Score } from './score.js';

/** @typedef {import('../../run/embed-options.js').Asked} Asked */
/** @typedef {import('../../run/algorithms/view.js').QuestionKind} Kind */
/** @typedef {import('../../run/algorithms/view.js').Question} Question */

/** The next question is searched for in this number of steps. */
const SEARCHED = 1_000_000;
/** A move to the answer is awaited this long, in milliseconds. */
const MOVE_MS = 2000;

/**
 * What is known of an answer: `right` is null if the answer is shown without one.
 * @typedef {object} Outcome
 * @property {Question} question
 * @property {boolean | null} right
 * @property {import('./question.js').Reason} [reason]  of a wrong answer
 * @property {ReturnType<typeof explained>} facts
 * @property {ArrayLike<number>} digits  of the board at the step of the question
 */

/**
 * Events: `change` after anything has changed; CustomEvents with a detail: `question`, an OpenQuestion;
 * `prediction`, see score.js; `wrong` and `told`, an Outcome, while the question is open and when it
 * is over; `over` if the run has no more questions.
 */
export class Asker extends EventTarget {
  #runner;
  /** @type {Asked[]} */
  #asked = [];
  /** @type {Plan | null} */
  #plan = null;
  /** Steps whose questions are over. @type {Set<number>} */
  #over = new Set();
  /** Counts changes of the run and of what is asked. */
  #turn = 0;
  /** Where the run was at rest. */
  #rest = -1;
  /** The step of the next arrival was named: its question is asked, whatever was asked before. */
  #named = false;
  /** A control or the menu of the player is in use: no question takes its place. */
  #held = false;
  /** A question was held back. */
  #missed = false;
  #telling = false;
  score = new Score();
  /** @type {OpenQuestion | null} */
  open = null;

  /** @param {import('../workbench/runner.js').Runner} runner */
  constructor(runner) {
    super();
    this.#runner = runner;
    runner.addEventListener('start', () => this.#begin());
    runner.addEventListener('arrive', () => this.#arrive());
    runner.playback.addEventListener('change', () => this.#follow());
  }

  get playback() {
    return this.#runner.playback;
  }

  /** What is asked; empty: nothing. */
  get asked() {
    return this.#asked;
  }

  /** Asks from now on, from a score of 0. */
  set asked(asked) {
    this.#asked = asked;
    this.playback.limit(asked.length ? (count, kinds) => this.#limit(count, kinds) : null);
    this.#begin();
  }

  /** The kinds that the algorithm has no questions of. */
  get unsuitable() {
    const { watched, variant } = this.playback;
    return this.#asked
      .map(({ kind }) => /** @type {Kind} */ (kind))
      .filter((kind) => viewOf(watched).asks?.(kind, variant) === false);
  }

  /** @param {string} type @param {object} [detail] */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Another run, or other questions. */
  #begin() {
    this.#turn++;
    this.#plan = null;
    this.#over.clear();
    this.#rest = -1;
    this.#telling = false;
    this.open = null;
    this.score = new Score();
    this.#tell('change');
    this.#look();
  }

  /** The run is about to go to a step that the page around the board names. */
  expect() {
    this.#named = true;
  }

  /** Holds questions back while a control of the player is in use. @param {boolean} held */
  set held(held) {
    if (this.#held === held) return;
    this.#held = held;
    if (!held && this.#missed) this.#look();
  }

  /** The stretch that has a step. @param {number} step @returns {Promise<Plan | null>} null if the run has changed */
  async #planAt(step) {
    const old = this.#plan;
    if (old?.has(step)) return old;
    const turn = this.#turn;
    const { playback } = this;
    const first = Math.max(0, step - 1);
    const wanted = STRETCH + AHEAD + 1;
    const reply = await playback.events(first, wanted).catch(() => null);
    if (!reply || turn !== this.#turn) return null;
    const events = step ? reply.events : Uint32Array.of(0, ...reply.events);
    const stretch = { from: step, events, last: reply.events.length < wanted };
    const kindOf = (/** @type {number} */ bits) => playback.kindOf(bits);
    const counts = old?.until === step ? old.counts : undefined;
    this.#plan = new Plan(stretch, kindOf, viewOf(playback.watched), this.#asked, counts);
    return this.#plan;
  }

  /** The next step with a question. @param {Plan} plan @param {number} step */
  #nextIn(plan, step) {
    return plan.steps.find((each) => each >= step && !this.#over.has(each));
  }

  /** How far the run may play, see Playback. @param {number} count @param {number} kinds @returns {Promise<import('../../run/playback.js').Limit | null>} */
  async #limit(count, kinds) {
    const { step } = this.playback;
    const plan = await this.#planAt(step);
    if (!plan) return null;
    if (step !== this.playback.step) return this.#limit(count, kinds);
    const stop = this.#nextIn(plan, step);
    if (stop === undefined && plan.last) return null;
    const to = stop ?? plan.until;
    const most = plan.between(step, to, kinds);
    return { count: Math.min(count, most), to, pauses: stop !== undefined };
  }

  /** Goes to the next question, or asks the one of this step. */
  async next() {
    const turn = this.#turn;
    const start = this.playback.step;
    for (let step = start; step < start + SEARCHED;) {
      const plan = await this.#planAt(step);
      if (!plan || turn !== this.#turn) return;
      const stop = this.#nextIn(plan, step);
      if (stop !== undefined && stop === this.playback.step) return this.#look();
      if (stop !== undefined) return this.playback.go(stop);
      if (plan.last) break;
      step = plan.until;
    }
    this.#tell('over');
  }

  /** The run is at rest. */
  #arrive() {
    const { step } = this.playback;
    const back = step === this.#rest - 1;
    if (this.#named) this.#plan = null;
    if (!this.#telling && (this.#named || !back)) this.#look();
    this.#named = false;
    this.#rest = step;
  }

  /** Asks the question of this step, if there is one that has not been asked. */
  async #look() {
    const { playback } = this;
    const { step, view } = playback;
    this.#missed = this.#held;
    if (!this.#asked.length || !view || this.#held || playback.playing || this.open) return;
    const turn = this.#turn;
    const plan = await this.#planAt(step);
    const here = plan && playback.step === step && !playback.playing && turn === this.#turn;
    if (!here || this.open || this.#nextIn(plan, step) !== step) return;
    const { before, after } = plan.around(step);
    const kindOf = (/** @type {number} */ bits) => playback.kindOf(bits);
    const question = questionAt(
      happeningOf(before, kindOf),
      after.map((bits) => happeningOf(bits, kindOf)),
      viewOf(playback.watched),
      this.#asked.map(({ kind }) => /** @type {Kind} */ (kind)),
    );
    if (!question) return;
    this.open = new OpenQuestion(question, step, this.score);
    this.#tell('question', this.open);
    this.#tell('change');
  }

  /** The run has moved away from an open question. */
  #follow() {
    const { open } = this;
    if (!open || this.#telling || this.playback.step === open.step) return;
    this.#over.add(open.step);
    this.open = null;
    this.#tell('prediction', open.giveUp());
    this.#tell('change');
  }

  /** The board at the step of the question. */
  get #board() {
    const { givens, view } = this.playback;
    const { digits, candidates } = /** @type {import('../../run/run-protocol.js').View} */ (view)
      .snapshot;
    return { givens, digits, candidates };
  }

  /** @param {number} given  a digit, a cell, 1 for yes, 0 for no, NONE for “none” */
  answer(given) {
    const { open } = this;
    if (!open || this.#telling) return;
    const { question } = open;
    const board = this.#board;
    const prediction = open.answer(given);
    const { right } = prediction;
    const reason =
      right || question.answer === 'fits' ? {} : { reason: whyWrong(question, board, given) };
    const facts = explained(question, board);
    this.#tell('prediction', prediction);
    const outcome = { question, right, facts, digits: board.digits, ...reason };
    if (open.done) this.#finish(outcome);
    else this.#tell('wrong', outcome);
    this.#tell('change');
  }

  /** Shows where to look. */
  hint() {
    if (this.open) this.open.hinted = true;
    this.#tell('change');
  }

  /** Shows the right answer. */
  show() {
    const { open } = this;
    if (!open || this.#telling) return;
    const board = this.#board;
    this.#tell('prediction', open.giveUp());
    const facts = explained(open.question, board);
    this.#finish({ question: open.question, right: null, facts, digits: board.digits });
  }

  /** Goes to the step that shows the answer, and says it there. @param {Outcome} outcome */
  async #finish(outcome) {
    const { open } = this;
    const turn = this.#turn;
    if (!open) return;
    this.#over.add(open.step);
    this.#telling = true;
    if (open.question.later) {
      this.playback.go(open.step + open.question.later);
      await new Promise((resolve) => {
        this.#runner.addEventListener('arrive', resolve, { once: true });
        setTimeout(resolve, MOVE_MS);
      });
    }
    if (turn !== this.#turn) return;
    this.#telling = false;
    this.open = null;
    this.#tell('told', outcome);
    this.#tell('change');
  }
}
