// What is drawn over the cells of a board: outlines of houses, links between candidates, arcs from a
// digit to the digit that forbids it, and the light of a proof. Pure geometry and SVG text; `Board.draw`
// shows it.
// @ts-check
import { lightOf } from './light.js';

/** A candidate in a cell. @typedef {{cell: number, digit: number}} Spot */

/**
 * Light from a digit through the cells that it rules out, the farthest last, in which it ends
 * (`through`) or before which it ends (`before`); or from a candidate to the same candidate (`small`).
 * @typedef {{from: Spot, cells: number[], end: 'through' | 'before' | 'small'}} Ray
 */
/**
 * A bar between two places of a digit in a row or column: straight, or along the grid line before them
 * (`near`) or behind them (`far`).
 * @typedef {{from: Spot, to: Spot, dashed: boolean, side: 'straight' | 'near' | 'far'}} Bar
 */

/**
 * @typedef {object} Drawing
 * @property {{house: number, broken?: boolean}[]} [houses]  0..26: rows, columns, boxes; outlined, in
 *   red if the house is broken
 * @property {{from: Spot, to: Spot, strong: boolean, pale?: boolean}[]} [links]  in the order of the chain; a strong
 *   link is a solid bar, a weak one a dashed arrow; pale ones are not the last of a long chain
 * @property {(Spot & {n: number, pale: boolean})[]} [numbers]  numbers at the places of candidates
 * @property {(Spot & {tint: number})[]} [spots]  candidates with a colour, 1..6
 * @property {{from: number, to: number}[]} [arcs]  from the cell of the digit tried to the cell that
 *   forbids it
 * @property {Ray[]} [rays]  in the order in which they appear
 * @property {Bar[]} [bars]
 * @property {number[]} [hatched]  cells that are ruled out
 * @property {number[]} [rings]  cells whose digits block
 * @property {number[]} [left]  cells that get a digit: framed
 * @property {number[]} [lost]  cells in which a chain ends: framed in red
 * @property {number[]} [digits]  cells that have a digit: rays break there
 */

/** Width and height of the board in units of the drawing. */
const SIZE = 90;
const CELL = 10;
/** Distances from the centre of a cell and of a candidate to the ends of lines. */
const CELL_GAP = 4.4;
const SPOT_GAP = 1.45;
/** Length of the tip of an arrow. */
const TIP = 1.7;

/** @typedef {[number, number]} Point */

/** @param {number} cell @returns {Point} */
const centreOf = (cell) => [CELL * (cell % 9) + 5, CELL * Math.floor(cell / 9) + 5];

/** The centre of a candidate, at its place among the nine of its cell. @param {Spot} spot @returns {Point} */
export function spotOf({ cell, digit }) {
  const [x, y] = centreOf(cell);
  return [x + 3 * (((digit - 1) % 3) - 1), y + 3 * (Math.floor((digit - 1) / 3) - 1)];
}

/** The rectangle of a house. @param {number} house  0..26 @returns {[number, number, number, number]} x, y, width, height */
export function houseRect(house) {
  const at = house % 9;
  const kind = Math.floor(house / 9);
  if (kind === 0) return [0, CELL * at, SIZE, CELL];
  if (kind === 1) return [CELL * at, 0, CELL, SIZE];
  return [30 * (at % 3), 30 * Math.floor(at / 3), 30, 30];
}

/**
 * How far the middle of a link is moved off the straight line, so that the link follows the nearest
 * grid line between the digits.
 * @param {Point} from
 * @param {Point} to
 * @returns {number}  along the left normal of the direction; twice the distance of the apex
 */
export function bendOf([x, y], [u, v]) {
  const [dx, dy] = [u - x, v - y];
  const length = Math.hypot(dx, dy);
  const index = (/** @type {number} */ n) => Math.floor(n / CELL);
  if (index(x) === index(u) && index(y) === index(v)) return 0; // within a cell
  const flat = Math.abs(dx) >= Math.abs(dy);
  const middle = flat ? (y + v) / 2 : (x + u) / 2;
  // The outer frame hides a line.
  const line = Math.min(SIZE - CELL, Math.max(CELL, CELL * Math.round(middle / CELL)));
  const off = line - middle || 2;
  const along = flat ? dx / length : -dy / length; // part of the normal along the offset
  return (2 * off) / (Math.abs(along) < 0.5 ? Math.sign(along || 1) * 0.5 : along);
}

const fixed = (/** @type {Point} */ point) => point.map((n) => +n.toFixed(2)).join(' ');

/**
 * A curve between two points.
 * @param {Point} a
 * @param {Point} b
 * @param {number} gap  left free at both ends
 * @param {number} bend  see bendOf
 * @param {number} tip  length of the tip of an arrow at `b`; 0 for none
 * @returns {{line: string, tip: string}}  path data
 */
export function curve(a, b, gap, bend, tip = 0) {
  /** @param {Point} p @param {Point} q @returns {Point} */
  const direction = (p, q) => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  };
  const [ux, uy] = direction(a, b);
  /** @type {Point} */
  const middle = [(a[0] + b[0]) / 2 - uy * bend, (a[1] + b[1]) / 2 + ux * bend];
  const start = direction(a, middle);
  const end = direction(middle, b);
  /** @param {Point} p @param {Point} d @param {number} by @returns {Point} */
  const shift = (p, d, by) => [p[0] + d[0] * by, p[1] + d[1] * by];
  const first = shift(a, start, gap);
  const last = shift(b, end, -gap - tip);
  const point = shift(b, end, -gap);
  const half = tip * 0.55;
  /** @type {Point} */
  const left = [last[0] - end[1] * half, last[1] + end[0] * half];
  /** @type {Point} */
  const right = [last[0] + end[1] * half, last[1] - end[0] * half];
  return {
    line: `M${fixed(first)}Q${fixed(middle)} ${fixed(last)}`,
    tip: tip ? `M${fixed(point)}L${fixed(left)}L${fixed(right)}Z` : '',
  };
}

/**
 * The drawing as the content of an `svg` element with the view box 0 0 90 90. Classes: `zone`
 * (`broken`), `link` (`strong`, `weak`, `pale`), `tip`, `arc`, `spot`, `number`, and those of light.js.
 * @param {Drawing} drawing
 * @returns {string}  empty if there is nothing to draw
 */
export function svgOf(drawing) {
  const { houses = [], links = [], arcs = [], spots = [], numbers = [] } = drawing;
  const zones = houses.map(({ house, broken }) => {
    const [x, y, width, height] = houseRect(house);
    const inset = 0.7; // inside the lines between boxes
    return `<rect class="zone${broken ? ' broken' : ''}" x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx=".6"/>`;
  });
  const lines = links.map(({ from, to, strong, pale }, i) => {
    const [a, b] = [spotOf(from), spotOf(to)];
    const { line, tip } = curve(
      a,
      b,
      SPOT_GAP,
      from.cell === to.cell ? 0 : bendOf(a, b),
      strong ? 0 : TIP,
    );
    const head = tip && `<path class="tip" d="${tip}"/>`;
    return `<g class="link ${strong ? 'strong' : 'weak'}${pale ? ' pale' : ''}" data-o="${i}"><path d="${line}"/>${head}</g>`;
  });
  const causes = arcs.map(({ from, to }) => {
    const [a, b] = [centreOf(from), centreOf(to)];
    const bend = Math.min(6, Math.hypot(b[0] - a[0], b[1] - a[1]) / 4);
    return `<path class="arc" pathLength="1" d="${curve(a, b, CELL_GAP, bend).line}"/>`;
  });
  const tints = spots.map(({ tint, ...spot }) => {
    const [x, y] = spotOf(spot);
    const sign = `<rect x="${x + 0.7}" y="${y - 1.75}" width="1.2" height="1.2"/>`;
    return `<g class="spot" data-tint="${tint}"><circle cx="${x}" cy="${y}" r="1.5"/>${sign}</g>`;
  });
  // In pixels of about a fifth of a unit: the size of a text is that of its style.
  const names = numbers.map(({ n, pale, ...spot }) => {
    const [x, y] = spotOf(spot);
    return `<text class="number${pale ? ' pale' : ''}" transform="translate(${x} ${y + 1}) scale(.19)">${n}</text>`;
  });
  return [...zones, lightOf(drawing, spotOf), ...tints, ...lines, ...causes, ...names].join('');
}
