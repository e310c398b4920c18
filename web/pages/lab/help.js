// The help dialog and the switch for single-key shortcuts.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { openDialog } from '../../base/dom/dialog.js';
import { keep, kept } from '../../base/platform/storage.js';

/** Marks the keys of a text, which are in brackets. @param {string} text @returns {string} HTML */
const withKeys = (text) => text.replace(/\[(.+?)\]/g, '<kbd>$1</kbd>');

/** @param {string[][]} keys  texts with keys, and what they do */
const rows = (keys) =>
  keys.map(([names, does]) => `<dt>${withKeys(names)}</dt><dd>${withKeys(does)}</dd>`).join('');

/**
 * @param {import('../../board/board.js').Board} board
 * @param {() => {keys: string[][], where: string}} texts  in the current language
 * @returns {() => void}  opens the dialog
 */
export function setUpHelp(board, texts) {
  const box = find('single-keys', HTMLInputElement);
  board.singleKeys = box.checked = kept.keys !== 'off';
  box.addEventListener('change', () => {
    board.singleKeys = box.checked;
    keep({ keys: box.checked ? 'on' : 'off' });
  });
  const open = () => {
    const { keys, where } = texts();
    find('keys').innerHTML = rows(keys);
    find('keys-where').innerHTML = withKeys(where);
    openDialog(find('help', HTMLDialogElement));
  };
  board.addEventListener('help', open);
  return open;
}
