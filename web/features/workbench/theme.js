// The colour theme: automatic, light or dark.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { keep, kept } from '../../base/platform/storage.js';
import { strings } from '../../puzzle/en.js';

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
