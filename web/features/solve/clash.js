// Digits that clash: which one to clear.
// @ts-check

/**
 * The cell to clear when digits clash: the one typed last if it clashes, or else the one in most clashes.
 * @param {import('../../solver/protocol.js').Conflict[]} conflicts
 * @param {number} typed  -1 for none
 */
export function clashToClear(conflicts, typed) {
  const clashes = (/** @type {number} */ at) =>
    conflicts.filter(({ cells }) => cells.includes(at)).length;
  const cells = conflicts.flatMap((each) => each.cells);
  const most = Math.max(...cells.map(clashes));
  const worst = cells.filter((at) => clashes(at) === most);
  const [{ cells: first }] = conflicts;
  const cell = clashes(typed)
    ? typed
    : (first.filter((at) => worst.includes(at)).at(-1) ?? worst[0]);
  return { conflict: conflicts.find((each) => each.cells.includes(cell)) ?? conflicts[0], cell };
}
