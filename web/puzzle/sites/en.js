// What is said about links of other sites, in English.
// @ts-check
import { count, number } from '../en.js';

/** @typedef {import('./links.js').Site} Site */

/** @type {Record<Site, string>} */
const SITES = { sudokupad: 'SudokuPad', 'f-puzzles': 'f-puzzles', penpa: 'Penpa+' };

/** Rules and signs, by id; others are named by their id. @type {Record<string, string>} */
const RULES = {
  thermometer: 'thermometers',
  slowthermometer: 'slow thermometers',
  killercage: 'killer cages',
  cages: 'cages',
  arrow: 'arrows',
  littlekillersum: 'little killers',
  sandwichsum: 'sandwich sums',
  'diagonal+': 'a diagonal',
  'diagonal-': 'a diagonal',
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  disjointgroups: 'disjoint groups',
  difference: 'white dots',
  ratio: 'black dots',
  negative: 'no other dots or signs',
  odd: 'odd cells',
  even: 'even cells',
  regions: 'regions that are no boxes',
  extraregion: 'extra regions',
  outside: 'digits outside the grid',
  givenPencilMarks: 'given candidates',
  drawings: 'lines and signs',
  fogofwar: 'fog',
  betweenline: 'between lines',
  regionsumline: 'region sum lines',
};

/** What is left out. @type {Record<string, string>} */
const LEFT = {
  text: 'the text of the rules',
  solution: 'the solution',
  shades: 'some shades of colours',
  entries: 'entries',
  crossed: 'crossed-out candidates',
  notes: 'notes beyond eight in a cell',
};

const TROUBLES = {
  /** @param {string} site */
  damaged: (site) => `This link of ${site} is damaged.`,
  large: () => 'This link is too long for a Sudoku.',
  /** @param {string} site */
  server: (site) => `The puzzle of this link is on the server of ${site}, which is not asked.`,
  size: () => 'Only grids of 9 by 9 cells can be read.',
};

/** @param {string[]} ids @param {Record<string, string>} names */
const named = (ids, names) => [...new Set(ids.map((id) => names[id] ?? id))].join(', ');

export const strings = {
  SITES,
  /** @param {Site} site @param {string} title  may be empty @param {number} n  puzzles @param {number} givens  of the only one */
  read: (site, title, n, givens) =>
    n > 1
      ? `${number(n)} links.`
      : `${title ? `“${title}”` : 'A link'}, ${SITES[site]}: ${count(givens, 'given')}.`,
  /** @param {string[]} ids */
  variant: (ids) => `Not a classic Sudoku: ${named(ids, RULES)}.`,
  /** @param {string[]} ids */
  left: (ids) => `Not taken over: ${named(ids, LEFT)}.`,
  /** @param {import('./links.js').Trouble} id @param {Site} site */
  trouble: (id, site) => TROUBLES[id](SITES[site]),
  digits: 'Take its digits only',
  unchanged: 'The board is unchanged.',
};
