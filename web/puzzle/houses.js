// Which cell stands against a digit, to be pointed at on the board.
// @ts-check

/** The row, the column and the box of a cell, as houses 0..26. @param {number} cell */
export function housesOf(cell) {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
}

/**
 * A peer that holds the digit, and the house they share.
 * @param {ArrayLike<number>} digits  81, 0 where empty
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
