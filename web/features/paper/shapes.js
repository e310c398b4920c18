// The board as a list of shapes for print: dark on white, independent of the theme of the page. Shapes
// are paths and texts only, which SVG and canvas draw alike.
// @ts-check
import { digitsOf } from '../../puzzle/puzzle.js';

/** @typedef {import('../../board/board.js').CellView} CellView */

/**
 * A path.
 * @typedef {object} Path
 * @property {string} d  path data as in SVG
 * @property {string} [fill]  none if not given
 * @property {string} [stroke]  none if not given
 * @property {number} [width]  of the stroke, 1 if not given
 * @property {string} [dash]  lengths of dashes and gaps
 */
/**
 * @typedef {object} Text
 * @property {string} text
 * @property {number} x  of the middle; of the beginning if `start` is set
 * @property {number} y  of the baseline
 * @property {number} size
 * @property {string} fill
 * @property {boolean} [bold]
 * @property {boolean} [italic]
 * @property {boolean} [start]
 */
/** Shapes translated by x and y. @typedef {{x: number, y: number, shapes: Shape[]}} Group */
/** @typedef {Path | Text | Group} Shape */

/** Width and height of a board in units. Half of the width of its frame lies outside. */
export const BOARD = 90;
const CELL = 10;

export const INK = '#1a1a1a';
const LINE = '#8a877f';
const SOFT = '#595959';
const CONFLICT = '#b3261e';
const TRIAL = '#8a4b00';
const SOLVED = '#006b4f';
/** Colours of digits by kind of cell. @type {Record<string, string>} */
const DIGITS = { given: INK, entered: '#0058a3', solved: SOLVED, trial: TRIAL };

/** @param {number} x @param {number} y @param {number} width @param {number} height */
export const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** @param {number} inset @param {string} stroke @param {number} width @returns {Path} in a cell */
const inner = (inset, stroke, width) => ({
  d: box(inset, inset, CELL - 2 * inset, CELL - 2 * inset),
  stroke,
  width,
});
/** @param {number} radius */
const ring = (radius) =>
  `M${5 - radius} 5a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** @type {Shape[]} */
const LINES = [
  {
    d: [1, 2, 4, 5, 7, 8].map((n) => `M${n * CELL} 0v${BOARD}M0 ${n * CELL}h${BOARD}`).join(''),
    stroke: LINE,
    width: 0.25,
  },
  {
    d: `${box(0, 0, BOARD, BOARD)}M30 0v90M60 0v90M0 30h90M0 60h90`,
    stroke: INK,
    width: 0.8,
  },
];

/**
 * The shapes under or beside a digit, by mark. Marks differ in shape as well as in colour.
 * @type {Record<string, (view: CellView) => Shape[]>}
 */
const MARKS = {
  conflict: () => [{ d: 'M10 0v2.6l-2.6 -2.6z', fill: CONFLICT }],
  wrong: () => [
    {
      d: 'M2.6 8.9q.6 -1 1.2 0t1.2 0t1.2 0t1.2 0',
      stroke: CONFLICT,
      width: 0.35,
    },
  ],
  differs: () => [{ d: ring(4.2), stroke: SOLVED, width: 0.25, dash: '0.9 0.7' }],
  removed: () => [
    {
      d: 'M0 5L5 0M0 10L10 0M5 10L10 5',
      stroke: '#d8bd9a',
      width: 0.7,
    },
  ],
  rejected: () => [inner(0.35, CONFLICT, 0.5), { d: 'M3 5h4', stroke: CONFLICT, width: 0.45 }],
  blocks: () => [inner(0.45, CONFLICT, 0.7), { d: 'M3 8.9h4', stroke: CONFLICT, width: 0.6 }],
  last: ({ marks }) => (marks.includes('rejected') ? [] : [inner(0.35, TRIAL, 0.5)]),
};

/** The candidates of a cell, each at its place; a stroke crosses out the eliminated ones. @param {CellView} view @returns {Shape[]} */
function pencil({ candidates, crossed }) {
  return Array.from({ length: 9 }, (_, bit) => {
    const [x, y] = [2 + 3 * (bit % 3), 2 + 3 * Math.floor(bit / 3)];
    const out = (crossed >> bit) & 1;
    /** @type {Shape[]} */
    const shapes =
      out || (candidates >> bit) & 1
        ? [{ text: String(bit + 1), x, y: y + 0.9, size: 2.6, fill: SOFT }]
        : [];
    if (out) shapes.push({ d: `M${x - 1} ${y}h2`, stroke: CONFLICT, width: 0.3 });
    return shapes;
  }).flat();
}

/** The small digit in the lower right corner. @param {CellView} view @returns {Shape[]} */
function beside({ other, marks }) {
  if (!other) return [];
  const removed = marks.includes('removed');
  const fill = removed ? TRIAL : SOLVED;
  return [
    { d: box(7.1, 6.3, 2.5, 3.4), fill: '#fff' },
    { text: String(other), x: 8.35, y: 9.2, size: 3.2, fill },
    ...(removed ? [{ d: 'M7.1 8.1h2.5', stroke: fill, width: 0.3 }] : []),
  ];
}

/** The colours of cells, and the signs that tell them apart in black and white. @type {{fill: string, sign: string}[]} */
const TINTS = [
  { fill: '#f8e5b6', sign: 'M7.4 8.3a.9 .9 0 1 1 1.8 0a.9 .9 0 1 1 -1.8 0z' },
  { fill: '#d0eadd', sign: 'M8.3 7.4L9.2 9.1h-1.8z' },
  { fill: '#d0e1f3', sign: box(7.5, 7.5, 1.6, 1.6) },
  { fill: '#f3d5ce', sign: 'M8.3 7.4l.9 .9l-.9 .9l-.9 -.9z' },
  { fill: '#e3dbf1', sign: 'M8 7.4h.6v.6h.6v.6h-.6v.6h-.6v-.6h-.6v-.6h.6z' },
  { fill: '#e7e2da', sign: box(7.4, 7.9, 1.8, 0.8) },
];

/** The colour of a cell, and its sign where no note is. @param {CellView} view @returns {{under: Shape[], over: Shape[]}} */
function tintShapes({ tint = 0, corner = 0 }) {
  if (!tint) return { under: [], over: [] };
  const { fill, sign } = TINTS[tint - 1];
  const around = digitsOf(corner).length;
  const [x, y] = [around === 4 ? -3.3 : 0, around === 6 ? -3.3 : 0];
  const over = [{ x, y, shapes: [{ d: sign, fill: SOFT }] }];
  return { under: [{ d: box(0, 0, CELL, CELL), fill }], over };
}

/** The notes of a cell: up to four in the corners, more of them in three columns; and in the middle.
 * @param {CellView} view @returns {Shape[]} */
function notes({ corner = 0, centre = 0 }) {
  const fill = DIGITS.entered;
  const around = digitsOf(corner);
  const columns = around.length > 4 ? 3 : 2;
  const middle = digitsOf(centre).join('');
  const size = Math.min(2.8, 15 / middle.length);
  /** @type {Shape[]} */
  const shapes = around.map((digit, i) => ({
    text: String(digit),
    x: 1.5 + (7 / (columns - 1)) * (i % columns),
    y: 2.6 + (6.4 / (around.length > 6 ? 2 : 1)) * Math.floor(i / columns),
    size: 2.4,
    fill,
  }));
  if (middle) shapes.push({ text: middle, x: 5, y: 5 + 0.36 * size, size, fill });
  return shapes;
}

/** @param {CellView} view @param {boolean} pencilled @returns {Shape[]} */
function cellShapes(view, pencilled) {
  const { digit, kind, marks } = view;
  const shapes = marks.split(' ').flatMap((mark) => MARKS[mark]?.(view) ?? []);
  const rejected = marks.includes('rejected');
  if (kind === 'trial') {
    const width = marks.includes('last') ? 0.4 : 0.2;
    shapes.unshift({ d: ring(3.9), stroke: TRIAL, width });
  }
  if (digit) {
    shapes.unshift({
      text: String(digit),
      x: 5,
      y: 7.4,
      size: 6.6,
      fill: marks.includes('conflict') ? CONFLICT : (DIGITS[kind] ?? INK),
      bold: kind === 'given',
      italic: kind === 'trial' || rejected,
    });
  } else if (pencilled) {
    shapes.push(...pencil(view));
  } else {
    shapes.push(...notes(view));
  }
  const { under, over } = tintShapes(view);
  return [...under, ...shapes, ...over, ...beside(view)];
}

/** The outline of a house. @param {number} house  0..26: rows, columns, boxes @returns {Path} */
function houseShape(house) {
  const at = house % 9;
  const [x, y, width, height] = [
    [0, at * CELL, BOARD, CELL],
    [at * CELL, 0, CELL, BOARD],
    [30 * (at % 3), 30 * Math.floor(at / 3), 30, 30],
  ][Math.floor(house / 9)];
  return { d: box(x, y, width, height), stroke: CONFLICT, width: 0.6 };
}

/**
 * The shapes of a board.
 * @param {readonly CellView[]} views  81, in reading order
 * @param {{pencilled?: boolean, houses?: Iterable<number>}} [options]  whether candidates are shown;
 *   the houses to outline
 * @returns {Shape[]}
 */
export function boardShapes(views, { pencilled = false, houses = [] } = {}) {
  const cells = views.map((view, at) => ({
    x: CELL * (at % 9),
    y: CELL * Math.floor(at / 9),
    shapes: cellShapes(view, pencilled),
  }));
  return [
    ...cells.filter(({ shapes }) => shapes.length),
    ...LINES,
    ...Array.from(houses, houseShape),
  ];
}
