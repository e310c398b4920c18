// The worksheet that the mode Make puts together: its puzzles, and its address.
// @ts-check

/** Maximum number of puzzles, as on the worksheet page. */
export const MOST = 100;
/** Numbers of puzzles on a page. */
export const PER_PAGE = [1, 2, 4, 6];
const ANSWERS = 12; // on a page
/** What `with=` names in the address of a worksheet. */
export const PARTS = /** @type {const} */ (['candidates', 'difficulty', 'answers', 'codes']);

/** Event: `change` after an edit. */
export class Worksheet extends EventTarget {
  /** The givens of the puzzles, 81 digits each. @type {string[]} */
  puzzles = [];
  /** The ratings ER that are known, by givens. @type {Map<string, number>} */
  ratings = new Map();
  title = '';
  /** As many as there are, up to six, until it is set. */
  per = PER_PAGE[0];
  #chosen = false;
  rows = 0;
  /** @type {Set<string>} */
  parts = new Set(['difficulty', 'answers', 'codes']);

  /**
   * Adds a puzzle, unless it is there already.
   * @param {string} givens
   * @param {number} [er]  its rating; 0 if it is unknown
   * @returns {number} its number from 1; 0 if the worksheet is full
   */
  add(givens, er = 0) {
    if (er) this.ratings.set(givens, er);
    const known = this.puzzles.indexOf(givens) + 1;
    if (known || this.puzzles.length === MOST) return known;
    this.puzzles = [...this.puzzles, givens];
    this.#changed();
    return this.puzzles.length;
  }

  /** @param {number} index */
  remove(index) {
    this.puzzles = this.puzzles.filter((_, i) => i !== index);
    this.#changed();
  }

  /** Sets options. @param {Partial<Pick<Worksheet, 'title' | 'per' | 'rows'>>} options */
  set(options) {
    Object.assign(this, options);
    this.#chosen ||= options.per !== undefined;
    this.#changed();
  }

  /** @param {string} part  one of PARTS @param {boolean} on */
  include(part, on) {
    if (on) this.parts.add(part);
    else this.parts.delete(part);
    this.#changed();
  }

  #changed() {
    const most = /** @type {number} */ (PER_PAGE.at(-1));
    if (!this.#chosen) this.per = PER_PAGE.find((per) => per >= this.puzzles.length) ?? most;
    this.dispatchEvent(new Event('change'));
  }

  /** The number of pages. */
  get pages() {
    const count = this.puzzles.length;
    const sheets = Math.ceil(count / this.per);
    // On pages of four or six puzzles, the tables are on separate sheets.
    const tables = this.rows && this.per >= 4 ? sheets : 0;
    return sheets + tables + (this.parts.has('answers') ? Math.ceil(count / ANSWERS) : 0);
  }

  /** The puzzles as text: a line each, with the rating ER if it is known. */
  lines() {
    return this.puzzles
      .map((givens) => {
        const er = this.ratings.get(givens);
        return `${givens}${er ? ` # ER ${er.toFixed(1)}` : ''}\n`;
      })
      .join('');
  }

  /** The address of the worksheet page. @param {string} lang @param {boolean} [print]  at once */
  address(lang, print = false) {
    const hash = [
      ...this.puzzles.map((givens) => `p=${givens}`),
      ...(this.title ? [`title=${encodeURIComponent(this.title)}`] : []),
      `per=${this.per}`,
      ...(this.rows ? [`rows=${this.rows}`] : []),
      `with=${PARTS.filter((part) => this.parts.has(part))}`,
      `lang=${lang}`,
      ...(print ? ['print=1'] : []),
    ];
    return `worksheet.html#${hash.join('&')}`;
  }
}
