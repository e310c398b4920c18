// The texts of the example puzzles, in German.
// @ts-check

/** @type {typeof import('../../features/examples/en.js').strings} */
export const strings = {
  EXAMPLES: {
    'inkala-2012': {
      name: 'Inkala, 2012',
      note: 'Von Arto Inkala; für Zeitungen das schwerste aller Zeiten.',
    },
    'golden-nugget': {
      name: 'Golden Nugget',
      note: 'Jahrelang eines der schwersten bekannten.',
    },
    'easter-monster': {
      name: 'Easter Monster',
      note: 'Es führte zu neuen Lösungstechniken.',
    },
    'seventeen-givens': {
      name: '17 Vorgaben',
      note: 'Weniger hat keines; aus der Sammlung von Gordon Royle.',
    },
    'brute-force': {
      name: 'Gegen rohe Gewalt',
      note: 'Zeile 1 ist 987654321, was eine Suche zuletzt probiert.',
    },
    impossible: {
      name: 'Unmöglich',
      note: 'Peter Norvigs Programm brauchte dafür 24 Minuten.',
    },
    empty: { name: 'Leeres Gitter', note: 'Jedes volle Gitter ist eine Lösung.' },
    'liang-output': {
      name: 'Liang, die Ausgabe',
      note: 'Die Fallstudie druckt die Lösung; auch im Almanac.',
    },
    'liang-figure-2': { name: 'Liang, Abbildung 2', note: 'So im Text gedruckt.' },
    'almanac-sample': {
      name: 'Almanac, zweites',
      note: 'Beispieleingabe von e1089, von sudoku.org.uk.',
    },
    'almanac-many': {
      name: 'Almanac, drittes',
      note: '„This puzzle has multiple solutions“, sagt der Text.',
    },
    article: { name: 'Artikel', note: 'Aus „Java Sudoku solver program“.' },
    'assignment-4': { name: 'Aufgabe 4', note: 'Durch Streichen von Kandidaten gelöst.' },
    'recursion-lab': { name: 'Rekursionsübung', note: 'Durch Rekursion gelöst.' },
  },
  LEVELS: {
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
    veryHard: 'Sehr schwer',
    extreme: 'Extrem',
  },
  RESULTS: {
    impossible: 'Keine Lösung',
    empty: '6,67 · 10²¹ Lösungen',
    'liang-figure-2': '18 Lösungen',
    'almanac-many': '2.032 Lösungen',
  },
  GROUPS: { famous: 'Berühmt', texts: 'Aus den Lehrtexten' },
  title: 'Beispiele',
  close: 'Schließen',
  levels: 'Die Stufe ist die Schwierigkeit für Menschen, nicht für Programme.',
  solveAll: 'Alle als Liste lösen',
  paste: 'Einfügen oder öffnen',
};
