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

/**
 * The digits that no peer of a cell contains.
 * @param {ArrayLike<number>} digits  81, 0 for an empty cell
 * @param {number} cell
 * @returns {number}  a mask, bit d-1 for digit d
 */
export function possibleIn(digits, cell) {
  let mask = 511;
  for (let peer = 0; peer < 81; peer++) {
    if (digits[peer] && arePeers(cell, peer)) mask &= ~(1 << (digits[peer] - 1));
  }
  return mask;
}

/**
 * A peer that contains a digit, and the house that the two cells share.
 * @param {ArrayLike<number>} digits  81, 0 for an empty cell
 * @param {number} cell
 * @param {number} digit
 * @returns {{cell: number, house: number} | null}
 */
export function blockerOf(digits, cell, digit) {
  for (const house of housesOf(cell)) {
    for (let peer = 0; peer < 81; peer++) {
      if (peer !== cell && digits[peer] === digit && housesOf(peer).includes(house)) {
        return { cell: peer, house };
      }
    }
  }
  return null;
}
