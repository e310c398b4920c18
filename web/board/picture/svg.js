// Writes shapes as SVG, and shows it in the page.
// @ts-check
import { escaped } from '../../base/words/escaped.js';
import { BOARD } from './shapes.js';

/** @typedef {import('./shapes.js').Shape} Shape */

/**
 * A picture.
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {string} title  accessible name
 * @property {Shape[]} shapes
 */

/**
 * Families of fonts, as in CSS: of texts and of digits; and style rules that define them, if the
 * picture brings them along.
 * @typedef {{text: string, digits: string, rules?: string}} Faces
 */

/** The faces of print. @type {Faces} */
export const PLAIN = { text: 'sans-serif', digits: 'sans-serif' };

/** Escapes a text for XML. Characters that XML forbids become U+FFFD. @param {string} text */
const escape = (text) =>
  escaped(
    // eslint-disable-next-line no-control-regex
    text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd'),
  );

/** @param {Record<string, string | number | false | undefined>} values */
const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');

/** @param {Shape} shape @param {Faces} faces @returns {string} */
function element(shape, faces) {
  if ('shapes' in shape) {
    const { x, y, scale, shapes } = shape;
    const transform = `translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`;
    const inner = shapes.map((each) => element(each, faces)).join('');
    return `<g${attributes({ transform })}>${inner}</g>`;
  }
  if ('image' in shape) {
    const { image, x, y, wide: width, high: height } = shape;
    const place = attributes({ x, y, width, height, href: image.toDataURL() });
    return `<image${place} preserveAspectRatio="none" image-rendering="pixelated"/>`;
  }
  if ('d' in shape) {
    const { d, fill = 'none', stroke, width, dash } = shape;
    return `<path${attributes({ d, fill, stroke, 'stroke-width': width, 'stroke-dasharray': dash })}/>`;
  }
  const { text, x, y, size, fill, bold, italic, start, digit } = shape;
  const look = attributes({
    x,
    y,
    'font-size': size,
    fill,
    'font-weight': bold && 'bold',
    'font-style': italic && 'italic',
    'font-family': digit && faces.digits !== faces.text && faces.digits,
    'text-anchor': start ? undefined : 'middle',
  });
  return `<text${look}>${escape(text)}</text>`;
}

/**
 * @param {Picture} picture
 * @param {number} [scale]  pixels per unit; without it, the picture fits its container
 * @param {Faces} [faces]
 * @returns {string} an XML document without external styles, fonts or links
 */
export function svgText({ width, height, title, shapes }, scale, faces = PLAIN) {
  const size = scale ? { width: width * scale, height: height * scale } : {};
  const head = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    ...size,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': title,
    'font-family': faces.text,
  });
  // In a page, the shapes would inherit the style of the <svg>; the attributes of the group prevent it.
  const plain = attributes({
    stroke: 'none',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
  });
  const rules = faces.rules ? `<style>${escape(faces.rules)}</style>` : '';
  const inner = shapes.map((shape) => element(shape, faces)).join('');
  return `<svg${head}><title>${escape(title)}</title>${rules}<g${plain}>${inner}</g></svg>`;
}

/** A picture of one board, with a margin for its frame. @param {Shape[]} shapes @param {string} title @returns {Picture} */
export const boardPicture = (shapes, title) => ({
  width: BOARD + 1,
  height: BOARD + 1,
  title,
  shapes: [{ x: 0.5, y: 0.5, shapes }],
});

/** Replaces the content of an element with an SVG. @param {Element} place @param {string} text  well-formed */
export function showSvg(place, text) {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  place.replaceChildren(document.importNode(documentElement, true));
}
