// The texts of “Paste or open” in German.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';
import { count, number } from './puzzle.js';
import { FORMATS } from './reading.js';

/** @param {number} n */
const givensOf = (n) => count(n, 'Vorgabe', 'Vorgaben');

/** @param {number} bytes */
const size = (bytes) =>
  bytes < 1000 ? `${number(bytes)} Zeichen` : `${number(Math.round(bytes / 1000))} KB`;

/** @type {typeof import('../../features/paste/en.js').strings} */
export const strings = {
  said: ({ format, puzzleCount }, index, givens) =>
    puzzleCount > 1
      ? `Rätsel ${number(index + 1)} von ${number(puzzleCount)}: ${givensOf(givens)}.`
      : `Ein Rätsel, ${FORMATS[format] ?? format}: ${givensOf(givens)}.`,
  left({ ignored, errorCount }) {
    const parts = [];
    if (ignored.characters) parts.push(`${number(ignored.characters)} Zeichen übergangen`);
    if (errorCount) parts.push(`${count(errorCount, 'Teil', 'Teile')} nicht lesbar`);
    return parts.length ? `${parts.join(', ')}.` : '';
  },
  source: (name, bytes) => `${name || 'Eingefügter Text'}, ${size(bytes)}`,
  puzzle: (n, givens) => `Rätsel ${number(n)}, ${givensOf(givens)}`,
  puzzles: (n) => `von ${number(n)}`,
  failed: (error) => `Das lässt sich nicht lesen (${messageOf(error)}). Das Brett ist unverändert.`,
  unread: 'Kein Rätsel gefunden; das Brett ist unverändert.',
  onlySite: 'Links von SudokuPad, f-puzzles und Penpa+ werden nur auf der Website gelesen.',
  title: 'Einfügen oder öffnen',
  close: 'Schließen',
  field: 'Rätsel, Liste, Link oder Ablauf',
  hint: 'In jeder Form: eine Zeile mit 81 Zeichen, ein Gitter, Kandidaten, ein Link, eine Liste.',
  trace: 'Der Ablauf eines Programms: „Zusehen“ spielt ihn ab.',
  put: 'Aufs Brett',
  play: 'Ablauf abspielen',
  openFile: 'Datei öffnen',
  examples: 'Beispiele',
  rateAll: 'Bewerten',
  isList: (n) => `Liste mit ${number(n)}; hier das erste.`,
  solveAll: 'Alle lösen',
  which: 'Rätsel',
  see: 'Text ansehen',
  undo: 'Rückgängig',
  list: 'Rätsel im Text',
};
