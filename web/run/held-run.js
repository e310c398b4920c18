// A run as its worker holds it.
//
// Requests that move it take turns; a survey goes on beside them, because it leaves the position
// alone. A run that is given up goes when the last request that uses it has been answered.
// @ts-check

/** @typedef {{stopped: boolean}} Task */
/** @typedef {(budget: number) => boolean} Work  spends up to a budget; true when done */

const CALL = 2; // ms that one call into the module should take
const FIRST_BUDGET = 100_000; // events; they cost from 1 to 140 ns each
const LEAST_BUDGET = 1_000;
const MOST_BUDGET = 20_000_000;

/** Spends budgets of events that last about as long as a call should. */
class Pace {
  #budget = FIRST_BUDGET;

  /** @param {Work} work */
  spend(work) {
    const start = performance.now();
    const done = work(this.#budget);
    const time = performance.now() - start;
    if (time > 2 * CALL) this.#budget = Math.max(this.#budget / 2, LEAST_BUDGET);
    // What ended early says nothing of how long a whole budget takes.
    else if (time < CALL / 2 && !done) this.#budget = Math.min(this.#budget * 2, MOST_BUDGET);
    return done;
  }
}

/** A run under its number, and who uses it. */
export class Held {
  // An event costs less where none is looked at.
  passing = new Pace();
  looking = new Pace();
  /** @type {Set<Task>} */
  #tasks = new Set();
  #closed = false;
  /** @type {Promise<unknown>} */
  #turn = Promise.resolve();

  /** @param {number} number @param {import('../../wasm/run.d.ts').Run} run @param {import('./run-protocol.js').TraceReport} [trace] */
  constructor(number, run, trace) {
    this.number = number;
    this.run = run;
    this.trace = trace;
  }

  /** @template T @param {Task} task @param {() => Promise<T>} work */
  async use(task, work) {
    this.#tasks.add(task);
    try {
      return await work();
    } finally {
      this.#tasks.delete(task);
      this.#release();
    }
  }

  /** @template T @param {Task} task @param {() => Promise<T>} work */
  inTurn(task, work) {
    const turn = this.use(task, () => this.#turn.then(work));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  close() {
    this.#closed = true;
    for (const task of this.#tasks) task.stopped = true;
    this.#release();
  }

  #release() {
    if (this.#closed && this.#tasks.size === 0) this.run.delete();
  }
}
