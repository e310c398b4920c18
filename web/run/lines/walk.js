// Where the player is among the lines between two events of a run.
// @ts-check
import { viewOf } from '../algorithms/table.js';
import { momentOf } from '../algorithms/view.js';
import { linesOf } from '../listing.js';
import { partsOf } from '../run-protocol.js';
import { Lines } from './lines.js';

/** A variable as a text; null for a call, which has the name of its method. The same variable of the same call has the same key. @typedef {{name: string, value: string | null, key: string}[]} Rows */
/**
 * The variables now, and those before if they are known; of a program of the user, also its calls, the innermost
 * first, with the lines in which they are; null if these are not recorded.
 * @typedef {{now: Rows, then: Rows, calls?: {name: string, line: number}[] | null}} Followed
 */
/** @typedef {import('../run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../run-protocol.js').Snapshot} Snapshot */

/** Calls whose variables are shown if the player can be between two events; else only the innermost. */
const CALLS = 2;

export class Walk {
  /** The program whose lines can be followed. @type {Lines | null} */
  lines = null;
  /** Lines executed since the last event. */
  offset = 0;
  /** The variables one line before, if they are known. @type {Rows} */
  then = [];
  /** @type {Algorithm | undefined} */
  #algorithm;
  #variant = -1;
  #puzzle = '';
  /** @type {import('./machine.js').Machine | null} */
  #machine = null;
  /** @type {() => import('./machine.js').Machine} */
  #restart = () => {
    throw new Error('no program');
  };
  /** @type {Snapshot | undefined} */
  #snapshot;
  /** What has been printed at the end of a run. @type {{snapshot?: Snapshot, printed: string}} */
  #ended = { printed: '' };
  /** The player can be between two events. */
  #between = false;
  /** The step that is entered at its last line. */
  #backInto = -1;

  /** Follows the program of an algorithm. @param {Algorithm} algorithm @param {number} variant @param {string} puzzle  81 digits */
  follow(algorithm, variant, puzzle) {
    const { lines: view } = viewOf(algorithm);
    const isSame = algorithm === this.#algorithm && variant === this.#variant;
    if (isSame && puzzle === this.#puzzle) return;
    this.#algorithm = algorithm;
    this.#variant = variant;
    this.#puzzle = puzzle;
    this.#snapshot = undefined;
    this.lines = view ? new Lines(linesOf(algorithm, variant, puzzle), view, puzzle) : null;
  }

  /**
   * The program where the player is.
   * @param {Snapshot} snapshot  after the last event
   * @param {string} kind  of the last event
   * @param {boolean} between  the player can be between two events
   */
  at(snapshot, kind, between) {
    const { lines } = this;
    if (!lines) return null;
    if (this.#between !== between) this.then = [];
    this.#between = between;
    if (snapshot !== this.#snapshot) {
      if (snapshot.step !== (this.#snapshot?.step ?? -2) + 1) this.then = [];
      this.#snapshot = snapshot;
      this.#restart = () => lines.at(momentOf(snapshot, kind), partsOf(snapshot.last).label);
      this.#machine = null;
      this.offset = this.#backInto === snapshot.step ? this.#count() : 0;
      this.#backInto = -1;
    }
    if (this.offset && !between) {
      this.offset = 0;
      this.#machine = null;
    }
    if (!this.#machine) {
      this.#machine = this.#restart();
      for (let line = 0; line < this.offset; line++) this.#machine.step();
    }
    return this.#machine;
  }

  /**
   * The variables where the player is, and those before: one line before or, without the lines between events,
   * one event before.
   * @param {import('./machine.js').Machine} machine
   * @param {Snapshot | undefined} before  the step before, if it is known
   * @param {string} kind  of the event before it
   * @returns {Followed}
   */
  followed(machine, before, kind) {
    const { lines } = this;
    if (!lines) return { now: [], then: [] };
    if (this.#between) return { now: lines.rows(machine, CALLS), then: this.then };
    const then = before && lines.at(momentOf(before, kind), partsOf(before.last).label);
    return { now: lines.rows(machine, 1), then: then ? lines.rows(then, 1) : [] };
  }

  /** What the program prints from its beginning to its end. Precondition: the last event is that of the run. */
  printedAtEnd() {
    if (this.#ended.snapshot !== this.#snapshot) {
      const machine = this.#restart();
      while (machine.step());
      this.#ended = { snapshot: this.#snapshot, printed: machine.printed };
    }
    return this.#ended.printed;
  }

  /** The number of lines before the next event. */
  #count() {
    const machine = this.#restart();
    let count = 0;
    while (machine.step() && !this.lines?.isEvent(machine)) count++;
    return count;
  }

  /** Executes a line. @returns {boolean}  false if it is the next event, or if the program has ended */
  next() {
    if (!this.#machine || !this.lines) return false;
    this.then = this.lines.rows(this.#machine, CALLS);
    const inside = this.#machine.step() && !this.lines.isEvent(this.#machine);
    if (inside) this.offset++;
    else this.#machine = null; // made anew if the run does not move
    return inside;
  }

  /** Takes a line back. @returns {boolean}  false right after an event */
  previous() {
    if (!this.offset) return false;
    this.offset--;
    this.then = [];
    this.#machine = null;
    return true;
  }

  /** When the run arrives at a step, all lines before the next event have been executed. @param {number} step */
  backInto(step) {
    this.#backInto = step;
  }
}
