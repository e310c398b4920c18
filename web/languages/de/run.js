// Names of what the core lists by ids, in German.
// @ts-check

/** @type {typeof import('../../run/en.js').strings} */
export const strings = {
  ALGORITHMS: {
    'free-cell-list': {
      name: 'Liang: Liste freier Zellen',
      source: 'Y. Daniel Liang, Case Study: Sudoku',
      teaches:
        'Rücksprünge brauchen keine Rekursion: Eine Liste freier Zellen und ein Index genügen.',
    },
    bitmask: {
      name: 'Almanac: Bitmasken',
      source: 'The Java Developers Almanac 1.4, e1089',
      teaches:
        'Bitmengen für Zeilen, Spalten und Blöcke prüfen eine Ziffer mit einer Operation. Die Suche nach einer zweiten Lösung beweist, dass die Lösung eindeutig ist.',
    },
    'is-safe': {
      name: 'Artikel: isSafe()',
      source: 'Artikel: Java Sudoku Solver Program',
      teaches:
        'Die Rekursion führt Buch: Jeder Aufruf füllt eine Zelle und leert sie wieder, wenn der Rest scheitert.',
    },
    'candidate-elimination': {
      name: 'Aufgabe 4: Kandidaten streichen',
      source: 'Programmieraufgabe 4',
      teaches:
        'Schließen statt probieren: streichen, was unmöglich ist, eintragen, was sicher ist. Leichte Rätsel brauchen nicht mehr, andere bleiben stecken.',
    },
    'count-solutions': {
      name: 'Rekursionsübung: alle Lösungen zählen',
      source: 'Recursion lab: Sudoku',
      teaches: 'Dieselbe Rekursion zählt alle Lösungen, wenn sie bei der ersten nicht anhält.',
    },
    'fewest-candidates': {
      name: 'Sudoku Lab: wenigste Kandidaten zuerst',
      source: 'Sudoku Lab',
      teaches:
        'Auf die Reihenfolge der Zellen kommt es an: dieselben Rücksprünge, um Größenordnungen weniger Arbeit.',
    },
    'dancing-links': {
      name: 'Knuth: Tanzende Links',
      source: 'D. E. Knuth, Algorithmus X',
      teaches:
        'Sudoku ist eine exakte Überdeckung: Eine Suche behandelt Zellen, Zeilen, Spalten und Blöcke gleich, und ein entfernter Link lässt sich wieder einsetzen.',
    },
    trace: {
      name: 'Eigener Ablauf',
      source: 'ein eigenes Programm',
      teaches: 'Einem Programm Zug für Zug zusehen und seinen ersten Fehler finden.',
    },
  },
  VARIANTS: {
    stop: 'Anhalten, wenn es stockt',
    'hidden-singles': 'Weiter mit versteckten Einern',
    search: 'Weiter mit einer Suche',
    all: 'Alle Lösungen',
    first: 'Bei der ersten Lösung anhalten',
  },
  COUNTERS: {
    result: 'Lösungen gefunden',
    solutions: 'Lösungen gefunden',
    solved: 'Lösungen gefunden',
    checks: 'Aufrufe von isValid',
    assigns: 'Ziffern geschrieben',
    backtracks: 'Rücksprünge (k--)',
    solve_calls: 'Aufrufe von solve',
    set_calls: 'Ziffern probiert',
    sets: 'Ziffern gesetzt',
    calls: 'Aufrufe der Suche',
    isSafe_calls: 'Aufrufe von isSafe',
    placed: 'Ziffern gesetzt',
    undone: 'Ziffern entfernt',
    taken_back: 'Ziffern entfernt',
    crossed_out: 'Kandidaten gestrichen',
    tried: 'Ziffern probiert',
    rejected: 'Ziffern verworfen',
    passes: 'Durchgänge',
    eliminated: 'Kandidaten gestrichen',
    filled: 'Zellen gefüllt',
    conflict_checks: 'Aufrufe von givesConflict',
    choices: 'Bedingungen gewählt',
    covers: 'Bedingungen abgedeckt',
    updates: 'Links geändert',
  },
};
