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

/** @param {Shape} shape @returns {string} */
function element(shape) {
  if ('shapes' in shape) {
    const { x, y, shapes } = shape;
    return `<g transform="translate(${x} ${y})">${shapes.map(element).join('')}</g>`;
  }
  if ('d' in shape) {
    const { d, fill = 'none', stroke, width, dash } = shape;
    return `<path${attributes({ d, fill, stroke, 'stroke-width': width, 'stroke-dasharray': dash })}/>`;
  }
  const { text, x, y, size, fill, bold, italic, start } = shape;
  const look = attributes({
    x,
    y,
    'font-size': size,
    fill,
    'font-weight': bold && 'bold',
    'font-style': italic && 'italic',
    'text-anchor': start ? undefined : 'middle',
  });
  return `<text${look}>${escape(text)}</text>`;
}

/**
 * @param {Picture} picture
 * @param {number} [scale]  pixels per unit; without it, the picture fits its container
 * @returns {string} an XML document without external styles, fonts or links
 */
export function svgText({ width, height, title, shapes }, scale) {
  const size = scale ? { width: width * scale, height: height * scale } : {};
  const head = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    ...size,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': title,
    'font-family': 'sans-serif',
  });
  // In a page, the shapes would inherit the style of the <svg>; the attributes of the group prevent it.
  const plain = attributes({
    stroke: 'none',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
  });
  return `<svg${head}><title>${escape(title)}</title><g${plain}>${shapes.map(element).join('')}</g></svg>`;
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
