// The texts of the lab's page, in German.
// @ts-check

/** @type {Record<string, string>} */
const THEMES = { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' };

/** @type {typeof import('../../pages/lab/en.js').strings} */
export const strings = {
  theme: (name) => `Farben: ${THEMES[name].toLowerCase()}`,
  title: 'Sudoku Lab: jedes Sudoku lösen',
  pasteKey: 'Strg V',
  pasteOrOpen: 'Einfügen oder öffnen',
  shareAndEmbed: 'Teilen und einbetten',
  picture: 'Bild speichern',
  print: 'Drucken',
  themeName: 'Farben',
  helpAndKeys: 'Hilfe und Tasten',
  helpKey: '?',
  THEMES,
  solveList: 'Liste lösen',
  examples: 'Beispiele',
  photo: 'Rätsel aus einem Bild',
  photoShort: 'Foto',
  lessons: 'Lektionen',
  board: 'Brett',
  wholeMessage: 'Ganze Meldung',
  enlarge: 'Mehr Platz für den Bereich',
  drop: 'Irgendwo ablegen',
};
