// The lanes of a race, and how they are moved. It knows no document.
// @ts-check
import { TURN } from './race-clock.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-protocol.js').View} View */
/** @typedef {import('./race-clock.js').Alignment} Alignment */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */

/** Lanes of a race have the run numbers FIRST_RUN.. in the worker. */
export const FIRST_RUN = 101;
export const MOST_LANES = 4;

const ANY_EVENT = { kinds: 0xffffffff, labels: 0 };

/**
 * One algorithm in the race.
 * @typedef {object} Lane
 * @property {number} run
 * @property {Algorithm} algorithm
 * @property {number} variant
 * @property {View | null} view  where it stands; null until it has started
 * @property {number} milliseconds  that its moves took, on the way to the worker and back included
 */

/** Events so far. @param {Lane} lane */
export const stepOf = ({ view }) => view?.snapshot.step ?? 0;

/** @param {Lane} lane */
export const hasEnded = ({ view }) => !!view && view.snapshot.outcome !== 'running';

/** Whether it has an answer; one that is stuck has none. @param {Lane} lane */
export const hasAnswer = ({ view }) =>
  view?.snapshot.outcome === 'solved' || view?.snapshot.outcome === 'exhausted';

/** What counts in the race: events, or whole milliseconds. @param {Lane} lane @param {Alignment} by */
export const workOf = (lane, by) => (by === 'steps' ? stepOf(lane) : Math.floor(lane.milliseconds));

/**
 * The lanes with an answer, the least work first; equal work gives equal places.
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

/** Those that ended without an answer. @param {Lane[]} lanes */
export const withoutAnswer = (lanes) => lanes.filter((lane) => hasEnded(lane) && !hasAnswer(lane));

/**
 * The first `most` counters after the result: their names, and how far they are.
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
  #front = 0; // the step, or the milliseconds of computing, that all lanes are to reach

  /**
   * @param {RunClient} client
   * @param {string} givens  81 digits, 0 where there is none
   * @param {{algorithm: Algorithm, variant: number}[]} entries  at most MOST_LANES
   * @param {() => number} [clock]  in ms
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

  /** Those that have not ended. */
  get running() {
    return this.lanes.filter((lane) => !hasEnded(lane));
  }

  /** Sets all lanes to step 0. Rejects where the worker cannot. */
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
   * Moves every running lane on by `due` events, or milliseconds; a course keeps to one alignment.
   * One lane after the other: the worker has one thread, and so the time of a lane is its own.
   * @param {Alignment} alignment
   * @param {number} due
   */
  async turn(alignment, due) {
    this.#front += due;
    const missing = (/** @type {Lane} */ lane) =>
      this.#front - (alignment === 'steps' ? stepOf(lane) : lane.milliseconds);
    for (const lane of this.running) {
      while (!hasEnded(lane) && missing(lane) >= 1) {
        // The worker may take longer than it was given: the next turn then gives that lane less.
        if (alignment === 'steps') await this.#play(lane, missing(lane), TURN);
        else await this.#play(lane, Infinity, missing(lane));
      }
    }
  }

  /** @param {Lane} lane @param {number} count @param {number} milliseconds  a turn at most */
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

  /** Gives up the runs. */
  close() {
    for (const { run } of this.lanes) this.client.close(run);
  }
}
