// What the player adds to the place for sharing: the button of the share dialog, and the way to a
// lesson. The dialog comes when it is asked for.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { find } from '../../base/dom/dom.js';
import { SINGLE_FILE } from '#platform';
import { strings } from './en.js';

/** @param {() => void} open */
export function addShareButton(open) {
  const copy = find('copy');
  const place = /** @type {Element} */ (copy.parentElement);
  copy.after(addButton(place, strings.button, open));
  if (SINGLE_FILE) return;
  const lesson = add(place, 'a', 'links', strings.lesson);
  const point = () => (lesson.href = strings.lessonPage);
  addEventListener('languagechange', point);
  point();
}
