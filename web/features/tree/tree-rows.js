// The rows of the search tree: the path to the current step is open, the levels far above are folded.
// @ts-check

/** @typedef {import('../../run/run-protocol.js').TreeReply} TreeReply */
/** @typedef {import('../../../wasm/run.d.ts').TreeNode} TreeNode */
/** @typedef {Pick<TreeNode, 'begin' | 'depth'>} NodeId */
/** `path`: the step is in its subtree; `current`: the last of these. @typedef {'path' | 'current' | 'past' | 'ahead'} NodeState */

/**
 * @typedef {object} TreeRow
 * @property {string} key  of its node; 'fold' for the row of the folded levels
 * @property {TreeNode} node  of the folded levels: the last one
 * @property {number} level  from 1, the root
 * @property {number} position  among its siblings, from 1
 * @property {number} siblings  with itself
 * @property {boolean | null} expanded  null: has no children
 * @property {NodeState} state
 * @property {number} share  of the steps of its parent, 0..1
 * @property {boolean} open  more steps may be added to it
 */

/** Levels above the current one that are always shown. */
const NEAR = 4;
/** Levels are folded in groups, so that the rows move less often while the search goes up and down. */
const GROUP = 8;

/** @param {NodeId} node */
export const keyOf = ({ begin, depth }) => `${depth}@${begin}`;

/**
 * The number of levels below the root that are folded.
 * @param {number} length  nodes of the path
 */
export const foldedLevels = (length) => Math.max(0, Math.floor((length - NEAR) / GROUP)) * GROUP;

/** The number of steps in the subtree of a node. @param {TreeNode} node */
export const stepsOf = ({ begin, end }) => end - begin;

/**
 * The rows, from top to bottom.
 * @param {TreeReply} reply
 * @param {boolean} unfolded  show all levels
 * @returns {TreeRow[]}
 */
export function rowsOf({ root, path, children, step, ended }, unfolded) {
  const below = new Map(children.map((each) => [keyOf(each), each.nodes]));
  const onPath = new Set([root, ...path].map(keyOf));
  const last = keyOf(path.at(-1) ?? root);
  /** @type {TreeRow[]} */
  const rows = [];

  /** @param {TreeNode} node @returns {NodeState} */
  const stateOf = (node) => {
    const key = keyOf(node);
    if (key === last) return 'current';
    if (onPath.has(key)) return 'path';
    return node.begin > step ? 'ahead' : 'past';
  };
  /** @param {TreeNode} node @param {number} position @param {TreeNode[]} siblings @param {number} whole  steps of the parent */
  const add = (node, position, siblings, whole) => {
    const nodes = below.get(keyOf(node));
    rows.push({
      key: keyOf(node),
      node,
      level: node.depth - root.depth + 1,
      position,
      siblings: siblings.length,
      expanded: nodes ? nodes.length > 0 || null : stepsOf(node) > 1 ? false : null,
      state: stateOf(node),
      share: whole > 0 ? stepsOf(node) / whole : 0,
      open: !node.removed && !ended,
    });
    addChildren(node);
  };
  /** @param {TreeNode} parent */
  const addChildren = (parent) => {
    const nodes = below.get(keyOf(parent)) ?? [];
    nodes.forEach((node, i) => add(node, i + 1, nodes, stepsOf(parent)));
  };

  const hidden = unfolded ? 0 : foldedLevels(path.length);
  if (hidden === 0) {
    add(root, 1, [root], stepsOf(root));
    return rows;
  }
  const row = { position: 1, siblings: 1, state: /** @type {NodeState} */ ('path'), open: !ended };
  const [first, end] = [path[0], path[hidden - 1]];
  rows.push({ ...row, key: keyOf(root), node: root, level: 1, expanded: true, share: 1 });
  const share = stepsOf(first) / stepsOf(root);
  rows.push({ ...row, key: 'fold', node: end, level: 2, expanded: false, share });
  addChildren(end);
  return rows;
}

/**
 * The place that a key moves the focus to, or what it does with the row.
 * @param {TreeRow[]} rows
 * @param {number} at  the row with the focus
 * @param {string} key  of the keyboard
 * @returns {number | 'open' | 'close' | null}  a row, an action, or null: the key does nothing here
 */
export function moveOf(rows, at, key) {
  const row = rows[at];
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      if (row.expanded === false) return 'open';
      return row.expanded ? Math.min(last, at + 1) : at;
    case 'ArrowLeft': {
      if (row.expanded && row.state !== 'path' && row.state !== 'current') return 'close';
      if (row.level === 1) return 'close';
      let parent = at;
      while (parent > 0 && rows[parent].level >= row.level) parent--;
      return parent;
    }
    default:
      return null;
  }
}
