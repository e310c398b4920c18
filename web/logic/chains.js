// The chains of a deduction, also of the techniques whose evidence is a list of cells: wings of two
// candidates and XY-chains.
// @ts-check
import { digitsOf } from '../puzzle/puzzle.js';

/** @typedef {import('../../wasm/logic.d.ts').Chain} Chain */
/** @typedef {import('./protocol.js').Deduction} Deduction */

/** By technique: the cells of `order` as they follow each other in the chain. @type {Record<string, (order: number[]) => number[]>} */
const CELLS = {
  'xy-wing': ([pivot, first, second]) => [first, pivot, second],
  'xy-chain': (order) => order,
  'remote-pair': (order) => order,
};

/**
 * The chains of a deduction.
 * @param {Deduction} deduction
 * @returns {Chain[]}
 */
export function chainsOf(deduction) {
  const { technique, evidence } = deduction;
  if (evidence.chains.length) return evidence.chains;
  const cells = CELLS[technique]?.(evidence.order) ?? [];
  if (cells.length) return throughPairs(deduction, cells);
  return technique === 'w-wing' ? throughStrongLink(deduction) : [];
}

/** @param {number} cell @param {number} digit @param {boolean} on */
const nodeOf = (cell, digit, on) => ({ cells: [cell], digit, on });

/** Links between nodes that follow each other, weak from on to off. @param {Chain['nodes']} nodes @returns {Chain[]} */
function linked(nodes) {
  if (nodes.some(({ digit }) => !digit)) return [];
  const links = nodes.slice(1).map((node, i) => ({
    from: i,
    to: i + 1,
    kind: /** @type {'strong' | 'weak'} */ (node.on ? 'strong' : 'weak'),
    house: -1,
  }));
  return [{ nodes, links }];
}

/** A chain of cells with two candidates: the first is not the digit, so the last one is. @param {Deduction} deduction @param {number[]} cells */
function throughPairs({ evidence, before }, cells) {
  const nodes = [];
  let [digit] = evidence.digits;
  for (const cell of cells) {
    const other = digitsOf(before.candidates[cell]).find((each) => each !== digit) ?? 0;
    nodes.push(nodeOf(cell, digit, false), nodeOf(cell, other, true));
    digit = other;
  }
  return linked(nodes);
}

/** Two cells with the same pair, and a house where the other digit has two places. @param {Deduction} deduction */
function throughStrongLink({ evidence, before }) {
  const [digit] = evidence.digits;
  const [first, near, far, last] = evidence.order;
  const other = digitsOf(before.candidates[first] ?? 0).find((each) => each !== digit) ?? 0;
  return linked([
    nodeOf(first, digit, false),
    nodeOf(first, other, true),
    nodeOf(near, other, false),
    nodeOf(far, other, true),
    nodeOf(last, other, false),
    nodeOf(last, digit, true),
  ]);
}

/** Whether the nodes of a chain follow each other, each from the one before. @param {Chain} chain */
export const isLine = ({ nodes, links }) =>
  nodes.slice(1).every((_, i) => {
    const into = links.filter(({ to }) => to === i + 1);
    return into.length === 1 && into[0].from === i;
  });

/** Whether the last node leads back to the first. @param {Chain} chain */
export const isLoop = ({ nodes, links }) =>
  links.some(({ from, to }) => from === nodes.length - 1 && to === 0);
