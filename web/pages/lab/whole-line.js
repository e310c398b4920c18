// A button that shows the whole message of the line under the board where it does not fit.
// @ts-check
import { addButton } from '../../base/dom/element.js';

/** A message counts after this time: while a run plays, it changes all the time. In milliseconds. */
const STILL_MS = 150;

/**
 * @param {HTMLElement} line
 * @param {import('../../base/words/words.js').Words} words
 * @param {() => string} label
 */
export function showWholeLine(line, words, label) {
  const text = /** @type {HTMLElement} */ (line.querySelector('.text'));
  const open = (/** @type {boolean} */ on) => {
    line.toggleAttribute('data-whole', on);
    button.setAttribute('aria-expanded', String(on));
  };
  const button = addButton(line, '', () => open(!line.hasAttribute('data-whole')));
  button.className = 'icon whole';
  button.hidden = true;
  text.after(button);
  const rename = () => button.setAttribute('aria-label', label());
  words.addEventListener('change', rename);
  rename();
  line.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !line.hasAttribute('data-whole')) return;
    event.preventDefault();
    open(false);
  });
  let timer = 0;
  const follow = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (line.hasAttribute('data-whole')) return;
      const parts = [text, ...text.children];
      button.hidden = !parts.some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 ||
          (part === text && part.scrollHeight > part.clientHeight + 4),
      );
    }, STILL_MS);
  };
  new MutationObserver(() => {
    open(false);
    follow();
  }).observe(text, { childList: true, characterData: true, subtree: true });
  new ResizeObserver(follow).observe(line);
}
