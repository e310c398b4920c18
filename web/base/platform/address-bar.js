// The address of the page, which has its state: read, and replaced without a new entry in the history.
// @ts-check

/** Some browsers allow only a hundred changes in half a minute: twenty at once, then one per pause. */
const AT_ONCE = 20;
const PAUSE_MS = 400;

/**
 * What the address bar needs of a window; replaced in tests.
 * @typedef {object} Place
 * @property {{href: string}} location
 * @property {Pick<History, 'replaceState'>} history
 * @property {(type: string, action: () => void) => void} addEventListener
 */

export class AddressBar {
  #place;
  #now;
  /** The address as this page has seen it. */
  #seen;
  #credit = AT_ONCE;
  #last = 0;
  #timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  #latest = '';

  /** @param {Place} place @param {() => number} [now]  milliseconds */
  constructor(place, now = () => performance.now()) {
    this.#place = place;
    this.#now = now;
    this.#seen = place.location.href;
    place.addEventListener('hashchange', () => this.#take());
  }

  /** The user has gone to another address: what was still to be written is out of date. */
  #take() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#seen = this.#place.location.href;
  }

  #write() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // The user has changed the address, and its event is yet to come.
    if (this.#place.location.href !== this.#seen) return;
    try {
      this.#place.history.replaceState(null, '', this.#latest);
    } catch {
      // A frame without an address.
    }
    this.#seen = this.#place.location.href;
  }

  /**
   * Replaces the address, at once if the browser allows it: a reload takes the address as it is. A
   * change by the user that has not been reported yet wins.
   * @param {string} address
   */
  write(address) {
    this.#latest = address;
    const now = this.#now();
    this.#credit = Math.min(AT_ONCE, this.#credit + (now - this.#last) / PAUSE_MS);
    this.#last = now;
    if (this.#credit >= 1) {
      this.#credit--;
      this.#write();
    } else {
      this.#timer ??= setTimeout(() => this.#write(), PAUSE_MS);
    }
  }
}
