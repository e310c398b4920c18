// The lanes of a race and their moves, independent of the document. All lanes have the same goal, and
// the same events count: digits placed. Each lane has two runs: one goes ahead to find how many digits
// it needs, the other follows beside the other lanes, at once.
// @ts-check
import { viewOf } from '../../run/algorithms/table.js';
import { linesOf } from '../../run/listing.js';
import { partsOf } from '../../run/run-protocol.js';

/** @typedef {Pick<import('../../run/algorithms/view.js').AlgorithmText, 'name' | 'how' | 'counters'> & {title?: string}} Text */
/**
 * An algorithm of the table, or a program of the user, which has run before the race: its trace
 * takes part.
 * @typedef {import('../../run/run-protocol.js').Algorithm & {
 *   text?: Text, trace?: (givens: string) => Promise<Uint8Array>}} Algorithm
 */
/** @typedef {import('../../run/run-protocol.js').View} View */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */

/** Run number of the first lane in the worker; the other lanes have the numbers after it. */
const FIRST_RUN = 101;
export const MOST_LANES = 6;

/** Computing time of one request, in ms; a maximum. */
const TURN = 12;
/** A lane that has placed this number of digits is not followed to its goal, */
export const MOST_DIGITS = 1e8;
/** but to this multiple of the slowest other lane. */
export const MOST_TIMES = 100;
/** It is counted as far as this at least: a lane that ends later can be slower than those before. */
const LEAST_DIGITS = 1e7;
/** Columns of the landscape of a lane. */
const COLUMNS = 400;

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
 * A run on its way.
 * @typedef {object} Runner
 * @property {number} run
 * @property {Algorithm} algorithm
 * @property {View | null} view  its position; null until the run has started
 * @property {number} placed  digits placed so far, each time that a digit is placed
 * @property {number} solutions  found so far
 * @property {Goal} goal
 * @property {number} total  digits until it ends; 0 until they are counted
 * @property {boolean} over  it needs more digits than `total`
 */
/**
 * @typedef {object} Entrant
 * @property {number} variant
 * @property {Runner} ahead  the run that goes ahead
 * @property {boolean} answers  it will end with an answer; false until that is known
 * @property {import('../../../wasm/run.d.ts').Landscape | null} landscape  of its run; null for none
 */
/** One algorithm in the race. @typedef {Runner & Entrant} Lane */

/** Whether the goal is reached by the number of solutions. @param {Runner} lane */
const atGoal = ({ solutions, goal }) => solutions >= GOALS[goal];

/** Whether a lane is at its goal, cannot continue, or is not followed any longer. @param {Runner} lane */
export const hasEnded = (lane) =>
  Boolean(lane.view) &&
  (atGoal(lane) ||
    lane.view?.snapshot.outcome !== 'running' ||
    (lane.over && lane.placed >= lane.total));

/**
 * Whether a lane has ended with an answer. A run that is stuck has none, nor has a trace that ends without
 * a solution: it may have left some out.
 * @param {Runner} lane
 */
export const hasAnswer = (lane) => {
  const outcome = lane.view?.snapshot.outcome ?? '';
  const searched = outcome === 'exhausted' && (!lane.algorithm.trace || lane.solutions > 0);
  return hasEnded(lane) && (atGoal(lane) || outcome === 'solved' || searched);
};

/**
 * What the sentence at the end compares: of the lanes that have an answer or were not followed to it, the
 * first and the last; and all other lanes.
 * @param {Lane[]} lanes  in order of their digits
 */
export function compared(lanes) {
  const counted = lanes.filter((lane) => lane.over || hasAnswer(lane));
  const others = lanes.filter((lane) => !counted.includes(lane));
  return { counted: counted.length > 2 ? [counted[0], ...counted.slice(-1)] : counted, others };
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
  /** From the start on in order of their digits. @type {Lane[]} */
  lanes;
  #placing;
  #solved;
  /** Masks of the labels at which solutions are reported, by run. @type {Map<number, number>} */
  #labels = new Map();

  /**
   * @param {Pick<RunClient, 'ask' | 'close'>} client
   * @param {string[]} kinds  names of the kinds of events, by number
   * @param {string} givens  81 digits, 0 for a blank
   * @param {{algorithm: Algorithm, variant: number}[]} entries  at most MOST_LANES
   * @param {Goal} [goal]  each algorithm must reach it
   */
  constructor(client, kinds, givens, entries, goal = 'first') {
    this.client = client;
    this.givens = givens;
    this.#placing = { kinds: 1 << kinds.indexOf('place'), labels: 0 };
    this.#solved = kinds.indexOf('solution');
    this.lanes = entries.map(({ algorithm, variant }, i) => {
      const fresh = { view: null, placed: 0, solutions: 0, total: 0, over: false, algorithm, goal };
      const ahead = { ...fresh, run: FIRST_RUN + MOST_LANES + i };
      return { ...fresh, run: FIRST_RUN + i, variant, ahead, answers: false, landscape: null };
    });
  }

  /** The digits of all lanes are known. */
  counted = false;

  /** The lanes that have not ended. */
  get running() {
    return this.lanes.filter((lane) => !hasEnded(lane));
  }

  /** The digits of the slowest lane; until all are counted, as far as that is known. */
  get most() {
    const ends = this.lanes.map(({ total, ahead }) => total || Math.min(ahead.placed, this.#bound));
    return Math.max(0, ...ends);
  }

  /** To how many digits a lane is followed that does not end before. */
  get #bound() {
    const ends = this.lanes.map(({ ahead }) => (hasEnded(ahead) ? ahead.placed : 0));
    return Math.min(MOST_DIGITS, MOST_TIMES * Math.max(0, ...ends) || MOST_DIGITS);
  }

  /** Sets all lanes to step 0. Rejects if the worker fails. */
  async start() {
    const { givens } = this;
    for (const lane of this.lanes) {
      const { algorithm, variant, goal } = lane;
      const text = await algorithm.trace?.(givens);
      for (const runner of [lane.ahead, lane]) {
        const { run } = runner;
        const id = algorithm.id;
        runner.view = await this.client.ask(
          text === undefined
            ? { type: 'start', run, algorithm: id, givens, variant }
            : { type: 'trace', run, text, givens },
        );
        const code = runner.view.trace?.algorithm.code ?? linesOf(algorithm, variant, givens);
        const stops = text !== undefined || goal !== 'all';
        this.#labels.set(run, stops ? solutionLabels(code) : 0);
      }
    }
  }

  /**
   * Runs each lane ahead for some milliseconds. When all digits are known, sorts the lanes by them; those without
   * an answer are the last.
   * @param {boolean} [late]  no lane is followed farther than is needed for the comparison
   * @returns {Promise<boolean>}  whether all are known
   */
  async count(late = false) {
    const enough = () => Math.max(late ? 0 : LEAST_DIGITS, this.#bound);
    const isOver = (/** @type {Lane} */ { ahead }) => hasEnded(ahead) || ahead.placed >= enough();
    for (const lane of this.lanes) {
      const { ahead } = lane;
      if (!isOver(lane)) await this.#play(ahead, enough() - ahead.placed);
      if (hasEnded(ahead)) lane.total = ahead.placed;
    }
    if (!this.lanes.every(isOver)) return false;
    const bound = this.#bound;
    for (const lane of this.lanes) {
      lane.over = !hasEnded(lane.ahead);
      if (lane.over) lane.total = bound;
      lane.answers = hasAnswer(lane.ahead);
      lane.landscape = lane.over ? null : await this.#landscape(lane.ahead);
    }
    const rank = (/** @type {Lane} */ { over, answers, total }) =>
      over ? MOST_DIGITS : answers ? total : 2 * MOST_DIGITS;
    this.lanes.sort((a, b) => rank(a) - rank(b));
    this.counted = true;
    return true;
  }

  /** Brings all lanes to where they are ahead: without motion, only that is shown. */
  catchUp() {
    for (const lane of this.lanes) {
      const { view, placed, solutions } = lane.ahead;
      Object.assign(lane, { view, placed, solutions });
    }
  }

  /** @param {Runner} runner */
  async #landscape({ run, view }) {
    const to = view?.snapshot.step ?? 0;
    const question = {
      type: /** @type {const} */ ('landscape'),
      run,
      from: 0,
      to,
      columns: COLUMNS,
    };
    return (await this.client.ask(question)).landscape;
  }

  /**
   * Advances every running lane until it has placed `digits`. The lanes move one after the other: they
   * share one thread.
   * @param {number} digits
   */
  async moveTo(digits) {
    for (const lane of this.running) {
      // After its last digit, it has to report its end.
      const { total } = lane;
      const goal = !total || digits < total || lane.over ? Math.floor(digits) : total + 1;
      while (!hasEnded(lane) && lane.placed < goal) await this.#play(lane, goal - lane.placed);
    }
  }

  /** @param {Runner} lane @param {number} count  digits */
  async #play(lane, count) {
    const { run } = lane;
    const view = await this.client.ask({
      type: 'play',
      run,
      count,
      wanted: this.#placing,
      breakpoints: this.#labels.get(run) ?? 0,
      milliseconds: TURN,
    });
    lane.placed += count - (view.left ?? 0);
    const moved = view.snapshot.step !== lane.view?.snapshot.step;
    if (moved && partsOf(view.snapshot.last).kind === this.#solved) lane.solutions++;
    lane.view = view;
  }

  /** Closes the runs in the worker. */
  close() {
    for (const { run, ahead } of this.lanes)
      for (const each of [run, ahead.run]) this.client.close(each);
  }
}
