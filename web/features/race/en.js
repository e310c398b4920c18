// The sentences of the race, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';
import { messageOf } from '../../base/words/numbers.js';
import { countersOf, hasAnswer, hasEnded, ranking, workOf } from './course.js';

/** @typedef {import('./course.js').Goal} Goal */
/** @typedef {import('./course.js').Algorithm} Algorithm */
/** @typedef {import('./course.js').Lane} Lane */
/** @typedef {import('./course.js').Text} Text */
/** @typedef {import('./race-clock.js').Unit} Unit */

const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** @param {string} name */
const variantOf = (name) => `Variant of ${name}`;
/** @param {boolean} running @param {boolean} begun @param {boolean} ended @returns {string} */
const start = (running, begun, ended) =>
  running ? 'Pause' : ended && begun ? 'Again' : begun ? 'Resume' : 'Start';
/** @param {number} n @param {Unit} by */
function speedOf(n, by) {
  if (n === Infinity) return 'as fast as possible';
  return by === 'digits'
    ? `${count(n, 'digit', 'digits')} a second`
    : `${number(n)} ms a second each`;
}
/** @param {unknown} error */
const failed = (error) => `The race stopped (${messageOf(error)}). “Again” restarts it.`;

/** @type {Record<Goal, string>} */
const GOALS = {
  first: 'First solution',
  second: 'The only one?',
  all: 'All solutions',
};
/** @type {Record<Goal, string>} */
const UNTIL = {
  first: 'until the first solution',
  second: 'until a second solution, or none is left',
  all: 'until all solutions are found',
};
/** @type {Record<Unit, string>} */
const UNITS = { digits: 'Digits placed', time: 'Time' };

/** @param {Goal} goal @param {Unit} unit */
const aim = (goal, unit) =>
  `${unit === 'digits' ? 'digits placed' : 'computing time'} ${UNTIL[goal]}; ${unit === 'digits' ? 'fewer' : 'less'} is better`;

/** @param {Unit} by @returns {string} */
const axis = (by) => (by === 'digits' ? 'Digits placed' : 'Milliseconds of computing');

/** @param {Lane} lane @param {Unit} by */
const measure = (lane, by) =>
  by === 'digits'
    ? count(workOf(lane, by), 'digit', 'digits')
    : `${lane.milliseconds < 1 ? 'under 1' : number(workOf(lane, by))} ms`;

/** @param {number} factor  1 or more */
const times = (factor) =>
  factor < 1.05
    ? 'about as many'
    : `${factor < 10 ? tenths.format(factor) : number(Math.round(factor))} times as many`;

/**
 * The work of a lane.
 * @param {Lane} lane
 * @param {Unit} by
 * @param {number} best  of the first lane; 0 if this is the first, or has no place yet
 */
function work(lane, by, best) {
  const done = measure(lane, by);
  if (!best) return done;
  const ratio = times(workOf(lane, by) / best);
  return `${done}, ${by === 'digits' ? ratio : ratio.replace('many', 'long')}`;
}

/** How a lane has ended; empty if it is running or has found a solution. @param {Lane} lane */
function ending({ view, solutions, goal }) {
  if (!view) return '';
  const { outcome, counters, digits } = view.snapshot;
  if (outcome === 'stuck')
    return `Stuck: ${count(digits.filter((digit) => !digit).length, 'cell', 'cells')} open. `;
  if (outcome === 'invalid') return 'Two givens conflict. ';
  if (outcome !== 'exhausted') return solutions > 1 ? 'Found a second solution. ' : '';
  const [found] = counters;
  if (!found) return 'No solution. ';
  if (goal === 'second' && found === 1) return 'The only solution. ';
  return `${count(found, 'solution', 'solutions')}. `;
}

/** How a lane has ended, what the algorithm does, and its counters. @param {Lane} lane @param {Text} text */
function note(lane, text) {
  const counts = countersOf(lane, text).map((each) => count(...each));
  return `${hasEnded(lane) ? ending(lane) : ''}${text.how}${counts.length ? ` ${counts.join(', ')}.` : ''}`;
}

/** A label of the axis: 1, 10, 100, 1K, … @param {number} n */
const tick = (n) => compact.format(n);

/** The lanes that have ended, as a sentence. @param {Lane[]} all @param {Unit} by @param {(algorithm: Algorithm) => Text} textOf */
function ranked(all, by, textOf) {
  const nameOf = (/** @type {Lane} */ { algorithm }) => textOf(algorithm).name;
  const places = ranking(all, by).map(
    (entry) => `${entry.place}. ${nameOf(entry.lane)}: ${measure(entry.lane, by)}`,
  );
  const others = all
    .filter((lane) => hasEnded(lane) && !hasAnswer(lane))
    .map((lane) => `${nameOf(lane)}: ${ending(lane).trim()}`);
  return [...places, ...others].join('; ');
}

export const strings = {
  aim,
  axis,
  failed,
  note,
  ranked,
  speedOf,
  start,
  tick,
  variantOf,
  work,
  GOALS,
  UNITS,
  SCALES: { linear: 'Linear', logarithmic: 'Logarithmic' },
  title: 'Race',
  close: 'Back to the listing',
  choose: 'Choose',
  chooser: 'Algorithms, two to four',
  goal: 'Until',
  unit: 'Measure',
  scale: 'Scale of the axis',
  speed: 'Speed',
  lanes: 'Lanes',
  tooFew: 'Choose at least two algorithms.',
};
