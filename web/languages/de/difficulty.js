// Texts of the difficulty, in German.
// @ts-check

/** @type {typeof import('../../features/difficulty/en.js').strings} */
export const strings = {
  difficulty: 'Schwierigkeit',
  needsOnly: { hidden: 'braucht nur versteckte Einer', singles: 'braucht nur Einer' },
  level: (technique, n) => `schwerster Schritt: ${technique}${n > 1 ? `, ${n}-mal` : ''}`,
  atLeast: (rating) => `Bisher mindestens ${rating}`,
  ratingNow: 'Wird bewertet…',
  beyond: 'jenseits der Techniken hier',
  all: 'Alle Wertungen',
  show: 'Den schwersten Schritt zeigen',
  ratings: (er, ep, ed) => `Sudoku Explainer: ER ${er}, EP ${ep}, ED ${ed}`,
  about: 'Mehr über diese Technik',
};
