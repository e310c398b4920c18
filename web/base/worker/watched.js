// One worker of the page, and all ways in which it can fail: it cannot be started, reports an error, dies
// in silence, or is not ready for a long time. serve.js is the worker's side.
// @ts-check
import { whenFree } from './lock.js';
import { waits as pageWaits } from './waits.js';

/**
 * @template Message
 * @typedef {object} Owner
 * @property {(message: Message) => void} take  called for each message that is not about the worker itself
 * @property {(message: string) => void} lost  called once if the worker has died or could not start
 * @property {() => void} restart  called when the user tries again to load what is late: replaces the worker
 */

/** @template Message  not about the worker itself */
export class WatchedWorker {
  /** @type {Worker | undefined} */
  #worker;
  #owner;
  #waits;
  /** What the worker loads at the moment: at first, its own script. */
  #loads = 1;
  /** It has loaded something besides its script. */
  #loaded = false;
  #questions = 0;
  /** Ends the wait for what it loads. @type {(() => void) | null} */
  #endWait = null;
  /** Ends the wait for its death. */
  #ended = new AbortController();

  /**
   * @param {() => Worker} start
   * @param {Owner<Message>} owner
   * @param {import('./waits.js').Waits} [waits]
   */
  constructor(start, owner, waits = pageWaits) {
    this.#owner = owner;
    this.#waits = waits;
    try {
      this.#worker = start();
    } catch (error) {
      queueMicrotask(() => this.#lose(String(error))); // the owner does not know this object yet
      return;
    }
    this.#worker.onmessage = ({ data }) => this.#take(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(event.message || 'the worker could not be started');
    };
    this.#look();
  }

  /** Number of questions that have no answer yet: only then does it matter that the worker is late. @param {number} count */
  set questions(count) {
    this.#questions = count;
    this.#look();
  }

  /** @param {object} message @param {Transferable[]} [transfer] */
  post(message, transfer = []) {
    this.#worker?.postMessage(message, transfer);
  }

  /** Ends the worker, if it has not ended. */
  terminate() {
    this.#ended.abort();
    this.#worker?.terminate();
    this.#look();
  }

  /** @param {string} message */
  #lose(message) {
    if (this.#ended.signal.aborted) return;
    this.terminate();
    this.#owner.lost(message);
  }

  /** @param {{type: string, lock?: string}} message */
  #take(message) {
    const { type, lock = '' } = message;
    if (this.#ended.signal.aborted) return;
    if (type === 'held')
      return whenFree(lock, this.#ended.signal, () => this.#lose('the worker was ended'));
    if (type !== 'started' && type !== 'loading' && type !== 'loaded')
      return this.#owner.take(/** @type {never} */ (message));
    this.#loads += type === 'loading' ? 1 : -1;
    this.#loaded ||= type === 'loaded';
    this.#look();
  }

  /** Begins or ends the wait for what the worker loads. */
  #look() {
    const waits =
      this.#loads > 0 && (!this.#loaded || this.#questions > 0) && !this.#ended.signal.aborted;
    if (waits) {
      this.#endWait ??= this.#waits.begin(() => this.#owner.restart());
    } else {
      this.#endWait?.();
      this.#endWait = null;
    }
  }
}
