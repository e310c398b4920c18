// What a deduction rests on: candidates that must be absent, and cells that must be filled.
// @ts-check
import { housesOf } from '../puzzle/houses.js';
import { digitsOf } from '../puzzle/puzzle.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */
/** @typedef {import('../../wasm/logic.d.ts').CellDigit} CellDigit */

/**
 * @typedef {object} Needs
 * @property {CellDigit[]} absent  candidates that must not exist
 * @property {number[]} filled  cells that must have their digit
 */

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = digitsOf(511);
/** @param {number} house */
const cellsOf = (house) => CELLS.filter((cell) => housesOf(cell).includes(house));

/** A digit in all cells of a house but some. @param {number} house @param {number} digit @param {number[]} but @returns {CellDigit[]} */
const elsewhere = (house, digit, but) =>
  cellsOf(house)
    .filter((cell) => !but.includes(cell))
    .map((cell) => ({ cell, digit }));

/** The candidates that cells do not have. @param {Deduction} deduction @param {number[]} cells @param {number[]} [digits]  of which; by default all */
const missing = ({ before }, cells, digits = DIGITS) =>
  cells.flatMap((cell) =>
    digits
      .filter((digit) => !(before.candidates[cell] & (1 << (digit - 1))))
      .filter((digit) => Number(before.digits[cell]) !== digit)
      .map((digit) => ({ cell, digit })),
  );

/**
 * What must have been excluded for a deduction to hold. More may be named than is needed where the
 * evidence does not say: for templates and colours all candidates of the digit, and for BUGs, nested
 * chains and links through sets of cells all of the grid.
 * @param {Deduction} deduction
 * @returns {Needs}
 */
export function needsOf(deduction) {
  const { technique, evidence, placements, before } = deduction;
  const { houses, cells, order, digits, base, fins, sets } = evidence;
  const [house] = houses;
  const pattern = [...cells, ...order, ...fins, ...sets.flatMap((set) => set.cells)];
  /** @param {CellDigit[]} absent @param {number[]} [filled] @returns {Needs} */
  const needs = (absent, filled = []) => ({ absent, filled });
  const [placed] = placements;
  const outside = (/** @type {number[]} */ some) =>
    some.flatMap((each) => digits.flatMap((digit) => elsewhere(each, digit, cells)));

  if (technique === 'full-house')
    return needs(
      [],
      cellsOf(house).filter((cell) => cell !== placed.cell),
    );
  if (technique === 'naked-single') return needs(missing(deduction, [placed.cell]));
  if (technique.startsWith('hidden-single'))
    return needs(elsewhere(house, placed.digit, [placed.cell]));
  if (/^direct-(pointing|claiming)$/.test(technique)) {
    const gone = evidence.marked.map(({ cell }) => cell);
    return needs([
      ...elsewhere(base[0], placed.digit, cells),
      ...elsewhere(house, placed.digit, [placed.cell, ...gone]),
    ]);
  }
  if (technique.startsWith('direct-'))
    return needs([...outside([house]), ...elsewhere(house, placed.digit, [placed.cell, ...cells])]);
  if (/^(naked|locked)-/.test(technique)) return needs(missing(deduction, cells));
  if (/^hidden-(pair|triple|quad)$/.test(technique)) return needs(outside([house]));
  if (base.length)
    return needs(base.flatMap((each) => elsewhere(each, digits[0], [...cells, ...fins])));
  if (/empty-rectangle$/.test(technique)) return needs(outside(houses));
  if (/^(xyz?-wing|xy-chain|remote-pair|aligned-|als-|death-blossom|sue-de-coq)/.test(technique))
    return needs(missing(deduction, pattern));
  if (technique === 'w-wing') return needs(wingNeeds(deduction));
  const { chains } = evidence;
  const links = chains.length ? chainNeeds(deduction) : null;
  if (links) return needs(links);
  if (/^(unique|hidden-rectangle|avoidable)/.test(technique)) {
    // The digits of the corners, and where else these digits and those of a set cannot be.
    const around = [...new Set([...houses, ...order.flatMap(housesOf)])].flatMap(cellsOf);
    const extra = sets.flatMap((set) => set.digits);
    const lines = /-[12]$|-5$/.test(technique)
      ? []
      : missing(deduction, around, [...digits, ...extra]);
    const filled = /^avoidable/.test(technique)
      ? order.filter((cell) => before.digits[cell] > '0')
      : [];
    const houseCells = /-3$/.test(technique) ? missing(deduction, houses.flatMap(cellsOf)) : [];
    return needs([...missing(deduction, pattern), ...lines, ...houseCells], filled);
  }
  if (/colors|^template/.test(technique)) return needs(missing(deduction, CELLS, [digits[0]]));
  return needs(
    missing(deduction, CELLS),
    CELLS.filter((cell) => before.digits[cell] !== '0'),
  );
}

/** Two cells with the same pair, and a house in which one of its digits has two places. @param {Deduction} deduction */
function wingNeeds(deduction) {
  const { evidence, before } = deduction;
  const [first, near, far] = evidence.order;
  const other = digitsOf(before.candidates[first]).find((digit) => digit !== evidence.digits[0]);
  const can = (/** @type {number} */ cell) =>
    other !== undefined && before.candidates[cell] & (1 << (other - 1));
  const house = housesOf(near).find(
    (each) =>
      housesOf(far).includes(each) &&
      cellsOf(each).every((cell) => cell === near || cell === far || !can(cell)),
  );
  if (house === undefined || other === undefined) return missing(deduction, CELLS);
  return [...missing(deduction, evidence.order), ...elsewhere(house, other, [near, far])];
}

/** What the strong links of chains need; null if the evidence does not say. @param {Deduction} deduction @returns {CellDigit[] | null} */
function chainNeeds({ technique, evidence }) {
  const { chains } = evidence;
  /** @type {CellDigit[]} */
  const absent = [];
  const only = (/** @type {number} */ cell, /** @type {number[]} */ digits) =>
    absent.push(...DIGITS.filter((d) => !digits.includes(d)).map((digit) => ({ cell, digit })));
  for (const { nodes, links } of chains) {
    for (const { to, kind, house } of links) {
      if (kind === 'pattern') return null;
      if (kind === 'weak') continue;
      const node = nodes[to];
      const from = links.filter((link) => link.to === to).map((link) => nodes[link.from]);
      if (house >= 0) {
        const others = from.filter(({ digit }) => digit === node.digit);
        const places = [node, ...others].flatMap(({ cells }) => cells);
        absent.push(...elsewhere(house, node.digit, places));
      } else {
        const own = from.every(({ cells }) => String(cells) === String(node.cells));
        if (!own || node.cells.length > 1) return null;
        only(
          node.cells[0],
          [node, ...from].map(({ digit }) => digit),
        );
      }
    }
  }
  const starts = chains.map(({ nodes }) => nodes[0]);
  if (/cell-forcing-chains$/.test(technique))
    only(
      starts[0].cells[0],
      starts.map(({ digit }) => digit),
    );
  if (/region-forcing-chains$/.test(technique)) {
    const places = starts.flatMap(({ cells }) => cells);
    absent.push(...elsewhere(evidence.houses[0], starts[0].digit, places));
  }
  return absent;
}
