// Pages as the build writes them: markup that pages share is inserted, and the English texts are
// filled in, as fillIn of base/words/words.js does it in the browser.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escaped } from '../base/words/escaped.js';
import { textAt } from '../base/words/words.js';
import { strings as worksheet } from '../pages/worksheet/en.js';
import { WEB } from './files.mjs';
import { headerOf } from './header.mjs';
import { inLanguages, languageOptions } from './languages.mjs';

/**
 * Replaces `<!-- insert languages -->` (options of a menu), `<!-- insert FILE NAME -->` (an exported
 * string of HTML, or what an exported function returns) and the page's own inserts.
 * @param {string} html
 * @param {import('./languages.mjs').Page} page
 */
async function withInserts(html, page) {
  /** @type {Record<string, () => string>} */
  const generated = {
    languages: languageOptions,
    ...page.inserts,
  };
  html = html.replace('<!-- insert header -->', () => headerOf(page));
  for (const [comment, file, name] of html.matchAll(/<!-- insert (\S+) ?(\S*) -->/g)) {
    const module = name && (await import(pathToFileURL(join(WEB, file)).href));
    const content = name ? module[name] : generated[file];
    html = html.replace(comment, () => (typeof content === 'function' ? content() : content));
  }
  return html;
}

/**
 * Fills in the texts that `data-words` names. An element with `data-words` is empty in its source.
 * @param {string} html
 * @param {object} tables
 */
export function filled(html, tables) {
  const text = (/** @type {string} */ path) => {
    const found = textAt(tables, path);
    if (typeof found !== 'string') throw new Error(`no text ${path}`);
    return escaped(found);
  };
  return html
    .replace(
      /\sdata-words-([\w-]+)="([^"]+)"/g,
      (all, name, path) => `${all} ${name}="${text(path)}"`,
    )
    .replace(/(<[^<>]*\sdata-words="([^"]+)"[^<>]*>)(?=<\/)/g, (tag, _, path) => tag + text(path));
}

/** The texts of the header of a page: its own, and those about puzzles, which have the names of the tabs. @param {string} language */
async function headerWords(language) {
  const files = { puzzle: 'puzzle/en.js', header: 'features/header/en.js' };
  const texts = Object.entries(files).map(async ([name, file]) => {
    const tables = await inLanguages(file, name);
    return [name, tables[language] ?? tables.en];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * The HTML of a page.
 * @param {import('./languages.mjs').Page} page
 */
export async function htmlOf(page) {
  const html = await withInserts(readFileSync(join(WEB, page.source), 'utf8'), page);
  if (!html.includes('data-words')) return html;
  const folder = dirname(page.english);
  const table = join(WEB, folder, 'en.js');
  const own = existsSync(table) ? (await import(pathToFileURL(table).href)).strings : {};
  const shared = await headerWords(page.language);
  const result = filled(html, { [basename(folder)]: own, worksheet, ...shared, ...page.tables });
  if (/data-words="[^"]*"[^<>]*>\s/.test(result))
    throw new Error(`${page.source}: an element has no text`);
  return result;
}
