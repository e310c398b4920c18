// The texts of the mode Learn, in German.
// @ts-check
import { number } from './puzzle.js';

/** @type {typeof import('../../features/lesson/learn/en.js').strings} */
export const strings = {
  lessons: 'Lektionen',
  done: (done, all) => `${number(done)} von ${number(all)} fertig`,
  write: 'Lektion schreiben',
  techniques: 'Techniken',
  byRating: 'nach Bewertung; ohne Zahl bei ähnlichen',
  map: 'Karte als Seite',
  exercises: 'Übungen',
  next: 'Nächste Übung',
  exercise: 'Technik wählen, dann selbst versuchen: Das Brett geht zu Spielen, Hinweise helfen.',
  tryIt: 'Selbst versuchen',
  open: 'Mehr lesen',
  begin: (n) => `Lektion ${number(n)} beginnen`,
  goOn: (n) => `Lektion ${number(n)} fortsetzen`,
  loading: 'Wird geladen …',
  failed: 'Die Lektionen konnten nicht geladen werden.',
  onlySite:
    'Lektionen und Techniken gibt es auf der Website von Sudoku Lab, nicht in dieser Datei.',
};
