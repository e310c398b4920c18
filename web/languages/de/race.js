// The sentences of the race, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';
import { countersOf, hasAnswer, hasEnded, ranking, workOf } from '../../features/race/course.js';

/** @typedef {import('../../features/race/course.js').Goal} Goal */
/** @typedef {import('../../features/race/course.js').Lane} Lane */
/** @typedef {import('../../features/race/race-clock.js').Unit} Unit */

const compact = new Intl.NumberFormat('de', { notation: 'compact' });
const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** @param {number} n @param {Unit} by */
function speedOf(n, by) {
  if (n === Infinity) return 'so schnell es geht';
  return by === 'digits'
    ? `${count(n, 'Ziffer', 'Ziffern')} pro Sekunde`
    : `${number(n)} ms pro Sekunde und Bahn`;
}

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

/** @type {typeof import('../../features/race/en.js').strings} */
export const strings = {
  axis: (by) => (by === 'digits' ? 'Gesetzte Ziffern' : 'Millisekunden Rechenzeit'),
  aim: (goal, by) =>
    `${by === 'digits' ? 'gesetzte Ziffern' : 'Rechenzeit'} ${UNTIL[goal]}; weniger ist besser`,
  failed: (error) =>
    `Der Wettlauf ist abgebrochen (${messageOf(error)}). „Noch einmal“ beginnt von vorn.`,
  note(lane, text) {
    const counts = countersOf(lane, text).map((each) => count(...each));
    return `${hasEnded(lane) ? ending(lane) : ''}${text.how}${counts.length ? ` ${counts.join(', ')}.` : ''}`;
  },
  ranked(all, by, textOf) {
    const nameOf = (/** @type {Lane} */ { algorithm }) => textOf(algorithm).name;
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
