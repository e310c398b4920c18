// The lifecycle of a list, independent of the document:
//
//   choosing → opening → running ⇄ paused → done, cancelled, full or failed → saved → choosing
//
// `opening` lasts while the reader chooses a file. A list that arrives in any state but `choosing`
// waits until the next one.
// @ts-check

/** @typedef {import('./list-form.js').Choice} Choice */
/** @typedef {import('./list-job.js').Outcome} Outcome */
/** @typedef {import('./progress-meter.js').Progress} Progress */
/** @typedef {import('./target.js').Target} Target */
/** @typedef {'done' | 'cancelled' | 'full' | 'failed'} End */
/** @typedef {'choosing' | 'opening' | 'running' | 'paused' | 'saved' | End} State */

/**
 * A list that is being solved, see list-job.js.
 * @typedef {object} Job
 * @property {Progress | null} progress  the latest
 * @property {{text: string}} excerpt  first and last lines of the output
 * @property {(paused: boolean) => void} pause
 * @property {() => void} cancel
 * @property {() => Promise<Outcome>} run  never rejects
 */

const ENDS = /** @type {const} */ (['done', 'cancelled', 'full', 'failed']);

/** The states that may follow each state. @type {Record<State, readonly State[]>} */
const NEXT = {
  choosing: ['opening'],
  opening: ['choosing', 'running'],
  running: ['paused', ...ENDS],
  paused: ['running', ...ENDS],
  done: ['saved', 'choosing'],
  cancelled: ['saved', 'choosing'],
  full: ['saved', 'choosing'],
  failed: ['saved', 'choosing'],
  saved: ['choosing'],
};

/** Events: `change` after each change of `state`, `progress` while the list is solved. */
export class ListRun extends EventTarget {
  /** @type {State} */
  #state = 'choosing';
  /** @type {Job | null} */
  #job = null;
  /** @type {Target | null} */
  #target = null;
  #openTarget;
  #makeJob;

  /** The outcome of the last list; null until it has ended. @type {Outcome | null} */
  outcome = null;

  /** A list that arrived while another was in progress; `restart` returns it. @type {Blob | null} */
  waiting = null;

  /**
   * @param {object} parts
   * @param {(choice: Choice) => Promise<Target>} parts.openTarget  rejects with an AbortError if the
   *   reader chooses no file
   * @param {(choice: Choice, target: Target, onprogress: () => void) => Job} parts.makeJob
   */
  constructor({ openTarget, makeJob }) {
    super();
    this.#openTarget = openTarget;
    this.#makeJob = makeJob;
  }

  get state() {
    return this.#state;
  }

  /** Whether the list is running or paused. */
  get active() {
    return this.#state === 'running' || this.#state === 'paused';
  }

  /** Whether the list has ended and `outcome` is set. */
  get ended() {
    return this.outcome !== null;
  }

  get progress() {
    return this.#job?.progress ?? null;
  }

  /** The first and last lines of the output so far. */
  get excerpt() {
    return this.#job?.excerpt.text ?? '';
  }

  /** Whether closing the page would lose results. */
  get unsaved() {
    const kept = Boolean(this.outcome?.result?.blob?.size);
    return this.active || (kept && this.#state !== 'saved');
  }

  /** @param {State} state */
  #enter(state) {
    if (!NEXT[this.#state].includes(state)) throw new Error(`${this.#state} > ${state}`);
    this.#state = state;
    this.dispatchEvent(new Event('change'));
  }

  /**
   * Takes a list from outside the form.
   * @param {Blob} list
   * @returns {boolean}  whether the form can show it now; otherwise it waits
   */
  offer(list) {
    const free = this.#state === 'choosing';
    this.waiting = free ? null : list;
    return free;
  }

  /**
   * Opens the target and solves the list to its end. Does nothing unless the state is `choosing`.
   * @param {Choice} choice
   * @returns {Promise<void>} rejects if the target cannot be opened; the state is `choosing` then
   */
  async start(choice) {
    if (this.#state !== 'choosing') return;
    this.#enter('opening');
    try {
      this.#target = await this.#openTarget(choice);
    } catch (error) {
      this.#enter('choosing');
      if (error instanceof DOMException && error.name === 'AbortError') return;
      throw error;
    }
    this.#job = this.#makeJob(choice, this.#target, () => this.#report());
    this.#enter('running');
    const outcome = await this.#job.run();
    this.outcome = outcome;
    this.#enter(outcome.end);
  }

  #report() {
    if (this.active) this.dispatchEvent(new Event('progress'));
  }

  /** Pauses or resumes. @param {boolean} paused */
  pause(paused) {
    if (!this.active || (this.#state === 'paused') === paused) return;
    this.#job?.pause(paused);
    this.#enter(paused ? 'paused' : 'running');
  }

  /** Cancels the list; the results so far are kept. */
  cancel() {
    if (this.active) this.#job?.cancel();
  }

  /** Notes that the user has saved the results. */
  save() {
    if (this.ended && this.#state !== 'saved') this.#enter('saved');
  }

  /**
   * Returns to the choice of a list and discards results in the page. Only after the end.
   * @returns {Blob | null}  the list that has waited
   */
  restart() {
    if (!this.ended) return null;
    this.#target?.discard();
    this.#target = this.#job = this.outcome = null;
    const list = this.waiting;
    this.waiting = null;
    this.#enter('choosing');
    return list;
  }
}
