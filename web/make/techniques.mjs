// The pages of techniques: the list of all, one for each technique of the table
// pages/technique/families.js, and an empty one, which its script can turn into any of these: the
// service worker keeps it instead of the others. Their HTML is in English; the script translates it.
import { readFileSync } from 'node:fs';
import { strings as logic } from '../logic/en.js';
import { strings as page } from '../pages/technique/en.js';
import { examplesIn } from '../logic/example.js';
import { iconOf } from '../logic/icon.js';
import { FAMILIES } from '../pages/technique/families.js';
import { entriesBeside } from '../features/lesson/learn/map.js';
import { indexMarkup, techniqueMarkup } from '../pages/technique/markup.js';
import { deductionsOf } from './logic.mjs';

/** Their folder in the site. */
const FOLDER = 'techniques/';
/** The template of all these pages. */
export const TEMPLATE = 'pages/technique/technique.html';

const examples = examplesIn(
  readFileSync(new URL('../static/technique-examples.txt', import.meta.url), 'utf8'),
);
const tables = { page, logic, names: logic.TECHNIQUES, query: '' };

/**
 * @param {string} name  of the page in the folder, without its ending
 * @param {string} title
 * @param {string} lead  describes the page
 * @param {'list' | 'technique' | ''} kind
 * @param {string} main  HTML
 * @returns {import('./languages.mjs').Page}
 */
const pageOf = (name, title, lead, kind, main) => ({
  source: TEMPLATE,
  english: TEMPLATE,
  language: 'en',
  name: `${FOLDER}${name}.html`,
  inserts: { kind: () => kind, main: () => main },
  tables: { about: { title: `${title}: Sudoku Lab`, lead } },
});

/** The entries of the map. @param {Awaited<ReturnType<typeof deductionsOf>>} found */
function mapEntries(found) {
  const entries = FAMILIES.flatMap(({ techniques, beside }) =>
    techniques.map((id) => {
      const each = found.get(id);
      if (!each) throw new Error(`${id}: no example`);
      const { deduction, rating } = each;
      return /** @type {const} */ ([
        id,
        { svg: iconOf(deduction), rating, beside: rating || beside },
      ]);
    }),
  );
  return new Map(entries);
}

/** @param {string} wasm  folder of the WebAssembly modules @returns {Promise<import('./languages.mjs').Page[]>} */
export async function techniquePages(wasm) {
  const found = await deductionsOf(wasm, examples);
  const entries = mapEntries(found);
  const pages = [
    pageOf('index', page.title, page.intro, 'list', indexMarkup(tables, entries)),
    pageOf('any', page.title, page.intro, '', ''),
  ];
  for (const { techniques, load } of FAMILIES) {
    const { strings } = await load();
    for (const id of techniques) {
      const state = examples.get(id);
      if (!state) throw new Error(`${id}: no example`);
      const deduction = found.get(id)?.deduction;
      const around = entriesBeside(entries, id);
      const main = techniqueMarkup(id, strings[id], state, '', tables, deduction, around);
      pages.push(pageOf(id, logic.TECHNIQUES[id], strings[id].lead, 'technique', main));
    }
  }
  return pages;
}
