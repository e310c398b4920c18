// The timeline as shapes: the path data of its SVG, and its elements.
// @ts-check

/** @typedef {import('./step-window.js').Window} Window */

/** Positions of the slider: any length fits. */
export const POSITIONS = 10_000;
/** Height of the drawing, in its own units. */
export const HEIGHT = 100;
/** Room above the greatest depth. */
const TOP = 3;

/** @param {number} step @param {number} length */
export const positionOf = (step, length) =>
  length ? Math.round((Math.min(step, length) / length) * POSITIONS) : 0;

/** @param {number} position @param {number} length */
export const stepOf = (position, length) => Math.round((position / POSITIONS) * length);

/**
 * The upper edge of columns, from left to right.
 * @param {number[]} values  by column
 * @param {number} most  the value at the top
 * @returns {string}  path data that begins with a move
 */
export function edge(values, most) {
  let path = '';
  let last = -1;
  values.forEach((value, x) => {
    const y = Math.round(10 * (HEIGHT - (value / most) * (HEIGHT - TOP))) / 10;
    if (y !== last) path += path ? `H${x}V${y}` : `M0 ${y}`;
    last = y;
  });
  return path && `${path}H${values.length}`;
}

/** Closes an edge to an area. @param {string} path @returns {string} */
export const area = (path) => path && `${path}V${HEIGHT}H0Z`;

/**
 * Places of ticks that show a density: ticks are `gap` columns apart in the densest column, and
 * farther apart elsewhere.
 * @param {number[]} density  by column
 * @param {number} gap  in columns
 * @returns {number[]}  parts of the width, 0..1
 */
export function spread(density, gap) {
  const most = Math.max(0, ...density) * gap;
  let due = 0;
  return density.flatMap((value, x) => {
    due += most ? value / most : 0;
    if (due < 1) return [];
    due -= 1;
    return [x / density.length];
  });
}

/**
 * The hill of the depth.
 * @param {import('./columns.js').Columns} columns
 * @param {number} deepest  the depth at the top
 * @returns {Record<string, string>}  path data by class
 */
export function hillPaths({ low, mean, high }, deepest) {
  const ridge = edge(mean, deepest);
  return {
    high: area(edge(high, deepest)),
    middle: area(ridge),
    low: area(edge(low, deepest)),
    ridge,
  };
}

/**
 * The marks of single steps.
 * @param {number} width  columns
 * @param {Record<'backtracks' | 'stops' | 'solutions' | 'flag', number[]>} parts  of the width, 0..1
 * @returns {Record<string, string>}  path data by class
 */
export const markPaths = (width, { backtracks, stops, solutions, flag }) => ({
  backtracks: ticks(backtracks, width, HEIGHT - 9, HEIGHT),
  stops: ticks(stops, width, 0, 14),
  solutions: ticks(solutions, width, 0, HEIGHT),
  flag: ticks(flag, width, 0, HEIGHT),
});

/** Ticks at some places, each once per column. @param {number[]} parts  0..1 @param {number} width @param {number} top @param {number} bottom */
export function ticks(parts, width, top, bottom) {
  const xs = new Set(parts.map((part) => Math.min(width - 0.5, Math.floor(part * width) + 0.5)));
  return Array.from(xs, (x) => `M${x} ${top}V${bottom}`).join('');
}

/**
 * Round steps for the axis, strictly inside a window.
 * @param {Window} window
 * @param {number} most  labels
 * @returns {number[]}
 */
export function axisSteps({ from, to }, most) {
  const rough = Math.max(1, (to - from) / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const steps = [];
  for (let step = Math.ceil((from + 1) / unit) * unit; step < to; step += unit) steps.push(step);
  return steps;
}

const HILL = `<path class="high"/><path class="middle"/><path class="low"/><path class="ridge"/><path class="backtracks"/>`;
/** @param {string} name @param {string} content */
const drawing = (name, content) =>
  `<svg class="${name}" aria-hidden="true" preserveAspectRatio="none">${content}</svg>`;

/** The elements of the timeline. */
export const STRIP = `<div class="strip" id="strip" data-part="strip">
  <div class="plot">
    ${drawing('hill ahead', HILL)}
    ${drawing('hill passed', `<linearGradient id="hill-fill" x1="0" y1="0" x2="0" y2="100" gradientUnits="userSpaceOnUse"><stop offset="0"/><stop offset=".6"/><stop offset="1"/></linearGradient>${HILL.replace('"middle"', '"middle" fill="url(#hill-fill)"')}`)}
    ${drawing('marks', '<path class="stops"/><path class="solutions"/><path class="flag"/>')}
    <span class="at"></span><span class="hover" hidden></span>
  </div>
  <span class="y most" aria-hidden="true"></span><span class="y named" aria-hidden="true" data-words="bar.depth"></span><span class="y zero" aria-hidden="true">0</span>
  <span class="xs" aria-hidden="true"></span>
  <span class="pill" aria-hidden="true"></span><span class="value" aria-hidden="true" hidden></span>
  <button type="button" class="whole" id="whole-run" hidden data-words="bar.whole"></button>
  <input type="range" id="scrub" min="0" max="${POSITIONS}" value="0" data-words-aria-label="bar.step" disabled />
</div>`;
