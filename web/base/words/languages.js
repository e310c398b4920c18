// Which of the languages a reader gets.
// @ts-check
import { LANGUAGES } from '../../languages/languages.js';
import { kept } from '../platform/storage.js';

/**
 * The first language of a list that the page has; English if it has none of them.
 * @param {readonly string[]} tags  language tags such as de-CH, the preferred first
 * @returns {string} a code of LANGUAGES
 */
export const firstKnown = (tags) =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => Object.hasOwn(LANGUAGES, code)) ??
  'en';

/**
 * The language of a page: that of its address, else the one chosen last time, else the browser's.
 * @param {string | null} asked  by the address
 */
export function preferred(asked) {
  const wanted = asked ?? kept.lang;
  return firstKnown(wanted ? [wanted] : navigator.languages);
}
