// The texts of a landscape: its axis and rows, the node that is chosen, how much a column is.
// @ts-check
import { setText } from '../../../base/dom/dom.js';
import { add } from '../../../base/dom/element.js';
import { PILL, showAxis } from '../axis.js';
import { strings as playerStrings } from '../en.js';
import { axisSteps } from '../strip.js';
import { boardRows, placed } from './columns.js';
import { strings } from './en.js';

/** @typedef {import('./chart.js').Chart} Chart */

/** Rows are named if they are this far apart, in pixels. */
const NAMED_PX = 14;
/** Below a node is room for its label, else it is above, in pixels. */
const TIP_PX = 50;
/** How many steps a column is, is said from this number on. */
const MANY = 1000;

export class Labels {
  #root;
  #words;
  #at;
  #tip;
  #caption;
  #summit;
  #axis;
  #pill;

  /** @param {HTMLElement} root @param {HTMLElement} plot  in it @param {import('../../../base/words/words.js').Words} words */
  constructor(root, plot, words) {
    this.#root = root;
    this.#words = words;
    this.bands = add(plot, 'div', 'bands');
    this.#at = add(plot, 'span', 'at');
    this.#tip = add(plot, 'span', 'tip');
    this.#tip.hidden = true;
    this.#caption = add(plot, 'span', 'caption');
    this.#summit = add(plot, 'span', 'summit');
    this.#axis = add(root, 'span', 'xs');
    this.#pill = add(root, 'span', 'pill');
    for (const part of [this.bands, this.#axis, this.#pill, this.#tip, this.#caption, this.#summit])
      part.ariaHidden = 'true';
  }

  /**
   * Labels a node.
   * @param {import('../../../../wasm/run.d.ts').TreeNode | null} node
   * @param {import('./picture.js').Painter} painter
   * @param {number} scale  pixels of the screen in one of the page
   */
  showTip(node, painter, scale) {
    const tip = this.#tip;
    tip.hidden = !node;
    if (!node) return;
    const { begin, end, depth, cell, digit } = placed(node);
    setText(tip, this.#words.of(strings).tip(cell, digit, node.end - node.begin));
    const [left, right] = [painter.x(begin), painter.x(end)].map((x) =>
      Math.max(0, Math.min(painter.width, x)),
    );
    const bottom = painter.y(depth - 1);
    const above = (painter.height - bottom) / scale < TIP_PX;
    const x = `clamp(7rem, ${(left + right) / 2 / scale}px, ${painter.width / scale}px - 7rem)`;
    // No part of the layout: it follows the pointer.
    tip.style.transform = `translate(${x}, ${bottom / scale}px) translate(-50%, ${above ? 'calc(-100% - 1.8rem)' : '0.6rem'})`;
  }

  /**
   * @param {Pick<Chart, 'run' | 'window' | 'bars' | 'deepest'>} chart
   * @param {{low: number, high: number}} rows  depths
   * @param {{width: number, height: number}} size  in pixels of the page
   */
  show(chart, rows, { width, height }) {
    const { run, window } = chart;
    const { view, step, solutions } = run;
    if (!view) return;
    const texts = this.#words.of(strings);
    const { axis, end } = this.#words.of(playerStrings);
    const { from, to } = window.steps;
    const part = window.partOf(step);
    const at = Math.max(0, Math.min(1, part));
    this.#at.hidden = part !== at;
    this.#root.style.setProperty('--at', `${100 * at}%`);
    setText(this.#pill, texts.number(step));
    this.#pill.dataset.beyond = part < 0 ? 'left' : part > 1 ? 'right' : '';
    const { length, ended } = view.extent;
    const solved = ended && solutions.at(-1) === length;
    showAxis(this.#axis, width, [
      { text: texts.number(step), part: at, name: PILL },
      { text: texts.number(from), part: 0, name: 'first' },
      { text: to >= length ? end(length, ended, solved) : texts.number(to), part: 1, name: 'end' },
      ...axisSteps(window.steps, Math.floor(width / 140)).map((n) => ({
        text: axis(n),
        part: window.partOf(n),
        name: '',
      })),
    ]);
    const perColumn = (to - from) / width;
    setText(this.#summit, solved && window.isWhole ? texts.summit(chart.deepest) : '');
    const wide = perColumn >= MANY ? texts.column(perColumn) : '';
    setText(this.#caption, rows.low ? texts.below(rows.low) : wide);
    this.#nameRows(chart, rows, height);
  }

  /** @param {Pick<Chart, 'run' | 'bars'>} chart @param {{low: number, high: number}} shown  depths @param {number} height */
  #nameRows({ run, bars }, { low, high }, height) {
    const rows = boardRows(run.givens, bars);
    const part = (/** @type {number} */ depth) =>
      (100 * (Math.max(low, Math.min(high, depth)) - low)) / (high - low);
    const { rowName, number } = this.#words.of(strings);
    /** @type {{from: number, to: number, name: string}[]} */
    let bands = rows.map(({ row, low: from, high: to }) => ({
      from: part(from),
      to: part(to),
      name: rowName(row),
    }));
    if (!bands.length) {
      const unit = [1, 2, 5, 10, 20].find((n) => (n / (high - low)) * height >= 2 * NAMED_PX) ?? 20;
      const count = Math.ceil(high / unit);
      bands = Array.from({ length: count }, (_, i) => ({
        from: part(i * unit),
        to: part((i + 1) * unit),
        name: number(i * unit),
      }));
    }
    const shown = bands.filter(({ from, to }) => to > from);
    while (this.bands.childElementCount > shown.length) this.bands.lastElementChild?.remove();
    while (this.bands.childElementCount < shown.length) add(add(this.bands, 'span'), 'i');
    this.bands.classList.toggle('numbers', !rows.length);
    shown.forEach(({ from, to, name }, i) => {
      const band = /** @type {HTMLElement} */ (this.bands.children[i]);
      Object.assign(band.style, { bottom: `${from}%`, height: `${to - from}%` });
      const roomy = ((to - from) / 100) * height >= NAMED_PX;
      setText(/** @type {Element} */ (band.firstElementChild), roomy ? name : '');
    });
  }
}
