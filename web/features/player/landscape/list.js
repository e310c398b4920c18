// The search tree as a list of texts: the same nodes as in the landscape, for screen readers.
// @ts-check
import { Dialog, styleDialog } from '../../../base/dom/dialog.js';
import { add, addButton } from '../../../base/dom/element.js';
import { contains, stateOf } from './columns.js';
import { strings } from './en.js';

/** @typedef {import('../../../../wasm/run.d.ts').TreeNode} TreeNode */

/**
 * Opens the tree of a run: the nodes of the current step are unfolded. A button goes to its node.
 * @param {import('../../../base/words/words.js').Words} words
 * @param {import('../../../run/playback.js').Playback} playback
 */
export async function openList(words, playback) {
  await styleDialog();
  const texts = words.of(strings);
  const dialog = new Dialog('tree-list');
  dialog.setTexts(texts.list, texts.close);
  const { step } = playback;
  const ask = (/** @type {TreeNode[]} */ opened) =>
    playback.tree({ step, depth: opened.length ? 99 : 0, opened });
  const first = await ask([]);
  if (!first) return dialog.element.remove();
  const { root, path } = first;
  const known = new Map(
    first.children.map(({ begin, depth, nodes }) => [`${depth} ${begin}`, nodes]),
  );

  /** @param {Element} parent @param {TreeNode[]} nodes */
  function addNodes(parent, nodes) {
    const list = add(parent, 'ul');
    for (const node of nodes) {
      const { cell, digit, begin, end, depth } = node;
      const item = add(list, 'li');
      addButton(item, texts.item(cell, digit, end - begin, stateOf(node, playback)), () => {
        playback.go(begin);
        dialog.close();
      });
      const below = known.get(`${depth} ${begin}`);
      if (below ? !below.length : end - begin < 2) continue;
      const more = add(item, 'details');
      add(more, 'summary', '', texts.children(cell, digit));
      const fill = async () => {
        const children = below ?? (await ask([node]))?.children[0]?.nodes ?? [];
        if (more.childElementCount === 1) addNodes(more, children);
      };
      if (contains(node, step) && below) {
        more.open = true;
        fill();
      } else more.addEventListener('toggle', fill, { once: true });
    }
  }
  const top = known.get(`${root.depth} ${root.begin}`) ?? path.slice(0, 1);
  if (top.length) addNodes(dialog.body, top);
  else add(dialog.body, 'p', '', texts.noChoices);
  await dialog.open();
  dialog.element.remove();
}
