// The texts of the algorithms, in German, by their ids.
// @ts-check

/** @type {Record<string, import('../../run/algorithms/view.js').AlgorithmText>} */
export const ALGORITHMS = {
  'free-cell-list': {
    title: 'Liste freier Zellen',
    by: 'nach Y. D. Liang',
    name: 'Liang: Liste freier Zellen',
    source: 'Y. Daniel Liang, Case Study: Sudoku',
    found:
      'Y. Daniel Liang: „Case Study: Sudoku“, Beilage zu „Introduction to Java Programming“; Animation: www.cs.armstrong.edu/liang/animation/SudokuAnimation.html. Neu geschrieben.',
    teaches:
      'Rücksprünge brauchen keine Rekursion: Eine Liste freier Zellen und ein Index genügen.',
    how: 'Zellen und Ziffern der Reihe nach; eine gültige Ziffer ist gesetzt.',
    counters: {
      liang_result: ['Lösungen gefunden'],
      liang_checks: ['Aufrufe von isValid', 'Prüfung', 'Prüfungen'],
      liang_assigns: ['Ziffern geschrieben', 'Wert geschrieben', 'Werte geschrieben'],
      liang_backtracks: ['Rücksprünge (k--)'],
    },
  },
  bitmask: {
    title: 'Bitmasken',
    by: 'nach dem Java Almanac',
    name: 'Almanac: Bitmasken',
    source: 'The Java Developers Almanac 1.4, e1089',
    found:
      'Patrick Chan: „e1089. Sudoku Solver“, The Java Developers Almanac 1.4, Addison-Wesley, 2002; Programm von 2005: exampledepot.com. Neu geschrieben.',
    teaches:
      'Bitmengen für Zeilen, Spalten und Blöcke prüfen eine Ziffer mit einer Operation. Die Suche nach einer zweiten Lösung beweist, dass die Lösung eindeutig ist.',
    how: 'Zellen der Reihe nach, ein Bit je Ziffer; gesetzt wird, was frei ist.',
    counters: {
      almanac_solutions: ['Lösungen gefunden'],
      almanac_solve_calls: ['Aufrufe von solve', 'Aufruf', 'Aufrufe'],
      almanac_set_calls: ['Ziffern probiert', 'Ziffer probiert', 'Ziffern probiert'],
      almanac_sets: ['Ziffern gesetzt'],
    },
  },
  'is-safe': {
    title: 'isSafe()',
    by: 'nach einem Artikel',
    name: 'Artikel: isSafe()',
    source: 'Artikel: Java Sudoku Solver Program',
    found:
      '„Java Sudoku Solver Program“, ein Artikel im Netz ohne Autor und Jahr. Neu geschrieben.',
    teaches:
      'Die Rekursion führt Buch: Jeder Aufruf füllt eine Zelle und leert sie wieder, wenn der Rest scheitert.',
    how: 'Zellen der Reihe nach, rekursiv; gesetzt wird, was isSafe() erlaubt.',
    counters: {
      article_result: ['Lösungen gefunden'],
      article_calls: ['Aufrufe der Suche', 'Aufruf', 'Aufrufe'],
      article_isSafe_calls: ['Aufrufe von isSafe', 'Prüfung mit isSafe', 'Prüfungen mit isSafe'],
      article_placed: ['Ziffern gesetzt'],
      article_undone: ['Ziffern entfernt'],
    },
  },
  'candidate-elimination': {
    title: 'Kandidaten streichen',
    by: 'nach einer Aufgabe',
    name: 'Aufgabe 4: Kandidaten streichen',
    source: 'Programmieraufgabe 4',
    found:
      '„Programming Assignment 4“, ein Übungsblatt ohne Autor und Jahr, das die Methoden benennt. Neu geschrieben.',
    teaches:
      'Schließen statt probieren: streichen, was unmöglich ist, eintragen, was sicher ist. Leichte Rätsel brauchen nicht mehr, andere bleiben stecken.',
    how: 'Streicht Kandidaten; setzt die Ziffern, die sicher sind.',
    counters: {
      pa4_solved: ['Lösungen gefunden'],
      pa4_passes: ['Durchgänge', 'Durchgang', 'Durchgänge'],
      pa4_eliminated: ['Kandidaten gestrichen', 'Kandidat gestrichen', 'Kandidaten gestrichen'],
      pa4_filled: ['Zellen gefüllt'],
    },
  },
  'count-solutions': {
    title: 'Alle Lösungen zählen',
    by: 'nach einer Rekursionsübung',
    name: 'Rekursionsübung: alle Lösungen zählen',
    source: 'Recursion lab: Sudoku',
    found:
      '„Recursion – Sudoku“, ein Übungsblatt ohne Autor und Jahr, das die Methoden beschreibt. Neu geschrieben.',
    teaches: 'Dieselbe Rekursion zählt alle Lösungen, wenn sie bei der ersten nicht anhält.',
    how: 'Zellen der Reihe nach, rekursiv; gesetzt wird, was nicht widerspricht.',
    counters: {
      lab_solutions: ['Lösungen gefunden'],
      lab_solve_calls: ['Aufrufe von solve', 'Aufruf', 'Aufrufe'],
      lab_conflict_checks: ['Aufrufe von givesConflict', 'Konfliktprüfung', 'Konfliktprüfungen'],
    },
  },
  'fewest-candidates': {
    title: 'Wenigste Kandidaten zuerst',
    by: 'von Sudoku Lab',
    name: 'Sudoku Lab: wenigste Kandidaten zuerst',
    source: 'Sudoku Lab',
    found: 'Ein Programm von Sudoku Lab.',
    teaches:
      'Auf die Reihenfolge der Zellen kommt es an: dieselben Rücksprünge, um Größenordnungen weniger Arbeit.',
    how: 'Immer die Zelle mit den wenigsten Kandidaten; setzt jeden davon.',
    counters: {
      fewest_result: ['Lösungen gefunden'],
      fewest_calls: ['Aufrufe der Suche', 'Aufruf', 'Aufrufe'],
      fewest_placed: ['Ziffern gesetzt'],
      fewest_undone: ['Ziffern entfernt'],
    },
  },
  'dancing-links': {
    title: 'Dancing Links',
    by: 'nach D. E. Knuth',
    name: 'Knuth: Dancing Links',
    source: 'D. E. Knuth, Algorithmus X',
    found:
      'Ein Programm von Sudoku Lab nach Donald E. Knuth: „Dancing links“, 2000: arxiv.org/abs/cs/0011047.',
    teaches:
      'Sudoku ist eine exakte Überdeckung: Eine Suche behandelt Zellen, Zeilen, Spalten und Blöcke gleich, und ein herausgenommenes Element lässt sich wieder einsetzen.',
    how: 'Exakte Überdeckung, kleinste Auswahl zuerst; jede Zeile setzt eine Ziffer.',
    counters: {
      dlx_solutions: ['Lösungen gefunden'],
      dlx_choices: ['Bedingungen gewählt', 'Entscheidung', 'Entscheidungen'],
      dlx_placed: ['Ziffern gesetzt'],
      dlx_covers: ['Bedingungen abgedeckt'],
      dlx_updates: ['Zeiger geändert'],
    },
  },
  trace: {
    title: 'Eigener Ablauf',
    by: 'ein eigenes Programm',
    name: 'Eigener Ablauf',
    source: 'ein eigenes Programm',
    teaches: 'Einem Programm Zug für Zug zusehen und seinen ersten Fehler finden.',
    how: '',
    counters: {
      trace_solutions: ['Lösungen gefunden'],
      trace_placed: ['Ziffern gesetzt'],
      trace_taken_back: ['Ziffern entfernt'],
      trace_crossed_out: ['Kandidaten gestrichen'],
      trace_tried: ['Ziffern probiert'],
      trace_rejected: ['Ziffern verworfen'],
    },
  },
};
