// Pages as the build writes them: markup that pages share is inserted, and the English texts are
// filled in, as fillIn of base/words/words.js does it in the browser.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { textAt } from '../base/words/words.js';
import { LANGUAGES } from '../languages/languages.js';

const WEB = fileURLToPath(new URL('..', import.meta.url));

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The options of a menu of languages. */
const options = () =>
  Object.entries(LANGUAGES)
    .map(([code, { name }]) => `<option value="${code}" lang="${code}">${name}</option>`)
    .join('');

/**
 * Replaces `<!-- insert languages -->` and `<!-- insert FILE NAME -->`, an exported string of HTML.
 * @param {string} html
 */
async function withInserts(html) {
  for (const [comment, file, name] of html.matchAll(/<!-- insert (\S+) ?(\S*) -->/g)) {
    const module = name && (await import(pathToFileURL(join(WEB, file)).href));
    html = html.replace(comment, () => (name ? module[name] : options()));
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

/**
 * The HTML of a page, in English.
 * @param {string} page  path in web/
 */
export async function htmlOf(page) {
  const html = await withInserts(readFileSync(join(WEB, page), 'utf8'));
  const table = join(WEB, dirname(page), 'en.js');
  if (!html.includes('data-words') || !existsSync(table)) return html;
  const { strings } = await import(pathToFileURL(table).href);
  const name = dirname(page).split('/').at(-1) ?? '';
  const result = filled(html, { [name]: strings });
  if (/data-words="[^"]*"[^<>]*>\s/.test(result))
    throw new Error(`${page}: an element has no text`);
  return result;
}
