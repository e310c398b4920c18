// How far a run is known: a survey extends it towards its end while its position stays.
// @ts-check
import { SURVEY_LIMIT } from './run-protocol.js';

/** @typedef {import('./run-protocol.js').Extent} Extent */

/** Number of events that are surveyed before the user touches the player. */
const GLANCE = 1e6;

/** One survey at a time. */
export class Survey {
  #client;
  #run;
  #onextent;
  #controller = new AbortController();

  running = false;
  /** The user watches the run: surveys go to its end, or to SURVEY_LIMIT. */
  thorough = false;

  /**
   * @param {Pick<import('./run-client.js').RunClient, 'ask'>} client
   * @param {number} run  its number
   * @param {(extent: Extent | null) => void} onextent  called with what is known of the run; with
   *   null when a survey begins or ends
   */
  constructor(client, run, onextent) {
    this.#client = client;
    this.#run = run;
    this.#onextent = onextent;
  }

  /**
   * Surveys the run, unless a survey is running.
   * @returns {Promise<void>}  resolves when the survey has ended or was stopped; rejects if the worker
   *   fails
   */
  async start() {
    if (this.running) return;
    const controller = (this.#controller = new AbortController());
    this.running = true;
    this.#onextent(null);
    let ended = false;
    const learn = (/** @type {{extent: Extent}} */ { extent }) => {
      ended = extent.ended;
      if (controller === this.#controller) this.#onextent(extent);
    };
    let limit = 0;
    try {
      while (!ended && limit < this.#limit && !controller.signal.aborted) {
        limit = this.#limit;
        const question = { type: /** @type {const} */ ('survey'), run: this.#run, limit };
        const { signal } = controller;
        learn(await this.#client.ask(question, { signal, progress: learn }));
      }
    } finally {
      if (controller === this.#controller) {
        this.running = false;
        this.#onextent(null);
      }
    }
  }

  get #limit() {
    return this.thorough ? SURVEY_LIMIT : GLANCE;
  }

  /** Ends the survey within 20 ms; what is known stays. */
  stop() {
    this.#controller.abort();
  }

  /** Stops the survey and ignores what it still reports: the run is another one. */
  reset() {
    this.stop();
    this.#controller = new AbortController();
    this.running = false;
  }
}
