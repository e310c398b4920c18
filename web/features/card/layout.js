// The layout of a card, wide or square: board, level, landscape, numbers, and the code of its link.
// @ts-check
import { codePath, QUIET } from '../../base/dom/qr.js';
import { BOARD, box } from '../../board/picture/shapes.js';

/** @typedef {import('../../board/picture/shapes.js').Shape} Shape */
/** @typedef {import('./colours.js').Palette} Palette */

/**
 * @typedef {object} Content
 * @property {Shape[]} board
 * @property {string} title  alternative text
 * @property {{shape: string, mark: string} | null} seal  before the heading; see sealOf
 * @property {string} heading
 * @property {string} detail  below the heading
 * @property {[value: string, text: string][]} facts  at most two
 * @property {HTMLCanvasElement | null} landscape
 * @property {boolean[][] | null} code  modules of the QR code of the link
 * @property {string} site  where the page is
 * @property {string[]} mark  the paths of the mark and the name of the page: lines, two parts of the name
 */

/** The width of a text of a size. @typedef {(text: string, size: number) => number} Measure */

/** Left, top, width, height. @typedef {readonly [number, number, number, number]} Area */
/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {readonly [number, number, number]} board  left, top, size
 * @property {readonly [number, number, number]} head  left, top, width
 * @property {Area} landscape
 * @property {readonly [number, number, number]} code  left, top, size without the quiet zone
 * @property {readonly [number, number, number, number]} sign  left, right, middle, size
 * @property {readonly [number, number, number]} facts  left, first baseline, width
 * @property {boolean} stacked  each value is above its text
 */

/** In pixels. @type {Record<'wide' | 'square', Layout>} */
export const LAYOUTS = {
  wide: {
    ...{
      width: 1200,
      height: 630,
      board: [48, 40, 510],
      head: [610, 34, 420],
      code: [1050, 36, 102],
    },
    ...{ landscape: [610, 178, 542, 282], facts: [610, 502, 542], stacked: false },
    sign: [48, 1152, 592, 30],
  },
  square: {
    ...{
      width: 1080,
      height: 1080,
      board: [60, 60, 620],
      head: [725, 56, 295],
      code: [727, 512, 166],
    },
    ...{ landscape: [60, 730, 960, 238], facts: [725, 268, 295], stacked: true },
    sign: [60, 1020, 1020, 30],
  },
};

const HEADING = 52;
const VALUE = 44;
const TEXT = 22;
const LEADING = 33;
const SMALL = 20;
const SEAL = 64;

/** Breaks a text between words. @param {string} text @param {number} width @param {(text: string) => number} measure */
export function linesOf(text, width, measure) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The seal of a verdict within a square of one unit, as in the page. @param {string} shape @param {Palette} palette @returns {Shape[]} */
function sealShapes(shape, { tried, ink, clash, proven, ...colours }) {
  const width = 0.05;
  switch (shape) {
    case 'several':
      return [
        { d: box(0.16, 0.16, 0.82, 0.82), stroke: tried, width },
        { d: box(0, 0, 0.86, 0.86), fill: tried },
      ];
    case 'none':
      return [
        { d: box(0, 0, 1, 1), fill: ink },
        { d: 'M0 1L1 0', stroke: colours['on-ink'], width },
      ];
    case 'invalid':
      return [{ d: 'M0.5 0.02L1 0.94H0z', fill: clash }];
    default:
      return [{ d: 'M0 0.5a0.5 0.5 0 1 1 1 0a0.5 0.5 0 1 1 -1 0z', fill: proven }];
  }
}

/** @param {Content} content @param {Layout} layout @param {Palette} palette @param {Measure} measure @returns {Shape[]} */
function headShapes({ seal, heading, detail }, { head: [x, top, width] }, palette, measure) {
  const left = seal ? SEAL + 16 : 0;
  const size = HEADING * Math.min(1, (width - left) / measure(heading, HEADING));
  const { ink, soft } = palette;
  /** @type {Shape[]} */
  const shapes = [{ text: heading, x: x + left, y: top + 48, size, fill: ink, start: true }];
  if (seal) {
    const { shape, mark } = seal;
    const length = Math.max(1, mark.length);
    const [middle, low] =
      shape === 'several' ? [0.43, 0.59] : [0.5, shape === 'invalid' ? 0.8 : 0.68];
    shapes.push(
      { x, y: top, scale: SEAL, shapes: sealShapes(shape, palette) },
      {
        ...{ text: mark, x: x + middle * SEAL, y: top + (low - 0.06 * (length - 1)) * SEAL },
        ...{ size: (0.56 * SEAL) / (0.4 + 0.6 * length), fill: palette['on-ink'] },
        ...{ bold: true, digit: true },
      },
    );
  }
  const lines = linesOf(detail, width, (text) => measure(text, TEXT)).slice(0, 3);
  const first = top + (seal ? SEAL + 26 : 84);
  lines.forEach((text, i) =>
    shapes.push({ text, x, y: first + i * 1.35 * TEXT, size: TEXT, fill: soft, start: true }),
  );
  return shapes;
}

/** @param {Content} content @param {Layout} layout @param {Palette} palette @param {Measure} measure @returns {Shape[]} */
function factShapes({ facts }, { facts: [x, first, width], stacked }, { ink, soft }, measure) {
  let y = first;
  return facts.flatMap(([value, text]) => {
    /** @type {Shape[]} */
    const shapes = [];
    if (stacked) {
      const size = VALUE * Math.min(1, width / measure(value, VALUE));
      shapes.push({ text: value, x, y, size, fill: ink, start: true });
      for (const line of linesOf(text, width, (part) => measure(part, TEXT)).slice(0, 3))
        shapes.push({ text: line, x, y: (y += 1.45 * TEXT), size: TEXT, fill: soft, start: true });
      y += 1.5 * VALUE;
    } else {
      const size = TEXT * Math.min(1, width / measure(`${value} ${text}`, TEXT));
      const left = x + measure(`${value} `, size);
      shapes.push(
        { text: value, x, y, size, fill: ink, start: true },
        { text, x: left, y, size, fill: soft, start: true },
      );
      y += LEADING;
    }
    return shapes;
  });
}

/** The mark and the name of the page, and where it is. @param {Content} content @param {Layout} layout @param {Palette} palette @param {Measure} measure @returns {Shape[]} */
function signShapes(
  { site, mark: [grid, first, second] },
  { sign: [left, right, middle, size] },
  palette,
  measure,
) {
  const { ink, tried, sheet, soft } = palette;
  const word = 150 / 1096; // the drawing of the name is 1096 wide
  return [
    {
      ...{ x: left, y: middle - size / 2, scale: size / 26 },
      shapes: [
        { d: box(1.25, 1.25, 23.5, 23.5), fill: sheet, stroke: ink, width: 2.2 },
        { d: grid, stroke: ink, width: 1 },
        { d: 'M10.3 13a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0z', fill: tried },
      ],
    },
    {
      ...{ x: left + size + 10, y: middle + 8, scale: word },
      shapes: [
        { d: first, fill: ink },
        { d: second, fill: tried },
      ],
    },
    ...(site
      ? [
          {
            ...{ text: site, x: right - measure(site, SMALL), y: middle + 7 },
            ...{ size: SMALL, fill: soft, start: true },
          },
        ]
      : []),
  ];
}

/**
 * The code on a light ground with its quiet zone.
 * @param {boolean[][]} code
 * @param {Layout} layout
 * @param {Palette} palette
 * @returns {Shape}
 */
function codeShape(code, { code: [x, y, size] }, { dim, bright }) {
  const unit = size / code.length;
  const all = code.length + 2 * QUIET;
  return {
    ...{ x: x - QUIET * unit, y: y - QUIET * unit, scale: unit },
    shapes: [
      { d: box(0, 0, all, all), fill: bright },
      { d: codePath(code), fill: dim },
    ],
  };
}

/**
 * @param {Content} content
 * @param {'wide' | 'square'} shape
 * @param {Palette} palette
 * @param {Measure} measure
 * @returns {import('../../board/picture/svg.js').Picture}  in pixels
 */
export function cardPicture(content, shape, palette, measure) {
  const layout = LAYOUTS[shape];
  const { width, height, board, landscape } = layout;
  const [x, y, size] = board;
  const scale = size / (BOARD + 1);
  const [left, top, wide, high] = landscape;
  return {
    ...{ width, height, title: content.title },
    shapes: [
      { d: box(0, 0, width, height), fill: palette.paper },
      { d: box(x, y, size, size), fill: palette.sheet },
      { x: x + scale / 2, y: y + scale / 2, scale, shapes: content.board },
      ...headShapes(content, layout, palette, measure),
      ...(content.code ? [codeShape(content.code, layout, palette)] : []),
      ...(content.landscape ? [{ image: content.landscape, x: left, y: top, wide, high }] : []),
      { d: `M${left} ${top + high}h${wide}`, stroke: palette.tried, width: 1 },
      ...factShapes(content, layout, palette, measure),
      ...signShapes(content, layout, palette, measure),
    ],
  };
}
