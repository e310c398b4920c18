// Texts of the difficulty, in German.
// @ts-check

/** @type {typeof import('../../features/difficulty/en.js').strings} */
export const strings = {
  difficulty: 'Schwierigkeit',
  level: (rating, technique, n) =>
    `${rating}, schwerster Schritt: ${technique}${n > 1 ? `, ${n}-mal` : ''}`,
  ratingNow: 'Wird bewertet…',
  beyond: 'jenseits der Techniken hier',
  ratings: (er, ep, ed) => `Sudoku Explainer: ER ${er}, EP ${ep}, ED ${ed}`,
  about: 'Mehr über diese Technik',
};
