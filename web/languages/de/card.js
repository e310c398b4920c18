// The texts of cards, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';

/** @param {number} n @param {boolean} ended */
const steps = (n, ended) => `${ended ? '' : 'mehr als '}${number(n)}`;

/** @type {typeof import('../../features/card/en.js').strings} */
export const strings = {
  alternative: (heading, detail, facts, rows) =>
    `Ein Sudoku: ${heading}${detail ? ` (${detail})` : ''}. ${facts.map((fact) => `${fact} `).join('')}Zeilen von oben nach unten: ${rows.join(', ')}.`,
  givens: (n) => count(n, 'Vorgabe', 'Vorgaben'),
  noCard: (error) => `Die Karte gibt es nicht (${messageOf(error)}).`,
  placed: (other, title) =>
    other ? `Ziffern gesetzt; ${number(other)} mit „${title}“.` : 'Ziffern gesetzt.',
  rated: (rating, technique) => `${rating}, schwerster Schritt: ${technique}`,
  steps,
  stepsOf: (title) => `Schritte: ${title}.`,

  SHAPES: { wide: 'Breit', square: 'Quadrat' },
  THEMES: { light: 'Hell', dark: 'Dunkel' },
  shape: 'Form',
  theme: 'Farben',
  preview: 'Vorschau der Karte',
  working: 'Das Programm läuft noch …',
  copyPicture: 'Bild kopieren',
  savePng: 'PNG speichern',
  saveSvg: 'SVG speichern',
  share: 'Teilen …',
  alternativeText: 'Alternativtext',
  copyText: 'Text kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt kein Kopieren: Das Bild lässt sich speichern.',
};
