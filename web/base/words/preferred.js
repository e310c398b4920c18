// Which language a reader wants.
// @ts-check
import { kept } from '../platform/storage.js';

/**
 * The first that there is should be taken: what the address asks for, else what was chosen last
 * time, else the browser's, and English after all.
 * @param {string | null} asked  by the address
 * @returns {string[]} of two letters
 */
export function preferred(asked) {
  const wanted = asked ?? kept.lang;
  return [...(wanted ? [wanted] : navigator.languages), 'en'].map((name) => name.slice(0, 2));
}
