// The moves of a recorded trace as numbers.
// @ts-check

/**
 * Columns of equal length, an item for each move.
 * @typedef {object} Moves
 * @property {Uint8Array} letters  character codes: P, U, T, R, S
 * @property {Uint8Array} anyway  1 for `P!` and `S!`
 * @property {Int8Array} cells  0..80; -1 for none
 * @property {Uint8Array} digits  0 for none
 */

/** @param {Uint8Array} trace  with its puzzle, as `sandbox.js` makes it @param {number} count  of its moves @returns {Moves} */
export function movesOf(trace, count) {
  const letters = new Uint8Array(count);
  const anyway = new Uint8Array(count);
  const cells = new Int8Array(count).fill(-1);
  const digits = new Uint8Array(count);
  let at = trace.indexOf(10) + 1; // after the puzzle
  const number = (/** @type {number} */ place) => (trace[place] ?? 48) - 48;
  for (let i = 0; i < count && at < trace.length; i++) {
    letters[i] = trace[at++];
    anyway[i] = Number(trace[at] === 33);
    at += anyway[i];
    const end = trace.indexOf(10, at);
    const [r, c] = [number(at + 1), number(at + 3)];
    if (end > at) cells[i] = 9 * (r - 1) + c - 1;
    if (end > at + 4) digits[i] = number(at + 5);
    at = end < 0 ? trace.length : end + 1;
  }
  return { letters, anyway, cells, digits };
}
