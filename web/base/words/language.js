// The language of a page, and the menu that changes it.
// @ts-check
import { find } from '../dom/dom.js';
import { keep } from '../platform/storage.js';
import { preferred } from './languages.js';
import { Words } from './words.js';

const menu = find('language', HTMLSelectElement);
let chosen = false; // by the address or in the menu

/** The tables of the page. */
export const words = new Words();

/** What the address has to say: empty if the browser decides. */
export const language = () => (chosen ? words.language : '');

words.addEventListener('change', () => {
  document.documentElement.lang = words.language;
});

/** @param {string} code  of a language that the page has */
async function turnTo(code) {
  menu.value = code;
  await words.turnTo(code).catch(() => {}); // if it cannot be loaded, everything stays as it was
  menu.value = words.language;
}

/**
 * Takes the language of the address, and follows the menu.
 * @param {string | null} asked  by the address; an unknown language is English
 * @param {() => void} save  writes the address
 */
export function setUpLanguage(asked, save) {
  chosen = Boolean(asked);
  menu.onchange = async () => {
    await turnTo(menu.value);
    chosen = true;
    keep({ lang: words.language });
    save();
  };
  return turnTo(preferred(asked));
}
