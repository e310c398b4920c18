// What the search tree says, in German.
// @ts-check
import { cellName, number } from './puzzle.js';

/** @type {Record<import('../../features/tree/tree-rows.js').NodeState, string>} */
const STATES = {
  path: 'auf dem Weg zu diesem Schritt',
  current: 'die letzte gültige Entscheidung',
  past: 'zurückgenommen',
  ahead: 'kommt noch',
};

/** @param {number} first @param {number} last */
const folded = (first, last) => `Tiefen ${number(first)} bis ${number(last)}`;

/**
 * @param {number} steps @param {boolean} open
 * @param {import('../../features/tree/tree-rows.js').NodeState} state @param {boolean} solved
 */
const more = (steps, open, state, solved) =>
  `${steps === 1 ? 'Schritt' : 'Schritte'}${open ? ' bisher' : ''}, ${STATES[state]}${solved ? ', mit einer Lösung' : ''}`;

/** @type {typeof import('../../features/tree/en.js').strings} */
export const strings = {
  KEYS: [
    ['[↑] [↓] [←] [→], im Suchbaum', 'bewegen; [←] klappt eine Wahl zu, [→] auf'],
    ['[Eingabe], im Suchbaum', 'zum Schritt dieser Wahl gehen'],
  ],
  cellName,
  folded,
  more,
  number,
  noChoices:
    'Dieser Algorithmus muss nichts entscheiden: Jeder Schritt folgt aus dem Brett, und keiner wird zurückgenommen.',
  start: 'Anfang',
  tree: 'Suchbaum: die Entscheidungen und wie viele Schritte jede kostet',
};
