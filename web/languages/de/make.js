// Texts of the mode Make, in German.
// @ts-check

/** @type {typeof import('../../features/make/en.js').strings} */
export const strings = {
  more: 'Mehr',
  file: 'Rätsel als Datei speichern',
  shelf: 'Rätsel des Arbeitsblatts',
  add: 'Aufs Blatt',
  addIt: 'Aufs Blatt: dieses Rätsel',
  remove: 'Entfernen',
  removeIt: 'Entfernen: dieses Rätsel',
  undo: 'Zurückholen',
  puzzle: (n, givens, er) =>
    `${n}: ${givens} Vorgaben${er ? `, ER ${er.toFixed(1).replace('.', ',')}` : ''}`,
  shown: (n) => `Rätsel ${n} des Arbeitsblatts ist auf dem Brett.`,
  added: (n) => `Als Rätsel ${n} aufgenommen.`,
  moved: (n) => `Jetzt Rätsel ${n}.`,
  removed: (n) => `Rätsel ${n} entfernt.`,
  full: 'Ein Arbeitsblatt hat höchstens 100 Rätsel.',
};
