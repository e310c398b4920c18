// Elements of a lesson as plain data, and the texts in them.
// @ts-check

/** @typedef {import('./types.js').Inline} Inline */

/** An element. @typedef {{tag: string, attributes: Record<string, string>, children: Node[]}} Branch */
/** An element, or text. @typedef {string | Branch} Node */

/**
 * @param {string} tag
 * @param {Record<string, string | false | undefined>} attributes  those that are undefined or false are left out
 * @param {...(Node | Node[])} children
 * @returns {Node}
 */
export const h = (tag, attributes, ...children) => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter(
      /** @returns {pair is [string, string]} */ (pair) => typeof pair[1] === 'string',
    ),
  ),
  children: children.flat(),
});

/** @param {Inline} part @returns {Node} */
function inlineNode(part) {
  if (part.type === 'text') return part.text;
  if (part.type === 'code') return h('code', {}, part.text);
  const inner = inlineNodes(part.parts);
  if (part.type === 'link') return h('a', { href: part.href }, inner);
  if (part.type === 'drive') {
    // A link, not a button: it can continue on the next line, and without scripts it leads to the board.
    const href = `#board-${part.to.replace(/:.*/s, '')}`;
    return h('a', { class: 'drive', href, 'data-drive': part.to }, inner);
  }
  return h(part.type, {}, inner);
}

/** @param {Inline[]} parts @returns {Node[]} */
export const inlineNodes = (parts) => parts.map(inlineNode);
