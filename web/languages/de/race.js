// The sentences of the race, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';
import { strings as run } from './run.js';
import { countersOf, hasAnswer, hasEnded, ranking, workOf } from '../../features/race/course.js';

/** @typedef {import('../../features/race/course.js').Goal} Goal */
/** @typedef {import('../../features/race/course.js').Lane} Lane */
/** @typedef {import('../../features/race/race-clock.js').Unit} Unit */

/** @param {Lane} lane */
const nameOf = ({ algorithm: { id } }) => run.ALGORITHMS[id]?.name ?? id;
const compact = new Intl.NumberFormat('de', { notation: 'compact' });
const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** @param {number} n @param {Unit} by */
function speedOf(n, by) {
  if (n === Infinity) return 'so schnell es geht';
  return by === 'digits'
    ? `${count(n, 'Ziffer', 'Ziffern')} pro Sekunde`
    : `${number(n)} ms pro Sekunde und Bahn`;
}

/** Singular and plural of what each counter counts, by the name of the counter. @type {Record<string, [string, string]>} */
const COUNTED = {
  liang_checks: ['Prüfung', 'Prüfungen'],
  liang_assigns: ['Wert geschrieben', 'Werte geschrieben'],
  almanac_solve_calls: ['Aufruf', 'Aufrufe'],
  almanac_set_calls: ['Ziffer probiert', 'Ziffern probiert'],
  article_calls: ['Aufruf', 'Aufrufe'],
  article_isSafe_calls: ['Prüfung mit isSafe', 'Prüfungen mit isSafe'],
  lab_solve_calls: ['Aufruf', 'Aufrufe'],
  lab_conflict_checks: ['Konfliktprüfung', 'Konfliktprüfungen'],
  pa4_passes: ['Durchgang', 'Durchgänge'],
  pa4_eliminated: ['Kandidat gestrichen', 'Kandidaten gestrichen'],
  fewest_calls: ['Aufruf', 'Aufrufe'],
  fewest_placed: ['Ziffer gesetzt', 'Ziffern gesetzt'],
  dlx_choices: ['Entscheidung', 'Entscheidungen'],
  dlx_placed: ['Ziffer gesetzt', 'Ziffern gesetzt'],
};

/** @type {Record<Goal, string>} */
const UNTIL = {
  first: 'bis zur ersten Lösung',
  second: 'bis zu einer zweiten Lösung oder dem Ende der Suche',
  all: 'bis alle Lösungen gefunden sind',
};

/** @param {Lane} lane @param {Unit} by */
const measure = (lane, by) =>
  by === 'digits'
    ? count(workOf(lane, by), 'Ziffer', 'Ziffern')
    : `${lane.milliseconds < 1 ? 'unter 1' : number(workOf(lane, by))} ms`;

/** @param {number} factor  1 or more @param {string} what */
const times = (factor, what) =>
  factor < 1.05
    ? `etwa gleich ${what}`
    : `${factor < 10 ? tenths.format(factor) : number(Math.round(factor))}-mal so ${what}`;

/** @param {Lane} lane */
function ending({ view, solutions, goal }) {
  if (!view) return '';
  const { outcome, counters, digits } = view.snapshot;
  if (outcome === 'stuck')
    return `Steckt fest: ${count(digits.filter((digit) => !digit).length, 'Zelle', 'Zellen')} offen. `;
  if (outcome === 'invalid') return 'Zwei Vorgaben widersprechen sich. ';
  if (outcome !== 'exhausted') return solutions > 1 ? 'Zweite Lösung gefunden. ' : '';
  const [found] = counters;
  if (!found) return 'Keine Lösung. ';
  if (goal === 'second' && found === 1) return 'Die einzige Lösung. ';
  return `${count(found, 'Lösung', 'Lösungen')}. `;
}

/** @type {Record<string, string>} */
const HOW = {
  'free-cell-list': 'Zellen und Ziffern der Reihe nach; eine gültige Ziffer ist gesetzt.',
  bitmask: 'Zellen der Reihe nach, ein Bit je Ziffer; gesetzt wird, was frei ist.',
  'is-safe': 'Zellen der Reihe nach, rekursiv; gesetzt wird, was isSafe() erlaubt.',
  'candidate-elimination': 'Streicht Kandidaten; setzt die Ziffern, die sicher sind.',
  'count-solutions': 'Zellen der Reihe nach, rekursiv; gesetzt wird, was nicht widerspricht.',
  'fewest-candidates': 'Immer die Zelle mit den wenigsten Kandidaten; setzt jeden davon.',
  'dancing-links': 'Exakte Überdeckung, kleinste Auswahl zuerst; jede Zeile setzt eine Ziffer.',
};

/** @type {typeof import('../../features/race/en.js').strings} */
export const strings = {
  axis: (by) => (by === 'digits' ? 'Gesetzte Ziffern' : 'Millisekunden Rechenzeit'),
  aim: (goal, by) =>
    `${by === 'digits' ? 'gesetzte Ziffern' : 'Rechenzeit'} ${UNTIL[goal]}; weniger ist besser`,
  failed: (error) =>
    `Der Wettlauf ist abgebrochen (${messageOf(error)}). „Noch einmal“ beginnt von vorn.`,
  note(lane) {
    const counts = countersOf(lane, 2)
      .filter(([name]) => !name.endsWith('_placed'))
      .map(([name, n]) => count(n, ...(COUNTED[name] ?? [name, name])))
      .join(', ');
    return `${hasEnded(lane) ? ending(lane) : ''}${HOW[lane.algorithm.id] ?? ''} ${counts}.`;
  },
  ranked(all, by) {
    const places = ranking(all, by).map(
      (entry) => `${entry.place}. ${nameOf(entry.lane)}: ${measure(entry.lane, by)}`,
    );
    const others = all
      .filter((lane) => hasEnded(lane) && !hasAnswer(lane))
      .map((lane) => `${nameOf(lane)}: ${ending(lane).trim()}`);
    return [...places, ...others].join('; ');
  },
  speedOf,
  start: (running, begun, ended) =>
    running ? 'Pause' : ended && begun ? 'Noch einmal' : begun ? 'Weiter' : 'Start',
  tick: (n) => compact.format(n),
  variantOf: (name) => `${name}: auf welche Weise`,
  work(lane, by, best) {
    const done = measure(lane, by);
    if (!best) return done;
    return `${done}, ${times(workOf(lane, by) / best, by === 'digits' ? 'viele' : 'lange')}`;
  },
  GOALS: { first: 'Erste Lösung', second: 'Die einzige?', all: 'Alle Lösungen' },
  HOW,
  UNITS: { digits: 'Gesetzte Ziffern', time: 'Zeit' },
  SCALES: { linear: 'Linear', logarithmic: 'Logarithmisch' },
  title: 'Wettlauf',
  close: 'Zurück zum Programm',
  choose: 'Auswählen',
  chooser: 'Verfahren, zwei bis vier',
  goal: 'Bis',
  unit: 'Maß',
  scale: 'Skala der Achse',
  speed: 'Tempo',
  lanes: 'Bahnen',
  tooFew: 'Mindestens zwei Verfahren auswählen.',
};
