// Requests that wait, at most one of each type: the latest.
// @ts-check

/** @typedef {import('./messages.js').Request} Request */
/** @typedef {string | number} Id */
/** @typedef {{request: Request, ids: Id[]}} Waiting  `ids` of all requests that were merged */

/** Maximum number of ids that a merged request keeps. */
const IDS = 32;

/** Types of requests that are merged instead of replaced. */
const MERGED = ['set', 'getState'];

export class Mailbox {
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();

  get empty() {
    return this.#waiting.size === 0;
  }

  /** @param {Request} request @returns {Id[]} of requests that are superseded */
  put(request) {
    const { type, id } = request;
    const old = this.#waiting.get(type);
    const merged = old && MERGED.includes(type);
    const ids = [...(merged ? old.ids : []), ...(id === undefined ? [] : [id])];
    const dropped = [...(merged ? ids.splice(0, ids.length - IDS) : (old?.ids ?? []))];
    this.#waiting.delete(type); // the latest is last
    const options = { ...old?.request.options, ...request.options };
    this.#waiting.set(type, { request: merged ? { ...request, options } : request, ids });
    return dropped;
  }

  /** Removes the oldest request. @returns {Waiting | undefined} */
  take() {
    for (const [type, waiting] of this.#waiting) {
      this.#waiting.delete(type);
      return waiting;
    }
    return undefined;
  }
}
