// Bundles for the editions that hold everything in one file.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { LANGUAGES } from '../languages/languages.js';
import { bundle as bundled, bundles } from './esbuild.mjs';
import { filesBelow, WEB } from './files.mjs';

/** What all workers begin with: it binds the WebAssembly. */
const SHARED = 'base/platform/packed/lab.js';

const TRANSLATIONS = Object.keys(LANGUAGES)
  .map((code) => join(WEB, 'languages', code))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.js') && basename(path) !== 'tables.js');
/** The table of English texts that a translation names as its type; null for a part of translations. @param {string} path */
const englishOf = (path) => {
  const named = [...readFileSync(path, 'utf8').matchAll(/typeof import\('([^']+)'\)/g)].at(-1);
  return named ? relative(WEB, join(dirname(path), named[1])) : null;
};

/** Rows of the tables of translations whose file the edition does not have. */
const UNUSED = /("[\w-]+"|\w+):\(\)=>import\("\.\/languages\/[^"]*"\),?/g;

/** @typedef {import('./esbuild.mjs').Options} Options */

/**
 * @param {string} wasm  folder of the WebAssembly modules
 * @param {string} module  name of the one that the edition has
 * @param {Options} [common]  of all bundles
 */
export function packedEdition(wasm, module, common = {}) {
  /** @type {Options} */
  const edition = {
    nodePaths: [resolve(wasm)],
    conditions: ['packed'],
    charset: 'utf8',
    ...common,
  };

  /**
   * A bundle of a source and of all that it imports, now or later. Of the translations, it has those of
   * the English texts in it.
   * @param {string} name  path in web/
   * @param {Options} [options]
   */
  function bundle(name, options) {
    const all = { ...edition, ...options };
    if (!name.startsWith('pages/')) return bundled(name, all);
    const { metafile } = bundles([name], { ...all, outdir: '.', external: TRANSLATIONS });
    const unused = TRANSLATIONS.filter((path) => {
      const english = englishOf(path);
      return english && !metafile.inputs[english];
    });
    const script = bundled(name, { ...all, external: unused });
    return Buffer.from(String(script).replace(UNUSED, ''));
  }

  /**
   * Workers as classic scripts, by file name, and the wasm of all.
   * @param {string[]} workers  paths in web/; similar ones side by side compress better
   * @returns {Record<string, Uint8Array>}
   */
  function workerParts(workers) {
    /** @param {string} path @param {Options} [options] */
    const script = (path, options) =>
      // A classic script has no import.meta; Emscripten's script asks for its address.
      bundle(path, {
        format: 'iife',
        define: { 'import.meta.url': 'self.location.href' },
        ...options,
      });
    const alias = { 'lab.mjs': resolve(wasm, `${module}.mjs`) };
    /** @type {Record<string, Uint8Array>} */
    const parts = { 'shared.js': script(SHARED, { globalName: 'sudokuLab', alias }) };
    for (const path of workers) parts[basename(path)] = script(path);
    parts['lab.wasm'] = readFileSync(join(wasm, `${module}.wasm`));
    return parts;
  }
  return { bundle, workerParts };
}
