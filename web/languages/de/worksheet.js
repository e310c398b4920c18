// The texts of worksheets, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @type {typeof import('../../features/paper/worksheet-en.js').strings} */
export const strings = {
  puzzle: (n, givens) => `Rätsel ${number(n)}: ${count(givens, 'Vorgabe', 'Vorgaben')}`,
  difficulty: (level, er) => `${level}, ER\u00a0${er}`,
  code: (n) => `QR-Code des Links zu Rätsel ${number(n)}`,
  stack: (n) => `Aufrufstapel von Rätsel ${number(n)}`,
  answer: (n) => `Lösung ${number(n)}`,
  answersOf: (title) => `${title}: Lösungen`,
  tooMany: (found, most) =>
    `${count(found, 'Rätsel', 'Rätsel')} gefunden; ein Arbeitsblatt fasst die ersten ${number(most)}.`,
  found: (n) => `${count(n, 'Rätsel', 'Rätsel')} gefunden.`,
  sheets: (n) => `${count(n, 'Blatt', 'Blätter')}, für A4 und Letter.`,
  mostRows: (n) => `Eine Tabelle hat hier Platz für ${count(n, 'Zeile', 'Zeilen')}.`,
  rating: (done, all) => `Wertung: ${number(done)} von ${count(all, 'Rätsel', 'Rätseln')}.`,
  notRated: 'Die Rätsel konnten nicht gewertet werden.',

  COLUMNS: ['Tiefe', 'Zelle', 'Versuchte Ziffern'],
  stacks: 'Aufrufstapel',
  answers: 'Lösungsblatt',
  asTheyWere: 'Die Blätter sind, wie sie waren.',
  several: 'Mindestens zwei Lösungen; eine davon.',
  unknown: 'Nicht zu Ende gesucht',
  noCodes: 'Keine QR-Codes: Diese Seite wurde aus einer Datei geöffnet.',
  tooLarge: 'Diese Datei ist zu groß für ein Arbeitsblatt: höchstens 8 MB.',

  PAGE: {
    drop: 'Irgendwo ablegen',
    file: 'Datei',
    openFile: 'Datei öffnen',
    title: 'Sudokus zum Drucken',
    about:
      'Sudokus auf Papier: 1, 2, 4 oder 6 pro Seite, mit Schwierigkeit, Lösungen, Kandidaten, QR-Codes und leeren Tabellen für den Aufrufstapel.',
    source: 'Rätsel',
    puzzles: 'Rätsel, Listen oder Links einfügen oder eine Datei ablegen',
    heading: 'Titel',
    per: 'Rätsel pro Seite',
    rows: 'Leere Zeilen für den Aufrufstapel',
    candidates: 'Kandidaten',
    difficulty: 'Schwierigkeit (Wertung ER)',
    answers: 'Lösungen auf der letzten Seite',
    codes: 'QR-Codes mit Links zum Labor',
    print: 'Drucken',
  },
};
