// What the rules say about the digits of a grid.
// @ts-check
import { arePeers, housesOf } from './houses.js';

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

// The 324 constraints of Sudoku as an exact cover are numbered as in the core (constraint.hpp).
/**
 * The constraints that a digit in a cell satisfies: the cell, and the digit in its three houses.
 * @param {number} cell @param {number} digit
 */
export const constraintsOf = (cell, digit) => [
  cell,
  ...housesOf(cell).map((house) => 81 + 9 * house + digit - 1),
];
