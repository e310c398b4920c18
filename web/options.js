// What a reader can choose, and where the choice is kept.
// @ts-check
import { find, onClick, setText } from './dom.js';
import { keep, kept } from './storage.js';
import { strings } from './strings/en.js';

const THEMES = ['auto', 'light', 'dark'];

/**
 * @param {string | null} asked  by the address, which wins
 * @param {(theme: string) => void} onchange
 * @returns {string} the theme
 */
export function setUpTheme(asked, onchange) {
  const { dataset } = document.documentElement;
  const show = (/** @type {string} */ theme) => {
    dataset.theme = theme;
    setText(/** @type {Element} */ (find('theme').lastElementChild), strings.theme(theme));
    return theme;
  };
  addEventListener('languagechange', () => show(dataset.theme ?? 'auto'));
  onClick('theme', () => {
    const theme = show(THEMES[(THEMES.indexOf(dataset.theme ?? 'auto') + 1) % THEMES.length]);
    keep({ theme });
    onchange(theme);
  });
  return show(THEMES.find((theme) => theme === (asked ?? kept.theme)) ?? 'auto');
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
