// Lists, numbers and candidates in the sentences about deductions, in English.
// @ts-check
import { cellName, houseName } from '../puzzle/en.js';

/** @typedef {import('../../wasm/logic.d.ts').CellDigit} CellDigit */
/** @typedef {import('../../wasm/logic.d.ts').ChainNode} ChainNode */

const NUMBERS = 'no one two three four five six seven eight nine'.split(' ');
export const number = (/** @type {number} */ n) => NUMBERS[n] ?? String(n);

/** @param {string[]} parts @param {string} [word] */
export const list = (parts, word = 'and') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
export const cells = (/** @type {number[]} */ all) => list(all.map(cellName));
export const digits = (/** @type {number[]} */ all, word = 'and') => list(all.map(String), word);
/** "rows 2 and 5" if all are of a kind. @param {number[]} all */
export function houses(all) {
  const kind = Math.floor(all[0] / 9);
  if (all.length < 2 || all.some((house) => Math.floor(house / 9) !== kind))
    return list(all.map(houseName));
  return `${['rows', 'columns', 'boxes'][kind]} ${digits(all.map((house) => (house % 9) + 1))}`;
}
/** @param {CellDigit[]} all */
export const candidates = (all, word = 'and') =>
  list(
    all.map(({ cell, digit }) => `${digit} in ${cellName(cell)}`),
    word,
  );
export const a = (/** @type {string} */ text) => `*${text}*`;

/** @param {ChainNode} node */
export const state = ({ cells: all, digit, on }) =>
  all.length > 1
    ? `${on ? 'one' : 'none'} of ${cells(all)} is ${digit}`
    : `${cells(all)} ${on ? 'is' : 'is not'} ${digit}`;

/** The steps of a chain: the nodes that hold, and the last one. @param {ChainNode[]} nodes */
export function steps(nodes) {
  const named = nodes.slice(1).filter((node, i) => node.on || i === nodes.length - 2);
  if (named.length < 8) return list(named.map(state));
  return `${named.slice(0, 3).map(state).join(', ')}, and so on through ${named.length - 4} more cells, until ${state(/** @type {ChainNode} */ (named.at(-1)))}`;
}

/** @param {{cells: number[], digits: number[]}} set */
export const setOf = (set) => `${a(cells(set.cells))} with ${digits(set.digits)}`;

/** A text with a capital letter. @param {string} text */
export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
