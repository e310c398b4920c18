// A chunk that workers die of is halved, and its halves again, until a single record is to blame:
// that one becomes an error, all others are solved.
// @ts-check
import { endsInside } from './chunks.js';
import { Deadly } from './pool.js';

/** @typedef {import('./batch-protocol.js').DoneReply} DoneReply */
/** @typedef {import('./chunks.js').Cut} Cut */
/** @typedef {{bytes: Uint8Array, continued: boolean, headingLines: number}} Part  as of a chunk */
/** @typedef {{bytes: number, reply: DoneReply}} Solved  a part of so many bytes */

/** Halvings of a chunk, so that one full of such records does not take forever. */
const PATIENCE = 32;

/** Where the bytes can be cut in two, nearest to the middle from below; 0: nowhere. @param {Uint8Array} bytes @param {Cut} cut */
const middle = async (bytes, cut) =>
  (await cut(bytes.subarray(0, bytes.length / 2))) || (await cut(bytes.subarray(0, -1)));

/**
 * Solves a chunk, in parts where it must be.
 * @param {Part} chunk
 * @param {(part: Part, markCrashed: boolean) => Promise<DoneReply>} ask  rejects with `Deadly`
 * @param {Cut} cut
 * @param {boolean} lines  records are lines
 * @returns {Promise<Solved[]>}  in order
 */
export async function salvage(chunk, ask, cut, lines) {
  let patience = PATIENCE;
  /** @param {Part} part @returns {Promise<Solved[]>} */
  const solve = async (part) => {
    const { bytes } = part;
    const solved = (/** @type {DoneReply} */ reply) => [{ bytes: bytes.length, reply }];
    try {
      return solved(await ask(part, false));
    } catch (error) {
      if (!(error instanceof Deadly)) throw error;
    }
    const end = patience-- > 0 ? await middle(bytes, cut) : 0;
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
