// The run that is watched, and how it moves and plays.
// @ts-check
import { backtracks, kindsAt, solutionsOf } from './level.js';
import { MoveQueue } from './move-queue.js';
import { Rhythm } from './rhythm.js';
import { ShownRun } from './shown-run.js';
import { SPEEDS, speedOf, wholeRate } from './speed.js';

/** @typedef {import('./move-queue.js').Move} Move */
/** @typedef {import('./shown-run.js').Way} Way */
/** What a move looks for. @typedef {'backtrack' | 'breakpoint' | 'solution' | 'out'} Goal */

/**
 * How far the run may play: `count` wanted events; if it is 0, to the step `to`. It pauses there if
 * `pauses`.
 * @typedef {{count: number, to: number, pauses: boolean}} Limit
 */

/**
 * Limits a number of events whose kinds are in a mask. Resolves for the step at which the run then is;
 * with null for no limit.
 * @typedef {(count: number, kinds: number) => Promise<Limit | null>} Gate
 */

/** Work of one frame while playing. */
const FRAME_WORK_MS = 10;
/** How long the end of a run is searched for. */
const END_SEARCH_MS = 1500;

/**
 * What drives the playing; replaced in tests.
 * @typedef {object} Clock
 * @property {() => number} now  in milliseconds
 * @property {(action: () => void) => void} nextFrame
 */

/** @type {Clock} */
const CLOCK = {
  now: () => performance.now(),
  nextFrame: (action) => void requestAnimationFrame(action),
};

/**
 * Events: `change`, as of the run; `arrive` after each move that was asked for, and when playing
 * pauses.
 */
export class Playback extends ShownRun {
  #clock;
  #rhythm = new Rhythm();
  #moves = new MoveQueue();
  playing = false;
  /** Steps that the reader has marked, by enlarging them. @type {import('./loop.js').Range | null} */
  marked = null;
  /** @type {Gate | null} */
  #gate = null;
  /** What the last move looked for. @type {{goal: Goal, way: Way} | undefined} */
  sought;

  /**
   * @param {Pick<import('./run-client.js').RunClient, 'ask'>} client
   * @param {Pick<import('./run-protocol.js').ReadyReply, 'algorithms' | 'kinds'>} ready
   * @param {Clock} [clock]
   */
  constructor(client, ready, clock = CLOCK) {
    super(client, ready);
    this.#clock = clock;
  }

  /** Moves by a line between two events; not while the run moves. @param {Way} way @returns {boolean}  false if the run has to move */
  #stepLine(way) {
    if (this.detail !== 'lines' || !this.machine || this.#gate) return false;
    if (!this.#moves.length) return this.lineBy(way);
    this.tell();
    return true;
  }

  /** The range of steps that is played again and again. */
  get loop() {
    return this.#rhythm.loop;
  }

  /** Playing and steps forward are limited. */
  get limited() {
    return this.#gate !== null;
  }

  /** Limits playing and steps forward from now on. @param {Gate | null} gate  null for no limit */
  limit(gate) {
    this.#gate = gate;
  }

  /** @param {number} speed  index into SPEEDS */
  setSpeed(speed) {
    this.#rhythm.setSpeed(speed);
    this.tell();
  }

  /** Whether the whole run takes half a minute, whatever its length; until a speed is set. */
  get wholeRun() {
    return this.#rhythm.whole && this.detail !== 'lines'; // which are there to be read
  }

  set wholeRun(whole) {
    this.#rhythm.whole = whole;
    this.tell();
  }

  /** Steps a second: for the whole run events, else steps of the level of detail. */
  get rate() {
    return this.wholeRun ? wholeRate(this.view?.extent.length ?? 0) : SPEEDS[this.#rhythm.speed];
  }

  /** Backtracks are shown longer while playing slowly. @param {boolean} linger */
  set linger(linger) {
    this.#rhythm.linger = linger;
  }

  /** Index into SPEEDS; for the whole run, of the first that is not slower. */
  get speed() {
    return this.wholeRun ? speedOf(this.rate) : this.#rhythm.speed;
  }

  /**
   * Starts the chosen algorithm on a puzzle, at step 0. A program of the user has no run before its
   * trace starts.
   * @param {string} givens  81 digits, 0 for a blank
   * @returns {Promise<void>}  always resolves; `error` if it could not be started
   */
  start(givens) {
    const { variant, algorithm, program } = this;
    if (program) return this.#begin(async () => this.clear(givens));
    const question = /** @type {const} */ ({ type: 'start', algorithm: algorithm.id, variant });
    return this.#begin(() => this.begin({ ...question, givens }));
  }

  /**
   * Starts to play a trace, at step 0.
   * @param {string | Uint8Array} moves  the text of the trace, or its bytes
   * @param {string} givens  81 digits: the puzzle, unless the trace names it
   * @returns {Promise<void>}  as for `start`
   */
  startTrace(moves, givens) {
    return this.#begin(() => this.begin({ type: 'trace', text: moves, givens }));
  }

  /** Starts the present run again, after the worker has died with it. */
  restart() {
    return this.#begin(() => this.beginAgain());
  }

  /** @param {() => Promise<boolean>} start */
  async #begin(start) {
    this.playing = false;
    this.#moves.reset();
    if (!(await start())) return;
    this.begun();
    this.#next();
  }

  /** @param {Move} move @param {{goal: Goal, way: Way}} [sought] */
  #move(move, sought) {
    this.playing = false;
    this.sought = sought;
    this.use();
    this.#moves.add(move);
    this.#next();
  }

  /**
   * Goes to a step. If the end of the run comes first, to the end; a search for an unknown end
   * stops after 1.5 s, at the last step that is known then: the view's `why` is 'unfinished'.
   * @param {number} step  Infinity for the end
   */
  go(step) {
    const bounded = step === Infinity ? { milliseconds: END_SEARCH_MS } : {};
    this.#move({ step: Math.max(0, step), ...bounded });
  }

  /** Moves by one step at the level of detail. @param {Way} way */
  async stepBy(way) {
    this.playing = false;
    if (this.#stepLine(way)) return this.tell('arrive');
    const gate = way === 'next' ? this.#gate : null;
    const limit = gate ? await gate(Infinity, this.wanted.kinds) : null;
    const { target, length } = this.#moves;
    if (limit && length >= limit.count) return this.go(limit.to); // what waits must not pass it
    if (kindsAt(this.detail) && (!limit || target === undefined))
      return this.#move({ find: way, wanted: this.wanted });
    const next = (target ?? this.step) + (way === 'next' ? 1 : -1);
    this.go(limit ? Math.min(limit.to, next) : next);
  }

  /** Moves to the next or previous event that removes a digit. @param {Way} way */
  backtrack(way) {
    this.#move({ find: way, wanted: backtracks(this.kinds) }, { goal: 'backtrack', way });
  }

  /**
   * Continues to the next breakpoint or solution, or to the step at which the search has backtracked
   * out of the current cell.
   * @param {'breakpoint' | 'solution' | 'out'} goal
   */
  until(goal) {
    const sought = { goal, way: /** @type {const} */ ('next') };
    if (goal === 'out') return this.#move({ find: 'out' }, sought);
    const wanted =
      goal === 'solution' ? solutionsOf(this.kinds) : { kinds: 0, labels: this.breakpoints };
    this.#move({ find: 'next', wanted }, sought);
  }

  /** Ends the move under way at the step that it has reached. */
  stop() {
    this.#moves.clear();
  }

  /** Makes the next move that waits. */
  async #next() {
    const next = this.busy || !this.view ? null : this.#moves.take();
    if (!next) return;
    const arrived = await this.#ask({ type: 'go', ...next.move }, next.signal);
    if (!arrived) return;
    this.#moves.done();
    this.tell('arrive');
    this.#next();
  }

  /**
   * Moves the run. @param {Parameters<ShownRun['move']>[0]} question @param {AbortSignal} [signal]
   * @returns {Promise<boolean>}  false if another run has been started meanwhile
   */
  async #ask(question, signal) {
    const current = await this.move(question, signal);
    if (current && this.error) this.playing = false;
    return current;
  }

  /** Plays on from this step, from the end of the run or of the loop from its beginning. */
  play() {
    if (this.playing || !this.view) return;
    const { range } = this.loop;
    if (range && (this.step < range.from || this.loop.ends(this.step, this.atEnd)))
      this.go(range.from);
    else if (this.atEnd) this.go(0);
    this.use();
    this.sought = undefined;
    this.#rhythm.begin(this.#clock.now());
    this.playing = true;
    this.tell();
    this.#clock.nextFrame(this.#frame);
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.tell();
    this.tell('arrive');
  }

  /** One request per frame, and none while another is under way. */
  #frame = async () => {
    if (!this.playing) return;
    this.#clock.nextFrame(this.#frame);
    if (this.busy) return;
    const { step, atEnd, rate } = this;
    const due = this.#rhythm.due(this.#clock.now(), { step, atEnd, rate });
    if (!due) return void this.#next();
    if ('step' in due) await this.#ask({ type: 'go', ...due });
    else await this.#play(due.count);
    this.#next();
  };

  /** Meanwhile no other request moves the run. @param {number} count */
  async #limited(count) {
    this.busy = true;
    const limit = await this.#gate?.(count, this.wanted.kinds);
    this.busy = false;
    return limit ?? null;
  }

  /** @param {number} count  of steps */
  async #play(count) {
    let left = count;
    while (left > 0 && this.#stepLine('next')) left--;
    if (!left) return;
    if (this.detail === 'lines') count = 1; // the next event
    const { breakpoints, wholeRun, step } = this;
    const events = count;
    if (wholeRun) count = this.#rhythm.steps(events);
    const how = { wanted: this.wanted, breakpoints, milliseconds: FRAME_WORK_MS };
    const limit = this.#gate ? await this.#limited(count) : null;
    if (!this.playing) return;
    const most = limit?.count ?? count;
    const current = most
      ? await this.#ask({ type: 'play', count: most, ...how })
      : await this.#ask({ type: 'go', step: limit?.to });
    const { range } = this.loop;
    if (!current) return;
    if (!this.playing) this.tell('arrive'); // paused meanwhile: the run rests at this step
    if (wholeRun && most) this.#rhythm.passed(this.step - step, most, events);
    if (limit?.pauses && this.step === limit.to) this.pause();
    if (this.lastKind === 'remove') this.#rhythm.afterBacktrack(this.rate);
    if (this.view?.why === 'breakpoint' || (this.atEnd && !range)) this.pause();
    // A step of the level of detail is several events: it may have passed the end of the loop.
    if (range && this.step > range.to) this.#moves.add({ step: range.to });
  }
}
