// Texts of the mode Make, in German.
// @ts-check

/** @type {typeof import('../../features/make/en.js').strings} */
export const strings = {
  title: 'Arbeitsblatt',
  heading: 'Titel',
  per: 'Pro Seite',
  stacks: 'Leere Aufrufstapel',
  candidates: 'Kandidaten',
  difficulty: 'Schwierigkeit',
  answers: 'Lösungen',
  codes: 'QR-Codes',
  print: (pages) => (pages === 1 ? 'Seite drucken' : `${pages} Seiten drucken`),
  worksheet: 'Arbeitsblatt öffnen',
  file: 'Als Datei',
  shelf: 'Rätsel des Arbeitsblatts',
  add: 'Aufs Blatt',
  addIt: 'Aufs Blatt: dieses Rätsel',
  remove: 'Entfernen',
  removeIt: 'Entfernen: dieses Rätsel',
  rating: (er) => er.toFixed(1).replace('.', ','),
  puzzle: (n, givens, er) =>
    `${n}: ${givens} Vorgaben${er ? `, ER ${er.toFixed(1).replace('.', ',')}` : ''}`,
  shown: (n) => `Rätsel ${n} des Arbeitsblatts ist auf dem Brett.`,
  added: (n) => `Als Rätsel ${n} aufgenommen.`,
  removed: (n) => `Rätsel ${n} entfernt.`,
  full: 'Ein Arbeitsblatt hat höchstens 100 Rätsel.',
  pages: (pages) => `Seite 1 von ${pages}`,
  preview: 'Vorschau der ersten Seite',
};
