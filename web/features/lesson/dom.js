// Makes elements of a lesson's nodes, and changes them when the text changes.
// @ts-check

/** @typedef {import('./tags.js').Node} Node */

/** @param {Node} node @returns {ChildNode} */
export function elementOf(node) {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(elementOf));
  return element;
}

/**
 * Replaces those children that differ from the last time; all others stay the same elements, and a frame
 * does not load again.
 * @param {Element} parent
 * @param {Node[]} before  what its children were made of
 * @param {Node[]} after
 */
export function patch(parent, before, after) {
  const [old, young] = [before, after].map((nodes) => nodes.map((node) => JSON.stringify(node)));
  let start = 0;
  while (start < old.length && old[start] === young[start]) start++;
  let end = 0;
  const most = Math.min(old.length, young.length) - start;
  while (end < most && old[old.length - 1 - end] === young[young.length - 1 - end]) end++;
  const gone = [...parent.childNodes].slice(start, old.length - end);
  const [left, right] = [
    before.slice(start, old.length - end),
    after.slice(start, young.length - end),
  ];
  const [one, other] = [left[0], right[0]];
  if (left.length === 1 && right.length === 1 && alike(one, other)) {
    const [now, next] = /** @type {[import('./tags.js').Branch, import('./tags.js').Branch]} */ ([
      one,
      other,
    ]);
    patch(/** @type {Element} */ (gone[0]), now.children, next.children);
    return;
  }
  const next = parent.childNodes[old.length - end] ?? null;
  for (const node of gone) node.remove();
  for (const node of right) parent.insertBefore(elementOf(node), next);
}

/**
 * Whether two nodes differ in their children only.
 * @param {Node} one @param {Node} other
 */
function alike(one, other) {
  if (typeof one === 'string' || typeof other === 'string') return false;
  return (
    one.tag === other.tag &&
    one.children.length > 0 &&
    JSON.stringify(one.attributes) === JSON.stringify(other.attributes)
  );
}
