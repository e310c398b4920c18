// The language of the page: the address's, else the one chosen last time, else the browser's. The
// page is written in English; any other comes by translate.js, where it is asked for.
// @ts-check
import { find } from '../dom/dom.js';
import { preferred } from './preferred.js';
import { keep } from '../platform/storage.js';
import { Words } from './words.js';
import { strings } from '../../puzzle/en.js';

/** Lists the languages there are. */
const menu = find('language', HTMLSelectElement);
/** @type {import('./translate.js').Tables} */
const tables = { puzzle: strings };
let told = false;

/** The tables that features take their texts from; `speak` serves those that are not converted yet. */
export const words = new Words();

/** What the address should tell: nothing where the browser decides. */
export const language = () => (told ? menu.value : '');

/**
 * Turns to the language that is chosen.
 * @param {import('./translate.js').Tables} [more]  of modules that came later
 */
export async function speak(more) {
  Object.assign(tables, more);
  const { lang } = document.documentElement;
  if (menu.value !== 'en' || lang !== 'en') {
    await import('./translate.js')
      .then(({ translate }) => translate(menu.value, tables))
      .catch(() => (menu.value = lang)); // its words cannot be had
  }
  // Last: `translate` may change the English tables that both use.
  await words.turnTo(menu.value).catch(() => {});
}

/**
 * An unknown language is English.
 * @param {string | null} asked  by the address
 * @param {() => void} save
 */
export function setUpLanguage(asked, save) {
  told = Boolean(asked);
  for (const name of preferred(asked)) {
    menu.value = name;
    if (menu.value) break;
  }
  menu.onchange = () => {
    keep({ lang: menu.value });
    told = true;
    save();
    speak();
  };
  return speak();
}
