// The analysis of the current puzzle: facts, verdict, first solutions.
// @ts-check

/** @typedef {import('./protocol.js').Analysis} Analysis */
/** @typedef {import('./protocol.js').PuzzleFacts} PuzzleFacts */
/** @typedef {import('./protocol.js').Report} Report */

/**
 * How a request ended.
 * @typedef {object} Outcome
 * @property {boolean} superseded  a newer request has taken its place; the other fields are null
 * @property {Report | null} report  on the text, if there was one
 * @property {PuzzleFacts | null} facts
 * @property {unknown} error  null unless the request failed
 */

/** @type {Outcome} */
const SUPERSEDED = { superseded: true, report: null, facts: null, error: null };

/** Runs one analysis at a time; a newer one supersedes an older one. */
export class Analyzer {
  #client;
  #onchange;
  #search = { controller: new AbortController(), since: 0, slow: false };

  /** Facts about the current puzzle; about the previous one until the worker has answered. */
  facts = /** @type {PuzzleFacts | null} */ (null);
  /** Null until the worker has answered. */
  result = /** @type {Analysis | null} */ (null);
  /** Why the current puzzle could not be analyzed; null if it could. */
  error = /** @type {unknown} */ (null);

  /**
   * @param {Pick<import('./client.js').Client, 'analyze'>} client
   * @param {() => void} onchange  called whenever one of the fields has changed
   */
  constructor(client, onchange) {
    this.#client = client;
    this.#onchange = onchange;
  }

  /** The duration of a slow search so far, in milliseconds; 0 if none is running. */
  get searchedMs() {
    const { slow, since } = this.#search;
    return slow ? performance.now() - since : 0;
  }

  /** Stops the search: its result has no verdict. */
  stop() {
    this.#search.controller.abort();
  }

  /** Called when the current puzzle cannot be analyzed. @param {unknown} error */
  fail(error) {
    this.error = error;
    this.#onchange();
  }

  /** Called when the current puzzle has changed. */
  forget() {
    this.result = null;
    this.error = null;
  }

  /**
   * Analyzes a state.
   * @param {string} state  see State in wasm/sudoku.d.ts
   * @param {(outcome: Outcome) => void} [onread]  called once as soon as the facts are known, unless
   *   the request fails or is superseded
   * @returns {Promise<Outcome>}  always resolves, when the analysis has ended
   */
  async analyze(state, onread = () => {}) {
    const outcome = await this.#run({ type: 'analyze', state }, (read) => {
      this.facts = read.facts;
      onread(read);
    });
    if (outcome.error) this.fail(outcome.error);
    return outcome;
  }

  /**
   * Reads a text and analyzes one of its puzzles. The fields keep their values if it has none, or if
   * the request fails.
   * @param {string | Uint8Array} text
   * @param {number} index  of the puzzle
   * @param {(facts: PuzzleFacts) => void} take  called as soon as a puzzle is read, before the
   *   fields change
   * @returns {Promise<Outcome>}  always resolves, as soon as the text is read
   */
  read(text, index, take) {
    return new Promise((resolve) => {
      const ended = this.#run({ type: 'read', text, index }, (outcome) => {
        if (outcome.facts) {
          take(outcome.facts);
          this.facts = outcome.facts;
        }
        resolve(outcome);
      });
      ended.then(resolve);
    });
  }

  /**
   * @param {Parameters<import('./client.js').Client['analyze']>[0]} question
   * @param {(outcome: Outcome) => void} onread  called once, unless the request fails or is superseded
   * @returns {Promise<Outcome>}
   */
  async #run(question, onread) {
    const search = { controller: new AbortController(), since: performance.now(), slow: false };
    this.#search = search;
    let read = false;
    /** @param {{report?: Report | null, facts?: PuzzleFacts | null}} reply @returns {Outcome} */
    const learn = ({ report = null, facts = null }) => {
      const outcome = { superseded: false, report, facts, error: null };
      if (!read) onread(outcome);
      read = true;
      return outcome;
    };
    try {
      const result = await this.#client.analyze(question, {
        signal: search.controller.signal,
        progress: (reply) => {
          search.slow = Boolean(learn(reply).facts);
          this.#onchange();
        },
      });
      if (!result) return SUPERSEDED;
      const outcome = learn(result);
      if (result.facts) {
        this.result = result;
        this.error = null;
      }
      return outcome;
    } catch (error) {
      if (search !== this.#search) return SUPERSEDED;
      return { ...SUPERSEDED, superseded: false, error: error ?? new Error('unknown') };
    } finally {
      search.slow = false;
      if (search === this.#search) this.#onchange();
    }
  }
}
