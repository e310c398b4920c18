// What the player adds to the place for sharing: the button of the share dialog, and the way to a
// lesson. The dialog comes when it is asked for.
// @ts-check
import { add, addButton } from '../element.js';
import { find } from '../dom.js';
import { ALONE } from '../parts.js';
import { strings } from '../strings/share-en.js';

/** @param {() => void} open */
export function addShareButton(open) {
  const copy = find('copy');
  const place = /** @type {Element} */ (copy.parentElement);
  copy.after(addButton(place, strings.button, open));
  if (ALONE) return;
  const lesson = add(place, 'a', 'links', strings.lesson);
  const point = () => (lesson.href = strings.lessonPage);
  addEventListener('languagechange', point);
  point();
}
