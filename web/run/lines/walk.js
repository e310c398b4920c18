// Where the player is among the lines between two events of a run.
// @ts-check
import { viewOf } from '../algorithms/table.js';
import { momentOf } from '../algorithms/view.js';
import { linesOf } from '../listing.js';
import { partsOf } from '../run-protocol.js';
import { Lines } from './lines.js';

/** Variables as texts; null for a call, which has the name of its method. @typedef {[name: string, value: string | null][]} Rows */
/** The variables now, and those before if they are known. @typedef {{now: Rows, then: Rows}} Followed */
/** @typedef {import('../run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../run-protocol.js').Snapshot} Snapshot */

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
  /** @type {import('./machine.js').Machine | null} */
  #machine = null;
  /** @type {() => import('./machine.js').Machine} */
  #restart = () => {
    throw new Error('no program');
  };
  /** @type {Snapshot | undefined} */
  #snapshot;
  /** The step that is entered at its last line. */
  #backInto = -1;

  /** Follows the program of an algorithm. @param {Algorithm} algorithm @param {number} variant */
  follow(algorithm, variant) {
    if (algorithm === this.#algorithm && variant === this.#variant) return;
    this.#algorithm = algorithm;
    this.#variant = variant;
    this.#snapshot = undefined;
    const view = viewOf(algorithm).lines;
    this.lines = view ? new Lines(linesOf(algorithm, variant), view) : null;
  }

  /**
   * The program where the player is.
   * @param {Snapshot} snapshot  after the last event
   * @param {string} kind  of the last event
   * @param {string} puzzle  81 digits
   */
  at(snapshot, kind, puzzle) {
    const { lines } = this;
    if (!lines) return null;
    if (snapshot !== this.#snapshot) {
      if (snapshot.step !== (this.#snapshot?.step ?? -2) + 1) this.then = [];
      this.#snapshot = snapshot;
      this.#restart = () =>
        lines.at(momentOf(snapshot, kind), partsOf(snapshot.last).label, puzzle);
      this.#machine = null;
      this.offset = this.#backInto === snapshot.step ? this.#count() : 0;
      this.#backInto = -1;
    }
    if (!this.#machine) {
      this.#machine = this.#restart();
      for (let line = 0; line < this.offset; line++) this.#machine.step();
    }
    return this.#machine;
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
    this.then = this.lines.rows(this.#machine);
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
