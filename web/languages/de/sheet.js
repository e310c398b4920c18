// The texts of sheets, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @type {typeof import('../../features/make/sheet/en.js').strings} */
export const strings = {
  puzzle: (n, givens) => `Rätsel ${number(n)}: ${count(givens, 'Vorgabe', 'Vorgaben')}`,
  difficulty: (level, er) => `${level}, ER\u00a0${er}`,
  code: (n) => `QR-Code des Links zu Rätsel ${number(n)}`,
  stack: (n) => `Aufrufstapel von Rätsel ${number(n)}`,
  answer: (n) => `Lösung ${number(n)}`,
  answersOf: (title) => `${title}: Lösungen`,
  COLUMNS: ['Tiefe', 'Zelle', 'Versuchte Ziffern'],
  stacks: 'Aufrufstapel',
  answers: 'Lösungsblatt',
  owner: 'Name',
  several: 'Mindestens zwei Lösungen; eine davon.',
  unknown: 'Nicht zu Ende gesucht',

  title: 'Auf dem Blatt',
  heading: 'Titel',
  PARTS: {
    difficulty: 'Schwierigkeit',
    codes: 'QR-Codes',
    answers: 'Lösungen, eigene Seite',
    stacks: 'Leere Aufrufstapel',
    candidates: 'Kandidaten',
  },
  per: 'Rätsel pro Seite',
  page: 'Arbeitsblatt als Seite',
  preview: 'Das Blatt',
  look: 'Das Blatt ansehen',
  close: 'Schließen',
  printAll: (pages) => (pages === 1 ? 'Seite drucken' : `${pages} Seiten drucken`),
  before: 'Seite davor',
  next: 'Nächste Seite',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  pick: (n) => `Rätsel ${n} aufs Brett`,
  keys: 'Ziehen oder Alt und Pfeile: anderer Platz. Entf: entfernen',
};
