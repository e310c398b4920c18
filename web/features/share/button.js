// Adds the button of the share dialog and a link to the lesson.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { SINGLE_FILE } from '#platform';
import { strings } from './en.js';

/**
 * Adds both beside the menu "Copy".
 * @param {import('../../base/words/words.js').Words} words
 * @param {() => void} open  opens the dialog
 */
export function addShareButton(words, open) {
  const copy = find('copy');
  const place = /** @type {Element} */ (copy.parentElement);
  const button = addButton(place, '', open);
  copy.after(button);
  const lesson = SINGLE_FILE ? null : add(place, 'a', 'links');
  const render = () => {
    const texts = words.of(strings);
    button.textContent = texts.button;
    if (!lesson) return;
    lesson.textContent = texts.lesson;
    lesson.href = `lesson.html?lang=${words.language}`; // it leads to its translation
  };
  words.addEventListener('change', render);
  words.add({ share: strings }).then(render);
}
