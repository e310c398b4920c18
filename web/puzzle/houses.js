// Houses and peers.
// @ts-check

/** The row, the column and the box of a cell, as houses 0..26. @param {number} cell */
export function housesOf(cell) {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
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
