// What the page is still waiting for after a few seconds: scripts, workers and modules that load. Nothing
// is given up: what arrives late is used. Meanwhile the page can say so and offer to try again.
// @ts-check

/** A wait is late after this time, in milliseconds. */
const LATE_MS = 4000;

/**
 * The timers of a page; replaced in tests.
 * @typedef {object} Timers
 * @property {(action: () => void, milliseconds: number) => any} set
 * @property {(timer: any) => void} clear
 */
/** @type {Timers} */
const TIMERS = {
  set: (action, milliseconds) => setTimeout(action, milliseconds),
  clear: (timer) => clearTimeout(timer),
};

/** Event: `change` after a wait has become late, and after a late one has ended. */
export class Waits extends EventTarget {
  #timers;
  /** How to try again, for each wait that is late. @type {Set<() => void>} */
  #late = new Set();

  /** @param {Timers} [timers] */
  constructor(timers = TIMERS) {
    super();
    this.#timers = timers;
  }

  /** Whether a wait is late. */
  get late() {
    return this.#late.size > 0;
  }

  /**
   * Begins a wait.
   * @param {() => void} retry  tries again; called only while the wait is late
   * @returns {() => void}  ends the wait
   */
  begin(retry) {
    const again = () => retry(); // equal functions are different waits
    const timer = this.#timers.set(() => {
      this.#late.add(again);
      this.dispatchEvent(new Event('change'));
    }, LATE_MS);
    return () => {
      this.#timers.clear(timer);
      if (this.#late.delete(again)) this.dispatchEvent(new Event('change'));
    };
  }

  /** Tries again whatever is late. */
  retry() {
    for (const again of [...this.#late]) again();
  }
}

/** The waits of this page. */
export const waits = new Waits();
