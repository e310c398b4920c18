// The timeline as shapes: the depth of the run in each column of pixels, as the path data of an SVG.
// @ts-check

/** @typedef {import('../../run/run-protocol.js').Extent} Extent */
/** The steps that the timeline shows. @typedef {{from: number, to: number}} Window */
/**
 * The least, middle and greatest depth by column.
 * @typedef {{low: number[], middle: number[], high: number[]}} Columns
 */

/** Positions of the slider: any length fits. */
export const POSITIONS = 10_000;
/** Height of the drawing, in its own units. */
export const HEIGHT = 100;
/** Room above the greatest depth. */
const TOP = 3;
/** The shortest window, in steps. */
export const LEAST_SPAN = 20;

/** @param {number} step @param {number} length */
export const positionOf = (step, length) =>
  length ? Math.round((Math.min(step, length) / length) * POSITIONS) : 0;

/** @param {number} position @param {number} length */
export const stepOf = (position, length) => Math.round((position / POSITIONS) * length);

/**
 * Where a step is in a window.
 * @param {number} step
 * @param {Window} window
 * @returns {number}  0 at its beginning, 1 at its end
 */
export const partOf = (step, { from, to }) => (to > from ? (step - from) / (to - from) : 0);

/**
 * Enlarges or reduces a window round a point.
 * @param {Window} window
 * @param {number} part  of the window that stays in place, 0..1
 * @param {number} factor  of the span: below 1 enlarges
 * @param {number} length  of the run
 * @returns {Window | null}  null: the whole run
 */
export function zoomed({ from, to }, part, factor, length) {
  const span = Math.max(LEAST_SPAN, (to - from) * factor);
  if (span >= length) return null;
  const first = from + (to - from) * part - span * part;
  return movedTo({ from: 0, to: span }, first, length);
}

/**
 * Moves a window, at most to an end of the run.
 * @param {Window} window
 * @param {number} from  its new beginning
 * @param {number} length  of the run
 * @returns {Window}
 */
export function movedTo(window, from, length) {
  const span = window.to - window.from;
  const first = Math.round(Math.max(0, Math.min(length - span, from)));
  return { from: first, to: Math.round(first + span) };
}

/** An enlarged window moves on when the step is this close to its end, as a part of its span. */
const MARGIN = 0.04;

/**
 * The window that shows a step: the same while the step is inside.
 * @param {Window} window
 * @param {number} step
 * @param {number} length
 */
export function following(window, step, length) {
  const part = partOf(step, window);
  if (part >= 0 && part <= 1 - (step < length ? MARGIN : 0)) return window;
  const span = window.to - window.from;
  return movedTo(window, step - span * (part < 0 ? 0.5 : 0.1), length);
}

/**
 * The columns of a window from the depth profile. The profile has no means: the middle is halfway
 * between the least and the greatest depth.
 * @param {Extent} extent
 * @param {Window} window
 * @param {number} width  columns
 * @returns {Columns}
 */
export function columnsOfProfile({ depthProfile, segmentLength }, { from, to }, width) {
  const segments = depthProfile.length >> 1;
  return columns(width, from, to, (first, last) => {
    const begin = Math.max(0, Math.min(segments - 1, Math.floor(first / segmentLength)));
    const end = Math.min(segments, Math.max(begin + 1, Math.ceil(last / segmentLength)));
    let [low, high, sum] = [255, 0, 0];
    for (let i = begin; i < end; i++) {
      low = Math.min(low, depthProfile[2 * i]);
      high = Math.max(high, depthProfile[2 * i + 1]);
      sum += (depthProfile[2 * i] + depthProfile[2 * i + 1]) / 2;
    }
    return end > begin ? [low, sum / (end - begin), high] : [0, 0, 0];
  });
}

/**
 * The columns of a window from the depth of each of its steps. The middle is the mean.
 * @param {ArrayLike<number>} depths  of the steps `from`, `from + 1`, …
 * @param {Window} window
 * @param {number} width  columns
 * @returns {Columns}
 */
export function columnsOfDepths(depths, { from, to }, width) {
  return columns(width, from, to, (first, last) => {
    const begin = Math.max(0, Math.min(depths.length - 1, Math.floor(first - from)));
    const end = Math.min(depths.length, Math.max(begin + 1, Math.ceil(last - from)));
    let [low, high, sum] = [255, 0, 0];
    for (let i = begin; i < end; i++) {
      low = Math.min(low, depths[i]);
      high = Math.max(high, depths[i]);
      sum += depths[i];
    }
    return end > begin ? [low, sum / (end - begin), high] : [0, 0, 0];
  });
}

/**
 * @param {number} width
 * @param {number} from
 * @param {number} to
 * @param {(first: number, last: number) => number[]} look  least, middle and greatest depth of steps
 * @returns {Columns}
 */
function columns(width, from, to, look) {
  /** @type {Columns} */
  const all = { low: [], middle: [], high: [] };
  for (let x = 0; x < width; x++) {
    const [low, middle, high] = look(
      from + ((to - from) * x) / width,
      from + ((to - from) * (x + 1)) / width,
    );
    all.low.push(low);
    all.middle.push(middle);
    all.high.push(high);
  }
  return all;
}

/**
 * The upper edge of columns, from left to right.
 * @param {number[]} depths  by column
 * @param {number} deepest  the depth at the top
 * @returns {string}  path data that begins with a move
 */
export function edge(depths, deepest) {
  let path = '';
  let last = -1;
  depths.forEach((depth, x) => {
    const y = Math.round(10 * (HEIGHT - (depth / deepest) * (HEIGHT - TOP))) / 10;
    if (y !== last) path += path ? `H${x}V${y}` : `M0 ${y}`;
    last = y;
  });
  return path && `${path}H${depths.length}`;
}

/** Closes an edge to an area. @param {string} path @returns {string} */
export const area = (path) => path && `${path}V${HEIGHT}H0Z`;

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

const HILL = `<path class="high"/><path class="middle"/><path class="low"/><path class="ridge"/>`;
/** @param {string} name @param {string} content */
const drawing = (name, content) =>
  `<svg class="${name}" aria-hidden="true" preserveAspectRatio="none">${content}</svg>`;

/** The elements of the timeline. */
export const STRIP = `<div class="strip" id="strip" data-part="strip">
  <div class="plot">
    ${drawing('hill ahead', HILL)}
    ${drawing('hill passed', `<linearGradient id="hill-fill" x1="0" y1="0" x2="0" y2="100" gradientUnits="userSpaceOnUse"><stop offset="0"/><stop offset=".6"/><stop offset="1"/></linearGradient>${HILL.replace('"middle"', '"middle" fill="url(#hill-fill)"')}`)}
    ${drawing('marks', '<path class="backtracks"/><path class="stops"/><path class="solutions"/><path class="flag"/>')}
    <span class="at"></span><span class="hover" hidden></span>
  </div>
  <span class="y most" aria-hidden="true"></span><span class="y named" aria-hidden="true" data-words="bar.depth"></span><span class="y zero" aria-hidden="true">0</span>
  <span class="xs" aria-hidden="true"></span>
  <span class="pill" aria-hidden="true"></span><span class="value" aria-hidden="true" hidden></span>
  <button type="button" class="whole" id="whole-run" hidden data-words="bar.whole"></button>
  <input type="range" id="scrub" min="0" max="${POSITIONS}" value="0" data-words-aria-label="bar.step" disabled />
</div>`;
