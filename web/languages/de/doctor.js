// Texts of the doctor, in German.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';
import { cellName, count, number } from './puzzle.js';

/** @param {{cell: number, digit: number}} one */
const given = ({ cell, digit }) => `${digit} in ${cellName(cell)}`;

/** @type {typeof import('../../features/doctor/en.js').strings} */
export const strings = {
  ASK: {
    none: 'Was widerspricht sich?',
    many: 'Welche Vorgaben fehlen?',
    one: 'Welche Vorgaben zählen?',
  },
  given,
  searching: 'Wird gesucht …',
  undo: 'Rückgängig',
  failed: (error) => `Die Suche ist gescheitert: ${messageOf(error)}`,

  clash: (n, all, minimal, fewest) =>
    `${n === all ? `Alle ${number(n)}` : `${number(n)} der ${number(all)}`} Vorgaben widersprechen sich: Kein Gitter enthält sie alle.${minimal ? ' Lässt man eine beliebige davon weg, passen die anderen zusammen.' : ''}${fewest && n < all ? ' Eine kleinere Menge widerspricht sich nicht.' : ''}`,
  noClash: 'In der vorgesehenen Zeit wurde kein Widerspruch gefunden.',
  removeOne: 'Eine davon entfernen:',
  remove: (one) => `Die ${given(one)} entfernen`,
  removed: (one) => `Die ${given(one)} ist entfernt.`,
  inClash: 'eine der Vorgaben, die sich widersprechen',

  missing: (givens, fewest) =>
    `Mit ${givens.map(given).join(', ')} bleibt genau eine Lösung.${fewest && givens.length > 1 ? ' Weniger Vorgaben genügen nicht.' : ''}`,
  add: (n) => (n === 1 ? 'Ergänzen' : `${number(n)} Vorgaben ergänzen`),
  added: (n) => `${count(n, 'Vorgabe', 'Vorgaben')} ergänzt.`,
  others: 'Andere Vorgaben',

  worth: (n, all) =>
    `Die kleine Zahl: Lösungen ohne diese Vorgabe. ${n === 0 ? 'Jede Vorgabe wird gebraucht.' : n === all ? 'Jede einzelne Vorgabe ist entbehrlich.' : `${count(n, 'Vorgabe ist', 'Vorgaben sind')} entbehrlich, jede für sich.`}`,
  without: (solutions, more, guesses) =>
    `ohne sie ${more ? 'mehr als ' : ''}${count(solutions, 'Lösung', 'Lösungen')}, ${guesses === 0 ? 'ohne Raten gefunden' : `dabei ${number(guesses)}-mal geraten`}`,
  worthOf: (one, without) => `${given(one)}: ${without}.`,
  chooseOne: 'Vorgabe wählen: Wie oft rät eine Suche ohne sie?',
  legend: 'Lösungen ohne die Vorgabe',
  BANDS: ['1', '2–9', '10–99', '100–999', '1.000+'],
};
