// The page's side of the worker of the human solver, which starts with the first question.
// @ts-check
import { startWorker } from '#platform';
import { Requests } from '../base/worker/requests.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */
/** @typedef {import('./protocol.js').OrderName} OrderName */
/** @typedef {import('./protocol.js').Table} Table */

/** @typedef {import('./protocol.js').End & {deductions: readonly Deduction[]}} Path */

/** Receives all deductions found so far. @typedef {(found: readonly Deduction[]) => void} Progress */

/**
 * A path that is being searched, or is known.
 * @typedef {object} Search
 * @property {readonly Deduction[]} found
 * @property {Progress[]} listeners
 * @property {Promise<Path>} path
 */

/** Number of paths to keep: that of the puzzle, and those of both orders from the current position. */
const KEPT = 4;

/** Asks one worker for deductions. */
export class Logic {
  #start;
  /** @type {Requests<Table> | null} */
  #requests = null;
  /** The newest last. @type {Map<string, Search>} */
  #searches = new Map();

  /** @param {(name: 'logic-worker') => Worker} start */
  constructor(start) {
    this.#start = start;
  }

  /**
   * @template {keyof Table} K
   * @param {{type: K} & Table[K]['asks']} question
   * @param {import('../base/worker/requests.js').Options<Table[K]['progress']>} options
   * @returns {Promise<Table[K]['answer']>}
   */
  #ask(question, options) {
    this.#requests ??= new Requests(() => this.#start('logic-worker'));
    return this.#requests.ask(question, options).answer;
  }

  /**
   * All deductions up to the solution. The last few paths are kept.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {OrderName} order
   * @param {object} [options]
   * @param {AbortSignal} [options.signal]  when it aborts, the path ends where it is, and is not kept
   * @param {Progress} [options.progress]  called for each deduction, and at once if some are known
   * @returns {Promise<Path>}  rejects if digits conflict, or the worker fails
   */
  path(state, order, { signal, progress } = {}) {
    const key = `${order} ${state}`;
    const known = this.#searches.get(key);
    const search = known ?? this.#search({ type: 'path', state, order }, signal);
    if (!known) this.#keep(key, search, signal);
    if (progress) {
      search.listeners.push(progress);
      if (search.found.length) progress(search.found);
    }
    return search.path;
  }

  /** @param {{type: 'path'} & Table['path']['asks']} question @param {AbortSignal} [signal] @returns {Search} */
  #search(question, signal) {
    /** @type {Omit<Search, 'path'>} */
    const search = { found: [], listeners: [] };
    /** @param {import('./protocol.js').Found} found */
    const progress = ({ step, deduction }) => {
      if (step < search.found.length) return; // known from a worker that has died
      search.found = [...search.found, deduction];
      for (const listener of search.listeners) listener(search.found);
    };
    const path = this.#ask(question, { signal, progress }).then(({ solved, end }) => ({
      deductions: search.found,
      solved,
      end,
    }));
    return Object.assign(search, { path });
  }

  /** Keeps a search until it fails or is stopped, or others are newer. @param {string} key @param {Search} search @param {AbortSignal} [signal] */
  #keep(key, search, signal) {
    this.#searches.set(key, search);
    const forget = () => {
      if (this.#searches.get(key) === search) this.#searches.delete(key);
    };
    signal?.addEventListener('abort', forget);
    search.path.then(() => signal?.removeEventListener('abort', forget), forget);
    for (const old of this.#searches.keys())
      if (this.#searches.size > KEPT) this.#searches.delete(old);
  }

  /**
   * The next deduction in a position.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {OrderName | string} order  or the id of a technique: only this one is tried
   * @param {object} [options]
   * @param {AbortSignal} [options.signal]  ends the search
   * @returns {Promise<Deduction | null>}  null if there is none, digits conflict, or the search was
   *   stopped; rejects if the worker fails
   */
  async next(state, order, { signal } = {}) {
    return (await this.#ask({ type: 'next', state, order }, { signal })).deduction;
  }

  /**
   * The difficulty of a puzzle.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {object} [options]
   * @param {AbortSignal} [options.signal]  ends the search
   * @param {(soFar: import('./protocol.js').Difficulty) => void} [options.progress]  the rating is at least this
   * @returns {Promise<import('./protocol.js').Difficulty | null>}  null if it was stopped; rejects if digits conflict, or the
   *   worker fails
   */
  async rate(state, { signal, progress } = {}) {
    return (await this.#ask({ type: 'rate', state }, { signal, progress })).difficulty;
  }
}

/** @type {Map<OrderName, Logic>} */
const clients = new Map();

/**
 * The client of the page for an order. Each order has its own worker, so that the difficulty, which
 * is found in Sudoku Explainer's order, does not wait for a path in the order of books.
 * @param {OrderName} [order]
 */
export function logic(order = 'books') {
  const client = clients.get(order) ?? new Logic(startWorker);
  clients.set(order, client);
  return client;
}
