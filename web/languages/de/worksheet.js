// The texts of the worksheet page, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @type {typeof import('../../pages/worksheet/en.js').strings} */
export const strings = {
  tooMany: (found, most) =>
    `${count(found, 'Rätsel', 'Rätsel')} gefunden; ein Arbeitsblatt fasst die ersten ${number(most)}.`,
  found: (n) => `${count(n, 'Rätsel', 'Rätsel')} gefunden.`,
  sheets: (n) => `${count(n, 'Blatt', 'Blätter')}, für A4 und Letter.`,
  mostRows: (n) => `Eine Tabelle hat hier Platz für ${count(n, 'Zeile', 'Zeilen')}.`,
  rating: (done, all) => `Wertung: ${number(done)} von ${count(all, 'Rätsel', 'Rätseln')}.`,
  notRated: 'Die Rätsel konnten nicht gewertet werden.',
  asTheyWere: 'Die Blätter sind, wie sie waren.',
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
