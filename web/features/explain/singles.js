// The steps of a person who uses only single candidates: a cell with one candidate, or a digit with
// one place in a house.
// @ts-check
import { housesOf } from '../../puzzle/houses.js';

/**
 * @typedef {object} Step
 * @property {'fullHouse' | 'hiddenSingle' | 'nakedSingle'} technique
 * @property {number} cell  0..80
 * @property {number} digit  1..9
 * @property {number} house  0..26, in which the digit or the cell is the last one; -1 for a naked single
 * @property {number[]} candidates  masks of the 81 cells before the step
 * @property {number[]} after  and after it
 */

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const HOUSES = Array.from({ length: 27 }, (_, house) =>
  CELLS.filter((cell) => housesOf(cell).includes(house)),
);
/** Rows and columns are harder to see than boxes. */
const BOXES_FIRST = [...HOUSES.keys()].sort((a, b) => Number(b > 17) - Number(a > 17) || a - b);

/** Whether a mask has exactly one bit. @param {number} mask */
const single = (mask) => mask > 0 && (mask & (mask - 1)) === 0;
const digitOf = (/** @type {number} */ mask) => 32 - Math.clz32(mask);

/** The next step, the easiest first. @param {number[]} masks @returns {Omit<Step, 'after'> | null} */
function next(masks) {
  const candidates = [...masks];
  for (const house of BOXES_FIRST) {
    const open = HOUSES[house].filter((cell) => masks[cell]);
    if (open.length === 1 && single(masks[open[0]]))
      return {
        technique: 'fullHouse',
        cell: open[0],
        digit: digitOf(masks[open[0]]),
        house,
        candidates,
      };
  }
  for (const house of BOXES_FIRST) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = HOUSES[house].filter((cell) => masks[cell] & (1 << (digit - 1)));
      if (places.length === 1)
        return { technique: 'hiddenSingle', cell: places[0], digit, house, candidates };
    }
  }
  const cell = masks.findIndex(single);
  if (cell < 0) return null;
  return { technique: 'nakedSingle', cell, digit: digitOf(masks[cell]), house: -1, candidates };
}

/**
 * All steps that single candidates allow, in order.
 * @param {number[]} digits  81, 0 for an empty cell
 * @param {ArrayLike<number>} candidates  masks, bit d-1 for digit d; 0 or ignored in filled cells
 * @returns {Step[]}
 */
export function pathOf(digits, candidates) {
  const masks = digits.map((digit, cell) => (digit ? 0 : candidates[cell]));
  const path = [];
  for (let step = next(masks); step; step = next(masks)) {
    const { cell, digit } = step;
    const houses = housesOf(cell);
    masks[cell] = 0;
    for (const peer of CELLS) {
      if (housesOf(peer).some((house) => houses.includes(house)))
        masks[peer] &= ~(1 << (digit - 1));
    }
    path.push({ ...step, after: [...masks] });
  }
  return path;
}
