// Lists of files.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder web/. */
export const WEB = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files below a folder, by their paths relative to it, sorted; without those of npm packages.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    )
    .sort();

/**
 * The style sheets that pages link or add: not those that only others import.
 * @param {string} web  path of the folder web/
 * @param {string[]} sources  paths in it
 */
export function styleSheetsOf(web, sources) {
  const found = (/** @type {string} */ name, /** @type {RegExp} */ pattern) =>
    [...readFileSync(join(web, name), 'utf8').matchAll(pattern)].map(([, path]) => path);
  const sheets = sources.filter((name) => name.endsWith('.css'));
  const named = sources
    .filter((name) => /\.(html|js)$/.test(name))
    .flatMap((name) => found(name, /['"/]([\w-]+\.css)['"]/g));
  const parts = sheets.flatMap((sheet) =>
    found(sheet, /@import '(\.[^']+)'/g).map((name) => join(dirname(sheet), name)),
  );
  return sheets.filter((sheet) => named.includes(basename(sheet)) || !parts.includes(sheet));
}
