// The texts of figures with dials, in German.
// @ts-check
import { BUDGET } from '../../features/lesson/dials/statistics.js';
import { number } from './puzzle.js';

/** @param {number} placed */
const digits = (placed) => (placed === Infinity ? `mehr als ${number(BUDGET)}` : number(placed));
/** @param {number} ratio */
const factor = (ratio) => number(ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio));
/** @param {number} placed @returns {string} */
const andMore = (placed) => (placed === Infinity ? 'mindestens ' : '');

/** @type {typeof import('../../features/lesson/dials/en.js').strings} */
export const strings = {
  POSITIONS: {
    cells: {
      rows: 'zeilenweise',
      columns: 'spaltenweise',
      random: 'in zufälliger Folge',
      fewest: 'wenigste Kandidaten',
    },
    digits: { ascending: '1 bis 9', descending: '9 bis 1', random: 'in zufälliger Folge' },
    inference: {
      none: 'nichts',
      forward: 'vorausschauendes Streichen',
      naked: 'nackte Einer',
      singles: 'nackte und versteckte Einer',
    },
  },
  dials: { cells: 'Zellen', digits: 'Ziffern', inference: 'Schließt' },
  search: 'Suche',
  named: (letter) => `Suche ${letter}`,
  predict: {
    medians: 'Deine Vorhersage: Im Median setzt A',
    tail: 'Deine Vorhersage: Der langsamste Lauf setzt',
    hardest: 'Deine Vorhersage: Die 90-%-Marke ist am höchsten bei',
  },
  choose: 'zuerst wählen',
  medianChoices: [
    'weniger Ziffern (über 100-fach)',
    'weniger Ziffern (10- bis 100-fach)',
    'weniger Ziffern (2- bis 10-fach)',
    'etwa so viele wie B',
    'mehr Ziffern (2- bis 10-fach)',
    'mehr Ziffern (10- bis 100-fach)',
    'mehr Ziffern (über 100-fach)',
  ],
  tailChoices: [
    'weniger als das 10-Fache des Medians',
    'das 10- bis 100-Fache des Medians',
    'das 100- bis 1.000-Fache des Medians',
    'mehr als das 1.000-Fache des Medians',
  ],
  givensChoice: (from, to) => `${number(from)} bis ${number(to)} Vorgaben`,
  onMade: (puzzles) =>
    `${number(puzzles)} zufällige minimale Rätsel, für jede Suche dieselben. Ein Lauf endet mit der ersten Lösung, oder nach ${number(BUDGET)} Ziffern.`,
  onOne: (runs) =>
    `${number(runs)} Läufe auf einem Rätsel, jeder mit anderen zufälligen Folgen. Ein Lauf endet mit der ersten Lösung, oder nach ${number(BUDGET)} Ziffern.`,
  onGivens: (puzzles, givens) =>
    `${number(puzzles)} Gitter mit zufälligen Vorgaben für jede von ${number(givens)} Anzahlen. Welche eine Lösung haben, weiß vorher niemand. Ein Lauf endet mit der ersten, ohne eine, oder nach ${number(BUDGET)} Ziffern.`,
  run: 'Laufen lassen',
  stop: 'Anhalten',
  first: 'Sag zuerst voraus.',
  changed: 'Die Regler stehen anders. Sag neu voraus.',
  running: 'Die Suchen laufen …',
  stopped: 'Angehalten.',
  lost: 'Die Läufe sind misslungen. Versuch es noch einmal.',
  right: 'Deine Vorhersage stimmt.',
  wrong: (guess) => `Du hast vorausgesagt: ${guess}.`,
  medians(a, b) {
    if (a === Infinity && b === Infinity)
      return `Beide Mediane liegen über ${number(BUDGET)} Ziffern.`;
    const [less, more] = a < b ? [a, b] : [b, a];
    const ratio = factor(Math.min(more, BUDGET) / Math.max(1, less));
    const [most, least] = a < b ? ['B', 'A'] : ['A', 'B'];
    return `Die Mediane sind ${digits(a)} und ${digits(b)}: ${most} setzt ${andMore(more)}${ratio}-mal so viele Ziffern wie ${least}.`;
  },
  tail(median, most) {
    if (median === Infinity) return `Schon der Median liegt über ${number(BUDGET)} Ziffern.`;
    const ratio = factor(Math.min(most, BUDGET) / Math.max(1, median));
    return `Der Median ist ${digits(median)}, das Maximum ${digits(most)}: ${andMore(most)}${ratio}-mal so viele Ziffern.`;
  },
  hardest: (givens, ninety) =>
    `Die 90-%-Marke ist am höchsten bei ${givens.map(number).join(', ')} Vorgaben: ${digits(ninety)} Ziffern.`,
  digits,
  axis: 'gesetzte Ziffern',
  median: 'Median',
  ninety: '90 % der Läufe, höchstens',
  most: 'Maximum',
  over: `Mehr als ${number(BUDGET)}`,
  solved: 'Mit Lösung',
  unknown: 'Unbekannt',
  givens: 'Vorgaben',
  bars: 'Die Balken als Zahlen',
  points: 'Die Kurven als Zahlen',
  placed: 'Gesetzte Ziffern',
  bar: (from, to) => `${number(from)} bis ${number(to)}`,
  share: 'von 100 Gittern mit Lösung',
};
