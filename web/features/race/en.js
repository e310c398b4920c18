// The sentences of the race, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';
import { strings as run } from '../../run/en.js';
import { messageOf } from '../../base/words/numbers.js';
import { countersOf, hasEnded, ranking, stepOf, withoutAnswer, workOf } from './course.js';

/** @typedef {import('./course.js').Lane} Lane */
/** @typedef {import('./race-clock.js').Alignment} Alignment */

/** @param {Lane} lane */
const nameOf = ({ algorithm: { id } }) => run.ALGORITHMS[id]?.name ?? id;
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/** @param {string} name */
const variantOf = (name) => `Variant of ${name}`;
/** @type {Record<Alignment, string>} */
const alignments = { steps: 'By steps', time: 'By time' };
/** @param {boolean} running @param {boolean} begun @returns {string} */
const start = (running, begun) => (running ? 'Pause' : begun ? 'Resume' : 'Start');
/** @param {number} n @param {Alignment} by */
function speedOf(n, by) {
  if (n === Infinity) return 'as fast as possible';
  return by === 'steps'
    ? `${count(n, 'step', 'steps')} per second`
    : `${number(n)} ms per second each`;
}
/** @param {unknown} error */
const failed = (error) => `The race stopped (${messageOf(error)}). “Restart” begins again.`;

/** Singular and plural of what each counter counts, by the name of the counter. @type {Record<string, [string, string]>} */
const COUNTED = {
  liang_checks: ['check', 'checks'],
  liang_assigns: ['value written', 'values written'],
  almanac_solve_calls: ['call', 'calls'],
  almanac_set_calls: ['digit tried', 'digits tried'],
  article_calls: ['call', 'calls'],
  article_isSafe_calls: ['isSafe check', 'isSafe checks'],
  lab_solve_calls: ['call', 'calls'],
  lab_conflict_checks: ['conflict check', 'conflict checks'],
  pa4_passes: ['pass', 'passes'],
  pa4_eliminated: ['candidate eliminated', 'candidates eliminated'],
  fewest_calls: ['call', 'calls'],
  fewest_placed: ['digit placed', 'digits placed'],
  dlx_choices: ['choice', 'choices'],
  dlx_placed: ['digit placed', 'digits placed'],
};

/** The first `most` counters after the result. @param {Lane} lane @param {number} most */
const counters = (lane, most) =>
  countersOf(lane, most)
    .map(([name, n]) => count(n, ...(COUNTED[name] ?? [name, name])))
    .join(', ');

/** The state of a lane. @param {Lane} lane */
function state({ view }) {
  if (!view || view.snapshot.step === 0) return 'at the start';
  const { outcome, counters: numbers, digits } = view.snapshot;
  switch (outcome) {
    case 'running':
      return 'searching';
    case 'solved':
      return 'solved';
    case 'exhausted':
      return numbers[0] ? `ended, ${count(numbers[0], 'solution', 'solutions')}` : 'no solution';
    case 'stuck':
      return `stuck, ${count(digits.filter((digit) => !digit).length, 'cell', 'cells')} left`;
    case 'invalid':
      return 'ended, two givens clash';
  }
}

/** The position of a lane; its name is shown beside it. @param {Lane} lane */
function place(lane) {
  const step = stepOf(lane);
  const { length, ended } = lane.view?.extent ?? { length: 0, ended: false };
  const whole = ended || length > step ? ` of ${ended ? '' : 'at least '}${number(length)}` : '';
  const depth = lane.view?.snapshot.depth ?? 0;
  return `step ${number(step)}${whole}, depth ${depth}, ${state(lane)}`;
}

/** @param {number} milliseconds */
const duration = (milliseconds) =>
  `${milliseconds < 1 ? 'under 1' : number(Math.floor(milliseconds))} ms of computing`;

/**
 * The effort of a lane so far. A race by steps omits the time, which is mostly waiting for frames.
 * @param {Lane} lane
 * @param {Alignment} by
 */
const effort = (lane, by) =>
  by === 'steps' ? counters(lane, 2) : `${counters(lane, 2)}; ${duration(lane.milliseconds)}`;

/** The value of a bar of the chart; its name is shown beside it. @param {Lane} lane */
const bar = (lane) =>
  `${hasEnded(lane) ? '' : 'at least '}${count(stepOf(lane), 'event', 'events')}, ${counters(lane, 1)}`;

/** A label of the axis: 1, 10, 100, 1K, … @param {number} n */
const tick = (n) => compact.format(n);

/** @param {Lane} lane @param {Alignment} by */
const measure = (lane, by) =>
  by === 'steps' ? count(stepOf(lane), 'event', 'events') : duration(workOf(lane, by));

/** The lanes that have ended, as a sentence. @param {Lane[]} all @param {Alignment} by */
function ranked(all, by) {
  const places = ranking(all, by).map(
    (entry) => `${entry.place}. ${nameOf(entry.lane)}: ${measure(entry.lane, by)}`,
  );
  const others = withoutAnswer(all).map(
    (lane) => `${nameOf(lane)}: ${state(lane)} after ${measure(lane, by)}`,
  );
  const ended = [...places, ...others].join('; ');
  return ended && `${ended}.`;
}

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
  title: 'Race',
  close: 'Close',
  chooser: 'Algorithms, two to four',
  alignment: 'Compare',
  again: 'Restart',
  speed: 'Speed',
  work: 'Work: events until the end',
  lanes: 'Lanes',
};
