// The language of a page, and the menu that changes it.
// @ts-check
import { keep } from '../platform/storage.js';
import { preferred } from './languages.js';
import { Words } from './words.js';

/** By the address or in the menu; empty if the browser decides. */
let chosen = '';

/** The tables of the page. */
export const words = new Words();

/** The language for the address; it remains there while its texts cannot be loaded. */
export const language = () => chosen;

words.addEventListener('change', () => {
  document.documentElement.lang = words.language;
});

/**
 * Takes the language of the address, and follows the menu.
 * @param {HTMLSelectElement} menu
 * @param {string | null} asked  by the address; an unknown language is English
 * @param {() => void} save  writes the address
 */
export function setUpLanguage(menu, asked, save) {
  /** @param {string} code  of a language that the page has */
  const turnTo = async (code) => {
    menu.value = code;
    await words.turnTo(code).catch(() => {}); // if it cannot be loaded, everything stays as it was
    menu.value = words.language;
  };
  const code = preferred(asked);
  chosen = asked ? code : '';
  menu.onchange = async () => {
    await turnTo(menu.value);
    chosen = words.language;
    keep({ lang: chosen });
    save();
  };
  return turnTo(code);
}
