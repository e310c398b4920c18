// What the build takes from the folders of languages/. The registry, languages/languages.js, is the
// only list of languages.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../languages/languages.js';
import { WEB } from './files.mjs';

const codes = Object.keys(LANGUAGES);

/** The options of a menu of languages, as HTML. */
export const languageOptions = () =>
  codes
    .map((code) => `<option value="${code}" lang="${code}">${LANGUAGES[code].name}</option>`)
    .join('');

/**
 * A page in one language.
 * @typedef {object} Page
 * @property {string} source  path in web/
 * @property {string} english  path in web/ of the same page in English; beside it are its script and
 *   its table of texts
 * @property {string} language
 * @property {string} name  of the file in the site
 * @property {Record<string, () => string>} [inserts]  HTML by the names in `<!-- insert NAME -->`
 * @property {Record<string, object>} [tables]  texts besides those of its folder
 */

/**
 * A page and its translations: `languages/xx/NAME.html`, if it exists, becomes `NAME-xx.html`.
 * @param {string} english  path in web/
 * @returns {Page[]} the English page is the first
 */
export function translationsOf(english) {
  const name = basename(english, '.html');
  const others = codes.map((language) => ({
    source: `languages/${language}/${name}.html`,
    english,
    language,
    name: `${name}-${language}.html`,
  }));
  return [
    { source: english, english, language: 'en', name: `${name}.html` },
    ...others.filter(({ source }) => existsSync(join(WEB, source))),
  ];
}

/**
 * A table of texts in each language that has it.
 * @param {string} english  path in web/
 * @param {string} name  of the files of its translations
 * @returns {Promise<Record<string, any>>} by the codes of the languages
 */
export async function inLanguages(english, name) {
  const paths = codes.map((code) => [
    code,
    code === 'en' ? english : `languages/${code}/${name}.js`,
  ]);
  const tables = paths
    .filter(([, path]) => existsSync(join(WEB, path)))
    .map(async ([code, path]) => [
      code,
      (await import(pathToFileURL(join(WEB, path)).href)).strings,
    ]);
  return Object.fromEntries(await Promise.all(tables));
}

/** The error message of the one-file edition in each language that has one. @returns {Promise<Record<string, string>>} */
export async function startErrors() {
  const tables = Object.entries(await inLanguages('pages/one-file/en.js', 'one-file'));
  return Object.fromEntries(tables.map(([code, { failed }]) => [code, failed]));
}
