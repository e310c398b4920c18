// Texts of the menu "Change it", in German.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';
import { cellName } from './puzzle.js';

const { count } = numbersIn('de');

/** @type {typeof import('../../features/make/changes-en.js').strings} */
export const strings = {
  title: 'Umformen',
  ITEMS: {
    minimize: 'Unnötige Vorgaben entfernen',
    redundant: 'Unnötige Vorgaben zeigen',
    complete: 'Vorgaben ergänzen, bis die Lösung eindeutig ist',
    quarterTurn: 'Um 90° drehen',
    transpose: 'Zeilen und Spalten tauschen',
    mirror: 'Links und rechts tauschen',
    rename: 'Ziffern umbenennen',
    canonical: 'Kanonische Form',
    compare: 'Mit dem Arbeitsblatt vergleichen',
  },
  needsUnique: 'Nur für ein Rätsel mit genau einer Lösung.',
  noSolution: 'Das Rätsel hat keine Lösung.',
  conflict: 'Die Vorgaben widersprechen sich.',
  changed: 'Dasselbe Rätsel in anderer Form.',
  minimized: (n) =>
    n
      ? `${count(n, 'Vorgabe', 'Vorgaben')} entfernt: Jetzt wird jede gebraucht.`
      : 'Jede Vorgabe wird gebraucht.',
  redundant: (cells) =>
    cells.length
      ? `Unnötig, jede für sich: ${cells.map(cellName).join(', ')}.`
      : 'Jede Vorgabe wird gebraucht.',
  completed: (givens, fewest) =>
    givens.length
      ? `Ergänzt: ${givens.map(({ cell, digit }) => `${digit} in ${cellName(cell)}`).join(', ')}${fewest ? '; weniger genügen nicht' : ''}.`
      : 'Das Rätsel hat schon genau eine Lösung.',
  compared: (others, same) => {
    if (!others) return 'Auf dem Arbeitsblatt ist kein anderes Rätsel.';
    if (!same.length) return 'Ein anderes Rätsel als alle auf dem Arbeitsblatt.';
    return `Dasselbe Rätsel wie ${same.join(' und ')}, mit vertauschten Zeilen, Spalten und Ziffern.`;
  },
  failed: (error) => `Der Generator ist ausgefallen: ${messageOf(error)}`,
};
