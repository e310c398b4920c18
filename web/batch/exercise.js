// What workers exercise on: what a list asks of them, in small.
// @ts-check

/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

/** Liang's, with few candidates; one of 17 givens; Arto Inkala's of 2010, which takes many guesses. */
const PUZZLES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
];

/** A worker is at it for about a millisecond. @type {Omit<WorkRequest, 'id'>} */
export const EXERCISE = {
  type: 'work',
  bytes: new TextEncoder().encode(`${PUZZLES.join('\n')}\n`.repeat(80)),
  input: 'line',
  format: 'line',
  limit: 2,
  continued: false,
  refused: false,
  easy: 0,
};

/** How many are enough, for all workers together: about 0.3 s of processor time. */
export const EXERCISES = 300;
