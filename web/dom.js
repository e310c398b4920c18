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
