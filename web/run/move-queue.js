// The queue of the moves of a run.
// @ts-check

/** @typedef {Omit<import('./run-protocol.js').GoRequest, 'id' | 'type' | 'run'>} Move */

/** Moves that can wait: a key held down asks for more than the worker can make. */
const MOST = 8;

/** One move is under way at a time; the others wait. */
export class MoveQueue {
  /** @type {Move[]} */
  #waiting = [];
  #stop = new AbortController();
  /** @type {Move | null} */
  #current = null;

  /** The step to which the last move leads; undefined if it looks for an event, or if there is none. */
  get target() {
    return (this.#waiting.at(-1) ?? this.#current)?.step;
  }

  /** The number of moves that wait or are under way. */
  get length() {
    return this.#waiting.length + (this.#current ? 1 : 0);
  }

  /** Adds a move. One to a step supersedes all others, which end where they are. @param {Move} move */
  add(move) {
    if (move.step !== undefined) this.clear();
    if (this.#waiting.length < MOST) this.#waiting.push(move);
  }

  /** Removes the moves that wait, and stops the one under way. */
  clear() {
    this.#waiting = [];
    this.#stop.abort();
  }

  /** Forgets all moves: the run is another one. */
  reset() {
    this.clear();
    this.#current = null;
  }

  /**
   * The next move, which is under way until `done`.
   * @returns {{move: Move, signal: AbortSignal} | null}  null if none waits
   */
  take() {
    const move = this.#waiting.shift();
    if (!move) return null;
    this.#current = move;
    this.#stop = new AbortController();
    return { move, signal: this.#stop.signal };
  }

  /** The move under way has ended. */
  done() {
    this.#current = null;
  }
}
