// Writes the elements of a lesson as HTML, for pages that the build or the export makes.
// @ts-check

/** @typedef {import('./nodes.js').Node} Node */

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for HTML, also in attributes. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

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
