// What the reader predicts, and whether it was right. The choices are numbered from 0.
// @ts-check
import { BUDGET } from './statistics.js';

/** @typedef {import('./statistics.js').Summary} Summary */
/** How often the first setting needs as many digits as the second. */
const RATIOS = [1 / 100, 1 / 10, 1 / 2, 2, 10, 100];
/** How often the slowest run needs as many digits as the median. */
const TAILS = [10, 100, 1000];
/** Parts of a range of givens. */
export const PARTS = 5;

/** A number of digits. A run that was stopped would have placed at least that number. @param {number} placed */
const known = (placed) => Math.max(1, Math.min(placed, BUDGET));

/** @param {number[]} bounds @param {number} value */
const placeIn = (bounds, value) => bounds.filter((bound) => value >= bound).length;

/** The medians of two settings. @param {Summary[]} summaries */
export function medians([a, b]) {
  const ratio = known(a.median) / known(b.median);
  const bounded = a.median === Infinity || b.median === Infinity;
  const undecided = a.median === Infinity && b.median === Infinity;
  return { ratio, bounded, right: undecided ? [] : [placeIn(RATIOS, ratio)] };
}

/** The slowest run of one setting. @param {Summary} summary */
export function tail({ median, most }) {
  const ratio = known(most) / known(median);
  return {
    ratio,
    bounded: most === Infinity,
    right: median === Infinity ? [] : [placeIn(TAILS, ratio)],
  };
}

/** The part of a range in which a group is. @param {number} group @param {number} groups */
export const partOf = (group, groups) => Math.floor((group * PARTS) / groups);

/** The groups that need most digits in 90 % of their runs. @param {Summary[]} summaries  by givens */
export function hardest(summaries) {
  const most = Math.max(...summaries.map(({ ninety }) => ninety));
  const groups = [...summaries.keys()].filter((at) => summaries[at].ninety === most);
  return { groups, right: [...new Set(groups.map((at) => partOf(at, summaries.length)))] };
}
