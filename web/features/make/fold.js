// A part of a form that is folded on phones, where it would push the page below the window.
// @ts-check
import { PHONE } from '../../base/dom/dom.js';
import { add, withWords } from '../../base/dom/element.js';

/**
 * Adds such a part. On wider windows it is open, and its summary is hidden by the style sheet.
 * @param {HTMLElement} parent
 * @param {string} id  path of the summary in the tables of texts
 * @returns {HTMLDetailsElement}
 */
export function addFold(parent, id) {
  const details = add(parent, 'details', 'fold');
  withWords(add(details, 'summary'), id);
  const narrow = matchMedia(PHONE);
  const follow = () => {
    details.open = !narrow.matches;
  };
  narrow.addEventListener('change', follow);
  follow();
  return details;
}
