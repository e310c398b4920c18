// The choices in the form for new puzzles, and the request to the generator that they make.
// @ts-check
import { rangeOf } from '../../logic/difficulty.js';

/** @typedef {import('../../../wasm/generator.d.ts').MakeRequest} MakeRequest */

/** What new puzzles copy from the board: nothing, the places of its givens, the givens, or the solution. */
export const SOURCES = /** @type {const} */ (['nothing', 'pattern', 'givens', 'solution']);

/**
 * The choices of the form. Null is a choice that was not made.
 * @typedef {object} Choices
 * @property {number | null} least  ER
 * @property {number | null} most  ER
 * @property {import('../../../wasm/generator.d.ts').SymmetryId} symmetry
 * @property {string | null} technique  id
 * @property {number} uses  of the technique, at least; 0: it is the hardest step
 * @property {number | null} givens  their number
 * @property {number} fewest  seconds of the search for as few givens as possible; 0 for another request
 * @property {boolean} minimal  no given can be removed
 * @property {boolean} singles  singles solve the puzzle
 * @property {typeof SOURCES[number]} source
 */

/** Ends of the scale, for a range with one end. */
const [LEAST, MOST] = [1, 11.9];

/**
 * @param {Choices} choices  with `fewest`, only the board counts besides
 * @param {{givens: string, solution: string | null}} board  81 digits each, 0 for an empty cell
 * @param {number} seed
 * @returns {MakeRequest}
 */
export function requestOf(choices, board, seed) {
  const { source } = choices;
  const request = {
    seed,
    pattern: source === 'pattern' ? board.givens : null,
    keep: source === 'givens' ? board.givens : null,
    solution: source === 'solution' ? board.solution : null,
  };
  if (choices.fewest) return { ...request, fewest: true };
  const { least, most, symmetry, technique, uses, givens, minimal, singles } = choices;
  const ranged = least !== null || most !== null;
  return {
    ...request,
    symmetry,
    rated: true,
    rating: ranged ? { least: least ?? LEAST, most: most ?? MOST } : null,
    hardest: technique && !uses ? technique : null,
    needed: technique && uses ? technique : null,
    uses: uses || null,
    givens: givens === null ? null : { least: givens, most: givens },
    minimal: minimal || null,
    singlesOnly: singles || null,
  };
}

/** The bands of the daily puzzle, from Sunday to Saturday: it gets harder from Monday on. */
const WEEK = [3, 0, 0, 1, 1, 2, 3];

/**
 * The puzzle of a day is the same everywhere: its date is its seed.
 * @param {Date} date  in the user's time zone
 * @returns {MakeRequest}
 */
export const dailyRequest = (date) => ({
  seed: (date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate(),
  symmetry: 'half-turn',
  rating: rangeOf(WEEK[date.getDay()]),
});

/** How far the rating of a similar puzzle may differ. */
const NEAR = 0.2;

/** The range of ratings around one. @param {number} er */
export function rangeAround(er) {
  const tenths = (/** @type {number} */ rating) => Math.round(rating * 10) / 10;
  return { least: Math.max(LEAST, tenths(er - NEAR)), most: Math.min(MOST, tenths(er + NEAR)) };
}

/** A random seed below 2^48. */
export function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 16) * 2 ** 32 + low;
}
