// What the board shows of a deduction: cells, candidates and lines.
// @ts-check
import { housesOf } from '../puzzle/houses.js';
import { chainsOf } from './chains.js';
import { proofOf } from './proof.js';
import { LADDER, rungsOf } from './rungs.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */

/**
 * Masks have bit d-1 for digit d.
 * @typedef {object} Picture
 * @property {Set<number>} pattern  cells of the pattern
 * @property {Set<number>} victims  cells that lose a candidate
 * @property {Set<number>} washed  cells of houses that are shown without an outline
 * @property {number[]} on  81 masks: candidates of the pattern, or that hold in a chain
 * @property {number[]} off  81 masks: candidates that do not hold in a chain; fins
 * @property {number[]} out  81 masks: candidates eliminated
 * @property {number[]} tints  81: the number of the set that a cell belongs to, 1.., 0 for none
 * @property {boolean} bare  digits alone show why: candidates would only hide it
 * @property {Map<number, number>} left  digits that are placed, by cell, if they are shown at once
 * @property {Required<Omit<import('../board/drawing.js').Drawing, 'arcs' | 'spots'>>} drawing  its numbers are those of the rungs of a ladder
 */

/** Where the number of a rung is in its cell: the first of these places that has no candidate. */
const CORNERS = [3, 1, 9, 7, 2, 6, 4, 8];
/** Links drawn at most at the end of a chain: a net of more would hide the board. */
const LINKS = 30;
/** The last rungs of a ladder, whose links have full ink. */
const FRESH = 3;
const TINTS = 6;
/** Techniques that need no candidates, unless an earlier step has eliminated some. */
const SINGLES = /^(full-house$|naked-single$|hidden-single-)/;
/** Techniques whose two sets are the two colours of one digit. */
const COLOURING = /-colors-/;

const bit = (/** @type {number} */ digit) => 1 << (digit - 1);

/**
 * The picture of a deduction.
 * @param {Deduction} deduction
 * @param {number} [rung]  of its ladder, which is shown with the picture: what follows up to there, or all at the end;
 *   by default all, without a ladder
 * @returns {Picture}
 */
export function pictureOf(deduction, rung) {
  const { evidence, placements, eliminations, before, technique } = deduction;
  const masks = () => /** @type {number[]} */ (Array(81).fill(0));
  const [on, off, out, tints] = [masks(), masks(), masks(), masks()];
  const has = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    before.candidates[cell] & bit(digit);

  const chains = chainsOf(deduction);
  const rungs = rungsOf(chains);
  const whole = rung === undefined || rung >= rungs.length;
  const at = whole ? rungs.length - 1 : rung;
  const pattern = new Set(whole ? [...evidence.cells, ...evidence.fins] : []);
  const long = rungs.length >= LADDER;
  /** @type {Picture['drawing']['links']} */
  const links = [];
  /** @type {Picture['drawing']['numbers']} */
  const numbers = [];
  rungs.forEach(({ node: { cells }, nodes, links: own, chain }, i) => {
    if (i > at || (!whole && chain !== rungs[at].chain)) return;
    for (const node of nodes)
      for (const cell of node.cells) {
        pattern.add(cell);
        (node.on ? on : off)[cell] |= bit(node.digit);
      }
    const pale = long && at - i >= FRESH;
    const corner = CORNERS.find((digit) => !has(cells[0], digit));
    // A cell with several rungs has the number of the first.
    const named = cells.length > 1 || numbers.some(({ cell }) => cell === cells[0]);
    if (long && rung !== undefined && corner && !named)
      numbers.push({ cell: cells[0], digit: corner, n: i + 1, pale });
    if (pale && links.length > LINKS) return;
    for (const { from, to, kind } of own) {
      const [a, b] = nearest(chains[chain].nodes[from], chains[chain].nodes[to]);
      links.push({ from: a, to: b, strong: kind === 'strong', pale });
    }
  });
  if (!chains.length) {
    const fins = new Set(evidence.fins);
    const colouring = COLOURING.test(technique);
    for (const cell of pattern) {
      for (const digit of evidence.digits) {
        if (!has(cell, digit) || colouring) continue;
        (fins.has(cell) && evidence.base.length ? off : on)[cell] |= bit(digit);
      }
    }
    evidence.sets.forEach(({ cells, digits }, i) => {
      for (const cell of cells) {
        pattern.add(cell);
        if (colouring) (i % 2 ? off : on)[cell] |= bit(evidence.digits[0] ?? digits[0]);
        else if (evidence.sets.length > 1) tints[cell] = 1 + (i % TINTS);
      }
    });
  }
  for (const { cell, digit } of evidence.marked) {
    if (chains.length || !has(cell, digit)) continue;
    pattern.add(cell);
    // On the way to a placement they fall away; in uniqueness tests they keep the solution unique.
    if (placements.length && !evidence.order.length) out[cell] |= bit(digit);
    else off[cell] |= bit(digit);
  }
  const gone = whole ? eliminations : [];
  const victims = new Set(gone.map(({ cell }) => cell));
  for (const { cell, digit } of gone) {
    out[cell] |= bit(digit);
    on[cell] &= ~bit(digit);
    off[cell] &= ~bit(digit);
  }
  for (const { cell, digit } of whole ? placements : []) {
    on[cell] |= bit(digit);
    off[cell] &= ~bit(digit);
    pattern.add(cell);
  }
  const houses = [...new Set([...evidence.base, ...evidence.houses])].map((house) => ({ house }));
  const { rays, bars, hatched, rings, left, earlier } = proofOf(deduction);
  // A house in which a digit is placed is washed, as the cover of a pattern is.
  const cover = new Set(placements.length ? evidence.houses : evidence.cover);
  const washed = new Set();
  for (let cell = 0; cell < 81; cell++)
    if (housesOf(cell).some((house) => cover.has(house))) washed.add(cell);
  const digits = [...before.digits].flatMap((digit, cell) => (digit === '0' ? [] : [cell]));
  return {
    ...{ pattern, victims, washed, on, off, out, tints },
    bare: SINGLES.test(technique) && placements.length > 0 && !earlier.length,
    left: new Map(chains.length ? [] : placements.map(({ cell, digit }) => [cell, digit])),
    drawing: {
      ...{ houses, links, numbers, bars, hatched, rings, digits },
      rays: whole ? rays : [],
      left: whole ? left : [],
      lost: long && whole ? [...victims] : [],
    },
  };
}

/** The ends of a link between groups of cells: the two that are nearest. @param {import('../../wasm/logic.d.ts').ChainNode} a @param {import('../../wasm/logic.d.ts').ChainNode} b */
function nearest(a, b) {
  let best = Infinity;
  let pair = [a.cells[0], b.cells[0]];
  for (const from of a.cells) {
    for (const to of b.cells) {
      const [dx, dy] = [(from % 9) - (to % 9), Math.floor(from / 9) - Math.floor(to / 9)];
      if (dx * dx + dy * dy >= best) continue;
      best = dx * dx + dy * dy;
      pair = [from, to];
    }
  }
  return [
    { cell: pair[0], digit: a.digit },
    { cell: pair[1], digit: b.digit },
  ];
}

/**
 * Adds a picture to what the board shows.
 * @param {Picture} picture
 * @param {import('../board/board.js').CellView[]} views  changed
 */
export function paint(picture, views) {
  views.forEach((view, cell) => {
    if (picture.bare) view.candidates = 0;
    const left = picture.left.get(cell);
    if (left) return void Object.assign(view, { digit: left, kind: 'solved', marks: 'left' });
    const marks = [
      picture.washed.has(cell) && 'house',
      picture.pattern.has(cell) && 'pattern',
      picture.victims.has(cell) && 'victim',
    ].filter(Boolean);
    if (marks.length) view.marks = [view.marks, ...marks].join(' ').trim();
    if (view.digit) return;
    Object.assign(view, {
      on: picture.on[cell],
      off: picture.off[cell],
      out: picture.out[cell],
      tint: picture.tints[cell] || view.tint,
    });
  });
}
