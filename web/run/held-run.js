// A run in its worker.
//
// Requests that move the run take turns. A survey and searches of the tree run beside them, because they keep
// the position. The
// memory of a closed run is released when its last request has been answered.
// @ts-check

/** @typedef {{stopped: boolean}} Task */
/** @typedef {(budget: number) => boolean} Work  uses up to a budget of events; true when done */

/** Intended duration of one call into the module. */
const CALL_MS = 2;
/** Events. They cost from 1 to 140 ns each. */
const FIRST_BUDGET = 100_000;
const LEAST_BUDGET = 1_000;
const MOST_BUDGET = 20_000_000;

/** Finds the number of events that take as long as a call should. */
class Budget {
  #events = FIRST_BUDGET;

  /** Calls `work` with a budget, and adapts the next one. @param {Work} work */
  spend(work) {
    const start = performance.now();
    const done = work(this.#events);
    const time = performance.now() - start;
    if (time > 2 * CALL_MS) this.#events = Math.max(this.#events / 2, LEAST_BUDGET);
    // Work that ended early does not show how long a whole budget takes.
    else if (time < CALL_MS / 2 && !done) this.#events = Math.min(this.#events * 2, MOST_BUDGET);
    return done;
  }
}

/** A run, its number, and the requests that use it. */
export class HeldRun {
  /** For passing over events. */
  passing = new Budget();
  /** For looking at each event, which takes longer. */
  looking = new Budget();
  /** Made with the first question about it. @type {import('../../wasm/run.d.ts').SearchTree | undefined} */
  tree;
  /** @type {Set<Task>} */
  #tasks = new Set();
  #closed = false;
  /** The last request that waits, by queue. @type {Record<string, Promise<unknown>>} */
  #turns = {};

  /** @param {number} number @param {import('../../wasm/run.d.ts').Run} run @param {import('./run-protocol.js').TraceReport} [trace] */
  constructor(number, run, trace) {
    this.number = number;
    this.run = run;
    this.trace = trace;
  }

  /** Does work that keeps the position of the run. @template T @param {Task} task @param {() => Promise<T>} work */
  async use(task, work) {
    this.#tasks.add(task);
    try {
      return await work();
    } finally {
      this.#tasks.delete(task);
      this.#release();
    }
  }

  /**
   * Does work after all such work before: one request at a time moves the run, or searches its tree.
   * @template T
   * @param {Task} task
   * @param {() => Promise<T>} work
   * @param {string} [queue]
   */
  inTurn(task, work, queue = 'moves') {
    const before = this.#turns[queue] ?? Promise.resolve();
    const turn = this.use(task, () => before.then(work));
    this.#turns[queue] = turn.catch(() => {});
    return turn;
  }

  /** Stops all requests, and releases the memory after the last one. */
  close() {
    this.#closed = true;
    for (const task of this.#tasks) task.stopped = true;
    this.#release();
  }

  #release() {
    if (!this.#closed || this.#tasks.size > 0) return;
    this.tree?.delete();
    this.run.delete();
  }
}
