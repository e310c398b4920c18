// What has not loaded, on a page without a message line or under an open dialog: a bar with a button that
// tries again.
// @ts-check
import { waits } from '../worker/waits.js';
import { add, addButton } from './element.js';
import { setText } from './dom.js';

/** The dialog that is on top, which covers the rest of the page; null if none is open. */
export const topDialog = () => [...document.querySelectorAll('dialog[open]')].pop() ?? null;

/**
 * Shows a bar while something is late, or has failed to load.
 * @param {() => {late: string, retry: string, notLoaded: (error: unknown) => string, reload: string}} texts
 * @param {() => Element | null} [place]  where the bar is; null for nowhere
 */
export function reportWaits(texts, place = () => document.body) {
  document.querySelector('body > .starting')?.remove(); // the script runs
  const bar = document.createElement('p');
  bar.className = 'notice';
  bar.setAttribute('role', 'alert');
  const text = add(bar, 'span');
  const button = addButton(bar, '', () => (waits.late ? waits.retry() : location.reload()));
  const render = () => {
    const { late, failure } = waits;
    const { late: isLate, retry, notLoaded, reload } = texts();
    const parent = late || failure !== undefined ? place() : null;
    if (!parent) return bar.remove();
    setText(text, late ? isLate : notLoaded(failure));
    setText(button, late ? retry : reload);
    if (bar.parentNode !== parent) parent.append(bar);
  };
  waits.addEventListener('change', render);
  render();
}
