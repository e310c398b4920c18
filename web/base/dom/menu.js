// Menus: a button and a popover that it opens, `<div class="menu"><button popovertarget="x"></button>
// <div id="x" popover></div></div>`. The browser closes them and returns the focus; overlay.css
// places them.
// @ts-check
import { add, addButton } from './element.js';

/**
 * @typedef {object} MenuGroup
 * @property {string} name  its heading; empty for none
 * @property {{name: string, note?: string, choose: () => void}[]} items
 */

/**
 * Fills the popover of a menu with buttons.
 * @param {HTMLElement} menu
 * @param {MenuGroup[]} groups  with texts in the language of the page
 */
export function fillMenu(menu, groups) {
  const list = /** @type {HTMLElement} */ (menu.querySelector('[popover]'));
  list.replaceChildren();
  for (const { name: heading, items } of groups) {
    if (heading) add(list, 'p', '', heading);
    for (const { name, note, choose } of items) {
      const button = addButton(list, name, () => {
        list.hidePopover();
        choose();
      });
      if (note) add(button, 'small', '', note);
    }
  }
  list.addEventListener('focusout', closeBehind);
}

/** Closes a menu that the focus leaves for another element. @param {FocusEvent} event */
function closeBehind({ currentTarget, relatedTarget }) {
  const list = /** @type {HTMLElement} */ (currentTarget);
  if (relatedTarget instanceof Node && !list.parentElement?.contains(relatedTarget))
    list.hidePopover();
}
