// The steps of a path that others rest on: a backward slice of its facts, and the path cut to it.
// @ts-check
import { arePeers } from '../puzzle/houses.js';
import { needsOf } from './needs.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */
/** @typedef {import('../../wasm/logic.d.ts').Position} Position */

const bit = (/** @type {number} */ digit) => 1 << (digit - 1);

/**
 * For each step, the earlier steps that made what it needs.
 * @typedef {object} Slices
 * @property {readonly Deduction[]} steps
 * @property {Map<number, number[]>} known  by step
 */

/** @param {readonly Deduction[]} steps @returns {Slices} */
export const slicesOf = (steps) => ({ steps, known: new Map() });

/**
 * The steps that make a candidate absent, earliest first; null if it was absent at the start.
 * @param {readonly Deduction[]} steps
 * @param {number} end  before which step
 * @param {import('../../wasm/logic.d.ts').CellDigit} gone
 */
function causesOf(steps, end, { cell, digit }) {
  const start = steps[0].before;
  if (!(start.candidates[cell] & bit(digit)) && Number(start.digits[cell]) !== digit) return null;
  const causes = [];
  for (let at = 0; at < end; at++) {
    const { placements, eliminations } = steps[at];
    const removes =
      eliminations.some((each) => each.cell === cell && each.digit === digit) ||
      placements.some((each) =>
        each.cell === cell
          ? each.digit !== digit
          : each.digit === digit && arePeers(each.cell, cell),
      );
    if (removes) causes.push(at);
  }
  return causes;
}

/**
 * The steps that a step rests on directly, in the order of the path.
 * @param {Slices} slices
 * @param {number} at  index of the step
 * @returns {number[]}
 */
export function restsOn({ steps, known }, at) {
  const found = known.get(at);
  if (found) return found;
  const { absent, filled } = needsOf(steps[at]);
  /** @type {Set<number>} */
  const needed = new Set();
  for (const cell of filled) {
    const step = steps.findIndex(({ placements }) => placements.some((each) => each.cell === cell));
    if (step >= 0 && step < at) needed.add(step);
  }
  const choices = absent
    .map((gone) => causesOf(steps, at, gone) ?? [])
    .filter(({ length }) => length)
    .sort((a, b) => a.length - b.length);
  // What one step alone explains comes first; then the steps that are needed anyway explain more.
  for (const causes of choices) if (!causes.some((step) => needed.has(step))) needed.add(causes[0]);
  const result = [...needed].sort((a, b) => a - b);
  known.set(at, result);
  return result;
}

/**
 * The steps that some steps rest on, directly or through others, and these themselves.
 * @param {Slices} slices
 * @param {number[]} goals  indexes of steps
 * @returns {number[]}  in the order of the path
 */
export function sliceOf(slices, goals) {
  const needed = new Set(goals);
  for (const at of needed) for (const step of restsOn(slices, at)) needed.add(step);
  return [...needed].sort((a, b) => a - b);
}

/** A position after a deduction. @param {Position} position @param {Deduction} deduction @returns {Position} */
export function after({ digits, candidates }, { placements, eliminations }) {
  const next = { digits: [...digits], candidates: candidates.slice() };
  for (const { cell, digit } of eliminations) next.candidates[cell] &= ~bit(digit);
  for (const { cell, digit } of placements) {
    next.digits[cell] = String(digit);
    next.candidates[cell] = 0;
    next.candidates.forEach((_, peer) => {
      if (arePeers(cell, peer)) next.candidates[peer] &= ~bit(digit);
    });
  }
  return { digits: next.digits.join(''), candidates: next.candidates };
}

/**
 * A path cut to the steps that its placements need, each with the position in which it is made then.
 * @param {readonly Deduction[]} steps
 * @param {number[]} [goals]  indexes of steps; by default those that place a digit
 * @returns {Deduction[]}
 */
export function cut(steps, goals) {
  if (!steps.length) return [];
  const wanted = goals ?? [...steps.keys()].filter((at) => steps[at].placements.length);
  let position = steps[0].before;
  return sliceOf(slicesOf(steps), wanted).map((at) => {
    const step = { ...steps[at], before: position };
    position = after(position, step);
    return step;
  });
}
