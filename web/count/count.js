// All solutions are counted in two ways at once: one by one, which shows at once how it grows, and,
// where that takes long, exactly without finding them. Whichever is done first ends the other.
//
// A bundle of its own: the page loads it when somebody wants to count.
// @ts-check
import { Requests } from '../requests.js';
import * as strings from '../strings/count-en.js';

/** @typedef {import('../client.js').Client} Client */
/** @typedef {import('./count-protocol.js').CountedReply} CountedReply */
/** @typedef {import('./count-protocol.js').ProgressReply} ProgressReply */

const PATIENCE = 300; // ms that the solutions are counted one by one before the other way begins

/** @type {Requests | undefined} */
let requests;
const startWorker = () =>
  new Worker(new URL('count-worker.js', import.meta.url), { type: 'module' });
/** @param {import('../requests.js').Asked[]} lost @param {string} message */
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
 * @param {Client} client  counts one by one
 * @param {{state: string, givens: string, limit: number}} puzzle  `limit`: no further one by one
 * @param {AbortSignal} signal  ends the count: the promise still resolves, to what there is
 * @param {(known: Known) => void} show  called about ten times a second
 * @returns {Promise<Counted>}
 */
export async function countAll(client, { state, givens, limit }, signal, show) {
  const started = performance.now();
  const since = () => ({ milliseconds: performance.now() - started });
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  let found = 0;
  let note = '';
  const tell = () => {
    if (!ended.signal.aborted) show({ ...since(), count: found, note });
  };
  const oneByOne = client.ask(
    { type: 'count', state, limit },
    {
      signal: ended.signal,
      progress: ({ count }) => {
        found = count;
        tell();
      },
    },
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const exactly = late.then(async () => {
    if (ended.signal.aborted) return null;
    requests ??= new Requests(startWorker, () => {}, giveUp);
    const { answer } = requests.ask(
      { type: 'count', givens },
      {
        signal: ended.signal,
        progress: (/** @type {ProgressReply} */ { part }) => {
          note = strings.exactly(part);
          tell();
        },
      },
    );
    /** @type {CountedReply} */
    const { total } = await answer;
    return total;
  });
  // Where a browser cannot load it, there is still the other way.
  const exact = exactly
    .catch(() => null)
    .then((total) =>
      total === null ? oneByOne : { ...since(), count: BigInt(total), complete: true },
    );
  try {
    const first = await Promise.race([oneByOne, exact]);
    return first.complete || ended.signal.aborted ? first : await exact;
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}
