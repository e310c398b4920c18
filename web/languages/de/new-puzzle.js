// Texts of the form that makes puzzles, in German.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('de');
const givensText = (/** @type {number} */ n) => count(n, 'Vorgabe', 'Vorgaben');

/** By id. @type {Record<string, string>} */
const REFUSALS = {
  'too-few-givens': 'Kein Rätsel mit genau einer Lösung hat weniger als 17 Vorgaben.',
  'givens-range': 'Ein Rätsel hat 17 bis 81 Vorgaben.',
  'solution-invalid': 'Das Brett hat keine vollständige Lösung zum Übernehmen.',
  'keep-unsolvable': 'Die Vorgaben auf dem Brett haben keine Lösung.',
  'keep-not-in-solution': 'Die Vorgaben passen nicht zur Lösung.',
  'keep-givens': 'Das Brett hat mehr Vorgaben, als das neue Rätsel haben darf.',
  'keep-redundant': 'Eine Vorgabe auf dem Brett folgt aus den anderen.',
  'pattern-lines':
    'Das Muster lässt zwei Zeilen eines Bandes oder zwei Spalten eines Stapels leer: Jedes Rätsel hat mehrere Lösungen.',
  'pattern-symmetry': 'Das Muster auf dem Brett hat diese Symmetrie nicht.',
  'pattern-givens': 'Das Muster auf dem Brett hat eine andere Zahl von Vorgaben.',
  'pattern-keep': 'Eine Vorgabe liegt außerhalb des Musters.',
  'pattern-solution': 'Mit diesem Muster ist die Lösung auf dem Brett nicht die einzige.',
  'symmetry-givens': 'Kein Muster mit dieser Symmetrie hat so viele Vorgaben.',
  'rating-range': 'Die untere Wertung liegt über der oberen.',
  'rating-unknown': 'Sudoku Explainer hat keinen Schritt mit einer Wertung in diesem Bereich.',
  'technique-unordered':
    'Weder Sudoku Explainer noch die Reihenfolge der Lehrbücher enthält diese Technik.',
  'technique-rating': 'Die Wertung dieser Technik liegt außerhalb des Bereichs.',
  'technique-unneeded': 'Kein Rätsel mit einer Wertung in diesem Bereich braucht diese Technik.',
  'technique-uses': 'Eine Technik kann 1- bis 81-mal verlangt werden.',
  'singles-rating': 'Nur Einer: Die Stufe, die Wertung oder die Technik verlangt mehr.',
  'minimal-house': 'Ein Haus hätte neun Vorgaben: Jede davon folgt aus den anderen.',
  'steps-givens': 'Für solche Schritte sind zu wenige Zellen leer.',
  'fewest-with-others':
    'Möglichst wenige Vorgaben: Vom Brett können nur die Vorgaben oder die Lösung übernommen werden.',
};

/** @type {typeof import('../../features/make/new-puzzle-en.js').strings} */
export const strings = {
  level: 'Stufe',
  rating: 'Wertung',
  from: 'Wertung von',
  to: 'Wertung bis',
  symmetry: 'Symmetrie',
  SYMMETRIES: {
    none: 'Keine Symmetrie',
    'half-turn': 'Halbe Drehung',
    'quarter-turn': 'Vierteldrehung',
    diagonal: 'Diagonale',
    'anti-diagonal': 'Andere Diagonale',
    diagonals: 'Beide Diagonalen',
    'left-right': 'Links und rechts',
    'top-bottom': 'Oben und unten',
    mirrors: 'Beide Spiegelungen',
    full: 'Alle Symmetrien',
  },
  technique: 'Technik',
  anyTechnique: 'Beliebig',
  uses: 'Verwendung',
  hardest: 'als schwerster Schritt',
  times: (n) => (n === 1 ? 'mindestens einmal' : `mindestens ${n}-mal`),
  ORDERS: {
    'sudoku-explainer': 'Techniken von Sudoku Explainer',
    books: 'Techniken der Lehrbücher',
  },
  COUNTS: {
    'sudoku-explainer':
      'Sie zählt auf dem Weg von Sudoku Explainer, der Techniken nach ihrer Wertung ordnet.',
    books:
      'Sie zählt auf dem Weg in der Reihenfolge der Lehrbücher; Sudoku Explainer hat sie nicht.',
  },
  givens: 'Vorgaben',
  number: 'Zahl der Vorgaben',
  givensOf: (kind) =>
    ({ any: 'Beliebig viele', number: 'Anzahl:', 10: 'Wenigste in 10 Sekunden' })[kind] ??
    `Wenigste in ${count(Number(kind) / 60, 'Minute', 'Minuten')}`,
  minimal: 'Minimal: jede ist nötig',
  singles: 'Nur Einer',
  source: 'Vom Brett',
  SOURCES: {
    nothing: 'Nichts',
    pattern: 'Muster',
    givens: 'Vorgaben',
    solution: 'Lösung',
  },
  fewer: 'Weniger Rätsel',
  another: 'Mehr Rätsel',
  makeSome: (n) => (n === 1 ? 'Rätsel erstellen' : `${n} Rätsel erstellen`),
  similar: 'Noch so eins',
  daily: 'Rätsel des Tages',
  list: 'Liste exportieren …',
  LIST: {
    title: 'Eine Liste von Rätseln',
    about: 'Die Rätsel entstehen nach den Angaben im Formular.',
    count: (most) => `Rätsel, bis zu ${number(most)}`,
    format: 'Format',
    FORMATS: {
      text: 'Text: je eine Zeile',
      csv: 'CSV mit Lösung und Wertungen',
      sudokupad: 'Links von SudokuPad',
      'f-puzzles': 'Links von f-puzzles',
      penpa: 'Links von Penpa+',
      worksheet: 'Arbeitsblatt: bis zu 100, zum Drucken',
    },
    make: 'Liste erzeugen',
    save: 'Datei speichern',
    open: 'Arbeitsblatt öffnen',
    close: 'Schließen',
    progress: (made, all, tried) =>
      `${number(made)} von ${number(all)}; ${number(tried)} versucht.`,
    ready: (made, tried) => `${count(made, 'Rätsel', 'Rätsel')} fertig; ${number(tried)} versucht.`,
  },
  stop: 'Anhalten',
  back: 'Zurück zum letzten',
  play: 'Spielen',
  progress: (tried, fitting) => `${number(tried)} versucht, ${number(fitting)} passend.`,
  made: (givens, level, er) => `Neu: ${givensText(givens)}, ${level}, ${er}.`,
  madeUnrated: (givens) => `Neu: ${givensText(givens)}.`,
  madeMany: (n, full) =>
    `${count(n, 'neues Rätsel ist', 'neue Rätsel sind')} auf dem Arbeitsblatt.${full ? ' Es ist voll.' : ''}`,
  progressFewest: (tried, givens) =>
    givens < 81
      ? `${number(tried)} versucht, wenigste Vorgaben: ${givens}.`
      : `${number(tried)} versucht.`,
  madeFewest: (givens, tried, level, er) =>
    `${givensText(givens)} nach ${count(tried, 'Versuch', 'Versuchen')}: ${level}, ${er}.`,
  madeDaily: (date, level) => `Rätsel vom ${date}: ${level}.`,
  stopped: (tried, fitting) =>
    fitting
      ? `Angehalten: ${number(tried)} versucht, ${number(fitting)} passend.`
      : `Angehalten: ${number(tried)} versucht, keines passt.`,
  wrongNumber: 'Möglich: eine Wertung von 1,0 bis 11,9 und 17 bis 80 Vorgaben.',
  refused: (id) => REFUSALS[id] ?? `Diese Anfrage ist nicht erfüllbar (${id}).`,
  failed: (error) => `Der Generator ist ausgefallen: ${messageOf(error)}`,
};
