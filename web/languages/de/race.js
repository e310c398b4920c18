// The sentences of the race, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';
import { SECONDS } from '../../features/race/clock.js';
import { compared, countersOf, hasAnswer, hasEnded } from '../../features/race/course.js';

/** @typedef {import('../../features/race/course.js').Lane} Lane */

const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });
const FEW = ['', 'Eins ist', 'Zwei sind', 'Drei sind', 'Vier sind', 'Fünf sind', 'Sechs sind'];

/** @type {Partial<Record<import('../../features/race/race.js').Phase, string>>} */
const STARTS = { ended: 'Noch einmal', paused: 'Weiter', ready: 'Start' };

/** @param {number} factor  1 or more */
const times = (factor) =>
  factor < 1.05
    ? `${factor > 1 ? 'etwa' : 'genau'} gleich viele`
    : `${factor < 10 ? tenths.format(factor) : number(Math.round(factor))}-mal so viele`;

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
  number,
  counters: (lane, text) =>
    countersOf(lane, text)
      .map((each) => count(...each))
      .join(', '),
  failed: (error) =>
    `Der Wettlauf ist abgebrochen (${messageOf(error)}). „Noch einmal“ beginnt von vorn.`,
  result(lane, best, most) {
    if (lane.over) return `mehr als ${number(lane.total)}`;
    if (!hasAnswer(lane)) return ending(lane).trim();
    const end = ending(lane).replace('. ', ', ');
    if (lane.total > best) return end + times(lane.total / best);
    return `${end}nach ${hundredths.format((SECONDS * lane.total) / most)} s`;
  },
  sentence(lanes, phase, nameOf) {
    const done = lanes.filter(hasEnded).length;
    if (phase !== 'ended') {
      const more = phase === 'counting' ? ' Es wird noch gezählt.' : '';
      return `${done ? `${FEW[done]} fertig. ` : ''}Das langsamste braucht zehn Sekunden.${more}`;
    }
    const { counted, others } = compared(lanes);
    const counts = counted.map((lane) => {
      const more = lane.over ? 'mehr als ' : '';
      const ratio = lane === counted[0] ? '' : `, ${more}${times(lane.total / counted[0].total)}`;
      return `${nameOf(lane.algorithm)}: ${more}${number(lane.total)}${ratio}.`;
    });
    const ends = others.map((lane) => `${nameOf(lane.algorithm)}: ${ending(lane)}`);
    return [...counts, ...ends].join(' ').trim();
  },
  start: (phase) => STARTS[phase] ?? 'Pause',
  variantOf: (name) => `${name}: auf welche Weise`,
  GOALS: { first: 'Erste Lösung', second: 'Die einzige?', all: 'Alle Lösungen' },
  UNITS: {
    first: 'gesetzte Ziffern',
    second: 'gesetzte Ziffern bis zu einer zweiten Lösung oder zum Ende',
    all: 'gesetzte Ziffern bis zur letzten Lösung',
  },
  title: 'Wettlauf',
  leave: 'Schluss',
  choose: 'Bahnen',
  chooser: 'Verfahren, zwei bis sechs',
  goal: 'Bis',
  lanes: 'Bahnen',
  opens: 'In „Zusehen“ öffnen',
  seconds: `${SECONDS} s`,
  tooFew: 'Mindestens zwei Verfahren auswählen.',
};
