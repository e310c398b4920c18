// The colour theme: that of the system, light or dark.
// @ts-check
import { keep, kept } from '../platform/storage.js';
import { find, onClick, setText } from './dom.js';

const THEMES = ['auto', 'light', 'dark'];

/**
 * The button `#theme` switches to the next theme.
 * @param {string | null} asked  by the address; it takes precedence
 * @param {(theme: string) => string} textOf  the text of the button
 * @param {(theme: string) => void} onchange
 * @returns {{theme: string, render: () => void}}  the theme; `render` after the language has changed
 */
export function setUpTheme(asked, textOf, onchange) {
  const { dataset } = document.documentElement;
  const current = () => dataset.theme ?? 'auto';
  const render = () =>
    setText(/** @type {Element} */ (find('theme').lastElementChild), textOf(current()));
  const theme = THEMES.find((each) => each === (asked ?? kept.theme)) ?? 'auto';
  dataset.theme = theme;
  onClick('theme', () => {
    dataset.theme = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length];
    render();
    keep({ theme: dataset.theme });
    onchange(dataset.theme);
  });
  render();
  return { theme, render };
}
