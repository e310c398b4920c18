// Steps spread over a stretch of a run.
// @ts-check

/**
 * At most `count` evenly spaced steps from `from` to `to`, including both.
 * @param {number} from  an integer
 * @param {number} to  an integer, at least `from`
 * @param {number} count  at least 2
 * @returns {number[]} ascending
 */
export function stepsBetween(from, to, count) {
  const parts = Math.min(count - 1, to - from);
  if (!parts) return [from];
  return Array.from({ length: parts + 1 }, (_, i) => from + Math.round((i * (to - from)) / parts));
}
