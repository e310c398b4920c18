// Menus that are a `<details class="menu">`.
// @ts-check
import { strings } from '../../features/workbench/en.js';

/**
 * @typedef {object} MenuGroup  Texts of tables, or phrases.
 * @property {string} name  empty where it needs none
 * @property {{name: string, note?: string, choose: () => void}[]} items
 */

/**
 * Fills a `<details class="menu">`.
 * @param {HTMLElement} menu
 * @param {MenuGroup[]} groups
 */
export function fillMenu(menu, groups) {
  const list = /** @type {HTMLElement} */ (menu.lastElementChild);
  list.replaceChildren();
  for (const group of groups) {
    if (group.name)
      list.appendChild(document.createElement('p')).textContent = strings.phrase(group.name);
    for (const { name, note, choose } of group.items) {
      const button = list.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = strings.phrase(name);
      if (note)
        button.appendChild(document.createElement('small')).textContent = strings.phrase(note);
      button.onclick = () => {
        closeMenus(null);
        menu.querySelector('summary')?.focus();
        choose();
      };
    }
  }
}

/** Closes the menus that do not hold the node. @param {EventTarget | null} node */
function closeMenus(node) {
  for (const menu of document.querySelectorAll('.menu[open]')) {
    if (!(node instanceof Node && menu.contains(node))) menu.removeAttribute('open');
  }
}
document.addEventListener('pointerdown', ({ target }) => closeMenus(target));
document.addEventListener('focusin', ({ target }) => closeMenus(target));
document.addEventListener('keydown', (event) => {
  const open = event.key === 'Escape' && document.querySelector('.menu[open]');
  if (!open) return;
  open.querySelector('summary')?.focus();
  closeMenus(null);
});
