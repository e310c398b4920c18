// The entry with which a game left the solution.
// @ts-check

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */

/**
 * @typedef {object} Leaving
 * @property {number} cell
 * @property {number} digit  the wrong one there now; that entered first if it is wrong no more
 * @property {Puzzle} before  the last puzzle in which each entry was right
 */

/**
 * The earliest entry since the last puzzle without a wrong entry.
 * @param {readonly Puzzle[]} past  what undo restores, the oldest first
 * @param {Puzzle} present
 * @param {string} answer  the solution
 * @returns {Leaving | null}  null if no entry is wrong, or if no earlier puzzle was right: it came with
 *   wrong entries
 */
export function leavingOf(past, present, answer) {
  const wrongIn = (/** @type {Puzzle} */ { entries }) =>
    [...entries].findIndex((digit, cell) => digit > '0' && digit !== answer[cell]);
  let after = present;
  if (wrongIn(after) < 0) return null;
  for (const before of [...past].reverse()) {
    if (before.givens !== present.givens) return null;
    if (wrongIn(before) < 0) {
      const cell = wrongIn(after);
      const now = present.entries[cell];
      const digit = now > '0' && now !== answer[cell] ? now : after.entries[cell];
      return { cell, digit: Number(digit), before };
    }
    after = before;
  }
  return null;
}
