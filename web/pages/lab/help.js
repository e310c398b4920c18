// The help dialog and the switch for single-key shortcuts.
// @ts-check
import { find, onClick } from '../../base/dom/dom.js';
import { keep, kept } from '../../base/platform/storage.js';

/** @param {import('../../board/board.js').Board} board */
export function setUpHelp(board) {
  const dialog = find('help', HTMLDialogElement);
  const box = find('single-keys', HTMLInputElement);
  board.singleKeys = box.checked = kept.keys !== 'off';
  box.addEventListener('change', () => {
    board.singleKeys = box.checked;
    keep({ keys: box.checked ? 'on' : 'off' });
  });
  onClick('open-help', () => dialog.showModal());
  board.addEventListener('help', () => dialog.showModal());
}
