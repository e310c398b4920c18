// The sentences of the race, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';
import { messageOf } from '../../base/words/numbers.js';
import { compared, countersOf, hasAnswer, hasEnded } from './course.js';
import { SECONDS } from './clock.js';

/** @typedef {import('./course.js').Goal} Goal */
/** @typedef {import('./course.js').Algorithm} Algorithm */
/** @typedef {import('./course.js').Lane} Lane */
/** @typedef {import('./course.js').Text} Text */

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const FEW = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** @param {string} name */
const variantOf = (name) => `Variant of ${name}`;
/** What the primary button does, else it pauses. @type {Partial<Record<import('./race.js').Phase, string>>} */
const STARTS = { ended: 'Again', paused: 'Resume', ready: 'Start' };
/** @param {import('./race.js').Phase} phase @returns {string} */
const start = (phase) => STARTS[phase] ?? 'Pause';
/** @param {unknown} error */
const failed = (error) => `The race stopped (${messageOf(error)}). “Again” restarts it.`;

/** @type {Record<Goal, string>} */
const GOALS = {
  first: 'First solution',
  second: 'The only one?',
  all: 'All solutions',
};
/** What is counted. @type {Record<Goal, string>} */
const UNITS = {
  first: 'digits placed',
  second: 'digits placed, up to a second solution or the end',
  all: 'digits placed, up to the last solution',
};

/** @param {number} factor  1 or more */
const times = (factor) =>
  factor < 1.05
    ? `${factor > 1 ? 'about' : 'just'} as many`
    : `${factor < 10 ? tenths.format(factor) : number(Math.round(factor))} times as many`;

/** How a lane has ended; empty if it has found a solution. @param {Lane} lane */
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

/** The other counters of a lane. @param {Lane} lane @param {Text} text */
const counters = (lane, text) =>
  countersOf(lane, text)
    .map((each) => count(...each))
    .join(', ');

/**
 * How a lane has ended, and how many digits it needed.
 * @param {Lane} lane
 * @param {number} best  the digits of the first lane; 0 if it has no answer
 * @param {number} most  the digits of the slowest lane
 */
function result(lane, best, most) {
  if (lane.over) return `more than ${number(lane.total)}`;
  if (!hasAnswer(lane)) return ending(lane).trim();
  const end = ending(lane).replace('. ', ', ');
  if (lane.total > best) return end + times(lane.total / best);
  return `${end}after ${hundredths.format((SECONDS * lane.total) / most)} s`;
}

/**
 * What the race shows, as a sentence.
 * @param {Lane[]} lanes
 * @param {import('./race.js').Phase} phase
 * @param {(algorithm: Algorithm) => string} nameOf
 */
function sentence(lanes, phase, nameOf) {
  const done = lanes.filter(hasEnded).length;
  if (phase !== 'ended') {
    const more = phase === 'counting' ? ' Still counting.' : '';
    return `${done ? `${FEW[done]} done. ` : ''}The slowest needs ten seconds.${more}`;
  }
  const { counted, others } = compared(lanes);
  const counts = counted.map((lane) => {
    const more = lane.over ? 'more than ' : '';
    const ratio = lane === counted[0] ? '' : `, ${more}${times(lane.total / counted[0].total)}`;
    return `${nameOf(lane.algorithm)}: ${more}${number(lane.total)}${ratio}.`;
  });
  const ends = others.map((lane) => `${nameOf(lane.algorithm)}: ${ending(lane)}`);
  return [...counts, ...ends].join(' ').trim();
}

export const strings = {
  counters,
  failed,
  number,
  result,
  sentence,
  start,
  variantOf,
  GOALS,
  UNITS,
  title: 'Race',
  leave: 'Leave',
  choose: 'Lanes',
  chooser: 'Algorithms, two to six',
  goal: 'Until',
  lanes: 'Lanes',
  opens: 'Open in Watch',
  seconds: `${SECONDS} s`,
  tooFew: 'Choose at least two algorithms.',
};
