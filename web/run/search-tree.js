// The worker's answers about the search tree of a run. They keep its position.
// @ts-check
import { slices } from '../base/worker/slices.js';
import { back } from './run-moves.js';

/** @typedef {import('./run-protocol.js').TreeRequest} TreeRequest */
/** @typedef {import('./run-protocol.js').Children} Children */
/** @typedef {import('../../wasm/run.d.ts').TreeNode} TreeNode */

/**
 * The path to a step, and the children of its deep nodes and of others. Does not move the run.
 * @param {import('./held-run.js').HeldRun} held
 * @param {TreeRequest} request
 * @param {import('../base/worker/serve.js').Task} task
 * @param {import('./run-moves.js').Context} context
 */
async function answerTree(held, { step, depth, opened }, task, { module }) {
  const { run, passing } = held;
  const tree = (held.tree ??= module.searchTree(run));
  let root = tree.root();
  /** @template T @param {(budget: number) => T | null} find @returns {Promise<T | null>} */
  const search = async (find) => {
    /** @type {T | null} */
    let found = null;
    await slices(task, () => passing.spend((budget) => (found = find(budget)) !== null));
    return found;
  };
  const path = await search((budget) => tree.findPath(step, budget));
  /** @type {Children[]} */
  const children = [];
  const open = [root, ...(path ?? [])].filter((node) => node.depth >= depth);
  for (const node of [...open, ...opened]) {
    const nodes = await search((budget) => tree.findChildren(node.begin, node.depth, budget));
    if (nodes) children.push({ begin: node.begin, depth: node.depth, nodes });
  }
  // A survey may have extended the run meanwhile: what is not over ends with it.
  root = tree.root();
  for (const node of [...(path ?? []), ...children.flatMap(({ nodes }) => nodes)])
    if (!node.removed) node.end = root.end;
  return {
    step,
    root,
    path: path ?? [],
    children,
    complete: !task.stopped,
    ended: run.ended(),
    memory: tree.memory(),
  };
}

/**
 * @param {import('./held-run.js').HeldRun} held
 * @param {import('./run-protocol.js').LandscapeRequest} request
 * @param {import('../base/worker/serve.js').Task} task
 * @param {import('./run-moves.js').Context} context
 */
async function answerLandscape(held, { from, to, columns }, task, { module }) {
  const { run, passing } = held;
  const tree = (held.tree ??= module.searchTree(run));
  /** @type {import('../../wasm/run.d.ts').Landscape | null} */
  let landscape = null;
  await slices(task, () =>
    passing.spend((budget) => (landscape = tree.findLandscape(from, to, columns, budget)) !== null),
  );
  return { landscape };
}

/** @param {import('./held-run.js').HeldRun} held @param {import('./run-protocol.js').PeekRequest} request */
async function peek(held, { step }) {
  const { run } = held;
  const position = run.position();
  await back(held, Math.min(step, run.length()));
  const snapshot = run.snapshot();
  await back(held, position);
  return { snapshot };
}

/** By the type of the request. */
export const answers = { tree: answerTree, landscape: answerLandscape, peek };
