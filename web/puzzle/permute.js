// Other forms of a puzzle, in which the same techniques work: other digits, rows, columns, bands and stacks.
// @ts-check

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

/**
 * A form of puzzles.
 * @typedef {object} Form
 * @property {number[]} digits  that replaces each digit 0..9; 0 stays 0
 * @property {number[]} cells  for each cell, the one of the original that is shown there
 */

/** @param {number[]} values @param {() => number} random  0 to below 1 */
function shuffled(values, random) {
  const left = [...values];
  return values.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}

/**
 * Random numbers that are the same for the same seed (mulberry32, by Tommy Ettinger).
 * @param {number} seed  whole
 * @returns {() => number} 0 to below 1
 */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The order of nine lines: bands change places, and lines within a band. @param {() => number} random */
const lines = (random) =>
  shuffled([0, 1, 2], random).flatMap((band) =>
    shuffled([0, 1, 2], random).map((line) => 3 * band + line),
  );

/** A form, each equally probable. @param {() => number} [random] @returns {Form} */
export function randomForm(random = Math.random) {
  const [rows, columns, turned] = [lines(random), lines(random), random() < 0.5];
  const cells = rows.flatMap((row) =>
    columns.map((column) => (turned ? 9 * column + row : 9 * row + column)),
  );
  return { digits: [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)], cells };
}

/** A puzzle in another form. @param {Puzzle} puzzle @param {Form} form @returns {Puzzle} */
export function permuted(puzzle, { digits, cells }) {
  const line = (/** @type {string} */ text) =>
    cells.map((cell) => digits[Number(text[cell])]).join('');
  const masks = (/** @type {readonly number[]} */ old) =>
    cells.map((cell) =>
      digits.reduce(
        (mask, to, from) => mask | (from && (old[cell] >> (from - 1)) & 1 ? 1 << (to - 1) : 0),
        0,
      ),
    );
  return {
    givens: line(puzzle.givens),
    entries: line(puzzle.entries),
    eliminated: masks(puzzle.eliminated),
    corner: masks(puzzle.corner),
    centre: masks(puzzle.centre),
    colours: cells.map((cell) => puzzle.colours[cell]),
  };
}
