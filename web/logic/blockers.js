// The digits that keep a digit out of cells, as few as possible.
// @ts-check
import { arePeers } from '../puzzle/houses.js';

/**
 * Cells with a digit that together exclude it from other cells, as few as possible. Among equally few,
 * those in line with more of the cells.
 * @param {ArrayLike<number>} digits  81, 0 for an empty cell
 * @param {number[]} cells  empty ones, at most 8
 * @param {number} digit
 * @returns {{blockers: number[], rest: number[]}}  `rest`: the cells that no such digit sees
 */
export function fewestBlockers(digits, cells, digit) {
  const inLine = (/** @type {number} */ a, /** @type {number} */ b) =>
    a % 9 === b % 9 || Math.floor(a / 9) === Math.floor(b / 9);
  const choices = [];
  let all = 0;
  for (let at = 0; at < 81; at++) {
    if (digits[at] !== digit) continue;
    let seen = 0;
    let lined = 0;
    cells.forEach((cell, i) => {
      if (!arePeers(at, cell)) return;
      seen |= 1 << i;
      if (inLine(at, cell)) lined++;
    });
    if (seen) choices.push({ at, seen, lined });
    all |= seen;
  }
  /** @type {number[]} */
  let blockers = [];
  let best = [Infinity, 0];
  for (let chosen = 0; chosen < 1 << choices.length; chosen++) {
    const some = choices.filter((_, i) => (chosen >> i) & 1);
    if (some.reduce((mask, { seen }) => mask | seen, 0) !== all) continue;
    const rank = [some.length, -some.reduce((sum, { lined }) => sum + lined, 0)];
    if (rank[0] > best[0] || (rank[0] === best[0] && rank[1] >= best[1])) continue;
    best = rank;
    blockers = some.map(({ at }) => at);
  }
  return { blockers, rest: cells.filter((_, i) => !((all >> i) & 1)) };
}

/**
 * For each digit that a cell cannot be, the cell that forbids it: in line if there is one, the nearest.
 * @param {ArrayLike<number>} digits  81, 0 for an empty cell
 * @param {number} cell
 * @returns {number[]}  cells, by digit; a digit without such a cell has none
 */
export function blockersAround(digits, cell) {
  /** @type {Map<number, {at: number, far: number}>} */
  const nearest = new Map();
  for (let at = 0; at < 81; at++) {
    if (!digits[at] || !arePeers(at, cell)) continue;
    const [dx, dy] = [(at % 9) - (cell % 9), Math.floor(at / 9) - Math.floor(cell / 9)];
    const far = Math.hypot(dx, dy) + (dx && dy ? 9 : 0);
    const known = nearest.get(digits[at]);
    if (!known || far < known.far) nearest.set(digits[at], { at, far });
  }
  return [...nearest].sort(([a], [b]) => a - b).map(([, { at }]) => at);
}
