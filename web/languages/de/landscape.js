// What the landscape of a search says, in German.
// @ts-check
import { cellName, count, number } from './puzzle.js';

/** @type {Record<import('../../features/player/landscape/en.js').NodeState, string>} */
const STATES = {
  back: 'zurückgenommen',
  open: 'noch offen',
  solved: 'führt zu einer Lösung',
  ahead: 'kommt noch',
};

/** @param {number} steps */
const stepsBelow = (steps) => count(steps, 'Schritt', 'Schritte');

/**
 * @param {number} cell @param {number} digit @param {number} steps
 * @param {import('../../features/player/landscape/en.js').NodeState} state
 */
const node = (cell, digit, steps, state) =>
  `${digit} in ${cellName(cell)}: ${stepsBelow(steps)}, ${STATES[state]}`;
/** @param {number} cell @param {number} digit @param {number} steps */
const tip = (cell, digit, steps) => `${cellName(cell)} = ${digit}  ${stepsBelow(steps)}`;
/**
 * @param {number} cell @param {number} digit @param {number} steps
 * @param {import('../../features/player/landscape/en.js').NodeState} state
 */
const item = (cell, digit, steps, state) =>
  `${cellName(cell)} = ${digit}, ${stepsBelow(steps)}, ${STATES[state]}`;
/** @param {number} cell @param {number} digit */
const children = (cell, digit) => `unter ${cellName(cell)} = ${digit}`;

/** @param {number} digits */
const summit = (digits) => `${count(digits, 'Ziffer', 'Ziffern')}, gelöst`;
/** @param {number} digits */
const below = (digits) => `${count(digits, 'Ziffer', 'Ziffern')} darunter, alle offen`;
/** @param {number} steps */
const column = (steps) => `eine Spalte ist ${number(Math.round(steps))} Schritte`;
/** @param {number} row  0..8 */
const rowName = (row) => `Z${row + 1}`;
/** @param {string} name @param {number} steps @param {boolean} ended */
const second = (name, steps, ended) => `${name}: ${ended ? '' : 'mindestens '}${stepsBelow(steps)}`;
/** @param {number} times */
const magnified = (times) =>
  `Maßstäblich: die Linie am linken Rand. Daneben ${number(Math.round(times))}-mal so breit.`;

/** @type {typeof import('../../features/player/landscape/en.js').strings} */
export const strings = {
  KEYS: [
    ['[T]', 'die Zeitleiste zur Landschaft entfalten oder wieder einklappen'],
    ['[←] [→] [↑] [↓], in der Landschaft', 'Geschwister davor, danach, Kind, Elternteil'],
    ['[Eingabe], in der Landschaft', 'zum Schritt dieser Ziffer gehen'],
    [
      '[+] [−], [0], [Esc], in der Landschaft',
      'vergrößern, verkleinern, ganzer Lauf, zurück zum Schritt',
    ],
  ],
  LEGEND: {
    open: 'offen',
    back: 'zurückgenommen',
    solved: 'führt zu einer Lösung',
    ahead: 'kommt noch',
  },
  below,
  beside: 'Neben anderem Programm',
  cellName,
  children,
  close: 'Schließen',
  column,
  item,
  landscape: 'Landschaft der Suche',
  list: 'Suchbaum als Liste',
  magnified,
  noChoices:
    'Dieser Algorithmus muss nichts entscheiden: Jeder Schritt folgt aus dem Brett, und keiner wird zurückgenommen.',
  node,
  number,
  rowName,
  second,
  summit,
  takeAway: 'Wegnehmen',
  tip,
  whole: 'Ganzer Lauf',
};
