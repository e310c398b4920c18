// How many puzzles of a rated list are easy, medium and so on. `#ratings` of the site; the editions of
// one file have no human solver.
// @ts-check
import { add, withWords } from '../../base/dom/element.js';
import { bandOf, WIDTHS } from '../../logic/difficulty.js';
import { strings as names } from '../../logic/en.js';

/** The lowest and the highest ER of a difficulty, in tenths. @typedef {{from: number, to: number}} Band */

const LOWEST = 10;
const HIGHEST = 119;
/** ER of a puzzle that the techniques do not solve. */
const UNSOLVED = 200;

/** The bands of `bandOf`, and one of the puzzles that the techniques do not solve. @type {Band[]} */
const BANDS = WIDTHS.map(() => ({ from: Infinity, to: 0 }));
for (let er = LOWEST; er <= HIGHEST; er++) {
  const band = BANDS[bandOf(er / 10)];
  band.from = Math.min(band.from, er);
  band.to = er;
}
BANDS.push({ from: UNSOLVED, to: UNSOLVED });

/**
 * Number of puzzles in each band.
 * @param {number[]} ratings  numbers of puzzles by ER in tenths
 */
const perBand = (ratings) =>
  BANDS.map(({ from, to }) => ratings.slice(from, to + 1).reduce((sum, n) => sum + n, 0));

/** The tables of words that the view needs. */
export const tables = { logic: names };

export class RatingsView {
  #words;
  #texts;
  /** @type {number[]} */
  #ratings = [];

  /**
   * @param {Element} root  empty
   * @param {import('../../base/words/words.js').Words} words
   * @param {() => typeof import('./en.js').strings} texts
   */
  constructor(root, words, texts) {
    this.#words = words;
    this.#texts = texts;
    const title = withWords(add(root, 'h3'), 'ratings.title');
    title.id = 'batch-ratings';
    const table = add(root, 'table');
    table.setAttribute('aria-labelledby', title.id);
    const heads = add(add(table, 'thead'), 'tr');
    for (const id of ['difficulty', 'er', 'puzzles', 'share']) {
      const head = withWords(add(heads, 'th'), `ratings.${id}`);
      head.scope = 'col';
    }
    const body = add(table, 'tbody');
    this.rows = BANDS.map(() => {
      const row = add(body, 'tr');
      const name = add(row, 'th');
      name.scope = 'row';
      const [er, puzzles] = [add(row, 'td'), add(row, 'td')];
      const share = add(add(row, 'td'), 'div');
      const percent = add(share, 'span');
      const bar = add(share, 'i');
      return { row, name, er, puzzles, share, percent, bar };
    });
  }

  /** @param {number[]} ratings  numbers of puzzles by ER in tenths */
  take(ratings) {
    this.#ratings = ratings;
  }

  render() {
    const own = this.#texts();
    const { BANDS: words, rating } = this.#words.of(names);
    const counts = perBand(this.#ratings);
    const all = counts.reduce((sum, n) => sum + n, 0);
    const most = Math.max(...counts);
    this.rows.forEach(({ row, name, er, puzzles, share, percent, bar }, i) => {
      const { from, to } = BANDS[i];
      const count = counts[i];
      const solved = from < UNSOLVED;
      row.hidden = !solved && count === 0;
      name.textContent = solved ? words[i] : own.ratings.beyond;
      er.textContent = solved ? own.ratings.range(rating(from / 10), rating(to / 10)) : '';
      puzzles.textContent = own.number(count);
      percent.textContent = all ? own.share(count / all) : '';
      share.style.setProperty('--part', `${most ? count / most : 0}`);
      bar.hidden = count === 0;
    });
  }
}
