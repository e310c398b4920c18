// The texts of pictures and worksheets, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';

/** @param {number} n */
const boardsShown = (n) => `${count(n, 'Brett', 'Bretter')}.`;
/** @param {number} length @param {number} most */
const noRange = (length, most) =>
  `Ein Bereich geht von einem Schritt zu einem späteren, 0 bis ${number(length)}; ein Bild fasst 2 bis ${most} Bretter.`;
/** @param {unknown} error */
const noPicture = (error) => `Davon gibt es kein Bild (${messageOf(error)}).`;

/** @param {number} n @param {number} givens */
const puzzle = (n, givens) => `Rätsel ${number(n)}: ${count(givens, 'Vorgabe', 'Vorgaben')}`;
/** @param {number} n */
const code = (n) => `QR-Code des Links zu Rätsel ${number(n)}`;
/** @param {number} n */
const stack = (n) => `Aufrufstapel von Rätsel ${number(n)}`;
/** @param {number} n */
const answer = (n) => `Lösung ${number(n)}`;
/** @param {string} title */
const answersOf = (title) => `${title}: Lösungen`;

/** @param {number} found @param {number} most */
const tooMany = (found, most) =>
  `${count(found, 'Rätsel', 'Rätsel')} gefunden; ein Arbeitsblatt fasst die ersten ${number(most)}.`;
/** @param {number} n */
const found = (n) => `${count(n, 'Rätsel', 'Rätsel')} gefunden.`;
/** @param {number} n */
const sheets = (n) => `${count(n, 'Blatt', 'Blätter')}, für A4 und Letter.`;
/** @param {number} n */
const mostRows = (n) => `Eine Tabelle hat hier Platz für ${count(n, 'Zeile', 'Zeilen')}.`;

/** @type {typeof import('../../features/paper/en.js').strings} */
export const strings = {
  boardsShown,
  noRange,
  noPicture,
  puzzle,
  code,
  stack,
  answer,
  answersOf,
  tooMany,
  found,
  sheets,
  mostRows,

  openPicture: 'Bild',
  pictureTitle: 'Bild des Bretts',
  shows: 'Was es zeigt',
  boardShown: 'Das Brett, wie es zu sehen ist',
  stepsOfRun: 'Schritte des Laufs',
  from: 'Von Schritt',
  to: 'bis Schritt',
  boards: 'Bretter',
  preview: 'Vorschau',
  saveSvg: 'SVG herunterladen',
  savePng: 'PNG herunterladen',
  close: 'Schließen',

  COLUMNS: ['Tiefe', 'Zelle', 'Versuchte Ziffern'],
  stacks: 'Aufrufstapel',
  answers: 'Lösungsblatt',
  asTheyWere: 'Die Blätter sind, wie sie waren.',
  several: 'Mindestens zwei Lösungen; eine davon.',
  unknown: 'Nicht zu Ende gesucht',
  noCodes: 'Keine QR-Codes: diese Seite wurde aus einer Datei geöffnet.',
  tooLarge: 'Diese Datei ist zu groß für ein Arbeitsblatt: höchstens 8 MB.',

  PAGE: {
    language: 'Sprache',
    drop: 'Irgendwo ablegen',
    file: 'Datei',
    openFile: 'Datei öffnen',
    title: 'Sudokus zum Drucken',
    about:
      'Sudokus auf Papier: 1, 2, 4 oder 6 pro Seite, mit Lösungen, Kandidaten, QR-Codes und leeren Tabellen für den Aufrufstapel.',
    back: 'Zurück zum Labor',
    puzzles: 'Rätsel, Listen oder Links einfügen oder eine Datei ablegen',
    heading: 'Titel',
    per: 'Rätsel pro Seite',
    rows: 'Leere Zeilen für den Aufrufstapel',
    candidates: 'Kandidaten',
    answers: 'Lösungen auf der letzten Seite',
    codes: 'QR-Codes mit Links zum Labor',
    print: 'Drucken',
  },
};
