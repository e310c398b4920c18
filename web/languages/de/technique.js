// Texts that the pages of techniques share, in German.
// @ts-check
import { number } from './puzzle.js';

const FAMILIES = {
  singles: 'Einer',
  sets: 'Gesperrte Kandidaten und Mengen',
  fish: 'Fische',
  'one-digit': 'Paare und Farben einer Ziffer',
  wings: 'Flügel und Ketten von Paaren',
  uniqueness: 'Eindeutigkeit',
  als: 'Fast gesperrte Mengen, Ausschluss',
  chains: 'Ketten und Schleifen',
  'large-fish': 'Große Fische',
  forcing: 'Zwingende Ketten',
};

/** @type {typeof import('../../pages/technique/en.js').strings} */
export const strings = {
  FAMILIES,
  title: 'Techniken',
  intro:
    'Die Techniken, mit denen ein Mensch ein Sudoku löst, ohne zu raten: wie man sie findet, warum sie gelten und was sie ausschließen, jede mit einem Beispiel auf dem Brett.',
  look: 'Wonach man sucht',
  why: 'Warum es gilt',
  result: 'Was es bewirkt',
  example: 'Das Beispiel, Schritt für Schritt',
  STEPS: ['Vorher', 'Muster', 'Nachher'],
  steps: 'Was das Brett zeigt',
  parts: ['Wo', 'Warum', 'Also'],
  play: 'Selbst versuchen',
  explain: 'In Erklären öffnen',
  position: 'Diese Stellung spielen',
  previous: 'davor',
  next: 'danach',
  learn: 'Lernen',
  rated: 'Bewertung des Beispiels',
  unrated: 'von Sudoku Explainer nicht bewertet',
  own: 'Von dir',
  notTried: 'noch nicht versucht',
  found: (right, all) => `${number(right)} von ${number(all)} auf Anhieb gefunden`,
  exercises: 'Aufgaben',
  solved: (found, all) => `${number(found)} von ${number(all)} gefunden`,
  exercise: 'Aufgabe',
  foundOne: 'gefunden',
  searching: 'Das Brett sucht das Muster …',
  failed: (error) =>
    `Das Muster ließ sich nicht berechnen (${error}). Die Seite neu laden, um es noch einmal zu versuchen.`,
};
