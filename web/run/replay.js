// The facts of a stretch of events, each with the cell that its digit conflicts with.
// @ts-check
import { factsOf } from './run-cells.js';
import { partsOf } from './run-protocol.js';

/** A step of a run with the digits of the board at it. @typedef {{step: number, digits: ArrayLike<number>}} Anchor */

/** Kinds of events that set a digit; `remove` clears one. */
const SETS = ['place', 'write'];

/**
 * The facts of consecutive events. The board at each of them follows from the board at one step.
 * @param {ArrayLike<number>} events  event i leads to step `from + i + 1`
 * @param {number} from
 * @param {(bits: number) => string} kindOf
 * @param {Anchor | null} anchor  without one in the stretch, no conflicts are known
 * @returns {import('./en-events.js').EventFacts[]}
 */
export function factsOfAll(events, from, kindOf, anchor) {
  const list = Array.from(events, (bits) => ({ ...partsOf(bits), bits, kind: kindOf(bits) }));
  const at = anchor ? anchor.step - from : -1;
  if (!anchor || at < 0 || at > list.length) {
    return list.map(({ kind, bits }) => factsOf(kind, bits, null));
  }
  const board = Array.from(anchor.digits);
  for (let i = at - 1; i >= 0; i--) {
    const { kind, place, before } = list[i];
    if (SETS.includes(kind) || kind === 'remove') board[place] = before;
  }
  return list.map(({ bits, kind, place, digit }) => {
    if (SETS.includes(kind)) board[place] = digit;
    else if (kind === 'remove') board[place] = 0;
    return factsOf(kind, bits, board);
  });
}
