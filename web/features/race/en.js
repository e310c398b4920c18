// The sentences of the race, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';
import { strings as run } from '../../run/en.js';
import { messageOf } from '../../base/words/numbers.js';
import { countersOf, hasAnswer, hasEnded, ranking, workOf } from './course.js';

/** @typedef {import('./course.js').Goal} Goal */
/** @typedef {import('./course.js').Lane} Lane */
/** @typedef {import('./race-clock.js').Unit} Unit */

/** @param {Lane} lane */
const nameOf = ({ algorithm: { id } }) => run.ALGORITHMS[id]?.name ?? id;
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

/** What each algorithm does, and when it places a digit. @type {Record<string, string>} */
const HOW = {
  'free-cell-list': 'Cells in order, digits in order; a digit is placed once it is valid.',
  bitmask: 'Cells in order, one bit a digit; a digit is placed once its bits are free.',
  'is-safe': 'Cells in order, recursive; a digit is placed once isSafe() is true.',
  'candidate-elimination': 'Crosses out candidates; places the digits that are certain.',
  'count-solutions': 'Cells in order, recursive; a digit is placed if nothing conflicts.',
  'fewest-candidates': 'Always the cell with the fewest candidates; places each of them.',
  'dancing-links': 'Exact cover, fewest choices first; each chosen row places a digit.',
};

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

/** What the algorithm does, and its counters. @param {Lane} lane */
function note(lane) {
  const counts = countersOf(lane, 2)
    .filter(([name]) => !name.endsWith('_placed'))
    .map(([name, n]) => count(n, ...(COUNTED[name] ?? [name, name])))
    .join(', ');
  return `${hasEnded(lane) ? ending(lane) : ''}${HOW[lane.algorithm.id] ?? ''} ${counts}.`;
}

/** A label of the axis: 1, 10, 100, 1K, … @param {number} n */
const tick = (n) => compact.format(n);

/** The lanes that have ended, as a sentence. @param {Lane[]} all @param {Unit} by */
function ranked(all, by) {
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
  HOW,
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
