// The current puzzle with its history, and what the worker knows about it.
// @ts-check
import { typedGiven } from '../../puzzle/edits.js';
import { History } from '../../puzzle/history.js';
import { EMPTY, fromFacts, readPuzzle, stateText, withMarks } from '../../puzzle/puzzle.js';
import { Analyzer } from '../../solver/analyzer.js';
import { FoundSolutions } from './found-solutions.js';
import { SolutionCount } from './solution-count.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../../solver/analyzer.js').Outcome} Outcome */
/** @typedef {import('./solution-count.js').Count} Count */
/** @typedef {import('./solution-count.js').CountAll} CountAll */

/**
 * Another puzzle is the current one, or the same was loaded again.
 * @typedef {object} Change
 * @property {Puzzle} old
 * @property {Puzzle} now
 * @property {boolean} typed  by an edit or undo; false if the puzzle was loaded as a whole
 */

/**
 * @typedef {object} Events
 * @property {CustomEvent<Change>} puzzle  after the puzzle has changed
 * @property {Event} analysis  after what is known about the puzzle has changed: facts, verdict,
 *   solutions, their count, an error
 */

/** A session has facts and errors, no sentences. */
export class Session
  extends /** @type {import('../../base/dom/dom.js').Emitter<Events>} */ (EventTarget)
{
  #history = new History(EMPTY);
  #analyzer;
  #found;
  #count;
  /** The analysis is that of the same givens with other entries. */
  #outdated = false;

  /** A puzzle is loaded: before that, the empty grid is a placeholder. */
  begun = false;
  /** The puzzle was loaded as a whole, and none of its digits was typed. */
  loaded = false;

  /**
   * @param {Pick<import('../../solver/client.js').Client, 'analyze' | 'ask'>} client
   * @param {CountAll} [countAll]  undefined where solutions are not counted
   */
  constructor(client, countAll) {
    super();
    this.#analyzer = new Analyzer(client, () => this.#learn());
    this.#found = new FoundSolutions(client, () => this.#announce());
    this.#count = new SolutionCount(countAll, () => this.#announce());
  }

  get puzzle() {
    return this.#history.present;
  }

  /** The cell of the given that the last change has set; -1 after any other change. */
  get typed() {
    const { previous } = this.#history;
    return previous && !this.loaded ? typedGiven(previous, this.puzzle) : -1;
  }

  /** What undo restores, the oldest first. */
  get past() {
    return this.#history.past;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /** Facts about the current puzzle; about the previous one until the worker has answered. */
  get facts() {
    return this.#analyzer.facts;
  }

  /** Null until the worker has answered. */
  get analysis() {
    return this.#analyzer.result;
  }

  /** Why the worker could not analyze the current puzzle; null if it could. */
  get error() {
    return this.#analyzer.error;
  }

  /** The duration of a slow search so far, in milliseconds; 0 if none is running. */
  get searchedMs() {
    return this.#analyzer.searchedMs;
  }

  /** The solutions that are known; none while there is no verdict. */
  get solutions() {
    return this.#found.value;
  }

  /**
   * The puzzle that verdict, solutions and rating are about: without entries, and with the crossed-out
   * candidates only if they are part of it.
   * @returns {Puzzle}
   */
  get judged() {
    const { givens, eliminated } = this.puzzle;
    return {
      ...EMPTY,
      givens,
      eliminated: this.analysis?.restricted ? eliminated : EMPTY.eliminated,
    };
  }

  /** The progress of the count of all solutions; null if none was started. */
  get count() {
    return this.#count.value;
  }

  /** The number of solutions, or null while it is not known. */
  get total() {
    return this.#found.total(this.analysis) ?? this.#count.total;
  }

  /** The only solution; undefined if there is none, or more than one. */
  get answer() {
    return this.solutions.verdict === 'one' ? this.solutions.current : undefined;
  }

  #announce() {
    this.dispatchEvent(new Event('analysis'));
  }

  /** @param {Change} detail */
  #changed(detail) {
    this.dispatchEvent(new CustomEvent('puzzle', { detail }));
  }

  /** Called when the analyzer has a new result. */
  #learn() {
    this.#outdated = false;
    if (this.#found.take(stateText(this.judged), this.analysis)) this.#count.reset();
    this.#announce();
  }

  /** Forgets what was known of another puzzle. @param {Puzzle} old */
  #forget(old) {
    // The verdict remains while entries change.
    const same = this.puzzle.givens === old.givens && !this.analysis?.restricted;
    this.#outdated = same && !this.#analyzer.error;
    if (this.#outdated) return;
    this.#analyzer.forget();
    if (same) return;
    this.#found.reset();
    this.#count.reset();
  }

  #analyze() {
    const analyzed = this.#analyzer.analyze(stateText(this.puzzle));
    this.#announce();
    return analyzed;
  }

  /**
   * Changes the history and analyzes the puzzle that is then current.
   * @param {() => boolean} change  false if the puzzle stays the same
   * @param {boolean} [loaded]  the puzzle comes as a whole
   * @returns {Promise<void>}  always resolves, when the analysis has ended
   */
  async #change(change, loaded = false) {
    const old = this.puzzle;
    const first = !this.begun;
    this.begun = true;
    const changed = change();
    const { puzzle: now } = this;
    this.loaded = loaded || (this.loaded && now.givens === old.givens);
    // Notes and colours do not matter to the solver.
    const same = !first && stateText(old) === stateText(now);
    if (changed && !same) this.#forget(old);
    if (changed || loaded) this.#changed({ old, now, typed: !loaded });
    if (changed && !same) await this.#analyze();
  }

  /**
   * Makes a changed puzzle the current one.
   * @param {Puzzle} next
   * @returns {Promise<void>}  always resolves, when its analysis has ended or is superseded
   */
  edit(next) {
    return this.#change(() => this.#history.push(next));
  }

  /** Loads a puzzle, such as an example; as `edit` otherwise. @param {Puzzle} next */
  take(next) {
    return this.#change(() => this.#history.push(next), true);
  }

  /** Like `redo`, resolves as `edit` does. */
  undo() {
    return this.#change(() => this.#history.undo());
  }

  redo() {
    return this.#change(() => this.#history.redo());
  }

  /**
   * Starts with a puzzle that undo does not remove.
   * @param {Puzzle} puzzle
   * @returns {Promise<void>}  as for `edit`
   */
  begin(puzzle) {
    return this.#change(() => {
      this.#history = new History(puzzle);
      return true;
    }, true);
  }

  /**
   * Reads a text and takes one of its puzzles. A text without a puzzle changes nothing.
   * @param {string | Uint8Array} text
   * @param {object} [how]
   * @param {number} [how.index]  of the puzzle, from 0
   * @param {boolean} [how.first]  undo does not remove the puzzle
   * @returns {Promise<Outcome>}  always resolves, as soon as the text is read: its `facts` are those
   *   of the puzzle that was taken. The analysis continues.
   */
  async load(text, { index = 0, first = false } = {}) {
    const take = (/** @type {Puzzle} */ now) => {
      const old = this.puzzle;
      if (first) this.#history = new History(now);
      if (first || this.#history.push(now)) this.#forget(old);
      this.loaded = this.begun = true;
      this.#changed({ old, now: this.puzzle, typed: false });
    };
    const puzzle = typeof text === 'string' && readPuzzle(text);
    if (puzzle) {
      take(puzzle); // without the reader, which is loaded later
      return new Promise((resolve) => {
        this.#analyzer.analyze(stateText(puzzle), resolve).then(resolve);
        this.#announce();
      });
    }
    const outcome = await this.#analyzer.read(text, index, (facts) =>
      take(withMarks(fromFacts(facts), text)),
    );
    // The reading has superseded the analysis of the current puzzle.
    const refused = outcome.error || (outcome.report && !outcome.facts);
    if (refused && this.begun && (!this.analysis || this.#outdated)) this.#analyze();
    if (outcome.error && !this.begun) this.#analyzer.fail(outcome.error);
    return outcome;
  }

  /** Analyzes the puzzle again, after an error. */
  retry() {
    this.#analyzer.forget();
    return this.#analyze();
  }

  /** Ends a slow search: the analysis then has no verdict. */
  stopSearch() {
    this.#analyzer.stop();
  }

  /** Asks for more of several solutions; see FoundSolutions. @param {number} count */
  findSolutions(count) {
    return this.#found.find(count);
  }

  /** Shows the next or the previous solution; see FoundSolutions. @param {1 | -1} by */
  stepSolution(by) {
    return this.#found.step(by);
  }

  /** Counts all solutions; see SolutionCount. */
  countAll() {
    const exact = this.analysis?.restricted ? null : this.puzzle.givens;
    return this.#count.start(stateText(this.judged), exact);
  }

  stopCount() {
    this.#count.stop();
  }
}
