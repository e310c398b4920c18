// Texts of the mode Make, in German.
// @ts-check

/** @type {typeof import('../../features/make/en.js').strings} */
export const strings = {
  title: 'Auf Papier',
  about:
    'Ein Arbeitsblatt hat ein bis sechs Rätsel auf der Seite, dazu Lösungen, QR-Codes und leere Tabellen für den Aufrufstapel.',
  worksheet: 'Arbeitsblatt erstellen',
  picture: 'Bild speichern',
  print: 'Dieses Brett drucken',
};
