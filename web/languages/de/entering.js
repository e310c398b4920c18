// Texts for a puzzle that is typed, in German.
// @ts-check
import { count } from './puzzle.js';

/** @type {typeof import('../../features/solve/entering-en.js').strings} */
export const strings = {
  none: 'Ein Rätsel eintippen',
  givens: (n) => count(n, 'Vorgabe', 'Vorgaben'),
  soon: 'Das Urteil kommt mit der 17. Meist sind es 22 bis 32.',
  several: 'Noch passen mehrere Gitter. Meist sind es 22 bis 32 Vorgaben.',
  most: 'meist 22 bis 32',
  anyway: 'Urteil jetzt zeigen',
  quicker: 'Schneller',
  paste: 'Einfügen oder öffnen',
  pasteWhat: '81 Zeichen, eine Liste, die meisten Formate',
  examples: 'Beispiele',
  examplesWhat: 'von leicht bis zum schwersten bekannten',
  keys: 'Tasten',
  KEYS: [
    [['1', '…', '9'], 'schreibt und geht weiter'],
    [['0', '.', 'Leertaste'], 'lässt die Zelle leer und geht weiter'],
    [['Eingabe'], 'geht zum Anfang der nächsten Zeile'],
    [['Rücktaste'], 'geht zurück und löscht'],
    [['Strg', 'Eingabe'], 'zeigt das Urteil jetzt'],
  ],
};
