// Which steps of a run a picture shows.
// @ts-check

/**
 * At most `count` steps from one to another, both among them, evenly spread.
 * @param {number} from  whole
 * @param {number} to  whole, not below `from`
 * @param {number} count  2 or more
 * @returns {number[]} rising
 */
export function stepsBetween(from, to, count) {
  const parts = Math.min(count - 1, to - from);
  if (!parts) return [from];
  return Array.from({ length: parts + 1 }, (_, i) => from + Math.round((i * (to - from)) / parts));
}
