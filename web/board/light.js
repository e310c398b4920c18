// The light of a proof, drawn over the cells of a board: rays from the digits that block, bars between
// the places of a digit, hatched cells, rings and frames. Pure geometry and SVG text.
// @ts-check

/** @typedef {import('./drawing.js').Spot} Spot */
/** @typedef {import('./drawing.js').Drawing} Drawing */
/** @typedef {[number, number]} Point */

const CELL = 10;
/** A ray starts at the ring of its digit, or at the disc of its candidate. */
const RING = 3.95;
const START = { through: 4.1, before: 4.1, small: 1.5 };
/** Where a ray ends, from the centre of its last cell or of the candidate there. */
const END = { through: 3.1, before: -5.2, small: -1.5 };
/** Half the length of the bar at the end of a ray, and of its beam at both ends. */
const STOP = 1.2;
const BEAM = [1.75, 4.8];
/** How near to the middle of a digit a ray passes if it breaks there; half of the gaps. */
const NEAR = 2.8;
const GAP = { across: 2.8, down: 3.6 };
/** Distance of a bar from the grid line beside it, and the radius of its corners. */
const INSET = 0.95;
const ROUND = 0.8;

/** @param {number} cell @returns {Point} */
const centreOf = (cell) => [CELL * (cell % 9) + 5, CELL * Math.floor(cell / 9) + 5];

/** @param {number} n */
const fixed = (n) => +n.toFixed(2);
/** @param {Point} point */
const at = ([x, y]) => `${fixed(x)} ${fixed(y)}`;

/**
 * A straight line that breaks where it would cross a digit.
 * @param {Point} from
 * @param {Point} to
 * @param {number[]} digits  cells that have one
 * @returns {string} path data
 */
export function broken([x, y], [u, v], digits) {
  const length = Math.hypot(u - x, v - y);
  if (!length) return '';
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const half = Math.abs(dx) > 0.7 ? GAP.across : GAP.down;
  const gaps = digits
    .map(centreOf)
    .map(([cx, cy]) => ({
      along: (cx - x) * dx + (cy - y) * dy,
      off: Math.abs((cx - x) * dy - (cy - y) * dx),
    }))
    .filter(({ along, off }) => off < NEAR && along > -half && along < length + half)
    .map(({ along }) => [along - half, along + half])
    .sort((a, b) => a[0] - b[0]);
  let done = 0;
  let path = '';
  for (const [start, end] of [...gaps, [length, length]]) {
    if (start > done + 0.3)
      path += `M${at([x + dx * done, y + dy * done])}L${at([x + dx * start, y + dy * start])}`;
    done = Math.max(done, end);
  }
  return path;
}

/** @param {NonNullable<Drawing['rays']>[number]} ray @param {number} order @param {number[]} digits @param {(spot: Spot) => Point} spotOf */
function rayOf({ from, cells, end }, order, digits, spotOf) {
  const last = cells[cells.length - 1];
  const small = end === 'small';
  const [x, y] = small ? spotOf(from) : centreOf(from.cell);
  const [u, v] = small ? spotOf({ cell: last, digit: from.digit }) : centreOf(last);
  const length = Math.hypot(u - x, v - y);
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  /** @param {number} along @param {number} [off] @returns {Point} */
  const point = (along, off = 0) => [x + dx * along - dy * off, y + dy * along + dx * off];
  const [start, stop] = [START[end], length + END[end]];
  const lines =
    broken(
      point(start),
      point(stop),
      digits.filter((cell) => cell !== from.cell),
    ) + `M${at(point(stop, STOP))}L${at(point(stop, -STOP))}`;
  const path = `<path class="ray" data-o="${order}" d="${lines}"/>`;
  if (small) return path;
  const tip = length + (end === 'through' ? 5 : END.before);
  const id = `beam-${from.cell}-${last}`;
  const [a, b] = [point(start), point(tip)];
  const stops = [0.24, 0.1, 0.03].map(
    (opacity, i) => `<stop offset="${i / 2}" stop-opacity="${opacity}"/>`,
  );
  const corners = [
    point(start, BEAM[0]),
    point(tip, BEAM[1]),
    point(tip, -BEAM[1]),
    point(start, -BEAM[0]),
  ];
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fixed(a[0])}" y1="${fixed(a[1])}" x2="${fixed(b[0])}" y2="${fixed(b[1])}">${stops.join('')}</linearGradient>` +
    `<path class="beam" fill="url(#${id})" data-o="${order}" d="M${corners.map(at).join('L')}Z"/>` +
    path
  );
}

/** Diagonal lines over a cell. @param {number} cell @param {number} order */
function hatchOf(cell, order) {
  const [x, y] = [CELL * (cell % 9) + 0.25, CELL * Math.floor(cell / 9) + 0.25];
  const side = CELL - 0.5;
  let lines = '';
  for (let sum = 2.1; sum < 2 * side; sum += 2.83) {
    const [a, b] = [Math.max(0, sum - side), Math.min(side, sum)];
    lines += `M${at([x + a, y + b])}L${at([x + b, y + a])}`;
  }
  return `<g class="hatch" data-o="${order}"><path class="wash" d="M${at([x, y])}h${side}v${side}h${-side}z"/><path d="${lines}"/></g>`;
}

/** A bar from candidate to candidate. @param {NonNullable<Drawing['bars']>[number]} bar @param {(spot: Spot) => Point} spotOf */
function barOf({ from, to, dashed, side }, spotOf) {
  const [[x, y], [u, v]] = [spotOf(from), spotOf(to)];
  const name = `bar${dashed ? ' dashed' : ''}`;
  if (side === 'straight') return `<path class="${name}" d="M${at([x, y])}L${at([u, v])}"/>`;
  const flat = Math.floor(from.cell / 9) === Math.floor(to.cell / 9);
  const base = CELL * (flat ? Math.floor(from.cell / 9) : from.cell % 9);
  const line = base + (side === 'far' ? CELL - INSET : INSET);
  const way = line > (flat ? y : x) ? 1 : -1;
  const turn = fixed(way * ROUND);
  const before = fixed(line - way * ROUND);
  const d = flat
    ? `M${at([x, y])}V${before}q0 ${turn} ${ROUND} ${turn}H${fixed(u - ROUND)}q${ROUND} 0 ${ROUND} ${-turn}V${fixed(v)}`
    : `M${at([x, y])}H${before}q${turn} 0 ${turn} ${ROUND}V${fixed(v - ROUND)}q0 ${ROUND} ${-turn} ${ROUND}H${fixed(u)}`;
  return `<path class="${name}" d="${d}"/>`;
}

/**
 * The light as SVG elements. Classes: `hatch`, `bar` (`dashed`), `beam`, `ray`, `blocker`, `left`, `lost`; the
 * attribute data-o has the place of an element in the order in which they appear.
 * @param {Drawing} drawing
 * @param {(spot: Spot) => Point} spotOf  the centre of a candidate
 */
export function lightOf(
  { rays = [], bars = [], hatched = [], rings = [], left = [], lost = [], digits = [] },
  spotOf,
) {
  const order = (/** @type {number} */ cell) => {
    const ray = rays.findIndex(({ cells }) => cells.includes(cell));
    return ray < 0 ? rays.length : ray;
  };
  const frame = (/** @type {number} */ cell, /** @type {string} */ name) => {
    const [x, y] = centreOf(cell);
    return `<rect class="${name}" data-o="${rays.length}" x="${x - 4.45}" y="${y - 4.45}" width="8.9" height="8.9" rx=".6"/>`;
  };
  const ring = (/** @type {number} */ cell) => {
    const [x, y] = centreOf(cell);
    return `<circle class="blocker" cx="${x}" cy="${y}" r="${RING}"/>`;
  };
  return [
    ...hatched.map((cell) => hatchOf(cell, order(cell))),
    ...bars.map((bar) => barOf(bar, spotOf)),
    ...rays.map((ray, i) => rayOf(ray, i, digits, spotOf)),
    ...rings.map(ring),
    ...left.map((cell) => frame(cell, 'left')),
    ...lost.map((cell) => frame(cell, 'lost')),
  ].join('');
}
