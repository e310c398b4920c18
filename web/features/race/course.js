// The lanes of a race and their moves, independent of the document. All lanes have the same goal, and
// the same events count: digits placed.
// @ts-check
import { viewOf } from '../../run/algorithms/table.js';
import { linesOf } from '../../run/listing.js';
import { partsOf } from '../../run/run-protocol.js';
import { TURN } from './race-clock.js';

/** @typedef {Pick<import('../../run/algorithms/view.js').AlgorithmText, 'name' | 'how' | 'counters'>} Text */
/**
 * An algorithm of the table, or a program of the user, which has run before the race: its trace
 * takes part.
 * @typedef {import('../../run/run-protocol.js').Algorithm & {
 *   text?: Text, trace?: (givens: string) => Promise<Uint8Array>}} Algorithm
 */
/** @typedef {import('../../run/run-protocol.js').View} View */
/** @typedef {import('./race-clock.js').Unit} Unit */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */

/** Run number of the first lane in the worker; the other lanes have the numbers after it. */
const FIRST_RUN = 101;
export const MOST_LANES = 4;

/** More events than any run has. */
const ALL = 2 ** 52;

/**
 * When a lane is at its goal: after this number of solutions. A search that ends before knows that
 * there are no more.
 * @typedef {'first' | 'second' | 'all'} Goal
 */

/** @type {Record<Goal, number>} */
export const GOALS = { first: 1, second: 2, all: Infinity };

/** Whether an algorithm can reach a goal. @param {{id: string}} algorithm @param {Goal} goal */
export const reaches = (algorithm, goal) => viewOf(algorithm).finds >= GOALS[goal];

/** The labels of the lines that report solutions, as a mask. @param {Algorithm['code']} lines */
const solutionLabels = (lines) =>
  lines.reduce((mask, { name, label }) => (name === 'solution' ? mask | (1 << label) : mask), 0) >>>
  0;

/**
 * One algorithm in the race.
 * @typedef {object} Lane
 * @property {number} run
 * @property {Algorithm} algorithm
 * @property {number} variant
 * @property {View | null} view  its position; null until the run has started
 * @property {number} placed  digits placed so far, each time that a digit is placed
 * @property {number} solutions  found so far
 * @property {Goal} goal
 * @property {number} milliseconds  duration of its moves, including the messages to and from the worker
 */

/** Whether the goal is reached by the number of solutions. @param {Lane} lane */
const atGoal = ({ solutions, goal }) => solutions >= GOALS[goal];

/** Whether a lane is at its goal or cannot continue. @param {Lane} lane */
export const hasEnded = (lane) =>
  Boolean(lane.view) && (atGoal(lane) || lane.view?.snapshot.outcome !== 'running');

/** Whether a lane has ended with an answer. A stuck run has none. @param {Lane} lane */
export const hasAnswer = (lane) =>
  hasEnded(lane) &&
  (atGoal(lane) || ['solved', 'exhausted'].includes(lane.view?.snapshot.outcome ?? ''));

/** The work of a lane: digits placed, or whole milliseconds. @param {Lane} lane @param {Unit} by */
export const workOf = (lane, by) => (by === 'digits' ? lane.placed : Math.floor(lane.milliseconds));

/**
 * The lanes with an answer, in order of increasing work. Equal work gives equal places.
 * @param {Lane[]} lanes
 * @param {Unit} by
 * @returns {{place: number, lane: Lane}[]}
 */
export function ranking(lanes, by) {
  const ranked = lanes.filter(hasAnswer).sort((a, b) => workOf(a, by) - workOf(b, by));
  return ranked.map((lane) => {
    const place = 1 + ranked.findIndex((other) => workOf(other, by) === workOf(lane, by));
    return { place, lane };
  });
}

/**
 * The counters that the race shows, each with its value and what it counts, singular and plural.
 * @param {Lane} lane
 * @param {Text} text  of its algorithm
 * @returns {[n: number, one: string, many: string][]}
 */
export const countersOf = ({ algorithm, view }, text) =>
  algorithm.counters.flatMap((id, i) => {
    const [, one, many] = text.counters[id];
    return one && many ? [[view?.snapshot.counters[i] ?? 0, one, many]] : [];
  });

export class Course {
  /** @type {Lane[]} */
  lanes;
  #front = 0; // target of all lanes: digits placed, or milliseconds of computing
  #placing;
  #solved;
  /** Masks of the labels at which solutions are reported, by lane. */
  #labels = /** @type {number[]} */ ([]);

  /**
   * @param {Pick<RunClient, 'ask' | 'close'>} client
   * @param {string[]} kinds  names of the kinds of events, by number
   * @param {string} givens  81 digits, 0 for a blank
   * @param {{algorithm: Algorithm, variant: number}[]} entries  at most MOST_LANES
   * @param {Goal} [goal]  each algorithm must reach it
   * @param {() => number} [clock]  the time in ms
   */
  constructor(client, kinds, givens, entries, goal = 'first', clock = () => performance.now()) {
    this.client = client;
    this.givens = givens;
    this.clock = clock;
    this.#placing = { kinds: 1 << kinds.indexOf('place'), labels: 0 };
    this.#solved = kinds.indexOf('solution');
    this.lanes = entries.map((entry, i) => ({
      ...entry,
      run: FIRST_RUN + i,
      view: null,
      placed: 0,
      solutions: 0,
      goal,
      milliseconds: 0,
    }));
  }

  /** The lanes that have not ended. */
  get running() {
    return this.lanes.filter((lane) => !hasEnded(lane));
  }

  /** Sets all lanes to step 0. Rejects if the worker fails. */
  async start() {
    for (const [i, lane] of this.lanes.entries()) {
      const { run, algorithm, variant, goal } = lane;
      const { givens } = this;
      if (algorithm.trace) {
        const text = await algorithm.trace(givens);
        lane.view = await this.client.ask({ type: 'trace', run, text, givens });
        this.#labels[i] = solutionLabels(lane.view.trace?.algorithm.code ?? []);
        continue;
      }
      const id = algorithm.id;
      this.#labels[i] = goal === 'all' ? 0 : solutionLabels(linesOf(algorithm, variant));
      lane.view = await this.client.ask({ type: 'start', run, algorithm: id, givens, variant });
    }
  }

  /**
   * Advances every running lane by `due` digits or milliseconds of computing. All turns of a course
   * must have the same unit. The lanes move one after the other: they share one thread, and the
   * measured time of a lane must not include the others.
   * @param {Unit} unit
   * @param {number} due
   */
  async turn(unit, due) {
    this.#front += due;
    const missing = (/** @type {Lane} */ lane) =>
      this.#front - (unit === 'digits' ? lane.placed : lane.milliseconds);
    for (const lane of this.running) {
      while (!hasEnded(lane) && missing(lane) >= 1) {
        // A move can exceed its time; the next turn then gives this lane less.
        if (unit === 'digits') await this.#play(lane, missing(lane), TURN);
        else await this.#play(lane, ALL, missing(lane));
      }
    }
  }

  /** @param {Lane} lane @param {number} count  digits @param {number} milliseconds  at most TURN */
  async #play(lane, count, milliseconds) {
    const { run } = lane;
    const started = this.clock();
    const view = await this.client.ask({
      type: 'play',
      run,
      count,
      wanted: this.#placing,
      breakpoints: this.#labels[run - FIRST_RUN],
      milliseconds,
    });
    lane.milliseconds += this.clock() - started;
    lane.placed += count - (view.left ?? 0);
    const moved = view.snapshot.step !== lane.view?.snapshot.step;
    if (moved && partsOf(view.snapshot.last).kind === this.#solved) lane.solutions++;
    lane.view = view;
  }

  /** Closes the runs in the worker. */
  close() {
    for (const { run } of this.lanes) this.client.close(run);
  }
}
