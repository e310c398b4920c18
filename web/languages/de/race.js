// The sentences of the race, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';
import { strings as run } from './run.js';
import {
  countersOf,
  hasEnded,
  ranking,
  stepOf,
  withoutAnswer,
  workOf,
} from '../../features/race/course.js';

/** @typedef {import('../../features/race/course.js').Lane} Lane */
/** @typedef {import('../../features/race/race-clock.js').Alignment} Alignment */

/** @param {Lane} lane */
const nameOf = ({ algorithm: { id } }) => run.ALGORITHMS[id]?.name ?? id;
const compact = new Intl.NumberFormat('de', { notation: 'compact' });

/** @param {string} name */
const variantOf = (name) => `${name}: auf welche Weise`;
/** @type {Record<Alignment, string>} */
const alignments = { steps: 'Nach Schritten', time: 'Nach Zeit' };
/** @param {boolean} running @param {boolean} begun */
const start = (running, begun) => (running ? 'Pause' : begun ? 'Fortsetzen' : 'Start');
/** @param {number} n @param {Alignment} by */
function speedOf(n, by) {
  if (n === Infinity) return 'so schnell es geht';
  return by === 'steps'
    ? `${count(n, 'Schritt', 'Schritte')} pro Sekunde`
    : `${number(n)} ms pro Sekunde und Bahn`;
}
/** @param {unknown} error */
const failed = (error) =>
  `Der Wettlauf ist abgebrochen (${messageOf(error)}). „Neu starten“ beginnt von vorn.`;

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
  dlx_choices: ['Wahl', 'Wahlen'],
  dlx_placed: ['Ziffer gesetzt', 'Ziffern gesetzt'],
};

/** The first `most` counters after the result. @param {Lane} lane @param {number} most */
const counters = (lane, most) =>
  countersOf(lane, most)
    .map(([name, n]) => count(n, ...(COUNTED[name] ?? [name, name])))
    .join(', ');

/** The state of a lane. @param {Lane} lane */
function state({ view }) {
  if (!view || view.snapshot.step === 0) return 'am Anfang';
  const { outcome, counters: numbers, digits } = view.snapshot;
  switch (outcome) {
    case 'running':
      return 'sucht';
    case 'solved':
      return 'gelöst';
    case 'exhausted':
      return numbers[0] ? `zu Ende, ${count(numbers[0], 'Lösung', 'Lösungen')}` : 'keine Lösung';
    case 'stuck':
      return `steckt fest, ${count(digits.filter((digit) => !digit).length, 'Zelle', 'Zellen')} übrig`;
    case 'invalid':
      return 'zu Ende, zwei Vorgaben widersprechen sich';
  }
}

/** The position of a lane; its name is shown beside it. @param {Lane} lane */
function place(lane) {
  const step = stepOf(lane);
  const { length, ended } = lane.view?.extent ?? { length: 0, ended: false };
  const whole = ended || length > step ? ` von ${ended ? '' : 'mindestens '}${number(length)}` : '';
  const depth = lane.view?.snapshot.depth ?? 0;
  return `Schritt ${number(step)}${whole}, Tiefe ${depth}, ${state(lane)}`;
}

/** @param {number} milliseconds */
const duration = (milliseconds) =>
  `${milliseconds < 1 ? 'unter 1' : number(Math.floor(milliseconds))} ms Rechenzeit`;

/**
 * The effort of a lane so far. A race by steps omits the time, which is mostly waiting for frames.
 * @param {Lane} lane
 * @param {Alignment} by
 */
const effort = (lane, by) =>
  by === 'steps' ? counters(lane, 2) : `${counters(lane, 2)}; ${duration(lane.milliseconds)}`;

/** The value of a bar of the chart; its name is shown beside it. @param {Lane} lane */
const bar = (lane) =>
  `${hasEnded(lane) ? '' : 'mindestens '}${count(stepOf(lane), 'Ereignis', 'Ereignisse')}, ${counters(lane, 1)}`;

/** A label of the axis: 1, 10, 100, 1000, … @param {number} n */
const tick = (n) => compact.format(n);

/** @param {Lane} lane @param {Alignment} by */
const measure = (lane, by) =>
  by === 'steps' ? count(stepOf(lane), 'Ereignis', 'Ereignisse') : duration(workOf(lane, by));

/** The lanes that have ended, as a sentence. @param {Lane[]} all @param {Alignment} by */
function ranked(all, by) {
  const places = ranking(all, by).map(
    (entry) => `${entry.place}. ${nameOf(entry.lane)}: ${measure(entry.lane, by)}`,
  );
  const others = withoutAnswer(all).map(
    (lane) => `${nameOf(lane)}: ${state(lane)} nach ${measure(lane, by)}`,
  );
  const ended = [...places, ...others].join('; ');
  return ended && `${ended}.`;
}

/** @type {typeof import('../../features/race/en.js').strings} */
export const strings = {
  alignments,
  bar,
  counters,
  effort,
  failed,
  place,
  ranked,
  speedOf,
  start,
  state,
  tick,
  variantOf,
  title: 'Wettlauf',
  close: 'Schließen',
  chooser: 'Algorithmen, zwei bis vier',
  alignment: 'Nebeneinander',
  again: 'Neu starten',
  speed: 'Tempo',
  work: 'Arbeit: Ereignisse bis zum Ende',
  lanes: 'Bahnen',
};
