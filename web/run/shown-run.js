// The watched run as it is shown: of a chosen program, at a level of detail, which can be finer than events.
// @ts-check
import { momentOf } from './algorithms/view.js';
import { wantedAt } from './level.js';
import { stateAt } from './lines/state.js';
import { Walk } from './lines/walk.js';
import { WatchedRun } from './watched-run.js';

/** @typedef {import('./run-protocol.js').Algorithm} Algorithm */
/**
 * A program of the user that is chosen in place of an algorithm. There is no run before it has run on
 * this puzzle; then its run is the trace that is played: its listing, for each move its line, from 1, and its
 * calls and variables after a step.
 * @typedef {object} OwnProgram
 * @property {{name: string}} texts
 * @property {string} code  its text, packed for an address; empty if it has none
 * @property {{algorithm: Algorithm, lines: Uint16Array, followed: (step: number) => import('./lines/walk.js').Followed} | null} run
 */
/** The program of an algorithm in the chosen language; in another one than Java with its file, and what runs it. @typedef {Algorithm & {file?: string, run?: string}} Listing */
/** @typedef {'next' | 'previous'} Way */

/** The number of the watched run in the worker. */
const RUN = 1;

/** Event: as of WatchedRun. */
export class ShownRun extends WatchedRun {
  #walk = new Walk();
  /** An algorithm was chosen whose run has not begun: the view is that of another one. */
  #chosen = false;
  /** @type {OwnProgram | null} */
  #program = null;
  variant = 0;
  /** @type {import('./level.js').Level} */
  level = 'checks';
  /** The programs in another language than Java, by the ids of their algorithms. @type {Record<string, Listing> | null} */
  listings = null;
  /** Mask of labels of the code. */
  breakpoints = 0;

  /**
   * @param {Pick<import('./run-client.js').RunClient, 'ask'>} client
   * @param {Pick<import('./run-protocol.js').ReadyReply, 'algorithms' | 'kinds'>} ready
   */
  constructor(client, { algorithms, kinds }) {
    super(client, RUN);
    /** Names of the kinds of events, by number. */
    this.kinds = kinds;
    this.algorithms = algorithms;
    this.algorithm = algorithms[0];
  }

  /** The algorithm of the run; of a trace, a row that describes its moves. @returns {Algorithm} */
  get watched() {
    return this.trace?.algorithm ?? this.algorithm;
  }

  /** Chooses the algorithm of the next run. @param {string | undefined} id  unknown: no change @param {number} variant */
  choose(id, variant) {
    this.algorithm = this.algorithms.find((each) => each.id === id) ?? this.algorithm;
    this.variant = Math.max(0, Math.min(this.algorithm.variants.length - 1, variant)) || 0;
    this.#chosen = true;
    this.breakpoints = 0;
    this.trace = null;
    this.#program = null;
  }

  /** Chooses a program of the user in place of an algorithm; null for the algorithm. @param {OwnProgram | null} program */
  chooseProgram(program) {
    this.#program = program;
  }

  get program() {
    return this.#program;
  }

  /** The run of what was chosen has begun. */
  begun() {
    this.#chosen = false;
  }

  /** Name of the kind of the event that led to this step. */
  get lastKind() {
    return this.kindOf(this.view?.snapshot.last ?? 0);
  }

  /** Name of the kind of an event. @param {number} bits  the event */
  kindOf(bits) {
    return this.kinds[bits & 31];
  }

  /** The events of the level of detail. */
  get wanted() {
    return wantedAt(this.kinds, this.detail);
  }

  /** The program whose lines can be followed; null for none. */
  get lines() {
    this.#walk.follow(this.watched, this.variant, this.givens);
    return this.#walk.lines;
  }

  /** The level of detail, as far as the program allows. @returns {import('./level.js').Level} */
  get detail() {
    return this.level === 'lines' && !this.lines ? 'checks' : this.level;
  }

  /** The program that is shown. Its lines are followed in Java. @returns {Listing} */
  get listing() {
    const { watched, listings, detail } = this;
    return (detail !== 'lines' && listings?.[watched.id]) || watched;
  }

  /** The program after the last line; null if it is not known, or before the run. */
  get machine() {
    if (!this.view || this.#chosen || !this.lines) return null;
    return this.#walk.at(this.view.snapshot, this.lastKind, this.detail === 'lines');
  }

  /** Lines executed since the last event. */
  get lineOffset() {
    return this.machine ? this.#walk.offset : 0;
  }

  /** The variables of the program; null if it is not known. @returns {import('./lines/walk.js').Followed | null} */
  get followed() {
    const { machine, view } = this;
    if (view && this.trace && this.#program?.run) return this.#program.run.followed(this.step);
    if (!machine || !view) return null;
    const { before } = view;
    return this.#walk.followed(machine, before, this.kindOf(before?.last ?? 0));
  }

  /** What is shown of a run: its last event, or the program after its last line. Precondition: there is a view. @returns {import('./algorithms/view.js').Moment} */
  get shown() {
    const { view, lastKind, machine, lines, detail } = this;
    const event = momentOf(
      /** @type {import('./run-protocol.js').View} */ (view).snapshot,
      lastKind,
    );
    if (!machine || !lines || detail !== 'lines') return event;
    return stateAt(this.watched.id, lines, machine, event, this.#walk.offset > 0);
  }

  /** What the program has printed; at the end of the run, all that it prints. */
  get printed() {
    const { machine } = this;
    if (!machine) return '';
    const isOver = this.atEnd && this.detail !== 'lines';
    return isOver ? this.#walk.printedAtEnd() : machine.printed;
  }

  /** Moves by a line between two events. Precondition: there is a machine. @param {Way} way @returns {boolean}  false if the run has to move */
  lineBy(way) {
    if (this.#walk[way]()) {
      this.tell();
      return true;
    }
    if (way === 'previous' && this.step) this.#walk.backInto(this.step - 1);
    return false;
  }
}
