// The texts of the lab's page, in German.
// @ts-check
import { strings as header } from './header.js';

/** @type {Record<string, string>} */
const THEMES = { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' };

/** @type {typeof import('../../pages/lab/en.js').strings} */
export const strings = {
  ...header,
  theme: (name) => `Farben: ${THEMES[name].toLowerCase()}`,
  title: 'Sudoku Lab: jedes Sudoku lösen',
  pasteKey: 'Strg V',
  shareAndEmbed: 'Teilen und einbetten',
  picture: 'Bild speichern',
  themeName: 'Farben',
  helpAndKeys: 'Hilfe und Tasten',
  helpKey: '?',
  THEMES,
  solveList: 'Liste lösen',
  examples: 'Beispiele',
  board: 'Brett',
  wholeMessage: 'Ganze Meldung',
  enlarge: 'Mehr Platz für den Bereich',
};
