// Texts of the difficulty, in English.
// @ts-check

export const strings = {
  difficulty: 'Difficulty',
  /** @param {string} rating @param {string} technique @param {number} n */
  level: (rating, technique, n) =>
    `${rating}, hardest step: ${technique}${n > 1 ? `, ${n} times` : ''}`,
  ratingNow: 'Rating…',
  beyond: 'beyond the techniques here',
  /** @param {string} er @param {string} ep @param {string} ed */
  ratings: (er, ep, ed) => `Sudoku Explainer: ER ${er}, EP ${ep}, ED ${ed}`,
  about: 'More about this technique',
};
