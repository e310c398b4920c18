// Requests that wait: however many come, few are kept. Of each type the latest counts.
// @ts-check

/** @typedef {import('./messages.js').Request} Request */
/** @typedef {string | number} Id */
/** @typedef {{request: Request, ids: Id[]}} Waiting  `ids` of all that it stands for */

const IDS = 32; // answered for one request; who asks faster cannot be waiting for each

/** Those that add up, so that an earlier one is not lost to a later. */
const MERGED = ['set', 'getState'];

export class Mailbox {
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();

  get empty() {
    return this.#waiting.size === 0;
  }

  /** @param {Request} request @returns {Id[]} of requests that are carried out no more */
  put(request) {
    const { type, id } = request;
    const old = this.#waiting.get(type);
    const merged = old && MERGED.includes(type);
    const ids = [...(merged ? old.ids : []), ...(id === undefined ? [] : [id])];
    const dropped = [...(merged ? ids.splice(0, ids.length - IDS) : (old?.ids ?? []))];
    this.#waiting.delete(type); // the latest comes last
    const options = { ...old?.request.options, ...request.options };
    this.#waiting.set(type, { request: merged ? { ...request, options } : request, ids });
    return dropped;
  }

  /** The one that came first. @returns {Waiting | undefined} */
  take() {
    for (const [type, waiting] of this.#waiting) {
      this.#waiting.delete(type);
      return waiting;
    }
    return undefined;
  }
}
