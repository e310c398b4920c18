// Counts all solutions in two ways at once: one by one, which shows early how the number grows, and,
// if that takes long, exactly without enumerating them. The first to finish ends the other.
//
// The page loads this module when the user asks for a count.
// @ts-check
import { Requests } from '../base/worker/requests.js';
import { waits } from '../base/worker/waits.js';

/** @typedef {import('./client.js').Client} Client */

/** Time for counting one by one before the exact count begins. */
const HEAD_START_MS = 150;

/**
 * What is known of the number of solutions.
 * @typedef {object} Known
 * @property {number | bigint} count  solutions found
 * @property {number} milliseconds  since the start
 * @property {number | null} part  of the exact count that is done, 0..1; null unless it is running
 */

/** @typedef {{count: number | bigint, milliseconds: number, complete: boolean}} Counted */

/**
 * @typedef {object} Workers
 * @property {Pick<Client, 'ask'>} client  counts one by one
 * @property {(name: 'count-worker') => Worker} startWorker
 */

/** The worker of the exact count, which is kept for the next one. @type {Requests<import('./count-protocol.js').Table> | undefined} */
let requests;

/**
 * @param {Workers} workers
 * @param {string} givens  81 digits
 * @param {AbortSignal} signal
 * @param {(part: number) => void} progress  called with the part that is done, 0..1
 * @returns {Promise<string | null>}  in decimal digits; null if it was stopped or is not available
 */
async function countExactly({ startWorker }, givens, signal, progress) {
  await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
  if (signal.aborted) return null;
  requests ??= new Requests(() => startWorker('count-worker'));
  const question = /** @type {const} */ ({ type: 'count', givens });
  try {
    const asked = requests.ask(question, { signal, progress: ({ part }) => progress(part) });
    return (await asked.answer).total;
  } catch (error) {
    waits.note('count', error);
    return null; // counting one by one continues without it
  }
}

/**
 * Counts the solutions of a puzzle.
 * @param {Workers} workers
 * @param {{state: string, givens: string | null, limit: number}} puzzle  `givens`: for the exact count,
 *   null without it; `limit`: stop counting one by one after this number of solutions
 * @param {AbortSignal} signal  stops the count: the promise still resolves, with what is known
 * @param {(known: Known) => void} show  called about ten times a second
 * @returns {Promise<Counted>}  rejects if the worker fails
 */
export async function countAll(workers, { state, givens, limit }, signal, show) {
  const started = performance.now();
  const since = () => ({ milliseconds: performance.now() - started });
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  let found = 0;
  let done = /** @type {number | null} */ (null);
  const tell = () => {
    if (!ended.signal.aborted) show({ ...since(), count: found, part: done });
  };
  /** @type {Promise<Counted>} */
  const oneByOne = workers.client.ask(
    { type: 'count', state, limit },
    {
      signal: ended.signal,
      progress: ({ count }) => {
        found = count;
        tell();
      },
    },
  );
  if (!givens) {
    try {
      return await oneByOne;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }
  const total = countExactly(workers, givens, ended.signal, (part) => {
    done = part;
    tell();
  });
  const exact = total.then((digits) =>
    digits === null ? oneByOne : { ...since(), count: BigInt(digits), complete: true },
  );
  exact.catch(() => {}); // if one by one has failed first
  try {
    const first = await Promise.race([oneByOne, exact]);
    return first.complete || ended.signal.aborted ? first : await exact;
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}
