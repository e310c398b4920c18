// Draws the runs of a figure: histograms on a logarithmic axis, or curves over the number of givens.
// @ts-check
import { BARS, BUDGET, barsUntil, histogramOf } from './statistics.js';

/** @typedef {import('./statistics.js').Summary} Summary */

const SVG = 'http://www.w3.org/2000/svg';
const POWERS = '⁰¹²³⁴⁵⁶';
const DECADES = Math.log10(BUDGET);
/** Sizes in CSS pixels. */
const BAND = 88;
const AXIS = 22;
const MARKS = 18;
const GAP = 6;
const NAME = 16;

/** @param {Element} parent @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function draw(parent, tag, attributes, text = '') {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  parent.append(element);
  return element;
}

/** @param {number} width @param {number} height @param {string} name  what it shows */
function sheet(width, height, name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', name);
  return svg;
}

/** The shape of each mark, around a point. */
const SHAPES = {
  median: 'm-5,-8 h10 l-5,8 z',
  ninety: 'm0,-9 l5,5 -5,5 -5,-5 z',
  most: 'm-4,-4 a4,4 0 1 0 8,0 a4,4 0 1 0 -8,0 z',
};
/** @typedef {keyof typeof SHAPES} Mark */
export const MARK_NAMES = /** @type {Mark[]} */ (Object.keys(SHAPES));

/** A mark for a table. @param {Element} parent @param {Mark} mark */
export function addMark(parent, mark) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 12 12');
  svg.setAttribute('aria-hidden', 'true');
  draw(svg, 'path', { d: `M6,10 ${SHAPES[mark]}`, class: `mark ${mark}` });
  parent.append(svg);
}

/**
 * One histogram for each summary, one below another on the same axis.
 * @param {{name: string, summary: Summary}[]} rows @param {number} width @param {string} about
 */
export function histograms(rows, width, about) {
  const bar = (width - GAP) / (BARS + 2);
  const head = rows.length > 1 ? NAME : 0;
  const each = head + MARKS + BAND + GAP;
  const height = rows.length * each + AXIS;
  const svg = sheet(width, height, about);
  const xOf = (/** @type {number} */ placed) =>
    placed === Infinity ? width - bar : Math.max(0.2, barsUntil(placed)) * bar;
  const counts = rows.map(({ summary }) => histogramOf(summary.placed));
  const highest = Math.max(...counts.flat());
  for (const [at, { name, summary }] of rows.entries()) {
    const base = (at + 1) * each - GAP;
    draw(svg, 'path', {
      d: `M0,${base} H${BARS * bar} m${GAP},0 H${width}`,
      class: 'base',
    });
    for (const [i, count] of counts[at].entries()) {
      if (!count) continue;
      const size = Math.max(2, ((BAND - 2) * count) / highest);
      const over = i === BARS;
      draw(svg, 'rect', {
        ...{ x: over ? width - 2 * bar : i * bar + 0.5, y: base - size },
        ...{
          width: over ? 2 * bar - 0.5 : bar - 1,
          height: size,
          class: over ? 'over' : 'bar',
        },
      });
    }
    for (const mark of MARK_NAMES) {
      const x = xOf(summary[mark]);
      draw(svg, 'path', {
        d: `M${x},${base} V${base - BAND - 4}`,
        class: `line ${mark}`,
      });
      draw(svg, 'path', {
        d: `M${x},${base - BAND - 4} ${SHAPES[mark]}`,
        class: `mark ${mark}`,
      });
    }
    if (head) draw(svg, 'text', { x: 0, y: at * each + 12, class: 'name' }, name);
  }
  const y = height - 6;
  for (let power = 1; power < DECADES; power++) {
    const x = xOf(10 ** power);
    draw(svg, 'path', { d: `M${x},${height - AXIS - GAP} v5`, class: 'base' });
    draw(
      svg,
      'text',
      { x, y, 'text-anchor': power === 1 ? 'start' : 'middle' },
      `10${POWERS[power]}`,
    );
  }
  draw(svg, 'text', { x: width, y, 'text-anchor': 'end' }, `> 10${POWERS[DECADES]}`);
  return svg;
}

/** Where the curves begin and end, in CSS pixels. */
const LEFT = 30;
const RIGHT = 8;
const TALL = 180;
const SHARE = 60;

/**
 * The median and the 90 % mark for each number of givens, and below them how many grids have a solution.
 * @param {{givens: number, summary: Summary}[]} groups @param {number} width @param {string} about @param {string} share  what the bars are
 */
export function curves(groups, width, about, share) {
  const height = GAP + TALL + 2 * AXIS + SHARE + AXIS;
  const svg = sheet(width, height, about);
  const column = (width - LEFT - RIGHT) / groups.length;
  const xOf = (/** @type {number} */ at) => LEFT + (at + 0.5) * column;
  const row = TALL / (DECADES + 1);
  const yOf = (/** @type {number} */ placed) =>
    placed === Infinity ? GAP : GAP + row * (1 + DECADES - Math.log10(Math.max(1, placed)));
  for (let power = 0; power <= DECADES; power++) {
    const y = yOf(10 ** power);
    draw(svg, 'path', { d: `M${LEFT},${y} H${width - RIGHT}`, class: 'grid' });
    draw(svg, 'text', { x: LEFT - 6, y: y + 4, 'text-anchor': 'end' }, `10${POWERS[power]}`);
  }
  draw(svg, 'text', { x: LEFT - 6, y: yOf(Infinity) + 4, 'text-anchor': 'end' }, '>');
  const floor = height - AXIS;
  draw(svg, 'text', { x: LEFT, y: floor - SHARE - 8 }, share);
  draw(svg, 'path', {
    d: `M${LEFT},${floor} H${width - RIGHT}`,
    class: 'base',
  });
  for (const mark of /** @type {Mark[]} */ (['ninety', 'median'])) {
    const points = groups.map(({ summary }, at) => `${xOf(at)},${yOf(summary[mark])}`);
    draw(svg, 'polyline', { points: points.join(' '), class: `line ${mark}` });
    for (const point of points)
      draw(svg, 'path', {
        d: `M${point} m0,4 ${SHAPES[mark]}`,
        class: `mark ${mark}`,
      });
  }
  for (const [at, { givens, summary }] of groups.entries()) {
    const size = (SHARE * summary.solved) / summary.placed.length;
    const x = xOf(at) - column / 2 + 1;
    const bar = { x, y: floor - size, width: column - 2, height: size, class: 'bar' };
    if (size) draw(svg, 'rect', bar);
    if (givens % 10 === 0)
      draw(svg, 'text', { x: xOf(at), y: height - 6, 'text-anchor': 'middle' }, String(givens));
  }
  return svg;
}
