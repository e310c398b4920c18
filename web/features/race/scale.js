// The axis of a race: linear or logarithmic, with few and round ticks.
// @ts-check

/** @typedef {'linear' | 'logarithmic'} Scale */

export const SCALES = /** @type {Scale[]} */ (['linear', 'logarithmic']);
const MOST_TICKS = 5;

/** The smallest of 1, 2, 5, 10, 20, … that is not below `value`; at least 1. @param {number} value */
function round(value) {
  let power = 1;
  while (power * 10 <= value) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= value) ?? power;
}

/**
 * The end of the axis: round, and not below the most work; at least 10.
 * @param {number[]} work
 * @param {Scale} scale
 */
export function axisEnd(work, scale) {
  const most = Math.max(10, ...work);
  if (scale === 'linear') return stepOf(most) * Math.ceil(most / stepOf(most));
  let end = 10;
  while (end < most) end *= 10;
  return end;
}

/** The distance of the ticks of a linear axis. @param {number} end */
const stepOf = (end) => round(end / (MOST_TICKS - 1));

/**
 * The length of a bar as a fraction of the axis, 0..1. On a logarithmic axis, 1 has the length 0.
 * @param {number} work
 * @param {number} end  of the axis
 * @param {Scale} scale
 */
export function share(work, end, scale) {
  if (scale === 'linear') return Math.min(1, work / end);
  return work < 1 ? 0 : Math.min(1, Math.log10(work) / Math.log10(end));
}

/**
 * The numbers that label the axis: evenly spaced but for the last, its end; few enough to be legible.
 * @param {number} end  from `axisEnd`
 * @param {Scale} scale
 */
export function ticks(end, scale) {
  const found = [];
  if (scale === 'linear') {
    for (let at = 0; at <= end; at += stepOf(end)) found.push(at);
    return found;
  }
  const decades = Math.round(Math.log10(end));
  const apart = Math.ceil(decades / (MOST_TICKS - 1));
  for (let decade = 0; decade < decades; decade += apart) found.push(10 ** decade);
  return [...found, end];
}
