// Texts of the search that Solve shows, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @param {number} n @param {boolean} ended */
const steps = (n, ended) => `${ended ? '' : 'mehr als '}${count(n, 'Schritt', 'Schritte')}`;

/** @type {typeof import('../../features/card/hero-en.js').strings} */
export const strings = {
  title: 'Die Suche',
  share: 'Karte teilen',
  watch: (n, ended) => `Einem Programm beim Lösen zusehen, ${steps(n, ended)}`,
  caption: (n, ended) =>
    ended
      ? `${steps(n, ended)} beim Probieren der Reihe nach. Grün führt zur Lösung.`
      : `${steps(n, ended).replace('m', 'M')} beim Probieren der Reihe nach.`,
  step: (n, length) => `Schritt ${number(n)} von ${number(length)}`,
};
