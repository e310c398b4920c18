// Texts of the mode Solve, in German.
// @ts-check
import { cellName, clashText, count, number } from './puzzle.js';

/** @param {string} text */
const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** @type {typeof import('../../features/solve/en.js').strings} */
export const strings = {
  skip: 'Leere Zelle',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  clear: 'Alles löschen',
  erase: 'Löschen',
  pad: 'Ziffern',
  stop: 'Anhalten',
  previous: 'Vorige Lösung',
  next: 'Nächste Lösung',
  reveal: 'Zelle aufdecken',
  copy: 'Kopieren',
  differences: 'Unterschiede markieren',
  otherCause: 'Andere Ursache',
  watchFail: 'Beim Scheitern zusehen',
  enterIt: 'Eintragen',
  goOn: 'Weiter',
  play: 'Selbst lösen',
  watch: 'Einem Programm zusehen',
  explain: 'Einem Menschen folgen',
  example: 'Ein Beispiel.',
  welcome:
    'Sudoku [type:tippen] oder [paste:einfügen].\n[play:Spielen]. [watch:Zusehen], wie es gelöst wird.',
  tour: 'Kurzer Rundgang',

  toPlay: (n) => `${count(n, 'Zelle', 'Zellen')} auszufüllen`,
  toWatch: (steps) =>
    steps
      ? `${steps.more ? 'mehr als ' : ''}${count(steps.count, 'Schritt', 'Schritte')}${steps.first ? ' Backtracking' : ''}`
      : 'ein klassischer Algorithmus, Schritt für Schritt',
  toExplain: (steps) =>
    steps === null
      ? 'jeder Schritt mit Begründung'
      : `${count(steps, 'Schritt', 'Schritte')}, jeder mit Begründung`,
  emptyLine: (n) =>
    n
      ? `Ein Rätsel mit ${count(n, 'Vorgabe', 'Vorgaben')}.`
      : 'Ein leeres Brett: ein Rätsel eintippen.',
  caret: (cell) => `${cellName(cell)}: Ziffer, leer mit 0`,
  onlySolution: 'Die einzige Lösung.',
  differLine: 'Gestrichelte Zellen sind verschieden.',
  differDetail: (all) => (all ? 'Klein: die anderen.' : 'Klein: eine andere.'),
  noneLine: (n) => `Kein Gitter passt zu ${count(n, 'Vorgabe', 'Vorgaben')}.`,
  suspectDetail: 'Gestrichelt: der Verdacht.',
  clashLine: (conflict) => sentence(clashText(conflict)),

  differ: (n, cells, all) =>
    `${count(n, 'Vorgabe', 'Vorgaben')}. ${all ? 'Sie' : 'Die ersten zwei'} unterscheiden sich in ${count(cells, 'Zelle', 'Zellen')}.`,
  which: (index, total, known) => `${number(index + 1)} von ${number(total)}${known ? '' : '+'}`,
  noneFacts: (time) =>
    `Keine zwei Ziffern stoßen zusammen, doch kein Gitter passt. Gesucht ${time}.`,
  all: (n) => `Alle ${number(n)}`,
  solution: (n) => `Lösung ${number(n)}`,
  clearCell: (cell) => `${cellName(cell)} leeren`,
  bothAre: (cells, digit) =>
    `In ${cells.slice(0, -1).map(cellName).join(', ')} und ${cellName(cells[cells.length - 1])} steht die ${digit}.`,
  typedLast: (cell) => `${cellName(cell)} kam zuletzt hinzu.`,
  leavesOne: (cell, digit) => `Mit ${digit} in ${cellName(cell)} bleibt genau eine Lösung.`,
  slip: (cell, digit, instead) =>
    `Die ${digit} in ${cellName(cell)} kann ein Versehen sein${instead ? `: mit ${instead} passt genau ein Gitter` : ''}.`,
  without: (cell, n, more) =>
    n === 1
      ? `Ist ${cellName(cell)} leer, passt genau ein Gitter.`
      : `Ist ${cellName(cell)} leer, passen ${more ? 'mehr als ' : ''}${number(n)} Gitter.`,
  noSlip: 'Mehr als eine Vorgabe muss weg: Auch ohne eine einzelne passt kein Gitter.',
};
