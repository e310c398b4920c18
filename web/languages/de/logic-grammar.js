// Lists, numbers and candidates in the sentences about deductions, in German.
// @ts-check
import { cellName, houseName } from './puzzle.js';

/** @typedef {import('../../../wasm/logic.d.ts').CellDigit} CellDigit */
/** @typedef {import('../../../wasm/logic.d.ts').ChainNode} ChainNode */

const NUMBERS = 'null eine zwei drei vier fünf sechs sieben acht neun'.split(' ');
export const number = (/** @type {number} */ n) => NUMBERS[n] ?? String(n);

/** @param {string[]} parts @param {string} [word] */
export const list = (parts, word = 'und') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
export const cells = (/** @type {number[]} */ all) => list(all.map(cellName));
export const digits = (/** @type {number[]} */ all, word = 'und') => list(all.map(String), word);
/** @param {number[]} all */
export function houses(all) {
  const kind = Math.floor(all[0] / 9);
  if (all.length < 2 || all.some((house) => Math.floor(house / 9) !== kind))
    return list(all.map(houseName));
  return `${['Zeilen', 'Spalten', 'Blöcke'][kind]} ${digits(all.map((house) => (house % 9) + 1))}`;
}
/** After "in". @param {number[]} all */
export const inHouses = (all) =>
  houses(all).replace(
    /^Zeilen|^Spalten|^Blöcke/,
    (kind) => `den ${kind === 'Blöcke' ? 'Blöcken' : kind}`,
  );
/** @param {CellDigit[]} all */
export const candidates = (all) =>
  list(all.map(({ cell, digit }) => `${digit} in ${cellName(cell)}`));
export const a = (/** @type {string} */ text) => `*${text}*`;

/** @param {ChainNode} node */
export const state = ({ cells: all, digit, on }) =>
  all.length > 1
    ? `${on ? 'eine' : 'keine'} von ${cells(all)} ist ${digit}`
    : `${cells(all)} ist ${on ? '' : 'nicht '}${digit}`;
/** After "wenn" or "dass". @param {ChainNode} node */
export const stateIf = ({ cells: all, digit, on }) =>
  all.length > 1
    ? `${on ? 'eine' : 'keine'} von ${cells(all)} ${digit} ist`
    : `${cells(all)} ${on ? '' : 'nicht '}${digit} ist`;

/** @param {ChainNode[]} nodes */
export function steps(nodes) {
  const named = nodes.slice(1).filter((node, i) => node.on || i === nodes.length - 2);
  if (named.length < 8) return list(named.map(state));
  return `${named.slice(0, 3).map(state).join(', ')} und so fort über ${named.length - 4} weitere Zellen: ${state(/** @type {ChainNode} */ (named.at(-1)))}`;
}

/** @param {{cells: number[], digits: number[]}} set */
export const setOf = (set) => `${a(cells(set.cells))} mit ${digits(set.digits)}`;

/** A text with a capital letter. @param {string} text */
export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
