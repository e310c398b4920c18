// A paste anywhere on the page.
// @ts-check
import { FIELDS } from './fields.js';

/**
 * What takes a paste itself: text fields, and whatever is inside an open dialog. A field in a closed
 * dialog takes none, but keeps the focus until the next frame.
 */
const OWN = `:is(${FIELDS}):not(dialog:not([open]) *), dialog[open]`;

/**
 * @typedef {object} Paste
 * @property {(text: string) => void} takeText
 * @property {(file: File) => void} takeFile
 * @property {(target: Element, text: string) => boolean} [takesOver]  whether a text that is pasted
 *   into `target`, a text field, is taken from it; false by default
 */

/**
 * Calls `takeText` or `takeFile` for each paste that is not meant for another element: a text field,
 * an editable element, or an open dialog.
 * @param {Paste} paste
 * @param {Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelector'>} [root]
 * @returns {() => void}  stops listening
 */
export function listenToPaste({ takeText, takeFile, takesOver = () => false }, root = document) {
  const listen = (/** @type {Event} */ event) => {
    const { target, clipboardData: data } = /** @type {ClipboardEvent} */ (event);
    if (!data || event.defaultPrevented) return;
    const text = data.getData('text');
    const [file] = data.files ?? [];
    const owner = ownerOf(target, root);
    if (owner && !(text ? takesOver(owner, text) : file && takesOver(owner, ''))) return;
    if (!text && !file) return;
    event.preventDefault();
    if (text) takeText(text);
    else takeFile(file);
  };
  root.addEventListener('paste', listen);
  return () => root.removeEventListener('paste', listen);
}

/** The element that a paste is meant for; null if there is none. @param {EventTarget | null} target @param {Pick<Document, 'querySelector'>} root */
function ownerOf(target, root) {
  const own = target && 'closest' in target ? /** @type {Element} */ (target).closest(OWN) : null;
  // A modal dialog may be open while the focus is on the body.
  return own ?? root.querySelector('dialog[open]');
}
