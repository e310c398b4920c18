// What a landscape has in its columns of pixels: where the nodes of the search tree are.
// @ts-check

/** @typedef {import('../../../../wasm/run.d.ts').Landscape} Landscape */
/** @typedef {import('../../../../wasm/run.d.ts').TreeNode} TreeNode */

/** Numbers of a column in `steps`: depths 0..81. */
export const DEPTHS = 82;
const BAR = 5;

/**
 * A node that contains the columns from `first` to the one before `last`, and where it is in steps, as far
 * as the columns show.
 * @typedef {{first: number, last: number, depth: number, cell: number, digit: number, begin: number, end: number}} Bar
 */

/** @param {Landscape} landscape @returns {Bar[]} */
export function barsOf({ bars, borders }) {
  return Array.from({ length: bars.length / BAR }, (_, i) => {
    const [first, last, depth, cell, digit] = bars.subarray(BAR * i, BAR * (i + 1));
    return { first, last, depth, cell, digit, begin: borders[first], end: borders[last] };
  });
}

/** The column of a step, which is after its left border; -1 for none. @param {Landscape} landscape @param {number} step */
export function columnAt({ borders }, step) {
  if (!(step > borders[0] && step <= borders[borders.length - 1])) return -1;
  let [low, high] = [0, borders.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (borders[middle] < step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether a node has a step. @param {TreeNode} node @param {number} step */
export const contains = ({ begin, end, removed }, step) =>
  begin <= step && (step < end || !removed);

/**
 * What becomes of a node.
 * @param {TreeNode} node
 * @param {{step: number, solutions: number[]}} run
 * @returns {import('./en.js').NodeState}
 */
export function stateOf(node, { step, solutions }) {
  if (solutions.some((each) => contains(node, each))) return 'solved';
  if (contains(node, step)) return 'open';
  return node.begin > step ? 'ahead' : 'back';
}

/**
 * Where a node is drawn: the state of each step is left of it, as in a column.
 * @template {TreeNode} N
 * @param {N} node
 * @returns {N}
 */
export const placed = (node) => ({
  ...node,
  begin: node.begin - 1,
  end: node.end - Number(node.removed),
});

/** Rows below the first change, and rows at least. */
const BELOW = 3;
const LEAST_ROWS = 10;

/**
 * The depths that are shown: those above `low` up to `high`. All of them, or if the window is a small part
 * of the run, those in which something changes.
 * @param {Landscape | null} landscape
 * @param {boolean} small
 * @param {number} deepest
 */
export function rowsOf(landscape, small, deepest) {
  if (!small || !landscape?.low.length) return { low: 0, high: deepest };
  const least = landscape.low.reduce((a, b) => Math.min(a, b));
  const most = landscape.high.reduce((a, b) => Math.max(a, b));
  const high = Math.min(deepest, Math.max(most + 1, LEAST_ROWS));
  return { low: Math.max(0, Math.min(least - BELOW, high - LEAST_ROWS)), high };
}

/**
 * The rows of the board, if the search fills the cells in reading order: the depths of each.
 * @param {string} givens
 * @param {{depth: number, cell: number}[]} bars
 * @returns {{row: number, low: number, high: number}[]}  those with a cell to fill; none for another order
 */
export function boardRows(givens, bars) {
  const free = [...givens].flatMap((digit, cell) => (digit === '0' ? [cell] : []));
  if (!bars.length || bars.some(({ depth, cell }) => free[depth - 1] !== cell)) return [];
  const ends = Array.from({ length: 10 }, (_, row) => free.filter((cell) => cell < 9 * row).length);
  return ends
    .slice(1)
    .map((high, row) => ({ row, low: ends[row], high }))
    .filter(({ low, high }) => high > low);
}
