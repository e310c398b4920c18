// Was über Links anderer Seiten gesagt wird, auf Deutsch.
// @ts-check
import { count, number } from './puzzle.js';

/** @typedef {typeof import('../../puzzle/sites/en.js').strings} Texts */

/** @type {Texts['SITES']} */
const SITES = { sudokupad: 'SudokuPad', 'f-puzzles': 'f-puzzles', penpa: 'Penpa+' };

/** @type {Record<string, string>} */
const RULES = {
  thermometer: 'Thermometer',
  slowthermometer: 'langsame Thermometer',
  killercage: 'Killer-Käfige',
  cages: 'Käfige',
  arrow: 'Pfeile',
  littlekillersum: 'Little Killer',
  sandwichsum: 'Sandwich-Summen',
  'diagonal+': 'eine Diagonale',
  'diagonal-': 'eine Diagonale',
  antiknight: 'Anti-Springer',
  antiking: 'Anti-König',
  disjointgroups: 'getrennte Gruppen',
  difference: 'weiße Punkte',
  ratio: 'schwarze Punkte',
  negative: 'sonst keine Punkte oder Zeichen',
  odd: 'ungerade Zellen',
  even: 'gerade Zellen',
  regions: 'Gebiete, die keine Blöcke sind',
  extraregion: 'Zusatzgebiete',
  outside: 'Ziffern außerhalb des Gitters',
  givenPencilMarks: 'vorgegebene Kandidaten',
  drawings: 'Linien und Zeichen',
  fogofwar: 'Nebel',
  betweenline: 'Zwischenlinien',
  regionsumline: 'Gebietssummenlinien',
};

/** @type {Record<string, string>} */
const LEFT = {
  text: 'der Text der Regeln',
  solution: 'die Lösung',
  shades: 'einige Farbtöne',
  entries: 'Einträge',
  crossed: 'gestrichene Kandidaten',
  notes: 'Notizen über acht in einer Zelle',
};

const TROUBLES = {
  /** @param {string} site */
  damaged: (site) => `Dieser Link von ${site} ist beschädigt.`,
  large: () => 'Dieser Link ist zu lang für ein Sudoku.',
  /** @param {string} site */
  server: (site) =>
    `Das Rätsel dieses Links liegt auf dem Server von ${site}, der nicht gefragt wird.`,
  size: () => 'Nur Gitter mit 9 mal 9 Zellen können gelesen werden.',
};

/** @param {string[]} ids @param {Record<string, string>} names */
const named = (ids, names) => [...new Set(ids.map((id) => names[id] ?? id))].join(', ');

/** @type {Texts} */
export const strings = {
  SITES,
  read: (site, title, n, givens) =>
    n > 1
      ? `${number(n)} Links.`
      : `${title ? `„${title}“` : 'Ein Link'}, ${SITES[site]}: ${count(givens, 'Vorgabe', 'Vorgaben')}.`,
  variant: (ids) => `Kein klassisches Sudoku: ${named(ids, RULES)}.`,
  left: (ids) => `Nicht übernommen: ${named(ids, LEFT)}.`,
  trouble: (id, site) => TROUBLES[id](SITES[site]),
  digits: 'Nur die Ziffern übernehmen',
  unchanged: 'Das Brett bleibt, wie es ist.',
};
