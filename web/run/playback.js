// The run that is being watched: which algorithm on which puzzle, at which step, and what is asked
// of the worker next.
//
// Events: `change` whenever something is to be shown; `arrive` with the view of each answer that
// the reader asked for, other than while playing.
// @ts-check
import { backtracks, wantedAt } from './level.js';
import { Loop } from './loop.js';
import { SURVEY_LIMIT } from './run-protocol.js';
import { FIRST_SPEED, Pace, SPEEDS } from './speed.js';

/** @typedef {import('./run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('./run-protocol.js').Extent} Extent */
/** @typedef {import('./run-protocol.js').GoRequest} GoRequest */
/** @typedef {import('./run-protocol.js').View} View */
/** @typedef {Omit<GoRequest, 'id' | 'type' | 'run'>} Move */
/** @typedef {'next' | 'previous'} Way */

const RUN = 1; // the player's number among the runs of the page
const SLICE = 10; // ms of a frame that playing may take
const QUEUE = 8; // moves that wait; a key held down asks for more than are answered
/** Events that are looked for before the reader has touched the player. */
const GLANCE = 1e6;

export class Watch extends EventTarget {
  #client;
  #kinds;
  #pace = new Pace(0);
  /** @type {Move[]} */
  #moves = [];
  #stop = new AbortController(); // of the move that is under way
  #busy = false;
  #turn = 0; // answers for a run that was given up are not taken
  #survey = new AbortController();

  givens = '';
  /** The reader has begun to watch. */
  used = false;
  variant = 0;
  /** @type {import('./level.js').Level} */
  level = 'checks';
  /** Index of a speed. */
  speed = FIRST_SPEED;
  /** Mask of labels of the code. */
  breakpoints = 0;
  playing = false;
  loop = new Loop();
  surveying = false;
  /** @type {View | null} */
  view = null;
  /** Which way the last move looked for an event. @type {Way | undefined} */
  looking;
  /** What was found in the trace that is being played. @type {import('./run-protocol.js').TraceReport | null} */
  trace = null;
  /** What kept the worker from answering; null where nothing did. */
  trouble = /** @type {unknown} */ (null);

  /**
   * @param {import('./run-client.js').RunClient} client
   * @param {import('./run-protocol.js').ReadyReply} ready
   */
  constructor(client, { algorithms, kinds }) {
    super();
    this.#client = client;
    this.#kinds = kinds;
    this.algorithms = algorithms;
    this.algorithm = algorithms[0];
  }

  get step() {
    return this.view?.snapshot.step ?? 0;
  }

  /** At the last step there is. */
  get atEnd() {
    return Boolean(this.view?.extent.ended) && this.step === this.view?.extent.length;
  }

  /** The name of the event that led to this step. */
  get lastKind() {
    return this.kindOf(this.view?.snapshot.last ?? 0);
  }

  /** @param {number} bits  an event */
  kindOf(bits) {
    return this.#kinds[bits & 31];
  }

  get #wanted() {
    return wantedAt(this.#kinds, this.level);
  }

  /** What is being watched: the algorithm that was chosen, or the moves of a trace. */
  get watched() {
    return this.trace?.algorithm ?? this.algorithm;
  }

  /** @param {string} id  of an algorithm @param {number} variant */
  choose(id, variant) {
    this.algorithm = this.algorithms.find((each) => each.id === id) ?? this.algorithm;
    this.variant = Math.max(0, Math.min(this.algorithm.variants.length - 1, variant)) || 0;
    this.breakpoints = 0;
    this.trace = null;
  }

  /** @param {number} speed  index of a speed */
  setSpeed(speed) {
    this.speed = Math.max(0, Math.min(SPEEDS.length - 1, speed));
    this.#tell();
  }

  #tell(type = 'change') {
    this.dispatchEvent(new Event(type));
  }

  /**
   * Sets the algorithm on the puzzle anew, at step 0.
   * @param {string} [moves]  of another program, to be played in the algorithm's stead
   */
  async start(moves) {
    const turn = ++this.#turn;
    const { givens, variant } = this;
    this.playing = false;
    this.#moves = [];
    this.#stop.abort();
    this.stopSurvey();
    this.surveying = false;
    this.#survey = new AbortController();
    this.#busy = true;
    const question =
      moves === undefined
        ? { type: /** @type {const} */ ('start'), algorithm: this.algorithm.id, givens, variant }
        : { type: /** @type {const} */ ('trace'), text: moves, givens };
    try {
      const view = await this.#client.ask({ ...question, run: RUN });
      if (turn !== this.#turn) return;
      this.view = view;
      this.trouble = null;
      this.trace = view.trace ?? null;
      this.givens = view.trace?.givens ?? givens;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.view = null;
      this.trouble = error;
    }
    this.#busy = false;
    this.#tell();
    this.#next();
    if (this.view) this.survey();
  }

  /** Gets to know the run, as far as it is wanted by now. */
  async survey() {
    const turn = this.#turn;
    const limit = this.used ? SURVEY_LIMIT : GLANCE;
    if (!this.view || this.surveying || this.view.extent.ended) return;
    const survey = (this.#survey = new AbortController());
    const learn = (/** @type {{extent: Extent}} */ { extent }) => {
      if (turn !== this.#turn || !this.view) return;
      this.view = { ...this.view, extent };
      this.#tell();
    };
    this.surveying = true;
    this.#tell();
    try {
      const question = { type: /** @type {const} */ ('survey'), run: RUN, limit };
      learn(await this.#client.ask(question, { signal: survey.signal, progress: learn }));
    } catch (error) {
      if (turn === this.#turn) this.trouble = error;
    }
    if (survey !== this.#survey) return;
    this.surveying = false;
    this.#tell();
    if (this.used && limit < SURVEY_LIMIT) this.survey();
  }

  stopSurvey() {
    this.#survey.abort();
  }

  /** The reader has begun to watch: now all of the run is wanted. */
  #use() {
    if (this.used) return;
    this.used = true;
    this.survey();
  }

  /** Asks for a move; one to a step makes all that wait needless. @param {Move} move */
  #move(move) {
    this.playing = false;
    this.#use();
    if (move.step !== undefined) {
      this.#moves = [];
      this.#stop.abort();
    }
    if (this.#moves.length < QUEUE) this.#moves.push(move);
    this.#next();
  }

  /** @param {number} step */
  go(step) {
    this.#move({ step: Math.max(0, step) });
  }

  /** One step of the level of detail. @param {Way} way */
  stepBy(way) {
    const waiting = this.#moves.at(-1)?.step;
    if (this.level !== 'checks') this.#move({ find: way, wanted: this.#wanted });
    else this.go((waiting ?? this.#target ?? this.step) + (way === 'next' ? 1 : -1));
  }
  #target = /** @type {number | undefined} */ (undefined);

  /** @param {Way} way */
  backtrack(way) {
    this.#move({ find: way, wanted: backtracks(this.#kinds) });
  }

  async #next() {
    const move = this.#busy ? undefined : this.#moves.shift();
    if (!move || !this.view) return;
    const stop = (this.#stop = new AbortController());
    this.#target = move.step;
    this.looking = move.find;
    const question = { type: /** @type {const} */ ('go'), run: RUN, ...move };
    const arrived = await this.#ask(() => this.#client.ask(question, { signal: stop.signal }));
    if (arrived) this.#tell('arrive');
    this.#target = undefined;
    this.#next();
  }

  /** Takes the view of an answer. @param {() => Promise<View>} ask */
  async #ask(ask) {
    const turn = this.#turn;
    this.#busy = true;
    try {
      const view = await ask();
      if (turn !== this.#turn) return false;
      this.view = view;
    } catch (error) {
      if (turn !== this.#turn) return false;
      this.trouble = error;
      this.playing = false;
    }
    this.#busy = false;
    this.#tell();
    return true;
  }

  play() {
    if (this.playing || !this.view) return;
    const { range } = this.loop;
    if (range && (this.step < range.from || this.#loopEnds)) this.go(range.from);
    else if (this.atEnd) this.go(0);
    this.#use();
    this.loop.begin();
    this.playing = true;
    this.#pace = new Pace(performance.now());
    this.#tell();
    requestAnimationFrame(this.#frame);
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.#tell();
    this.#tell('arrive');
  }

  get #loopEnds() {
    return this.loop.ends(this.step, this.atEnd);
  }

  /** At the end of the loop: rests, then goes to its beginning. */
  async #takeTurn() {
    const now = performance.now();
    this.#pace = new Pace(now);
    const step = this.loop.range?.from;
    const go = { type: /** @type {const} */ ('go'), run: RUN, step };
    if (this.loop.rested(now)) await this.#ask(() => this.#client.ask(go));
    this.#next();
  }

  /** One request a frame, and none while another is under way. */
  #frame = async () => {
    if (!this.playing) return;
    requestAnimationFrame(this.#frame);
    if (this.#busy) return;
    if (this.#loopEnds) return this.#takeTurn();
    const due = this.#pace.due(performance.now(), SPEEDS[this.speed]);
    if (!due) return;
    const { breakpoints } = this;
    const { range } = this.loop;
    const count = this.loop.upTo(due, this.step);
    const play = { type: /** @type {const} */ ('play'), run: RUN, count, wanted: this.#wanted };
    if (!(await this.#ask(() => this.#client.ask({ ...play, breakpoints, milliseconds: SLICE })))) {
      return;
    }
    if (this.view?.why === 'breakpoint' || (this.atEnd && !range)) this.pause();
    // Where a step of the player is several events, it may have passed the end.
    if (range && this.step > range.to) this.#moves.push({ step: range.to });
    this.#next();
  };

  /** @param {number} from @param {number} count */
  async events(from, count) {
    const turn = this.#turn;
    const { events } = await this.#client.ask({ type: 'log', run: RUN, from, count });
    return turn === this.#turn ? events : null;
  }

  /** Why a digit does not stand in a cell now. @param {number} cell @param {number} digit */
  async whyNot(cell, digit) {
    return (await this.#client.ask({ type: 'why', run: RUN, cell, digit })).why;
  }

  /** The run as a trace. @param {number} limit  moves at most */
  async write(limit) {
    return this.#client.ask({ type: 'export', run: RUN, limit });
  }
}
