// The worksheet that the mode Make puts together: its puzzles, and how they are printed.
// @ts-check
import { MOST } from './sheet/options.js';

/** Numbers of puzzles on a page. */
export const PER_PAGE = [1, 2, 4, 6];

/** A line of a list, with the rating as a comment. @param {{puzzle: string, er: number}} made  `er` 0: unknown */
export const lineOf = ({ puzzle, er }) => `${puzzle}${er ? ` # ER ${er.toFixed(1)}` : ''}\n`;

/** Event: `change` after an edit. */
export class Worksheet extends EventTarget {
  /** The givens of the puzzles, 81 digits each. @type {string[]} */
  puzzles = [];
  /** The ratings ER that are known, by givens. @type {Map<string, number>} */
  ratings = new Map();
  /** On a page: as many as there are, up to six, until it is set. @type {import('./sheet/options.js').SheetOptions} */
  options = {
    title: '',
    per: PER_PAGE[0],
    rows: 0,
    difficulty: true,
    candidates: false,
    answers: true,
    codes: true,
  };
  #chosen = false;
  /** The number of puzzles once all that are being made are there. */
  #expected = 0;

  /**
   * Adds a puzzle, unless it is there already.
   * @param {string} givens
   * @param {number} [er]  its rating; 0 if it is unknown
   * @param {number} [at]  its place; by default the last one
   * @returns {number} its number from 1; 0 if the worksheet is full
   */
  add(givens, er = 0, at = this.puzzles.length) {
    if (er) this.ratings.set(givens, er);
    const known = this.puzzles.indexOf(givens) + 1;
    if (known || this.puzzles.length === MOST) return known;
    this.puzzles = [...this.puzzles.slice(0, at), givens, ...this.puzzles.slice(at)];
    this.#changed();
    return at + 1;
  }

  /** @param {number} index */
  remove(index) {
    this.puzzles = this.puzzles.filter((_, i) => i !== index);
    this.#changed();
  }

  /** Gives a puzzle another place. @param {number} from @param {number} to */
  move(from, to) {
    const others = this.puzzles.filter((_, i) => i !== from);
    this.puzzles = [...others.slice(0, to), this.puzzles[from], ...others.slice(to)];
    this.#changed();
  }

  /** Keeps room on the page for puzzles that are being made. @param {number} count  0: none is any more */
  expect(count) {
    this.#expected = count && this.puzzles.length + count;
    this.#changed();
  }

  /** Sets options. @param {Partial<Worksheet['options']>} options */
  set(options) {
    this.options = { ...this.options, ...options };
    this.#chosen ||= options.per !== undefined;
    this.#changed();
  }

  #changed() {
    const count = Math.max(this.puzzles.length, this.#expected);
    const most = /** @type {number} */ (PER_PAGE.at(-1));
    if (!this.#chosen) this.options.per = PER_PAGE.find((per) => per >= count) ?? most;
    this.dispatchEvent(new Event('change'));
  }

  /** The puzzles as text: a line each, with the rating ER if it is known. */
  lines() {
    return this.puzzles
      .map((puzzle) => lineOf({ puzzle, er: this.ratings.get(puzzle) ?? 0 }))
      .join('');
  }
}
