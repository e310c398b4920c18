// What workers exercise on: what a list asks of them.
// @ts-check

/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

/** Liang's, with few candidates; one of 17 givens; Arto Inkala's of 2010, which takes many guesses. */
const PUZZLES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
];
const SHORT = 20_000; // bytes: a worker is at it for about a millisecond
const SHORT_ONES = 300; // enough, for all workers together: about 0.3 s of processor time

/** Lines again and again, up to so many bytes. @param {string[]} lines @param {number} bytes @returns {Omit<WorkRequest, 'id'>} */
function exerciseOn(lines, bytes) {
  const text = `${lines.join('\n')}\n`;
  return {
    type: 'work',
    bytes: new TextEncoder().encode(text.repeat(Math.floor(bytes / text.length))),
    input: 'line',
    format: 'line',
    headingLines: 0,
    continued: false,
    markCrashed: false,
    hardestThreshold: 0,
  };
}

/**
 * First short ones, on which code gets fast. Then easy ones that are as long as chunks can be: the
 * memory for those is cleared when it is first used, page by page.
 * @param {number} long  how many of the long ones
 * @param {number} bytes  of each of them
 */
export function* exercises(long, bytes) {
  const shortOne = exerciseOn(PUZZLES, SHORT);
  for (let i = 0; i < SHORT_ONES; ++i) yield shortOne;
  const longOne = exerciseOn(PUZZLES.slice(0, 1), bytes);
  for (let i = 0; i < long; ++i) yield longOne;
}
