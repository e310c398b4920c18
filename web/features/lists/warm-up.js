// The questions of the warm-up: typical work of lists.
// @ts-check

/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

/** Liang's, with few candidates; one with 17 givens; Arto Inkala's of 2010, which needs many guesses. */
const PUZZLES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
];
const SHORT = 20_000; // bytes, about a millisecond of work
const SHORT_ONES = 300; // for all workers together, about 0.3 s of processor time

/** A question with the lines repeated up to `bytes` bytes. @param {string[]} lines @param {number} bytes @returns {Omit<WorkRequest, 'id'>} */
function warmUp(lines, bytes) {
  const text = `${lines.join('\n')}\n`;
  return {
    type: 'work',
    bytes: new TextEncoder().encode(text.repeat(Math.floor(bytes / text.length))),
    input: 'line',
    format: 'line',
    rater: null,
    headingLines: 0,
    continued: false,
    markCrashed: false,
    hardestThreshold: 0,
  };
}

/**
 * The questions: first short ones, during which the browser optimizes the code, then easy ones as long
 * as the longest chunk, which make the browser allocate the memory.
 * @param {number} long  number of long questions
 * @param {number} bytes  of each of these
 */
export function* warmUps(long, bytes) {
  const shortOne = warmUp(PUZZLES, SHORT);
  for (let i = 0; i < SHORT_ONES; ++i) yield shortOne;
  const longOne = warmUp(PUZZLES.slice(0, 1), bytes);
  for (let i = 0; i < long; ++i) yield longOne;
}
