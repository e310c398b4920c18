// What several modules need of the document.
// @ts-check

/**
 * The element with that id, which index.html must have.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [type]
 * @returns {T}
 */
export function find(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof (type ?? HTMLElement)))
    throw new Error(`#${id} is not what it should be`);
  return /** @type {T} */ (element);
}

/** @param {string} id @param {() => void} action */
export const onClick = (id, action) => find(id).addEventListener('click', action);

/** Changes the text only where it differs, so that a screen reader is not told twice. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @typedef {object} MenuGroup
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
    if (group.name) list.appendChild(document.createElement('p')).textContent = group.name;
    for (const { name, note, choose } of group.items) {
      const button = list.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = name;
      if (note) button.appendChild(document.createElement('small')).textContent = note;
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

/**
 * Copies, or shows the text to be copied by hand where the browser refuses.
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const dialog = find('manual-copy', HTMLDialogElement);
    const area = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
    area.value = text;
    dialog.showModal();
    area.select();
    return false;
  }
}
