// Loads the player when there is time for it, or when it is needed.
// @ts-check

/** Runs something when the page is idle, after a second at the latest. @param {() => void} action */
const soon = (action) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: 1000 })
    : setTimeout(action, 100);

/** @template Player */
export class PlayerLoader {
  #load;
  #onfail;
  /** @type {Promise<Player> | null} */
  #loading = null;
  #scheduled = false;

  /**
   * @param {() => Promise<Player>} load
   * @param {(error: unknown) => void} onfail  called after each failure
   */
  constructor(load, onfail) {
    this.#load = load;
    this.#onfail = onfail;
  }

  /**
   * Loads the player once. After a failure, the next call tries again.
   * @returns {Promise<Player | null>}  null if it cannot be loaded
   */
  get() {
    this.#loading ??= this.#load();
    return this.#loading.catch((error) => {
      this.#loading = null;
      this.#onfail(error);
      return null;
    });
  }

  /** Loads it as soon as there is time; only the first call counts. */
  schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    if (!this.#loading) soon(() => this.get());
  }
}
