// The puzzle at hand with its history, and what the worker has found out about it.
//
// Event: `change` whenever something is to be shown.
// @ts-check
import { COUNT_LIMIT } from '../../solver/protocol.js';
import { EMPTY, fromFacts, History, stateText } from '../../puzzle/puzzle.js';
import { Solutions } from '../../puzzle/solutions.js';
import { strings } from '../../puzzle/en.js';

/** @typedef {import('../../solver/protocol.js').Analysis} Analysis */
/** @typedef {import('../../solver/protocol.js').PuzzleFacts} PuzzleFacts */
/** @typedef {import('../../solver/protocol.js').Report} Report */
/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */

/**
 * How far a count is.
 * @typedef {object} Count
 * @property {number | bigint} count
 * @property {number} milliseconds
 * @property {string} [note]  how far the exact count is
 * @property {'running' | 'complete' | 'stopped'} state
 * @property {boolean} limited  it ended at its limit
 */

/**
 * Counts the solutions of a puzzle: see count/count.js.
 * @callback CountAll
 * @param {{state: string, givens: string, limit: number}} puzzle
 * @param {AbortSignal} signal
 * @param {(known: import('../../solver/count.js').Known) => void} show
 * @returns {Promise<import('../../solver/count.js').Counted>}
 */

const NONE = new Solutions('', null, []);

export class Session extends EventTarget {
  #client;
  #countAll;
  #history = new History(EMPTY);
  #search = { controller: new AbortController(), since: 0, slow: false };
  #counting = new AbortController();
  #fromText = true; // the puzzle came from a text and was not changed since

  /** Of the puzzle at hand; of the one before it until the worker has answered. */
  facts = /** @type {PuzzleFacts | null} */ (null);
  /** Null until the worker has answered. */
  analysis = /** @type {Analysis | null} */ (null);
  /** What kept the worker from answering; empty where nothing did. */
  trouble = '';
  solutions = NONE;
  /** The solutions are those of the candidates that are left, not of the givens alone. */
  respect = false;
  count = /** @type {Count | null} */ (null);

  /**
   * @param {import('../../solver/client.js').Client} client
   * @param {CountAll} [countAll]  where solutions are to be counted
   */
  constructor(client, countAll) {
    super();
    this.#client = client;
    this.#countAll = countAll;
  }

  get puzzle() {
    return this.#history.present;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /** How long a slow search has been going on, in milliseconds; 0 where none is. */
  get searched() {
    const { slow, since } = this.#search;
    return slow ? performance.now() - since : 0;
  }

  /** The only solution, where there is one. */
  get answer() {
    return this.solutions.verdict === 'one' ? this.solutions.current : undefined;
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }

  /**
   * Where a newer text takes the place of this one, `ontake` may never be called.
   * @param {string | Uint8Array} text
   * @param {number} index
   * @param {(report: Report) => void} ontake  once, as soon as the text is read
   */
  async #analyze(text, index, ontake) {
    const search = { controller: new AbortController(), since: performance.now(), slow: false };
    this.#search = search;
    let read = false;
    const take = (/** @type {Report} */ report) => {
      if (!read) ontake(report);
      read = true;
    };
    try {
      const analysis = await this.#client.analyze(text, index, {
        signal: search.controller.signal,
        progress: ({ report }) => {
          if (report) take(report);
          search.slow = Boolean(report?.puzzle);
          this.#tell();
        },
      });
      if (!analysis) return;
      this.trouble = '';
      take(analysis.report);
      if (analysis.report.puzzle) this.#learn(analysis);
    } catch (error) {
      if (search === this.#search) this.trouble = strings.failed(error);
    }
    search.slow = false;
    this.#tell();
  }

  /** @param {Analysis} analysis  of the puzzle at hand */
  #learn(analysis) {
    this.analysis = analysis;
    if (!analysis.candidateVerdict) this.respect = false;
    this.#findSolutions();
  }

  /** Takes the solutions from the analysis, unless they are those that are known already. */
  #findSolutions() {
    if (!this.analysis) return;
    const { verdict, solutions, candidateVerdict, candidateSolutions } = this.analysis;
    const key = this.respect ? stateText(this.puzzle) : this.puzzle.givens;
    if (this.solutions.key === key && this.solutions.verdict) return;
    this.solutions = this.respect
      ? new Solutions(key, candidateVerdict, candidateSolutions)
      : new Solutions(key, verdict, solutions);
  }

  /** What was known of another puzzle goes. @param {Puzzle} old */
  #forget(old) {
    this.analysis = null;
    this.#fromText = false;
    if (this.puzzle.givens === old.givens && !this.respect) return;
    this.solutions = NONE;
    this.respect = false;
    this.#counting.abort();
    this.count = null;
  }

  #analyzeAgain() {
    this.#analyze(stateText(this.puzzle), 0, ({ puzzle }) => (this.facts = puzzle));
    this.#tell();
  }

  /** Makes a changed puzzle the one at hand. @param {Puzzle} next */
  edit(next) {
    const old = this.puzzle;
    if (!this.#history.push(next)) return;
    this.#forget(old);
    this.#analyzeAgain();
  }

  /** @param {'undo' | 'redo'} way */
  travel(way) {
    const old = this.puzzle;
    if (!this.#history[way]()) return;
    this.#forget(old);
    this.#analyzeAgain();
  }

  /**
   * Reads a text. One that holds no puzzle leaves everything as it was.
   * @param {string | Uint8Array} text
   * @param {number} index  which of its puzzles
   * @param {(report: Report) => void} onread  once it is read and, if it can be, taken; not at all
   *   where a newer text takes its place
   * @param {boolean} [amend]  the text of before, changed: one undo takes back both
   */
  load(text, index, onread, amend = false) {
    return this.#analyze(text, index, (report) => {
      const facts = report.puzzle;
      if (facts) {
        const old = this.puzzle;
        if (this.#history.push(fromFacts(facts), amend && this.#fromText)) this.#forget(old);
        this.#fromText = true;
        this.facts = facts;
      }
      onread(report);
      // The search for the verdict on the board had to give way to the reading.
      if (!facts && !this.analysis) this.#analyzeAgain();
    });
  }

  /** The first puzzle of all, which no undo takes away. @param {Puzzle} puzzle */
  begin(puzzle) {
    this.#history = new History(puzzle);
    this.#analyzeAgain();
  }

  stopSearch() {
    this.#search.controller.abort();
  }

  /** @param {boolean} respect  the crossed-out candidates */
  setRespect(respect) {
    this.respect = respect;
    this.solutions = NONE;
    this.#findSolutions();
    this.#tell();
  }

  /** Looks at the next or the previous solution. @param {1 | -1} by */
  async leaf(by) {
    const { solutions } = this;
    const { wanted } = solutions;
    if (by > 0 && solutions.index === solutions.list.length - 1 && wanted && !this.respect) {
      try {
        const state = stateText(this.puzzle);
        const more = await this.#client.ask({ type: 'solutions', state, count: wanted });
        solutions.extend(more.solutions, more.complete);
      } catch (error) {
        this.trouble = strings.failed(error);
      }
    }
    solutions.index = Math.max(0, Math.min(solutions.list.length - 1, solutions.index + by));
    this.#tell();
  }

  /** Counts all solutions, at first up to a limit. */
  async countAll() {
    if (!this.#countAll) return;
    const limit = this.count?.limited ? 2 ** 53 : COUNT_LIMIT;
    const { signal } = (this.#counting = new AbortController());
    const show = (/** @type {Count} */ count) => {
      if (signal !== this.#counting.signal || !this.count) return;
      this.count = count;
      this.#tell();
    };
    this.count = { count: 0, milliseconds: 1, state: 'running', limited: false };
    this.#tell();
    try {
      const { givens } = this.puzzle;
      const state = stateText(this.puzzle);
      const { count, complete, milliseconds } = await this.#countAll(
        { state, givens, limit },
        signal,
        (known) => show({ ...known, state: 'running', limited: false }),
      );
      const end = complete ? 'complete' : 'stopped';
      show({ count, milliseconds, state: end, limited: count === limit && !complete });
    } catch (error) {
      this.trouble = strings.failed(error);
      this.count = null;
      this.#tell();
    }
  }

  stopCount() {
    this.#counting.abort();
  }

  /** The puzzle at hand in one of the worker's formats. @param {string} format */
  async write(format) {
    const reply = await this.#client.ask({ type: 'write', state: stateText(this.puzzle), format });
    return reply.text;
  }
}
