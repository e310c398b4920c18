// The header of the page: the tabs of the modes and the buttons with actions.
// @ts-check
import { find } from '../../base/dom/dom.js';

/**
 * Lets the tabs choose the mode and shows which one is current.
 * @param {import('./modes.js').Modes} modes
 */
export function setUpTabs(modes) {
  const tabs = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    find('modes').querySelectorAll('[data-mode]')
  );
  find('modes').addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const tab = target instanceof Element ? target.closest('a') : null;
    if (!tab || ctrlKey || metaKey || shiftKey) return; // which open another tab or window
    event.preventDefault();
    modes.go(tab.dataset.mode ?? '');
  });
  modes.addEventListener('change', () => {
    document.body.dataset.mode = modes.current;
    for (const tab of tabs) {
      if (tab.dataset.mode === modes.current) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    for (const part of document.querySelectorAll('[data-for]')) {
      /** @type {HTMLElement} */ (part).hidden = part.getAttribute('data-for') !== modes.current;
    }
  });
}

/**
 * Lets elements with `data-action` call the action of that name.
 * @param {import('../../features/workbench/mode.js').Act} act
 */
export function setUpActions(act) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-action]') : null;
    const name = button?.getAttribute('data-action');
    if (!name) return;
    const menu = /** @type {HTMLElement | null} */ (button?.closest('[popover]'));
    if (name !== 'nextTheme') menu?.hidePopover();
    act(/** @type {'print'} */ (name)); // or another one that takes nothing
  });
}
