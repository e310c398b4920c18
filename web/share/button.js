// The button that opens the share dialog. It comes with the player, the dialog when it is asked for.
// @ts-check
import { addButton } from '../element.js';
import { find } from '../dom.js';
import { button } from '../strings/share-en.js';

/** @param {() => void} open */
export function addShareButton(open) {
  const copy = find('copy');
  copy.after(addButton(/** @type {Element} */ (copy.parentElement), button, open));
}
