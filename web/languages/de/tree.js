// What the search tree says, in German.
// @ts-check
import { cellName, count, number } from './puzzle.js';

/** @type {Record<import('../../features/tree/tree-rows.js').NodeState, string>} */
const STATES = {
  path: 'auf dem Weg zu diesem Schritt',
  current: 'die letzte gültige Wahl',
  past: 'zurückgenommen',
  ahead: 'kommt noch',
};

/** @param {number} first @param {number} last */
const folded = (first, last) => `Tiefen ${number(first)} bis ${number(last)}`;

/**
 * @param {string} name @param {number} steps @param {boolean} open
 * @param {import('../../features/tree/tree-rows.js').NodeState} state @param {boolean} solved
 */
const row = (name, steps, open, state, solved) =>
  `${name}, ${open ? 'mindestens ' : ''}${count(steps, 'Schritt', 'Schritte')}, ${STATES[state]}` +
  (solved ? ', mit einer Lösung' : '');

/** @type {typeof import('../../features/tree/en.js').strings} */
export const strings = {
  cellName,
  folded,
  number,
  row,
  noChoices:
    'Dieser Algorithmus trifft keine Wahl: Jeder Schritt folgt aus dem Brett, und keiner wird zurückgenommen.',
  start: 'Anfang',
  tree: 'Suchbaum: die getroffenen Wahlen und wie viele Schritte jede kostet',
};
