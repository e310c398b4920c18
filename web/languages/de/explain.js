// Texts of the mode Explain, in German.
// @ts-check
import { cellName, houseName } from './puzzle.js';

/** @typedef {import('../../features/explain/singles.js').Step} Step */

/** @type {Record<string, string>} */
const TECHNIQUES = {
  fullHouse: 'Volles Haus',
  hiddenSingle: 'Versteckter Einer',
  nakedSingle: 'Nackter Einer',
};

/** @param {Step} step @returns {[string, string][]} */
function why({ technique, cell, digit, house }) {
  const at = cellName(cell);
  /** @type {Record<string, [string, string]>} */
  const parts = {
    fullHouse: [
      `Zu betrachten: ${houseName(house)}.`,
      `${at} ist die einzige leere Zelle, ${digit} die einzige fehlende Ziffer.`,
    ],
    hiddenSingle: [
      `Gesucht: die ${digit} in ${houseName(house)}.`,
      `Von den leeren Zellen kann nur ${at} die ${digit} enthalten. Bei allen anderen steht sie schon in Zeile, Spalte oder Block.`,
    ],
    nakedSingle: [
      `Zu betrachten: ${at}.`,
      `Zeile, Spalte und Block enthalten alle Ziffern außer ${digit}. Keine andere ist möglich.`,
    ],
  };
  const [where, reason] = parts[technique];
  return [
    ['Wo', where],
    ['Warum', reason],
    ['Also', `${at} ist ${digit}.`],
  ];
}

/** @type {typeof import('../../features/explain/en.js').strings} */
export const strings = {
  TECHNIQUES,
  path: 'Der ganze Weg',
  back: 'Zurück',
  next: 'Nächster Schritt',
  noMore: 'Kein weiterer Einer',
  wrong: 'Eine Eingabe weicht von der Lösung ab: erst unter „Spielen“ prüfen.',
  invalid: 'Das Rätsel ist ungültig: erst die markierten Ziffern ändern.',
  count: (step, count) => (count ? `Schritt ${step} von ${count}` : 'Kein Schritt'),
  end: (open) =>
    open
      ? `Einer führen nicht weiter: ${open} Zellen sind offen. Der Rest braucht schwerere Techniken oder Versuche.`
      : 'Das Rätsel ist gelöst.',
  why,
  line: ({ technique, cell, digit }) => `${TECHNIQUES[technique]}: ${cellName(cell)} ist ${digit}`,
  steps: (from, to) => (from === to ? String(from) : `${from}–${to}`),
};
