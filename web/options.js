// What a reader can choose, and where the choice is kept.
// @ts-check
import { find, onClick, setText } from './dom.js';
import { keep, kept } from './storage.js';
import * as strings from './strings/en.js';

const THEMES = ['auto', 'light', 'dark'];

/** @param {string | null} asked  by the address, which wins */
export function setUpTheme(asked) {
  const show = (/** @type {string} */ theme) => {
    document.documentElement.dataset.theme = theme;
    setText(/** @type {Element} */ (find('theme').lastElementChild), strings.theme(theme));
  };
  show(THEMES.find((theme) => theme === (asked ?? kept.theme)) ?? 'auto');
  onClick('theme', () => {
    const now = document.documentElement.dataset.theme ?? 'auto';
    const theme = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length];
    keep({ theme });
    show(theme);
  });
}

/** @param {import('./board.js').Board} board */
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
