// The button that opens the share dialog. It comes with the player, and the dialog when it is asked for.
// @ts-check
import { addButton } from '../element.js';
import { find } from '../dom.js';
import { button } from '../strings/share-en.js';

/** @param {() => void} save  brings the address up to date @param {(text: string) => void} say */
export function addShareButton(save, say) {
  const place = /** @type {Element} */ (find('copy').parentElement);
  const open = addButton(place, button, async () => {
    try {
      save();
      const { openShare } = await import('../share-dialog.js');
      openShare();
    } catch (error) {
      say(String(error));
    }
  });
  find('copy').after(open);
}
