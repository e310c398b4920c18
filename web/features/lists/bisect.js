// Solves a chunk in parts where workers die or time is short.
//
// Finds the record that kills workers: its chunk is halved until a single record is left, which
// becomes an error. All other records are solved. A part for which a worker's time is too short is
// halved, too, so that the workers share the rest of it.
// @ts-check
import { endsInside } from './chunks.js';
import { WorkersDied } from './pool.js';

/** @typedef {import('./batch-protocol.js').DoneReply} DoneReply */
/** @typedef {import('./chunks.js').Cut} Cut */
/** @typedef {{bytes: Uint8Array, continued: boolean, headingLines: number}} Part  of a chunk, or all of it */
/** @typedef {{bytes: number, reply: DoneReply}} Solved  the length of a part and its answer */
/** @typedef {{solved: Solved | null, rest: Promise<Answers>[]}} Answers  to the beginning of a part, then to its rest */

/** Limits the time for a chunk that is full of records that kill workers. */
const MOST_HALVINGS = 32;

/** The last record end in the first half, or else in the bytes; 0 if there is none. @param {Uint8Array} bytes @param {Cut} cut */
const middle = async (bytes, cut) =>
  (await cut(bytes.subarray(0, bytes.length / 2))) || (await cut(bytes.subarray(0, -1)));

/**
 * Solves a chunk, in parts if necessary.
 * @param {Part} chunk
 * @param {(part: Part, how: {markCrashed?: boolean, first?: boolean}) => Promise<DoneReply>} ask
 *   rejects with `WorkersDied`; with `markCrashed` it solves nothing, and each record is an error; with
 *   `first` it asks before other questions that wait
 * @param {Cut} cut
 * @param {boolean} lines  records are lines
 * @returns {Promise<Answers>}  rejects if a part fails for another reason
 */
export async function bisect(chunk, ask, cut, lines) {
  let halvings = MOST_HALVINGS;

  /** The part after the first `end` bytes. @param {Part} part @param {number} end @returns {Part} */
  const after = ({ bytes }, end) => ({
    bytes: bytes.subarray(end),
    continued: lines && endsInside(bytes.subarray(0, end)),
    headingLines: 0,
  });
  /** Two halves; nothing if the part is a single record. @param {Part} part @returns {Promise<Part[]>} */
  async function halves(part) {
    const end = await middle(part.bytes, cut);
    return end ? [{ ...part, bytes: part.bytes.subarray(0, end) }, after(part, end)] : [];
  }
  /** Starts with the last part, because each question is asked before the waiting ones. @param {Part[]} parts */
  function startAll(parts) {
    const started = parts.reverse().map((part) => solve(part, true));
    for (const each of started) each.catch(() => {}); // `inOrder` awaits it later
    return started.reverse();
  }
  /** @param {Part} part @param {boolean} first @returns {Promise<Answers>} */
  async function solve(part, first) {
    const { length } = part.bytes;
    try {
      const reply = await ask(part, { first });
      const { end } = reply;
      const rest = end < length ? after(part, end) : null;
      const left = rest ? await halves(rest) : [];
      const parts = rest && left.length === 0 ? [rest] : left;
      return { solved: { bytes: end, reply }, rest: startAll(parts) };
    } catch (error) {
      if (!(error instanceof WorkersDied)) throw error;
    }
    const parts = halvings-- > 0 ? await halves(part) : [];
    if (parts.length > 0) return { solved: null, rest: startAll(parts) };
    const reply = await ask(part, { markCrashed: true, first });
    return { solved: { bytes: length, reply }, rest: [] };
  }
  return solve(chunk, false);
}

/** All answers to a chunk in order. @param {Promise<Answers>} answers @returns {AsyncGenerator<Solved>} */
export async function* inOrder(answers) {
  const { solved, rest } = await answers;
  if (solved) yield solved;
  for (const each of rest) yield* inOrder(each);
}
