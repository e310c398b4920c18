// Finds the record that kills workers: its chunk is halved until a single record is left, which
// becomes an error. All other records are solved.
// @ts-check
import { endsInside } from './chunks.js';
import { WorkersDied } from './pool.js';

/** @typedef {import('./batch-protocol.js').DoneReply} DoneReply */
/** @typedef {import('./chunks.js').Cut} Cut */
/** @typedef {{bytes: Uint8Array, continued: boolean, headingLines: number}} Part  of a chunk, or all of it */
/** @typedef {{bytes: number, reply: DoneReply}} Solved  the length of a part and its answer */

/** Limits the time for a chunk that is full of such records. */
const MOST_HALVINGS = 32;

/** The last record end in the first half, or else in the bytes; 0 if there is none. @param {Uint8Array} bytes @param {Cut} cut */
const middle = async (bytes, cut) =>
  (await cut(bytes.subarray(0, bytes.length / 2))) || (await cut(bytes.subarray(0, -1)));

/**
 * Solves a chunk, in parts if workers die.
 * @param {Part} chunk
 * @param {(part: Part, markCrashed: boolean) => Promise<DoneReply>} ask  rejects with
 *   `WorkersDied`; with `markCrashed` it solves nothing, and each record is an error
 * @param {Cut} cut
 * @param {boolean} lines  records are lines
 * @returns {Promise<Solved[]>}  in order
 */
export async function bisect(chunk, ask, cut, lines) {
  let halvings = MOST_HALVINGS;
  /** @param {Part} part @returns {Promise<Solved[]>} */
  const solve = async (part) => {
    const { bytes } = part;
    const solved = (/** @type {DoneReply} */ reply) => [{ bytes: bytes.length, reply }];
    try {
      return solved(await ask(part, false));
    } catch (error) {
      if (!(error instanceof WorkersDied)) throw error;
    }
    const end = halvings-- > 0 ? await middle(bytes, cut) : 0;
    if (end === 0) return solved(await ask(part, true));
    const first = bytes.subarray(0, end);
    return [
      ...(await solve({ ...part, bytes: first })),
      ...(await solve({
        bytes: bytes.subarray(end),
        continued: lines && endsInside(first),
        headingLines: 0,
      })),
    ];
  };
  return solve(chunk);
}
