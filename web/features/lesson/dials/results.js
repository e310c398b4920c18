// What the runs of a figure have placed: a picture, and the same as tables.
// @ts-check
import { add } from '../../../base/dom/element.js';
import { addMark, curves, histograms, MARK_NAMES } from './picture.js';
import { BARS, histogramOf, startOf } from './statistics.js';

/** @typedef {import('./statistics.js').Summary} Summary */
/** @typedef {typeof import('./en.js').strings} Texts */
/**
 * @typedef {object} Results
 * @property {Summary[]} summaries  of each search, or for each number of givens
 * @property {string[]} names  of the searches
 * @property {number[]} givens  or empty
 * @property {string} text  says the most important
 */

/** @param {Element} parent @param {string[]} heads  of the columns; the first is that of the rows */
function addTable(parent, heads) {
  const frame = add(parent, 'div', 'scrolled');
  // A wide table is scrolled with the keyboard, too.
  if (heads.length > 3) {
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', heads.join(', '));
  }
  const table = add(frame, 'table');
  const row = add(add(table, 'thead'), 'tr');
  for (const head of heads) add(row, 'th', '', head).scope = 'col';
  return add(table, 'tbody');
}

/** @param {HTMLTableSectionElement} body @param {string} head @param {string[]} values */
function addRow(body, head, values) {
  const row = add(body, 'tr');
  const name = add(row, 'th', '', head);
  name.scope = 'row';
  for (const value of values) add(row, 'td', '', value);
  return name;
}

/** @param {Element} parent @param {string} text */
function addDetails(parent, text) {
  const details = add(parent, 'details');
  add(details, 'summary', '', text);
  return details;
}

/** Draws a picture again when its width changes. @param {HTMLElement} place @param {(width: number) => SVGElement} draw */
function keepDrawn(place, draw) {
  let width = 0;
  new ResizeObserver(() => {
    const now = Math.floor(place.clientWidth);
    if (!now || now === width) return;
    width = now;
    place.replaceChildren(draw(width));
  }).observe(place);
}

/** @param {HTMLElement} place @param {Results} results @param {Texts} texts */
function showHistograms(place, { summaries, names, text }, texts) {
  const rows = summaries.map((summary, at) => ({ name: names[at], summary }));
  keepDrawn(add(place, 'div', 'drawn'), (width) => histograms(rows, width, text));
  add(place, 'p', 'soft axis', texts.axis);
  const body = addTable(place, [texts.placed, ...names]);
  for (const mark of MARK_NAMES) {
    const name = addRow(
      body,
      ` ${texts[mark]}`,
      summaries.map((summary) => texts.digits(summary[mark])),
    );
    const label = name.textContent ?? '';
    name.textContent = '';
    addMark(name, mark);
    name.append(label);
  }
  const details = addDetails(place, texts.bars);
  const bars = addTable(details, [texts.placed, ...names]);
  const counts = summaries.map(({ placed }) => histogramOf(placed));
  for (let bar = 0; bar <= BARS; bar++) {
    const values = counts.map((each) => each[bar]);
    if (!values.some(Boolean)) continue;
    const range = bar < BARS ? texts.bar(bar ? startOf(bar) : 0, startOf(bar + 1) - 1) : texts.over;
    addRow(bars, range, values.map(String));
  }
}

/** @param {HTMLElement} place @param {Results} results @param {Texts} texts */
function showCurves(place, { summaries, givens, text }, texts) {
  const groups = summaries.map((summary, at) => ({ givens: givens[at], summary }));
  const legend = add(place, 'p', 'soft dial-shapes');
  for (const mark of /** @type {const} */ (['median', 'ninety'])) {
    const part = add(legend, 'span');
    addMark(part, mark);
    part.append(` ${texts[mark]}`);
  }
  keepDrawn(add(place, 'div', 'drawn'), (width) => curves(groups, width, text, texts.share));
  add(place, 'p', 'soft axis', texts.givens);
  const details = addDetails(place, texts.points);
  const heads = [texts.givens, texts.median, texts.ninety, texts.most, texts.solved, texts.unknown];
  const body = addTable(details, heads);
  for (const { givens: n, summary } of groups) {
    const numbers = [summary.median, summary.ninety, summary.most].map(texts.digits);
    addRow(body, String(n), [...numbers, String(summary.solved), String(summary.stopped)]);
  }
}

/** @param {HTMLElement} place  empty @param {Results} results @param {Texts} texts */
export const showResults = (place, results, texts) =>
  (results.givens.length ? showCurves : showHistograms)(place, results, texts);
