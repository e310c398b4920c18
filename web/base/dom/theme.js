// The colour theme: that of the system, light or dark.
// @ts-check
import { keep, kept } from '../platform/storage.js';
import { setText } from './dom.js';

const THEMES = ['auto', 'light', 'dark'];

/**
 * Sets the theme of the page. A click on the button changes it, unless the button has an action.
 * @param {HTMLElement} button
 * @param {string | null} asked  by the address; it takes precedence
 * @param {(theme: string) => string} textOf  the text of the button
 * @param {(theme: string) => void} onchange
 * @returns {{theme: string, render: () => void, next: () => void}}  the theme; `render` after the
 *   language has changed; `next` switches to the next theme
 */
export function setUpTheme(button, asked, textOf, onchange) {
  const { dataset } = document.documentElement;
  const current = () => dataset.theme ?? 'auto';
  const render = () => {
    const text = textOf(current());
    if (button.matches('.icon')) {
      button.setAttribute('aria-label', text);
      button.title = text;
    } else setText(/** @type {Element} */ (button.lastElementChild), text);
  };
  const theme = THEMES.find((each) => each === (asked ?? kept.theme)) ?? 'auto';
  dataset.theme = theme;
  const next = () => {
    dataset.theme = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length];
    render();
    keep({ theme: dataset.theme });
    onchange(dataset.theme);
  };
  if (!button.dataset.action) button.addEventListener('click', next);
  render();
  return { theme, render, next };
}
