// The texts of the lab's page, in German.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

/** @type {Record<string, string>} */
const THEMES = { auto: 'wie das System', light: 'hell', dark: 'dunkel' };

/** @type {typeof import('../../pages/lab/en.js').strings} */
export const strings = {
  EXAMPLES: {
    texts: { name: 'Aus den Texten' },
    'liang-output': {
      name: 'Liang, die Ausgabe',
      note: 'Das Rätsel, dessen Lösung die Fallstudie ausgibt.',
    },
    'liang-figure-2': {
      name: 'Liang, Abbildung 2',
      note: 'Wie im Text gedruckt: Es hat 18 Lösungen.',
    },
    'almanac-1': {
      name: 'Almanac, erstes',
      note: 'Aus der Beispieleingabe von e1089; wieder Liangs Ausgabe.',
    },
    'almanac-2': {
      name: 'Almanac, zweites',
      note: 'Aus der Beispieleingabe, dort von sudoku.org.uk übernommen.',
    },
    'almanac-3': {
      name: 'Almanac, drittes',
      note: '„Dieses Rätsel hat mehrere Lösungen“: 2.032 sind es.',
    },
    article: { name: 'Artikel', note: 'Aus dem Sudoku-Löser in Java.' },
    'assignment-4': { name: 'Aufgabe 4', note: 'Durch Streichen von Kandidaten gelöst.' },
    'recursion-lab': { name: 'Rekursionsübung', note: 'Durch Rekursion gelöst.' },
    famous: { name: 'Berühmte' },
    'inkala-2012': {
      name: 'Inkala (2012)',
      note: 'Von Arto Inkala; in den Zeitungen das schwerste aller Zeiten.',
    },
    'golden-nugget': {
      name: 'Golden Nugget',
      note: 'Jahrelang eines der schwersten bekannten.',
    },
    'easter-monster': {
      name: 'Easter Monster',
      note: 'Das Rätsel, das zu neuen Lösungstechniken führte.',
    },
    'seventeen-givens': {
      name: '17 Vorgaben',
      note: 'Die wenigsten Vorgaben mit eindeutiger Lösung; von Gordon Royle.',
    },
    'brute-force': {
      name: 'Gegen rohe Gewalt',
      note: 'Die erste Zeile ist 987654321, die letzte, die eine Suche probiert.',
    },
    impossible: {
      name: 'Unlösbar',
      note: 'Keine Lösung; Peter Norvigs Programm brauchte 24 Minuten, um das zu sehen.',
    },
    empty: { name: 'Leeres Gitter', note: '6.670.903.752.021.072.936.960 Lösungen.' },
  },
  KEYS: [
    ['[1]–[9]', 'die Ziffer in die gewählten Zellen eintragen'],
    ['[Umschalt] + Ziffer', 'einen Kandidaten streichen oder wiederherstellen'],
    ['[0] [Rücktaste] [Entf]', 'löschen'],
    ['Pfeile, [Pos1], [Ende]', 'bewegen; mit [Strg] führen [Pos1] und [Ende] in die Ecken'],
    ['[Umschalt] + Pfeile', 'mehrere Zellen wählen; oder ziehen, oder mit [Strg] klicken'],
    ['Doppelklick', 'alle Zellen mit dieser Ziffer wählen'],
    ['[Strg] [Z]', 'rückgängig; wiederholen mit [Strg] [Y]'],
    ['[Esc]', 'die Auswahl aufheben'],
    ['[[] []]', 'rückgängig, wiederholen'],
    ['[Z] [X]', 'Stift: Antworten, Notizen'],
    ['[?]', 'diese Hilfe'],
  ],
  noPlayer: (error) => `Der Ablauf konnte nicht geladen werden (${messageOf(error)}).`,
  theme: (name) => `Farben: ${THEMES[name]}`,
  title: 'Sudoku Lab: jedes Sudoku lösen',
  description:
    'Ein Sudoku einfügen und sofort wissen, ob es gültig ist und wie viele Lösungen es hat. Läuft im Browser; nichts wird verschickt.',
  language: 'Sprache',
  help: 'Hilfe',
  load: 'Rätsel laden',
  paste: 'Rätsel, Liste oder Link einfügen oder Datei ablegen',
  openFile: 'Datei öffnen',
  solveList: 'Liste lösen',
  solveAll: 'Alle lösen',
  file: 'Datei',
  examples: 'Beispiele',
  previousPuzzle: 'Voriges Rätsel',
  nextPuzzle: 'Nächstes Rätsel',
  board: 'Brett',
  stop: 'Anhalten',
  entry: 'Eingabe',
  erase: 'Löschen',
  pen: 'Stift',
  puzzlePen: 'Rätsel',
  answers: 'Antworten',
  notes: 'Notizen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  candidates: 'Kandidaten',
  clearAnswers: 'Antworten löschen',
  clearAll: 'Alles löschen',
  side: 'Lösungen und Teilen',
  solutions: 'Lösungen',
  showSolution: 'Lösung zeigen',
  reveal: 'Diese Zelle aufdecken',
  check: 'Antworten prüfen',
  previousSolution: 'Vorige Lösung',
  nextSolution: 'Nächste Lösung',
  differences: 'Unterschiede markieren',
  useEliminations: 'Gestrichene Kandidaten beachten',
  algorithm: 'Algorithmus',
  share: 'Teilen',
  copy: 'Kopieren',
  openIn: 'Öffnen in',
  drop: 'Irgendwo ablegen',
  about:
    'Ein Rätsel eintippen, einfügen oder ablegen. Das Urteil zählt die Lösungen der Vorgaben. Alles geschieht im Browser; die Adresse der Seite enthält das Rätsel, ein Lesezeichen bewahrt es auf.',
  where:
    'Tasten wirken nur auf dem Brett und im Ablauf. Auf einem Mac ist [Cmd] statt [Strg] zu drücken.',
  singleKeys: 'Tastenkürzel aus einem Zeichen',
  close: 'Schließen',
  copyThis: 'Zum Kopieren',
  copyByHand:
    'Der Browser erlaubt der Seite nicht zu kopieren. Der Text lässt sich markieren und von Hand kopieren.',
};
