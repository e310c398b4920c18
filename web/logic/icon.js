// The pattern of a deduction as a small picture: discs hold, rings do not, crosses fall away, a square is proven.
// @ts-check
import { pictureOf } from './picture.js';

/** The grid of all these pictures, as a symbol. */
export const ICON_GRID =
  '<symbol id="i-grid" viewBox="0 0 9 9"><path class="thin" d="M1 0v9M2 0v9M4 0v9M5 0v9M7 0v9M8 0v9M0 1h9M0 2h9M0 4h9M0 5h9M0 7h9M0 8h9" /><path d="M3 0v9M6 0v9M0 3h9M0 6h9" /><rect width="9" height="9" /></symbol>';

const at = (/** @type {number} */ cell) => [(cell % 9) + 0.5, Math.floor(cell / 9) + 0.5];
/** A dot of the width of the line. */
const dot = (/** @type {number} */ cell) => `M${at(cell).join(' ')}h0`;
const cross = (/** @type {number} */ cell) => {
  const [x, y] = at(cell).map((each) => (each - 0.3).toFixed(1));
  return `M${x} ${y}l.6.6m0-.6l-.6.6`;
};
const square = (/** @type {number} */ cell) => {
  const [x, y] = at(cell).map((each) => (each - 0.4).toFixed(1));
  return `M${x} ${y}h.8v.8h-.8z`;
};
/** @param {number} house  0..26 */
function band(house) {
  const n = house % 9;
  if (house < 9) return `M0 ${n}h9v1h-9z`;
  if (house < 18) return `M${n} 0h1v9h-1z`;
  return `M${3 * (n % 3)} ${3 * Math.floor(n / 3)}h3v3h-3z`;
}

/**
 * The picture as HTML; it needs the symbol ICON_GRID in the page.
 * @param {import('./protocol.js').Deduction} deduction
 */
export function iconOf(deduction) {
  const { on, off, out, pattern, drawing } = pictureOf(deduction);
  const proven = new Set(deduction.placements.map(({ cell }) => cell));
  const cells = [...Array(81).keys()].filter((cell) => !proven.has(cell));
  const gone = cells.filter((cell) => out[cell] || drawing.hatched.includes(cell));
  const rings = cells.filter((cell) => off[cell] && !out[cell]);
  const held = (/** @type {number} */ cell) => on[cell] || (pattern.has(cell) && !off[cell]);
  const blocks = new Set(drawing.rings);
  const discs = cells.filter((cell) => blocks.has(cell) || (held(cell) && !gone.includes(cell)));
  const line = (/** @type {number} */ from, /** @type {number} */ to) =>
    from === to ? '' : `M${at(from).join(' ')}L${at(to).join(' ')}`;
  const lines = (/** @type {boolean} */ strong) => [
    ...drawing.links.filter((link) => link.strong === strong),
    ...drawing.bars.filter(({ dashed }) => dashed !== strong),
  ];
  /** @type {[string, string[]][]} */
  const parts = [
    ['wash', drawing.houses.map(({ house }) => band(house))],
    ['ray', drawing.rays.map(({ from, cells: way }) => line(from.cell, way[way.length - 1]))],
    ['weak', lines(false).map(({ from, to }) => line(from.cell, to.cell))],
    ['strong', lines(true).map(({ from, to }) => line(from.cell, to.cell))],
    ['disc', [...discs, ...rings].map(dot)],
    ['hole', rings.map(dot)],
    ['gone', gone.map(cross)],
    ['proven', [...proven].map(square)],
  ];
  const paths = parts.map(([name, d]) =>
    d.join('') ? `<path class="${name}" d="${[...new Set(d)].join('')}" />` : '',
  );
  return `<svg class="pattern-icon" viewBox="-.2 -.2 9.4 9.4" aria-hidden="true"><use href="#i-grid" />${paths.join('')}</svg>`;
}
