// Texts of the mode Make, in German.
// @ts-check

/** @type {typeof import('../../features/make/en.js').strings} */
export const strings = {
  title: 'Arbeitsblatt',
  heading: 'Titel',
  per: 'Pro Seite',
  rows: 'Stapelzeilen',
  candidates: 'Kandidaten',
  answers: 'Lösungen',
  codes: 'QR-Codes',
  worksheet: 'Arbeitsblatt öffnen',
  picture: 'Bild speichern',
  print: 'Dieses Brett drucken',
  shelf: 'Rätsel des Arbeitsblatts',
  add: 'Rätsel aufnehmen',
  remove: 'Entfernen',
  puzzle: (n, givens) => `${n}: ${givens} Vorgaben`,
  shown: (n) => `Rätsel ${n} des Arbeitsblatts ist auf dem Brett.`,
  added: (n) => `Als Rätsel ${n} aufgenommen.`,
  removed: (n) => `Rätsel ${n} entfernt.`,
  hint: 'Ein Rätsel eintippen.',
  full: 'Ein Arbeitsblatt hat höchstens 60 Rätsel.',
  pages: (pages) => `Seite 1 von ${pages}`,
  preview: 'Vorschau der ersten Seite',
};
