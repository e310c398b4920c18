// Why a deduction holds, as light on the board: rays from what blocks, cells that are ruled out, and
// what is left. All of it follows from the facts of the deduction.
// @ts-check
import { arePeers, housesOf } from '../puzzle/houses.js';
import { blockersAround, fewestBlockers } from './blockers.js';
import { chainsOf } from './chains.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */
/** @typedef {import('../../wasm/logic.d.ts').CellDigit} CellDigit */
/** @typedef {import('../../wasm/logic.d.ts').ChainNode} ChainNode */
/** @typedef {import('../board/drawing.js').Ray} Ray */
/** @typedef {import('../board/drawing.js').Bar} Bar */

/**
 * Why a candidate falls away. ends: each of the sources forbids it, and one of them is true. conclusion:
 * a chain ends there. assumption: a chain starts there and leads to a contradiction. set: the cells of a
 * set use the digit up. full: the digits of a set fill the cell. cover: a fish has the digit elsewhere in
 * a cover house. pattern: the cell is part of the pattern, which would fail with the candidate.
 * @typedef {{cell: number, digit: number, kind: 'ends' | 'conclusion' | 'assumption' | 'set' | 'full'
 *   | 'cover' | 'pattern', sources: CellDigit[]}} Reason
 */

/**
 * @typedef {object} Proof
 * @property {Ray[]} rays
 * @property {Bar[]} bars
 * @property {number[]} hatched  cells that are ruled out on the way to a placement, or for a pattern
 * @property {number[]} rings  cells whose digit blocks
 * @property {number[]} left  cells that get a digit
 * @property {number[]} earlier  hatched cells, or digits of the cell, that no digit of the grid excludes
 * @property {Reason[]} reasons  one for each elimination
 */

const bit = (/** @type {number} */ digit) => 1 << (digit - 1);
const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
const column = (/** @type {number} */ cell) => cell % 9;
const ALL = Array.from({ length: 81 }, (_, cell) => cell);
const distance = (/** @type {number} */ a, /** @type {number} */ b) =>
  Math.hypot(row(a) - row(b), column(a) - column(b));

/** The direction from a cell to another one in its row or column; else the name of the other one. @param {number} from @param {number} to */
const wayOf = (from, to) =>
  row(from) === row(to) || column(from) === column(to)
    ? `${Math.sign(row(to) - row(from))} ${Math.sign(column(to) - column(from))}`
    : String(to);

/** Rays from a spot to cells: one for each direction. @param {CellDigit} from @param {number[]} cells @param {Ray['end']} end @returns {Ray[]} */
function raysTo(from, cells, end) {
  /** @type {Map<string, number[]>} */
  const ways = new Map();
  for (const cell of cells) {
    const way = wayOf(from.cell, cell);
    ways.set(way, [...(ways.get(way) ?? []), cell]);
  }
  return [...ways.values()].map((way) => ({
    from,
    cells: way.sort((a, b) => distance(from.cell, a) - distance(from.cell, b)),
    end,
  }));
}

/**
 * The proof of a deduction.
 * @param {Deduction} deduction
 * @returns {Proof}
 */
export function proofOf(deduction) {
  const { technique, evidence, placements, eliminations } = deduction;
  /** @type {Proof} */
  const proof = {
    ...{ rays: [], bars: barsOf(deduction), hatched: [], rings: [], earlier: [] },
    left: placements.map(({ cell }) => cell),
    reasons: eliminations.map((gone) => reasonOf(gone, deduction)),
  };
  const [house] = evidence.houses;
  if (/^(hidden-single|direct)/.test(technique) && house >= 0 && placements.length)
    addHouse(proof, deduction, house);
  else if (technique === 'naked-single' && placements.length) addCell(proof, deduction);
  else if (evidence.base.length === 1) addBase(proof, deduction);
  /** @type {Map<string, {from: CellDigit, cells: number[]}>} */
  const lit = new Map();
  for (const { cell, kind, sources } of proof.reasons) {
    if (kind === 'set') continue;
    for (const from of sources) {
      if (from.cell === cell) continue;
      const key = `${from.cell} ${from.digit}`;
      const ray = lit.get(key) ?? { from, cells: [] };
      lit.set(key, ray);
      ray.cells.push(cell);
    }
  }
  for (const { from, cells } of lit.values()) proof.rays.push(...raysTo(from, cells, 'small'));
  proof.rays.push(...contradictions(deduction));
  return proof;
}

/** A digit has one place left in a house. @param {Proof} proof @param {Deduction} deduction @param {number} house */
function addHouse(proof, { technique, evidence, placements, before }, house) {
  const [{ cell: kept, digit }] = placements;
  const digits = [...before.digits].map(Number);
  const others = ALL.filter(
    (cell) => cell !== kept && !digits[cell] && housesOf(cell).includes(house),
  );
  const gone = others.filter((cell) => !(before.candidates[cell] & bit(digit)));
  const { blockers, rest } = fewestBlockers(digits, gone, digit);
  proof.rings = blockers;
  proof.earlier = rest;
  const claimed = new Set();
  for (const blocker of blockers) {
    const seen = gone.filter((cell) => arePeers(blocker, cell));
    for (const ray of raysTo({ cell: blocker, digit }, seen, 'through')) {
      if (ray.cells.every((cell) => claimed.has(cell))) continue;
      for (const cell of ray.cells) claimed.add(cell);
      proof.rays.push(ray);
    }
  }
  // The pattern on the way excludes the rest: its digit is in one of its cells, or it fills its cells.
  const still = others.filter((cell) => before.candidates[cell] & bit(digit));
  if (/^direct-(pointing|claiming)$/.test(technique))
    for (const cell of still) {
      const from = nearestOf(evidence.cells, cell);
      proof.rays.push({ from: { cell: from, digit }, cells: [cell], end: 'small' });
    }
  proof.hatched = [...claimed, ...rest, ...still];
}

/** A cell has one digit left. @param {Proof} proof @param {Deduction} deduction */
function addCell(proof, { placements, before }) {
  const [{ cell: kept, digit }] = placements;
  const digits = [...before.digits].map(Number);
  proof.rings = blockersAround(digits, kept);
  const blocked = proof.rings.map((cell) => digits[cell]);
  proof.earlier = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => d !== digit && !blocked.includes(d));
  /** @type {Map<string, number>} */
  const farthest = new Map();
  for (const cell of proof.rings) {
    const way = wayOf(kept, cell);
    const known = farthest.get(way);
    if (known === undefined || distance(cell, kept) > distance(known, kept))
      farthest.set(way, cell);
  }
  for (const cell of farthest.values())
    proof.rays.push({ from: { cell, digit: digits[cell] }, cells: [kept], end: 'before' });
}

/** The places of a digit in a house lie in another one: all others are ruled out. @param {Proof} proof @param {Deduction} deduction */
function addBase(proof, { evidence, before }) {
  const [base] = evidence.base;
  proof.hatched = ALL.filter(
    (cell) =>
      before.digits[cell] === '0' &&
      housesOf(cell).includes(base) &&
      !evidence.cells.includes(cell),
  );
}

/** The cell that is nearest to another one. @param {number[]} cells @param {number} to */
const nearestOf = (cells, to) =>
  cells.reduce((best, cell) => (distance(cell, to) < distance(best, to) ? cell : best));

/** Whether a true node of a chain forbids a candidate. @param {ChainNode} node @param {CellDigit} gone */
const forbids = ({ cells, digit }, gone) =>
  cells.every((cell) =>
    cell === gone.cell ? digit !== gone.digit : digit === gone.digit && arePeers(cell, gone.cell),
  );

/** @param {CellDigit} gone @param {Deduction} deduction @returns {Reason} */
function reasonOf(gone, deduction) {
  const { technique, evidence } = deduction;
  const { cell, digit } = gone;
  /** @param {Reason['kind']} kind @param {CellDigit[]} [sources] @returns {Reason} */
  const reason = (kind, sources = []) => ({ cell, digit, kind, sources });
  const chains = chainsOf(deduction);
  if (technique === 'remote-pair') {
    // The digits alternate along the pairs: of two at an odd distance, one has the digit.
    const seen = evidence.order.map((at, i) => (arePeers(at, cell) ? i : -1)).filter((i) => i >= 0);
    const pair = seen.flatMap((i) => seen.filter((j) => j > i && (j - i) % 2).map((j) => [i, j]));
    if (pair[0])
      return reason(
        'ends',
        pair[0].map((i) => ({ cell: evidence.order[i], digit })),
      );
  }
  if (chains.length) return reason(...chainReason(deduction, chains, gone));
  const { base, cover, cells } = evidence;
  const spots = placesOf(deduction, digit).filter((at) => arePeers(at, cell));
  const sources = (/** @type {number[]} */ some) => some.map((at) => ({ cell: at, digit }));
  if (base.length === 1) return reason('ends', sources([nearestOf(cells, cell)]));
  if (base.length) {
    const covers = cover.filter((house) => housesOf(cell).includes(house));
    const held = cells.filter(
      (at) => at !== cell && housesOf(at).some((house) => covers.includes(house)),
    );
    const fins = evidence.fins.filter((at) => arePeers(at, cell));
    if (!held.length || fins.length) return reason('cover', sources(fins));
    return reason('cover');
  }
  if (/^(naked|locked)-/.test(technique)) return reason('set', sources(spots));
  if (/^hidden-(pair|triple|quad)$/.test(technique)) return reason('full');
  const sets = evidence.sets.flatMap((set) => set.cells);
  const inside = [...cells, ...evidence.order, ...evidence.fins, ...sets].includes(cell);
  return inside || !spots.length ? reason('pattern') : reason('ends', sources(spots));
}

/** @param {Deduction} deduction @param {import('../../wasm/logic.d.ts').Chain[]} chains @param {CellDigit} gone @returns {[Reason['kind'], CellDigit[]]} */
function chainReason({ before }, chains, gone) {
  const is = (/** @type {ChainNode} */ node, /** @type {boolean} */ on) =>
    node.on === on &&
    node.digit === gone.digit &&
    node.cells.length === 1 &&
    node.cells[0] === gone.cell;
  for (const { nodes } of chains) if (is(nodes[nodes.length - 1], false)) return ['conclusion', []];
  for (const { nodes } of chains) if (is(nodes[0], true)) return ['assumption', []];
  for (const { nodes, links } of chains) {
    const [first, last] = [nodes[0], nodes[nodes.length - 1]];
    const pairs = [
      ...(!first.on && last.on ? [[first, last]] : []),
      ...links
        .filter(({ kind }) => kind === 'weak')
        .map(({ from, to }) => [nodes[from], nodes[to]]),
    ];
    const ends = pairs.find((pair) => pair.every((node) => forbids(node, gone)));
    if (ends)
      return ['ends', ends.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })))];
  }
  // A strong link between two digits is an almost locked set: it loses one of them either way, and so
  // has all its others.
  for (const { nodes, links } of chains) {
    for (const { from, to, kind } of links) {
      const [a, b] = [nodes[from], nodes[to]];
      if (kind === 'weak' || a.digit === b.digit) continue;
      const holders = [...a.cells, ...b.cells]
        .filter((cell) => before.candidates[cell] & bit(gone.digit))
        .map((cell) => ({ cell, digit: gone.digit }));
      if (holders.length > 1 && holders.every(({ cell }) => arePeers(cell, gone.cell)))
        return ['ends', holders];
    }
  }
  return ['pattern', []];
}

/** The cells of a pattern that can be a digit. @param {Deduction} deduction @param {number} digit */
function placesOf({ evidence, before }, digit) {
  const sets = evidence.sets.flatMap(({ cells }) => cells);
  const marked = evidence.marked.map(({ cell }) => cell);
  const all = new Set([...evidence.cells, ...evidence.order, ...evidence.fins, ...sets, ...marked]);
  return [...all].filter((cell) => before.candidates[cell] & bit(digit));
}

/** Rays between cells of one colour that see each other: the colour is wrong. @param {Deduction} deduction @returns {Ray[]} */
function contradictions({ technique, evidence, eliminations }) {
  if (technique !== 'simple-colors-wrap') return [];
  const { cell, digit } = eliminations[0];
  const wrong = evidence.sets.find(({ cells }) => cells.includes(cell))?.cells ?? [];
  const from = wrong.find((at) => wrong.some((other) => arePeers(at, other)));
  const to = wrong.find((other) => arePeers(from ?? -1, other));
  if (from === undefined || to === undefined) return [];
  return [{ from: { cell: from, digit }, cells: [to], end: 'small' }];
}

/** The bars of a deduction: the places of a pair, and of a digit in the houses of a pattern. @param {Deduction} deduction @returns {Bar[]} */
function barsOf({ technique, evidence, before }) {
  /** @param {number[]} cells @param {number} digit @param {Bar['side']} side @returns {Bar[]} */
  const bar = (cells, digit, side, dashed = false) => {
    const line = cells.length > 1 && [row, column].some((of) => new Set(cells.map(of)).size === 1);
    if (!line) return [];
    const ends = [cells[0], cells[cells.length - 1]].map((cell) => ({ cell, digit }));
    return [{ from: ends[0], to: ends[1], side, dashed }];
  };
  const { base, cover, digits } = evidence;
  const cells = [...evidence.cells].sort((a, b) => a - b);
  if (/-pair$/.test(technique) && cells.length === 2 && digits.length === 2)
    return digits.flatMap((digit, i) => {
      const places = cells.filter((cell) => before.candidates[cell] & bit(digit));
      return bar(places, digit, i ? 'far' : 'near');
    });
  const inside = (/** @type {number} */ house) =>
    cells.filter((cell) => housesOf(cell).includes(house));
  if (base.length < 2) return base.flatMap((house) => bar(inside(house), digits[0], 'straight'));
  return [
    ...base.flatMap((house) => bar(inside(house), digits[0], 'near')),
    ...cover.flatMap((house) => bar(inside(house), digits[0], 'near', true)),
  ];
}
