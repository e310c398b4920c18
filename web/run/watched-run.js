// One run in the worker: its puzzle, its view, and the requests that concern it.
// @ts-check
import { Survey } from './survey.js';

/** @typedef {import('./run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('./run-protocol.js').View} View */
/** @typedef {{type: 'start'} & Omit<import('./run-protocol.js').StartRequest, 'run'>} Start */
/** @typedef {{type: 'trace'} & Omit<import('./run-protocol.js').TraceRequest, 'run'>} StartTrace */
/** @typedef {{type: 'go'} & Omit<import('./run-protocol.js').GoRequest, 'run'>} Go */
/** @typedef {{type: 'play'} & Omit<import('./run-protocol.js').PlayRequest, 'run'>} Play */

/** Solutions that the timeline marks at most. */
const MOST_SOLUTIONS = 500;

/**
 * Replies that concern an earlier run are ignored.
 *
 * Event: `change` whenever there is something new to show.
 */
export class WatchedRun extends EventTarget {
  #client;
  #number;
  #survey;
  /** Counts the runs. */
  #turn = 0;
  /** @type {Start | StartTrace | null} */
  #started = null;

  /** A request that moves the run has no reply yet. */
  busy = false;
  /** The puzzle of the run: 81 digits; empty before the first one. */
  givens = '';
  /** Null before the first run, after `clear`, and if it could not be started. @type {View | null} */
  view = null;
  /** What the board shows instead of the step of the run. @type {View['snapshot'] | null} */
  peeked = null;
  #peek = {};
  /** The report on the trace that is played; null for a run of an algorithm. @type {TraceReport | null} */
  trace = null;
  /** Steps that report a solution; filled when the run is known to its end. @type {number[]} */
  solutions = [];
  /** Why the worker could not answer; null if it could. */
  error = /** @type {unknown} */ (null);

  /**
   * @param {Pick<import('./run-client.js').RunClient, 'ask'>} client
   * @param {number} number  of the run in the worker
   */
  constructor(client, number) {
    super();
    this.#client = client;
    this.#number = number;
    this.#survey = new Survey(client, number, (extent) => {
      if (extent && this.view) this.view = { ...this.view, extent };
      this.tell();
    });
  }

  /** @param {string} [type]  of the event to dispatch */
  tell(type = 'change') {
    this.dispatchEvent(new Event(type));
  }

  get step() {
    return this.view?.snapshot.step ?? 0;
  }

  /** At the last step of the run. */
  get atEnd() {
    return Boolean(this.view?.extent.ended) && this.step === this.view?.extent.length;
  }

  /** The moves of the trace that is played; null for an algorithm. */
  get moves() {
    return this.trace && this.#started && 'text' in this.#started ? this.#started.text : null;
  }

  get surveying() {
    return this.#survey.running;
  }

  /** The user watches: all of the run is of interest, not only its first million events. */
  get used() {
    return this.#survey.thorough;
  }

  /**
   * Starts a run in place of the present one, at step 0.
   * @param {Start | StartTrace} question
   * @returns {Promise<boolean>}  false if a newer run has taken its place; `view` is null if it could
   *   not be started
   */
  async begin(question) {
    const turn = ++this.#turn;
    this.#started = question;
    this.#survey.reset();
    this.busy = true;
    try {
      const view = await this.#client.ask({ ...question, run: this.#number });
      if (turn !== this.#turn) return false;
      this.view = view;
      this.peeked = null;
      this.solutions = [];
      this.error = null;
      this.trace = view.trace ?? null;
      this.givens = view.trace?.givens ?? question.givens;
    } catch (error) {
      if (turn !== this.#turn) return false;
      this.view = null;
      this.error = error;
    }
    this.busy = false;
    this.tell();
    this.survey();
    return true;
  }

  /** Ends the run: there is none before the next one begins. @param {string} givens  81 digits */
  clear(givens) {
    this.#turn++;
    this.#started = null;
    this.#survey.reset();
    this.busy = false;
    this.view = null;
    this.solutions = [];
    this.error = null;
    this.trace = null;
    this.givens = givens;
    this.tell();
    return true;
  }

  /** Starts the same run again, at step 0. @returns {Promise<boolean>}  as for `begin` */
  async beginAgain() {
    return this.#started ? this.begin(this.#started) : false;
  }

  /**
   * Moves the run.
   * @param {Go | Play} question
   * @param {AbortSignal} [signal]
   * @returns {Promise<boolean>}  false if another run has been started meanwhile; `error` is not null
   *   if the worker has failed
   */
  async move(question, signal) {
    const turn = this.#turn;
    this.busy = true;
    try {
      const view = await this.#client.ask({ ...question, run: this.#number }, { signal });
      if (turn !== this.#turn) return false;
      this.view = { ...view, before: view.before ?? this.#stepBefore(view) };
      this.error = null;
    } catch (error) {
      if (turn !== this.#turn) return false;
      this.error = error;
    }
    this.busy = false;
    this.tell();
    return true;
  }

  /** What was shown until now, if it is the step before. @param {View} next */
  #stepBefore({ snapshot }) {
    const shown = this.view?.snapshot;
    return shown?.step === snapshot.step - 1 ? shown : undefined;
  }

  /** Extends what is known of the run, until it ends or `stopSurvey` is called. */
  async survey() {
    if (!this.view || this.view.extent.ended) return;
    const turn = this.#turn;
    try {
      await this.#survey.start();
      if (turn === this.#turn && this.view?.extent.ended) await this.#findSolutions();
    } catch (error) {
      if (turn !== this.#turn) return;
      this.error = error;
      this.tell();
    }
  }

  async #findSolutions() {
    const turn = this.#turn;
    const question = { type: /** @type {const} */ ('solutions'), limit: MOST_SOLUTIONS };
    const { steps } = await this.#client.ask({ ...question, run: this.#number });
    if (turn !== this.#turn) return;
    this.solutions = steps;
    this.tell();
  }

  /** The user watches. */
  use() {
    if (this.used) return;
    this.#survey.thorough = true;
    this.survey();
  }

  stopSurvey() {
    this.#survey.stop();
  }

  /**
   * Events of the run; event n leads to step n + 1.
   * @param {number} from
   * @param {number} count  at most 10,000
   * @returns {Promise<import('./run-protocol.js').LogReply | null>}  with the depth at step `from`;
   *   null if another run has been started meanwhile
   */
  events(from, count) {
    return this.#current(this.#client.ask({ type: 'log', run: this.#number, from, count }));
  }

  /**
   * Nodes of the search tree.
   * @param {Omit<import('./run-protocol.js').TreeRequest, 'run'>} question
   * @returns {Promise<import('./run-protocol.js').TreeReply | null>}  null as for `events`
   */
  tree(question) {
    return this.#current(this.#client.ask({ ...question, type: 'tree', run: this.#number }));
  }

  /**
   * A landscape of the steps from `from` to `to`.
   * @param {number} from
   * @param {number} to
   * @param {number} columns  at most
   * @returns {Promise<import('./run-protocol.js').LandscapeReply | null>}  null as for `events`
   */
  landscape(from, to, columns) {
    const question = { type: /** @type {const} */ ('landscape'), run: this.#number };
    return this.#current(this.#client.ask({ ...question, from, to, columns }));
  }

  /**
   * Takes another step to be shown on the board; the run stays at its own.
   * @param {number} step  -1: its own again
   */
  async peek(step) {
    const turn = (this.#peek = {});
    const question = { type: /** @type {const} */ ('peek'), run: this.#number, step };
    const reply =
      step < 0 ? null : await this.#current(this.#client.ask(question)).catch(() => null);
    if (turn !== this.#peek) return;
    this.peeked = reply?.snapshot ?? null;
  }

  /** Null if another run has been started meanwhile. @template T @param {Promise<T>} asked */
  async #current(asked) {
    const turn = this.#turn;
    const reply = await asked;
    return turn === this.#turn ? reply : null;
  }

  /** Why a digit is not in a cell at this step. @param {number} cell  0..80 @param {number} digit */
  async whyNot(cell, digit) {
    return (await this.#client.ask({ type: 'why', run: this.#number, cell, digit })).why;
  }

  /** The run as a trace. @param {number} limit  moves at most */
  write(limit) {
    return this.#client.ask({ type: 'export', run: this.#number, limit });
  }
}
