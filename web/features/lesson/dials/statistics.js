// What many runs have in common. A number of digits is Infinity for a run that was stopped.
// @ts-check

/** @typedef {import('../../../../wasm/dials.d.ts').Placing} Placing */

/** A run is stopped at this number of digits. */
export const BUDGET = 1_000_000;

/**
 * @typedef {object} Summary
 * @property {number[]} placed  digits, the fewest first
 * @property {number} median  at most this in half of the runs
 * @property {number} ninety  in 90 % of them
 * @property {number} most
 * @property {number} stopped  runs
 * @property {number} solved  runs that found a solution
 */

/** The smallest of these numbers that is not exceeded in a part of the cases. @param {number[]} sorted @param {number} part */
export const quantile = (sorted, part) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];

/** @param {Placing[]} runs  at least one @returns {Summary} */
export function summaryOf(runs) {
  const placed = runs.map(({ placed: n, end }) => (end === 'stopped' ? Infinity : n));
  placed.sort((a, b) => (a === b ? 0 : a - b));
  return {
    placed,
    median: quantile(placed, 0.5),
    ninety: quantile(placed, 0.9),
    most: quantile(placed, 1),
    stopped: placed.filter((n) => n === Infinity).length,
    solved: runs.filter(({ end }) => end === 'solved').length,
  };
}

/** The bars of a histogram begin at 10 digits; four of them are a power of ten. */
const FIRST = 1;
const PER_DECADE = 4;
export const BARS = (Math.log10(BUDGET) - FIRST) * PER_DECADE;

/** Where a number is on the logarithmic axis, in bars from its beginning. @param {number} placed */
export const barsUntil = (placed) => (Math.log10(Math.max(1, placed)) - FIRST) * PER_DECADE;

/** The first number of digits of a bar. @param {number} bar  0..BARS */
export const startOf = (bar) => Math.ceil(10 ** (FIRST + bar / PER_DECADE));

/** How many numbers each bar has, and after them how many runs were stopped. @param {number[]} placed */
export function histogramOf(placed) {
  const bars = Array.from({ length: BARS + 1 }, () => 0);
  for (const n of placed) {
    // The logarithm of a power of ten is exact, that of other beginnings is not.
    let bar = 0;
    while (bar < BARS - 1 && n >= startOf(bar + 1)) bar++;
    bars[n === Infinity ? BARS : bar]++;
  }
  return bars;
}
