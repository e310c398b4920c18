// The difficulty of a puzzle on the scale of Sudoku Explainer.
// @ts-check

/** @typedef {import('./protocol.js').Deduction} Deduction */

/** Where the bands begin, and where the last one ends: easy, medium, hard, very hard, extreme. */
const LIMITS = [1, 2.6, 3.8, 5.2, 8, 11.9];
/** Widths of the bands in the drawn scale, in percent. */
export const WIDTHS = [16, 12, 14, 28, 30];

/** The band of a rating, 0..4. @param {number} rating */
export function bandOf(rating) {
  let band = WIDTHS.length - 1;
  while (band > 0 && rating < LIMITS[band] - 1e-9) band--;
  return band;
}

/** The ratings of a band, with one decimal. @param {number} band  0..4 */
export const rangeOf = (band) => ({
  least: LIMITS[band],
  most: band < WIDTHS.length - 1 ? (10 * LIMITS[band + 1] - 1) / 10 : LIMITS[band + 1],
});

/** Where a rating is in the drawn scale, in percent. @param {number} rating */
export function placeOf(rating) {
  const band = bandOf(rating);
  const before = WIDTHS.slice(0, band).reduce((sum, width) => sum + width, 0);
  const part = (rating - LIMITS[band]) / (LIMITS[band + 1] - LIMITS[band]);
  return before + WIDTHS[band] * Math.min(1, Math.max(0, part));
}

/**
 * How hard techniques are that Sudoku Explainer does not have, compared with its ratings: an estimate
 * for comparisons, never shown as a rating. @type {[RegExp, number][]}
 */
const ESTIMATES = [
  [/^locked-/, 3],
  [/^(skyscraper|two-string-kite|crane)$/, 4],
  [/^(dual-|empty-rectangle|w-wing|remote-pair|simple-colors)/, 4.4],
  [/^(uniqueness|hidden-rectangle|avoidable)/, 4.6],
  [/^(finned|sashimi)-x-wing$/, 5],
  [/^(multi-colors|finned-swordfish|sashimi-swordfish)/, 5.6],
  [/^(finned|sashimi)-jellyfish$/, 6],
  [/^(sue-de-coq|x-chain|xy-chain)$/, 6.6],
  [/^template/, 9],
];

/** How hard a deduction is, for comparisons: its rating, or an estimate. @param {Deduction} deduction */
export const effortOf = ({ rating, technique }) =>
  rating || (ESTIMATES.find(([pattern]) => pattern.test(technique))?.[1] ?? 7.2);
