// All solutions are counted in two ways at once: one by one, which shows at once how it grows, and,
// where that takes long, exactly without finding them. Whichever is done first ends the other.
//
// A bundle of its own: the page loads it when somebody wants to count.
// @ts-check
import { Requests } from '../base/worker/requests.js';
import { strings } from './en.js';

/** @typedef {import('./client.js').Client} Client */
/** @typedef {import('./count-protocol.js').CountedReply} CountedReply */
/** @typedef {import('./count-protocol.js').ProgressReply} ProgressReply */

const PATIENCE = 150; // ms that the solutions are counted one by one before the other way begins

/** @type {Requests | undefined} */
let requests;
/** @param {import('../base/worker/requests.js').Asked[]} lost @param {string} message */
const giveUp = (lost, message) => {
  for (const asked of lost) requests?.fail(asked, message);
};

/**
 * What is known of the number of solutions.
 * @typedef {object} Known
 * @property {number | bigint} count  that many were found
 * @property {number} milliseconds  since the start
 * @property {string} note  how far the exact count is; empty where it is not at work
 */

/** @typedef {{count: number | bigint, milliseconds: number, complete: boolean}} Counted */

/**
 * What the page hands over.
 * @typedef {object} Page
 * @property {Client} client  counts one by one
 * @property {typeof import('#platform').startWorker} startWorker
 * @property {typeof import('../base/words/language.js').speak} speak
 */

/**
 * @param {Page} page
 * @param {string} givens  81 digits
 * @param {AbortSignal} signal
 * @param {(part: number) => void} progress  how much of the work is done, 0..1
 * @returns {Promise<string | null>}  in decimal digits; null where it was ended or cannot be had
 */
async function countExactly({ startWorker, speak }, givens, signal, progress) {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  if (signal.aborted) return null;
  await speak({ count: strings });
  requests ??= new Requests(
    () => startWorker('count-worker'),
    () => {},
    giveUp,
  );
  const options = { signal, progress: (/** @type {ProgressReply} */ { part }) => progress(part) };
  try {
    /** @type {CountedReply} */
    const { total } = await requests.ask({ type: 'count', givens }, options).answer;
    return total;
  } catch {
    return null; // a browser without what it takes still counts one by one
  }
}

/**
 * @param {Page} page
 * @param {{state: string, givens: string, limit: number}} puzzle  `limit`: no further one by one
 * @param {AbortSignal} signal  ends the count: the promise still resolves, to what there is
 * @param {(known: Known) => void} show  called about ten times a second
 * @returns {Promise<Counted>}
 */
export async function countAll(page, { state, givens, limit }, signal, show) {
  const started = performance.now();
  const since = () => ({ milliseconds: performance.now() - started });
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  let found = 0;
  let note = '';
  const tell = () => {
    if (!ended.signal.aborted) show({ ...since(), count: found, note });
  };
  /** @type {Promise<Counted>} */
  const oneByOne = page.client.ask(
    { type: 'count', state, limit },
    {
      signal: ended.signal,
      progress: ({ count }) => {
        found = count;
        tell();
      },
    },
  );
  const total = countExactly(page, givens, ended.signal, (part) => {
    note = strings.exactly(part);
    tell();
  });
  const exact = total.then((digits) =>
    digits === null ? oneByOne : { ...since(), count: BigInt(digits), complete: true },
  );
  try {
    const first = await Promise.race([oneByOne, exact]);
    return first.complete || ended.signal.aborted ? first : await exact;
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}
