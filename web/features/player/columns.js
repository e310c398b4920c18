// The depth of a run and its backtracks by column of pixels.
// @ts-check

/** @typedef {import('../../run/run-protocol.js').Extent} Extent */
/** @typedef {import('./step-window.js').Window} Window */

/**
 * By column: least, mean and greatest depth, and backtracks per step, 0..1.
 * @typedef {{low: number[], mean: number[], high: number[], backtracks: number[]}} Columns
 */

/** @type {(keyof Columns)[]} */
const NAMES = ['low', 'mean', 'high', 'backtracks'];

/**
 * The columns of a window from the depth profile. A column that covers a part of a segment has the
 * range of the whole segment.
 * @param {Extent} extent
 * @param {Window} window
 * @param {number} width  columns
 * @returns {Columns}
 */
export function columnsOfProfile({ depthProfile, segmentLength, length }, window, width) {
  const { low, high, mean, backtracks } = depthProfile;
  const last = low.length - 1;
  return columns(width, window, (from, to) => {
    const segments = range(from / segmentLength, to / segmentLength, last);
    return summary(segments, (i) => {
      const [begin, end] = [i * segmentLength, Math.min(length, (i + 1) * segmentLength)];
      const weight = Math.max(1e-9, Math.min(to, end) - Math.max(from, begin));
      return [low[i], mean[i], high[i], backtracks[i] / (end - begin), weight];
    });
  });
}

/**
 * The columns of a window from the depth of each of its steps.
 * @param {ArrayLike<number>} depths  of the steps `from`, `from + 1`, …
 * @param {Window} window
 * @param {number} width  columns
 * @returns {Columns}
 */
export function columnsOfDepths(depths, window, width) {
  return columns(width, window, (from, to) => {
    const steps = range(from - window.from, to - window.from, depths.length - 1);
    return summary(steps, (i) => {
      const backtrack = i > 0 && depths[i] < depths[i - 1] ? 1 : 0;
      return [depths[i], depths[i], depths[i], backtrack, 1];
    });
  });
}

/** The whole numbers that a stretch touches, at least one. @param {number} from @param {number} to @param {number} last */
function range(from, to, last) {
  const begin = Math.max(0, Math.min(last, Math.floor(from)));
  const end = Math.min(last + 1, Math.max(begin + 1, Math.ceil(to)));
  return { begin, end };
}

/**
 * @param {{begin: number, end: number}} range
 * @param {(i: number) => number[]} look  low, mean, high, backtracks and weight
 * @returns {number[]}  low, mean, high, backtracks
 */
function summary({ begin, end }, look) {
  if (begin >= end) return [0, 0, 0, 0];
  let [least, greatest, depths, backs, weights] = [Infinity, 0, 0, 0, 0];
  for (let i = begin; i < end; i++) {
    const [low, mean, high, backtracks, weight] = look(i);
    least = Math.min(least, low);
    greatest = Math.max(greatest, high);
    depths += mean * weight;
    backs += backtracks * weight;
    weights += weight;
  }
  return [least, depths / weights, greatest, backs / weights];
}

/**
 * @param {number} width
 * @param {Window} window
 * @param {(from: number, to: number) => number[]} look  low, mean, high, backtracks
 * @returns {Columns}
 */
function columns(width, { from, to }, look) {
  /** @type {Columns} */
  const all = { low: [], mean: [], high: [], backtracks: [] };
  const at = (/** @type {number} */ x) => from + ((to - from) * x) / width;
  for (let x = 0; x < width; x++) {
    const values = look(at(x), at(x + 1));
    NAMES.forEach((name, i) => all[name].push(values[i]));
  }
  return all;
}
