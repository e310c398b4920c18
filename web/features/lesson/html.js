// Writes the elements of a lesson as HTML, for pages that the build or the export makes.
// @ts-check
import { escaped } from '../../base/words/escaped.js';

/** @typedef {import('./tags.js').Node} Node */

/** Elements without content. */
const VOID = ['input'];

/** @param {Node} node @returns {string} */
export function htmlOf(node) {
  // The build removes the spaces at the beginning of lines, which matter in <pre>.
  if (typeof node === 'string') return escaped(node).replaceAll('\n', '&#10;');
  const { tag, attributes, children } = node;
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${names.join('')}>`;
  if (VOID.includes(tag)) return start;
  return `${start}${children.map(htmlOf).join('')}</${tag}>`;
}
