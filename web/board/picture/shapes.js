// The board as a list of shapes, independent of the theme of the page: dark on white for print, or with
// another look. Shapes are paths, texts and images only, which SVG and canvas draw alike.
// @ts-check
import { digitsOf } from '../../puzzle/puzzle.js';

/** @typedef {import('../board.js').CellView} CellView */

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
 * @property {boolean} [digit]  in the face of digits, see Faces in svg.js
 */
/** Pixels, which fill a rectangle without smoothing. @typedef {{image: HTMLCanvasElement, x: number, y: number, wide: number, high: number}} Image */
/** Shapes translated by x and y, and enlarged. @typedef {{x: number, y: number, scale?: number, shapes: Shape[]}} Group */
/** @typedef {Path | Text | Image | Group} Shape */

/** Width and height of a board in units. Half of the width of its frame lies outside. */
export const BOARD = 90;
const CELL = 10;

/** The look of a board in print: colours of lines, digits by kind of cell, marks, the six colours of cells. */
export const PRINT = {
  ink: '#1a1a1a',
  line: '#8a877f',
  soft: '#595959',
  paper: '#fff',
  conflict: '#b3261e',
  trial: '#8a4b00',
  solved: '#006b4f',
  entered: '#0058a3',
  removed: '#d8bd9a',
  /** Width of the frame and of the lines between boxes. */
  bold: 0.8,
  tints: ['#f8e5b6', '#d0eadd', '#d0e1f3', '#f3d5ce', '#e3dbf1', '#e7e2da'],
};
/** @typedef {typeof PRINT} Look */
export const INK = PRINT.ink;

/** @param {string} kind  of a cell @param {Look} look */
const digitColour = (kind, { entered, solved, trial, ink }) =>
  ({ entered, solved, trial })[kind] ?? ink;

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

/** The lines of a board. @param {Look} look @returns {Shape[]} */
const lines = ({ line, ink, bold }) => [
  {
    d: [1, 2, 4, 5, 7, 8].map((n) => `M${n * CELL} 0v${BOARD}M0 ${n * CELL}h${BOARD}`).join(''),
    stroke: line,
    width: 0.25,
  },
  {
    d: `${box(0, 0, BOARD, BOARD)}M30 0v90M60 0v90M0 30h90M0 60h90`,
    stroke: ink,
    width: bold,
  },
];

/**
 * The shapes under or beside a digit, by mark. Marks differ in shape as well as in colour.
 * @type {Record<string, (view: CellView, look: Look) => Shape[]>}
 */
const MARKS = {
  conflict: (_, { conflict }) => [{ d: 'M10 0v2.6l-2.6 -2.6z', fill: conflict }],
  wrong: (_, { conflict }) => [
    {
      d: 'M2.6 8.9q.6 -1 1.2 0t1.2 0t1.2 0t1.2 0',
      stroke: conflict,
      width: 0.35,
    },
  ],
  differs: (_, { solved }) => [{ d: ring(4.2), stroke: solved, width: 0.25, dash: '0.9 0.7' }],
  removed: (_, { removed }) => [
    {
      d: 'M0 5L5 0M0 10L10 0M5 10L10 5',
      stroke: removed,
      width: 0.7,
    },
  ],
  rejected: (_, { conflict }) => [
    inner(0.35, conflict, 0.5),
    { d: 'M3 5h4', stroke: conflict, width: 0.45 },
  ],
  blocks: (_, { conflict }) => [
    inner(0.45, conflict, 0.7),
    { d: 'M3 8.9h4', stroke: conflict, width: 0.6 },
  ],
  last: ({ marks }, { trial }) => (marks.includes('rejected') ? [] : [inner(0.35, trial, 0.5)]),
};

/** The candidates of a cell, each at its place; a stroke crosses out the eliminated ones. @param {CellView} view @param {Look} look @returns {Shape[]} */
function pencil({ candidates, crossed }, { soft, conflict }) {
  return Array.from({ length: 9 }, (_, bit) => {
    const [x, y] = [2 + 3 * (bit % 3), 2 + 3 * Math.floor(bit / 3)];
    const out = (crossed >> bit) & 1;
    /** @type {Shape[]} */
    const shapes =
      out || (candidates >> bit) & 1
        ? [{ text: String(bit + 1), x, y: y + 0.9, size: 2.6, fill: soft }]
        : [];
    if (out) shapes.push({ d: `M${x - 1} ${y}h2`, stroke: conflict, width: 0.3 });
    return shapes;
  }).flat();
}

/** The small digit in the lower right corner. @param {CellView} view @param {Look} look @returns {Shape[]} */
function beside({ other, marks }, { trial, solved, paper }) {
  if (!other) return [];
  const removed = marks.includes('removed');
  const fill = removed ? trial : solved;
  return [
    { d: box(7.1, 6.3, 2.5, 3.4), fill: paper },
    { text: String(other), x: 8.35, y: 9.2, size: 3.2, fill, digit: true },
    ...(removed ? [{ d: 'M7.1 8.1h2.5', stroke: fill, width: 0.3 }] : []),
  ];
}

/** The signs that tell the colours of cells apart in black and white. */
const SIGNS = [
  'M7.4 8.3a.9 .9 0 1 1 1.8 0a.9 .9 0 1 1 -1.8 0z',
  'M8.3 7.4L9.2 9.1h-1.8z',
  box(7.5, 7.5, 1.6, 1.6),
  'M8.3 7.4l.9 .9l-.9 .9l-.9 -.9z',
  'M8 7.4h.6v.6h.6v.6h-.6v.6h-.6v-.6h-.6v-.6h.6z',
  box(7.4, 7.9, 1.8, 0.8),
];

/** The colour of a cell, and its sign where no note is. @param {CellView} view @param {Look} look @returns {{under: Shape[], over: Shape[]}} */
function tintShapes({ tint = 0, corner = 0 }, { tints, soft }) {
  if (!tint) return { under: [], over: [] };
  const around = digitsOf(corner).length;
  const [x, y] = [around === 4 ? -3.3 : 0, around === 6 ? -3.3 : 0];
  const over = [{ x, y, shapes: [{ d: SIGNS[tint - 1], fill: soft }] }];
  return { under: [{ d: box(0, 0, CELL, CELL), fill: tints[tint - 1] }], over };
}

/** The notes of a cell: up to four in the corners, more of them in three columns; and in the middle.
 * @param {CellView} view @param {Look} look @returns {Shape[]} */
function notes({ corner = 0, centre = 0 }, { entered: fill }) {
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

/** @param {CellView} view @param {boolean} pencilled @param {Look} look @returns {Shape[]} */
function cellShapes(view, pencilled, look) {
  const { digit, kind, marks } = view;
  const shapes = marks.split(' ').flatMap((mark) => MARKS[mark]?.(view, look) ?? []);
  const rejected = marks.includes('rejected');
  if (kind === 'trial') {
    const width = marks.includes('last') ? 0.4 : 0.2;
    shapes.unshift({ d: ring(3.9), stroke: look.trial, width });
  }
  if (digit) {
    shapes.unshift({
      text: String(digit),
      x: 5,
      y: 7.4,
      size: 6.6,
      fill: marks.includes('conflict') ? look.conflict : digitColour(kind, look),
      digit: true,
      bold: kind === 'given',
      italic: kind === 'trial' || rejected,
    });
  } else if (pencilled) {
    shapes.push(...pencil(view, look));
  } else {
    shapes.push(...notes(view, look));
  }
  const { under, over } = tintShapes(view, look);
  return [...under, ...shapes, ...over, ...beside(view, look)];
}

/** The outline of a house. @param {number} house  0..26: rows, columns, boxes @param {Look} look @returns {Path} */
function houseShape(house, { conflict }) {
  const at = house % 9;
  const [x, y, width, height] = [
    [0, at * CELL, BOARD, CELL],
    [at * CELL, 0, CELL, BOARD],
    [30 * (at % 3), 30 * Math.floor(at / 3), 30, 30],
  ][Math.floor(house / 9)];
  return { d: box(x, y, width, height), stroke: conflict, width: 0.6 };
}

/**
 * The shapes of a board.
 * @param {readonly CellView[]} views  81, in reading order
 * @param {{pencilled?: boolean, houses?: Iterable<number>, look?: Look}} [options]  whether
 *   candidates are shown; the houses to outline
 * @returns {Shape[]}
 */
export function boardShapes(views, { pencilled = false, houses = [], look = PRINT } = {}) {
  const cells = views.map((view, at) => ({
    x: CELL * (at % 9),
    y: CELL * Math.floor(at / 9),
    shapes: cellShapes(view, pencilled, look),
  }));
  return [
    ...cells.filter(({ shapes }) => shapes.length),
    ...lines(look),
    ...Array.from(houses, (house) => houseShape(house, look)),
  ];
}
