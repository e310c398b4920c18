// The path of the current puzzle, and the step of it that Explain shows. State only: no DOM.
// @ts-check
import { effortOf } from '../../logic/difficulty.js';
import { chainsOf } from '../../logic/chains.js';
import { pictureOf } from '../../logic/picture.js';
import { LADDER, rungsOf } from '../../logic/rungs.js';
import { cut, sliceOf, slicesOf } from '../../logic/slice.js';
import { EMPTY, stateText } from '../../puzzle/puzzle.js';

/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */
/** @typedef {import('../../logic/protocol.js').OrderName} OrderName */
/** @typedef {import('./path.js').PathSoFar} PathSoFar */
/** @typedef {import('../../logic/picture.js').Picture} Picture */
/** @typedef {import('../../logic/rungs.js').Rung} Rung */
/**
 * @typedef {Pick<import('../workbench/session.js').Session, 'puzzle' | 'analysis' | 'answer'>} Position
 */

/**
 * How the reader wants the path: in an order of techniques, or the gentlest one. That is the path in the
 * order of Sudoku Explainer, whose steps are the easiest at each point, without those that no digit needs.
 * @typedef {OrderName | 'gentlest'} Choice
 */

/** @type {readonly Rung[]} */
const NO_RUNGS = [];
/** The order of techniques in which Sudoku Explainer rates a puzzle. */
const RATING_ORDER = 'sudoku-explainer';

/**
 * Follows the puzzle of a session and searches its path when it changes. The steps found so far can
 * be read while the search is under way. Events: `change` when something that is shown changes;
 * `grow` instead when only the path beyond the step that is shown does; `move`, after `change`, when
 * the reader has gone to a step.
 */
export class FollowedPath extends EventTarget {
  #search;
  /** @type {Choice} */
  #order;
  /** The order and the puzzle whose path was searched last; empty if there is nothing to search. */
  #key = '';
  #searching = new AbortController();
  /** The hardest step is shown as soon as the path is complete, unless the reader goes to another. */
  #wantsHardest = false;
  #only = '';
  /** The cell about which the reader asks why its digit is there; -1 for none. Its step may not be known yet. */
  #asked = -1;
  /** The step from which the reader has asked, and those that the answer rests on. @type {{from: number, rests: number[]} | null} */
  #why = null;
  /** @type {{step: Deduction, rungs: Rung[], rung: number, pictures: Map<number, Picture>} | null} */
  #drawn = null;

  /** Null until its first step is found. @type {PathSoFar | null} */
  path = null;
  /** Why the search failed; null if it did not. Steps found before are kept. @type {unknown} */
  error = null;
  /** Index of the step that is shown; after the last step, the number of steps. */
  at = 0;
  /** For each step its rating, or an estimate if it has none. @type {readonly number[]} */
  efforts = [];
  /** Some entries differ from the solution: the path starts from the givens. */
  ignoresEntries = false;

  /**
   * @param {Pick<import('../../logic/client.js').Logic, 'path'>['path']} search
   * @param {Choice} order
   */
  constructor(search, order) {
    super();
    this.#search = search;
    this.#order = order;
  }

  get order() {
    return this.#order;
  }

  /** The hardest step of the path decides the difficulty of the puzzle. */
  get decidesDifficulty() {
    return this.#order === RATING_ORDER;
  }

  /** The path is known or searched. */
  get active() {
    return this.#key !== '';
  }

  /** The path is known to its end. */
  get complete() {
    return this.path !== null && this.path.end !== null;
  }

  /** Those found so far. */
  get steps() {
    return this.path?.deductions ?? [];
  }

  /** The step that is shown; undefined at the end, and while there is no path. */
  get step() {
    return /** @type {Deduction | undefined} */ (this.steps[this.at]);
  }

  /** What is drawn of the step that is shown. */
  get #drawing() {
    const { step } = this;
    if (!step) return null;
    if (this.#drawn?.step !== step) {
      const rungs = rungsOf(chainsOf(step));
      const ladder = rungs.length < LADDER ? [] : rungs;
      this.#drawn = { step, rungs: ladder, rung: ladder.length, pictures: new Map() };
    }
    return this.#drawn;
  }

  /** The drawing of the step that is shown, up to its rung. @returns {Picture | null} */
  get picture() {
    const drawing = this.#drawing;
    if (!drawing) return null;
    const { step, rungs, rung, pictures } = drawing;
    const picture = pictures.get(rung) ?? pictureOf(step, rungs.length ? rung : undefined);
    pictures.set(rung, picture);
    return picture;
  }

  /** The ladder of the step that is shown; empty if it has none. @returns {readonly Rung[]} */
  get rungs() {
    return this.#drawing?.rungs ?? NO_RUNGS;
  }

  /** The rung up to which the step is shown; the number of rungs for all of it. */
  get rung() {
    return this.#drawing?.rung ?? 0;
  }

  /** Goes to a rung, or to the end of the ladder. @param {number} rung */
  climb(rung) {
    const drawing = this.#drawing;
    if (!drawing?.rungs.length) return;
    drawing.rung = Math.max(0, Math.min(drawing.rungs.length, rung));
    this.#announce();
  }

  /** The step that is shown is the hardest one of the whole path, or as hard as it. */
  get isHardest() {
    const { step, complete, efforts } = this;
    return step !== undefined && complete && efforts[this.at] === Math.max(...efforts);
  }

  /** The technique whose steps `next` stops at; empty for all. */
  get only() {
    return this.#only;
  }

  // ---- The search -------------------------------------------------------------------------------

  /**
   * Searches the path of a puzzle, unless it is known or searched already. Does nothing until the
   * puzzle is known to have exactly one solution.
   * @param {Position} position
   */
  follow({ puzzle, analysis, answer }) {
    const ready = analysis?.verdict === 'one';
    this.ignoresEntries = Boolean(
      answer && [...puzzle.entries].some((digit, i) => digit > '0' && digit !== answer[i]),
    );
    const entries = this.ignoresEntries ? EMPTY.entries : puzzle.entries;
    const ignoresCrossed =
      this.ignoresEntries ||
      puzzle.eliminated.some((mask, at) => mask & (1 << (Number(answer?.[at]) - 1)));
    const eliminated =
      ignoresCrossed && !analysis?.restricted ? EMPTY.eliminated : puzzle.eliminated;
    const state = stateText({ ...EMPTY, givens: puzzle.givens, entries, eliminated });
    const key = ready ? `${this.#order} ${state}` : '';
    if (key !== this.#key) this.#start(key, state);
    else if (this.#wantsHardest) this.goToHardest();
  }

  /** @param {string} key @param {string} state */
  async #start(key, state) {
    this.#key = key;
    this.#searching.abort();
    this.path = this.error = null;
    this.at = 0;
    this.efforts = [];
    this.#only = '';
    this.#why = null;
    this.#announce();
    if (!key) return;
    this.#searching = new AbortController();
    const { signal } = this.#searching;
    const progress = (/** @type {readonly Deduction[]} */ deductions) => {
      if (!signal.aborted) this.#take({ deductions, solved: false, end: null });
    };
    try {
      const gentlest = this.#order === 'gentlest';
      const order = this.#order === 'gentlest' ? RATING_ORDER : this.#order;
      const path = await this.#search(state, order, { signal, progress });
      if (signal.aborted) return;
      this.#take(gentlest ? this.#cut(path) : path);
      if (gentlest) this.#announce(); // also the step that is shown has another position before it
      if (this.#wantsHardest) this.goToHardest();
    } catch (error) {
      if (signal.aborted) return;
      this.error = error;
      this.#announce();
    }
  }

  /** Only what the digits need; the reader stays at the step that is shown, or the next one left. @param {import('../../logic/client.js').Path} path */
  #cut(path) {
    const deductions = cut(path.deductions);
    const kept = new Set(deductions.map(({ evidence }) => evidence));
    const left = (/** @type {number} */ at) =>
      path.deductions.slice(0, at).filter(({ evidence }) => kept.has(evidence)).length;
    this.at = left(this.at);
    if (this.#why) this.#why = { from: left(this.#why.from), rests: this.#why.rests.map(left) };
    return { ...path, deductions };
  }

  /** @param {PathSoFar} path */
  #take(path) {
    const type = this.step ? 'grow' : 'change';
    this.path = path;
    this.efforts = path.deductions.map(effortOf);
    this.dispatchEvent(new Event(type));
    if (this.#asked >= 0 && !this.#why) this.askWhy(this.#asked);
  }

  /**
   * Call when Explain is opened. Tries a failed search again.
   * @param {boolean} [hardest]  show the hardest step, in the order of Sudoku Explainer
   */
  open(hardest = false) {
    this.#wantsHardest = hardest;
    if (hardest) this.#order = RATING_ORDER;
    if (this.error) this.#key = '';
    this.#announce();
  }

  /** Chooses the path. @param {Choice} order */
  choose(order) {
    this.#order = order;
    this.#announce();
  }

  // ---- The step that is shown -------------------------------------------------------------------

  /**
   * The nearest known step that the filter admits; without a filter, the end of the path counts as a
   * step.
   * @param {1 | -1} by
   * @param {number} [from]
   * @returns {number}  -1 if there is none
   */
  next(by, from = this.at) {
    const { steps } = this;
    for (let at = from + by; at >= 0 && at < steps.length; at += by)
      if (!this.#only || steps[at].technique === this.#only) return at;
    const ends = by > 0 && !this.#only && this.complete && from < steps.length;
    return ends ? steps.length : -1;
  }

  /** The earlier steps on which the step that is shown rests, if the reader has asked; else null. */
  get rests() {
    return this.#why?.rests ?? null;
  }

  /** The cell about which the reader asks why its digit is there; -1 for none. */
  get asked() {
    return this.#asked;
  }

  /**
   * Asks why the digit of a cell is there: goes to the step that places it, now or once it is found, and shows
   * what that rests on. Without such a step on a complete path, nothing happens.
   * @param {number} cell  -1: not any more
   */
  askWhy(cell) {
    const at = this.steps.findIndex(({ placements }) => placements.some((to) => to.cell === cell));
    if (at < 0) {
      this.leaveWhy();
      this.#asked = this.complete ? -1 : cell;
      return this.#announce();
    }
    const from = this.#why?.from ?? this.at;
    this.go(at);
    this.#asked = cell;
    this.#why = { from, rests: sliceOf(slicesOf(this.steps), [at]).slice(0, -1) };
    this.#announce();
  }

  /** Goes back to where the reader asked why. @returns {boolean} whether there was a question */
  leaveWhy() {
    if (!this.#why) return false;
    this.go(this.#why.from);
    return true;
  }

  /** Goes to the next step or back. @param {1 | -1} by */
  move(by) {
    const to = this.next(by);
    if (to >= 0) this.go(to);
  }

  /** @param {number} at  index of a step, or the number of steps for the end */
  go(at) {
    this.#wantsHardest = false;
    this.#why = null;
    this.#asked = -1;
    this.at = at;
    this.#announce();
    this.dispatchEvent(new Event('move'));
  }

  /** Clears the filter and goes to the first of the hardest steps of a complete path. */
  goToHardest() {
    if (!this.complete) return;
    this.#wantsHardest = false;
    this.#only = '';
    if (this.steps.length) this.go(this.efforts.indexOf(Math.max(...this.efforts)));
    else this.#announce();
  }

  /** Filters the steps, and goes to the first of them if the present one is another. @param {string} technique  empty for all */
  filter(technique) {
    this.#only = technique;
    const first = this.next(1, -1);
    if (technique && first >= 0 && this.step?.technique !== technique) this.go(first);
    else this.#announce();
  }

  #announce() {
    this.dispatchEvent(new Event('change'));
  }
}
