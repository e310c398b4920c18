// The 324 constraints of Sudoku as an exact cover, numbered as in the core (constraint.hpp).
// @ts-check
import { housesOf } from './houses.js';

/**
 * The constraints that a digit in a cell satisfies: the cell, and the digit in its three houses.
 * @param {number} cell @param {number} digit
 */
export const constraintsOf = (cell, digit) => [
  cell,
  ...housesOf(cell).map((house) => 81 + 9 * house + digit - 1),
];
