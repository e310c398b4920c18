// What each given of a puzzle is worth, in numbers and words.
// @ts-check

/** @typedef {import('../../../wasm/doctor.d.ts').GivenWorth} GivenWorth */
/** @typedef {typeof import('./en.js').strings} Texts */

/** Solutions without a given are counted up to this number. */
export const MOST = 1000;

/** The band of a number of solutions: 0 for one, then one for each number of digits, 4 for MOST. @param {number} solutions */
export const bandOf = (solutions) => (solutions === 1 ? 0 : String(solutions).length);

/** The small number beside the given. @param {number} solutions */
export const shortOf = (solutions) => (solutions < MOST ? String(solutions) : `${MOST - 1}+`);

/** What a screen reader and the panel say about a given. @param {GivenWorth} worth @param {Texts} texts */
export const sentenceOf = ({ solutions, guesses }, texts) =>
  solutions < MOST
    ? texts.without(solutions, false, guesses)
    : texts.without(MOST - 1, true, guesses);
