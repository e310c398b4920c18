// A deduction as elements: sentences with marks.
// @ts-check
import { add } from '../base/dom/element.js';
import { partsOf } from './story.js';

/** Adds a text with its marks. @param {Element} parent @param {string} text */
export function addMarked(parent, text) {
  for (const { text: part, mark } of partsOf(text)) {
    if (mark) add(parent, 'mark', mark, part);
    else parent.append(part);
  }
}

/**
 * The address of the page of a technique.
 * @param {string} technique  its id
 * @param {string} language  of the page that links to it
 */
export const pageOf = (technique, language) =>
  `techniques/${technique}.html${language === 'en' ? '' : `?lang=${language}`}`;
