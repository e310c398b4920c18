// How many steps a program and a person take for the puzzle on the board. Loaded when the page is idle.
// @ts-check
import { kept } from '../../base/platform/storage.js';
import { waits } from '../../base/worker/waits.js';
import { logic } from '../../logic/client.js';
import { EMPTY, stateText } from '../../puzzle/puzzle.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

/** A person's steps are asked for after this pause, in milliseconds: the verdict on the next puzzle comes first. */
export const SETTLED_MS = 200;

/**
 * Steps of a program.
 * @typedef {object} ProgramSteps
 * @property {number} count  those known
 * @property {boolean} more  there are more
 * @property {boolean} first  the program is the one that Watch shows first
 */

export class Steps {
  #workbench;
  #path;
  #asked = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What the path was asked for. */
  #state = '';
  #started = false;
  /** The steps of a person; null while they are not known, and if no technique leads to the end. @type {number | null} */
  person = null;

  /**
   * @param {Pick<Workbench, 'session' | 'runner' | 'startRuns' | 'invalidate'>} workbench
   * @param {import('../../logic/client.js').Logic['path'] | null} [path]  finds the deductions; null where
   *   there is no human solver
   */
  constructor(
    workbench,
    path = (state, order, options) => logic(order).path(state, order, options),
  ) {
    this.#workbench = workbench;
    this.#path = path;
  }

  /** Null while they are not known. @returns {ProgramSteps | null} */
  get program() {
    const { runner } = this.#workbench;
    if (!runner?.current) return null;
    const { view, surveying, trace, algorithm, algorithms } = runner.playback;
    if (!view?.extent.length || surveying || trace) return null;
    const { length, ended } = view.extent;
    return { count: length, more: !ended, first: algorithm === algorithms[0] };
  }

  /** Asks for the steps of the puzzle on the board, which has one solution, unless they are known. */
  follow() {
    this.#startRuns();
    const { puzzle, answer } = this.#workbench.session;
    const path = this.#path;
    if (!answer || !path) return;
    // As in Explain: wrong entries do not count.
    const { givens, entries } = puzzle;
    const wrong = [...entries].some((digit, cell) => digit > '0' && digit !== answer[cell]);
    const state = stateText({ ...EMPTY, givens, entries: wrong ? EMPTY.entries : entries });
    const order = kept.order === 'sudoku-explainer' ? 'sudoku-explainer' : 'books';
    if (this.#state === order + state) return;
    this.#state = order + state;
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    this.person = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      path(state, order, { signal }).then(
        ({ solved, deductions }) => {
          if (signal.aborted || !solved) return;
          this.person = deductions.length;
          this.#workbench.invalidate();
        },
        (error) => signal.aborted || waits.note('steps', error),
      );
    }, SETTLED_MS);
  }

  /** Starts the run that Watch shows first; from then on it follows the puzzle. */
  #startRuns() {
    if (this.#started) return;
    this.#started = true;
    this.#workbench.startRuns().then(
      (runner) => runner.current || runner.follow(),
      () => {},
    );
  }
}
