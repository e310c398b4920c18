// Undo and redo.
// @ts-check
import { same } from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

/** The puzzles before and after the present one. */
export class History {
  /** @type {Puzzle[]} */
  #past = [];
  /** @type {Puzzle[]} */
  #future = [];

  /** @param {Puzzle} present */
  constructor(present) {
    this.present = present;
  }

  /** The puzzle that undo restores, or null. */
  get previous() {
    return this.#past.at(-1) ?? null;
  }

  /** What undo restores, the oldest first. @returns {readonly Puzzle[]} */
  get past() {
    return this.#past;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Makes `next` the present puzzle. Ends what could be redone.
   * @param {Puzzle} next
   * @returns {boolean}  false if `next` equals the present puzzle
   */
  push(next) {
    if (same(next, this.present)) return false;
    this.#past.push(this.present);
    this.#future = [];
    this.present = next;
    return true;
  }

  /** @returns {boolean}  false if there is nothing to undo */
  undo() {
    return this.#move(this.#past, this.#future);
  }

  /** @returns {boolean}  false if there is nothing to redo */
  redo() {
    return this.#move(this.#future, this.#past);
  }

  /** @param {Puzzle[]} from @param {Puzzle[]} to */
  #move(from, to) {
    const next = from.pop();
    if (!next) return false;
    to.push(this.present);
    this.present = next;
    return true;
  }
}
