// The lanes of a race and their moves, independent of the document.
// @ts-check
import { TURN } from './race-clock.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-protocol.js').View} View */
/** @typedef {import('./race-clock.js').Alignment} Alignment */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */

/** Run number of the first lane in the worker; the other lanes have the numbers after it. */
export const FIRST_RUN = 101;
export const MOST_LANES = 4;

const ANY_EVENT = { kinds: 0xffffffff, labels: 0 };

/**
 * One algorithm in the race.
 * @typedef {object} Lane
 * @property {number} run
 * @property {Algorithm} algorithm
 * @property {number} variant
 * @property {View | null} view  its position; null until the run has started
 * @property {number} milliseconds  duration of its moves, including the messages to and from the worker
 */

/** The number of events so far. @param {Lane} lane */
export const stepOf = ({ view }) => view?.snapshot.step ?? 0;

/** @param {Lane} lane */
export const hasEnded = ({ view }) => !!view && view.snapshot.outcome !== 'running';

/** Whether a lane has ended with an answer. A stuck run has none. @param {Lane} lane */
export const hasAnswer = ({ view }) =>
  view?.snapshot.outcome === 'solved' || view?.snapshot.outcome === 'exhausted';

/** The work of a lane: events or whole milliseconds. @param {Lane} lane @param {Alignment} by */
export const workOf = (lane, by) => (by === 'steps' ? stepOf(lane) : Math.floor(lane.milliseconds));

/**
 * The lanes with an answer, in order of increasing work. Equal work gives equal places.
 * @param {Lane[]} lanes
 * @param {Alignment} by
 * @returns {{place: number, lane: Lane}[]}
 */
export function ranking(lanes, by) {
  const ranked = lanes.filter(hasAnswer).sort((a, b) => workOf(a, by) - workOf(b, by));
  return ranked.map((lane) => {
    const place = 1 + ranked.findIndex((other) => workOf(other, by) === workOf(lane, by));
    return { place, lane };
  });
}

/** The lanes that have ended without an answer. @param {Lane[]} lanes */
export const withoutAnswer = (lanes) => lanes.filter((lane) => hasEnded(lane) && !hasAnswer(lane));

/**
 * The first `most` counters after the result: pairs of a name and a value.
 * @param {Lane} lane
 * @param {number} most
 * @returns {[string, number][]}
 */
export const countersOf = ({ algorithm, view }, most) =>
  algorithm.counters
    .slice(1, 1 + most)
    .map((name, i) => [name, view?.snapshot.counters[i + 1] ?? 0]);

export class Course {
  /** @type {Lane[]} */
  lanes;
  #front = 0; // target of all lanes: a step, or milliseconds of computing

  /**
   * @param {RunClient} client
   * @param {string} givens  81 digits, 0 for a blank
   * @param {{algorithm: Algorithm, variant: number}[]} entries  at most MOST_LANES
   * @param {() => number} [clock]  the time in ms
   */
  constructor(client, givens, entries, clock = () => performance.now()) {
    this.client = client;
    this.givens = givens;
    this.clock = clock;
    this.lanes = entries.map((entry, i) => ({
      ...entry,
      run: FIRST_RUN + i,
      view: null,
      milliseconds: 0,
    }));
  }

  /** The lanes that have not ended. */
  get running() {
    return this.lanes.filter((lane) => !hasEnded(lane));
  }

  /** Sets all lanes to step 0. Rejects if the worker fails. */
  async start() {
    await Promise.all(
      this.lanes.map(async (lane) => {
        const { run, algorithm, variant } = lane;
        const { givens } = this;
        const id = algorithm.id;
        lane.view = await this.client.ask({ type: 'start', run, algorithm: id, givens, variant });
      }),
    );
  }

  /**
   * Advances every running lane by `due` events or milliseconds of computing. All turns of a course
   * must have the same alignment. The lanes move one after the other: they share one thread, and the
   * measured time of a lane must not include the others.
   * @param {Alignment} alignment
   * @param {number} due
   */
  async turn(alignment, due) {
    this.#front += due;
    const missing = (/** @type {Lane} */ lane) =>
      this.#front - (alignment === 'steps' ? stepOf(lane) : lane.milliseconds);
    for (const lane of this.running) {
      while (!hasEnded(lane) && missing(lane) >= 1) {
        // A move can exceed its time; the next turn then gives this lane less.
        if (alignment === 'steps') await this.#play(lane, missing(lane), TURN);
        else await this.#play(lane, Infinity, missing(lane));
      }
    }
  }

  /** @param {Lane} lane @param {number} count @param {number} milliseconds  at most TURN */
  async #play(lane, count, milliseconds) {
    const { run } = lane;
    const started = this.clock();
    lane.view = await this.client.ask({
      type: 'play',
      run,
      count,
      wanted: ANY_EVENT,
      breakpoints: 0,
      milliseconds,
    });
    lane.milliseconds += this.clock() - started;
  }

  /** Closes the runs in the worker. */
  close() {
    for (const { run } of this.lanes) this.client.close(run);
  }
}
