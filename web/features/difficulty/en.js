// Texts of the difficulty, in English.
// @ts-check

export const strings = {
  difficulty: 'Difficulty',
  needsOnly: { hidden: 'needs only hidden singles', singles: 'needs only singles' },
  /** @param {string} technique @param {number} n */
  level: (technique, n) => `hardest step: ${technique}${n > 1 ? `, ${n} times` : ''}`,
  /** @param {string} rating */
  atLeast: (rating) => `At least ${rating} so far`,
  ratingNow: 'Rating…',
  beyond: 'beyond the techniques here',
  all: 'All ratings',
  show: 'Show the hardest step',
  /** @param {string} er @param {string} ep @param {string} ed */
  ratings: (er, ep, ed) => `Sudoku Explainer: ER ${er}, EP ${ep}, ED ${ed}`,
  about: 'More about this technique',
};
