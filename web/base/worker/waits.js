// What the page is still waiting for after a few seconds, and what it could not load: scripts, style
// sheets, workers and modules. Nothing is given up: what arrives late is used. Meanwhile the page can say
// so and offer to try again.
// @ts-check

/** A wait is late after this time, in milliseconds. Waits that follow each other count as one. */
const LATE_MS = 4000;
/** A wait lasts at least this long before it is late. */
const LEAST_MS = 500;
/** Waits with no more time between them follow each other. */
const GAP_MS = 100;

/**
 * The timers of a page; replaced in tests.
 * @typedef {object} Timers
 * @property {(action: () => void, milliseconds: number) => number} set
 * @property {(timer: number) => void} clear
 * @property {() => number} now  in milliseconds
 */
/** @type {Timers} */
const TIMERS = {
  set: (action, milliseconds) => setTimeout(action, milliseconds),
  clear: (timer) => clearTimeout(timer),
  now: () => performance.now(),
};

/** Event: `change` after `late` or `failure` may have changed. */
export class Waits extends EventTarget {
  #timers;
  /** How to try again, for each wait that is late. @type {Set<() => void>} */
  #late = new Set();
  /** Why parts of the page could not be loaded, by part. @type {Map<string, unknown>} */
  #failures = new Map();
  /** The number of waits now, and the time of the first of those that follow each other. */
  #count = 0;
  #since = 0;
  #ended = -Infinity;

  /** @param {Timers} [timers] */
  constructor(timers = TIMERS) {
    super();
    this.#timers = timers;
  }

  /** Whether a wait is late. */
  get late() {
    return this.#late.size > 0;
  }

  /** Why the part that failed last could not be loaded; undefined once each part has been loaded. */
  get failure() {
    return [...this.#failures.values()].pop();
  }

  /** Notes why a part of the page cannot be used, or without a reason that it can. @param {string} part @param {unknown} [error] */
  note(part, error) {
    const changes = error !== undefined || this.#failures.has(part);
    this.#failures.delete(part);
    if (error !== undefined) this.#failures.set(part, error);
    if (changes) this.#change();
  }

  #change() {
    this.dispatchEvent(new Event('change'));
  }

  /**
   * Begins a wait.
   * @param {() => void} retry  tries again; called only while the wait is late
   * @returns {() => void}  ends the wait
   */
  begin(retry) {
    const again = () => retry(); // equal functions are different waits
    const now = this.#timers.now();
    if (!this.#count++ && now - this.#ended > GAP_MS) this.#since = now;
    const timer = this.#timers.set(
      () => {
        this.#late.add(again);
        this.#change();
      },
      Math.max(LEAST_MS, this.#since + LATE_MS - now),
    );
    return () => {
      this.#count--;
      this.#ended = this.#timers.now();
      this.#timers.clear(timer);
      if (this.#late.delete(again)) this.#change();
    };
  }

  /**
   * Loads a part of the page. While it is late, trying again loads the page again: its state is in the
   * address, and a second `import()` would wait for the same request.
   * @template T
   * @param {() => Promise<T>} load
   * @param {string} [part]  its name, which no other part has
   * @returns {Promise<T>}  as of `load`
   */
  async load(load, part = String(load)) {
    const end = this.begin(() => location.reload());
    try {
      const loaded = await load();
      this.note(part);
      return loaded;
    } catch (error) {
      this.note(part, error);
      throw error;
    } finally {
      end();
    }
  }

  /** Tries again whatever is late. */
  retry() {
    for (const again of [...this.#late]) again();
  }
}

/** The waits of this page. */
export const waits = new Waits();
/** Loads a part of this page: whatever is imported later goes through it. @type {typeof waits.load} */
export const awaited = (load, part) => waits.load(load, part);
