// Houses and peers.
// @ts-check

const box = (/** @type {number} */ cell) => 3 * Math.floor(cell / 27) + (Math.floor(cell / 3) % 3);

/** The row, the column and the box of a cell, as houses 0..26. @param {number} cell */
export function housesOf(cell) {
  return [Math.floor(cell / 9), 9 + (cell % 9), 18 + box(cell)];
}

/** Whether two cells are peers. @param {number} a @param {number} b */
export const arePeers = (a, b) =>
  a !== b && (a % 9 === b % 9 || Math.floor(a / 9) === Math.floor(b / 9) || box(a) === box(b));
