// Links between candidates that a person draws: whether they hold, and what a chain of them proves.
// @ts-check
import { arePeers, housesOf } from './houses.js';
import { digitsOf } from './puzzle.js';

/** A candidate in a cell. @typedef {{cell: number, digit: number}} Spot */
/**
 * A strong link says that one of the two holds, a weak one that not both do.
 * @typedef {{from: Spot, to: Spot, strong: boolean}} Link
 */
/**
 * Why a link does not hold: a spot is no candidate; the two have neither a cell nor a digit and a house in
 * common; or another candidate, `spot`, can hold instead of both.
 * @typedef {{why: 'gone' | 'other', spot: Spot} | {why: 'apart'}} Fault
 */

const bit = (/** @type {number} */ digit) => 1 << (digit - 1);
const same = (/** @type {Spot} */ a, /** @type {Spot} */ b) =>
  a.cell === b.cell && a.digit === b.digit;

/** Whether at most one of two candidates holds. @param {Spot} a @param {Spot} b */
export const exclude = (a, b) =>
  a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && arePeers(a.cell, b.cell);

/**
 * Why a link does not hold; null if it does.
 * @param {readonly number[]} candidates  81 masks, bit d-1 for digit d; 0 for a filled cell
 * @param {Link} link
 * @returns {Fault | null}
 */
export function faultOf(candidates, { from, to, strong }) {
  for (const spot of [from, to])
    if (!(candidates[spot.cell] & bit(spot.digit))) return { why: 'gone', spot };
  if (!exclude(from, to)) return { why: 'apart' };
  if (!strong) return null;
  if (from.cell === to.cell) {
    const [digit] = digitsOf(candidates[from.cell] & ~bit(from.digit) & ~bit(to.digit));
    return digit ? { why: 'other', spot: { cell: from.cell, digit } } : null;
  }
  const common = housesOf(from.cell).filter((house) => housesOf(to.cell).includes(house));
  const others = common.map((house) =>
    candidates.findIndex(
      (mask, cell) =>
        mask & bit(from.digit) &&
        cell !== from.cell &&
        cell !== to.cell &&
        housesOf(cell).includes(house),
    ),
  );
  if (others.includes(-1)) return null;
  return { why: 'other', spot: { cell: others[0], digit: from.digit } };
}

/**
 * What a chain proves: if its links alternate and both ends are strong, one of its two ends holds, and the
 * candidates that exclude both fall away.
 * @param {readonly number[]} candidates
 * @param {readonly Link[]} links  all hold
 * @returns {Spot[]}
 */
export function victimsOf(candidates, links) {
  const chained = links.every(
    (link, i) => link.strong === (i % 2 === 0) && (!i || same(link.from, links[i - 1].to)),
  );
  if (!chained || links.length % 2 === 0) return [];
  const [first, last] = [links[0].from, links[links.length - 1].to];
  return candidates.flatMap((mask, cell) =>
    digitsOf(mask)
      .map((digit) => ({ cell, digit }))
      .filter((spot) => exclude(spot, first) && exclude(spot, last)),
  );
}
