// The language of a page, and the menu that changes it.
// @ts-check
import { find } from '../dom/dom.js';
import { keep } from '../platform/storage.js';
import { preferred } from './languages.js';
import { Words } from './words.js';

const menu = () => find('language', HTMLSelectElement);
/** By the address or in the menu; empty if the browser decides. */
let chosen = '';

/** The tables of the page. */
export const words = new Words();

/** The language for the address; it remains there while its texts cannot be loaded. */
export const language = () => chosen;

words.addEventListener('change', () => {
  document.documentElement.lang = words.language;
});

/** @param {string} code  of a language that the page has */
async function turnTo(code) {
  menu().value = code;
  await words.turnTo(code).catch(() => {}); // if it cannot be loaded, everything stays as it was
  menu().value = words.language;
}

/**
 * Takes the language of the address, and follows the menu.
 * @param {string | null} asked  by the address; an unknown language is English
 * @param {() => void} save  writes the address
 */
export function setUpLanguage(asked, save) {
  const code = preferred(asked);
  chosen = asked ? code : '';
  menu().onchange = async () => {
    await turnTo(menu().value);
    chosen = words.language;
    keep({ lang: chosen });
    save();
  };
  return turnTo(code);
}
