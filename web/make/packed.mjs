// Bundles for the editions that hold everything in one file.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../languages/languages.js';
import { bundler } from './esbuild.mjs';
import { filesBelow } from './files.mjs';

export const WEB = fileURLToPath(new URL('..', import.meta.url));

/** What all workers begin with: it binds the WebAssembly. */
const SHARED = 'base/platform/packed/lab.js';

const TRANSLATIONS = Object.keys(LANGUAGES)
  .map((code) => join(WEB, 'languages', code))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.js') && basename(path) !== 'tables.js');
const external = (/** @type {string} */ path) => `--external:${path}`;
/** The table of English texts that a translation names as its type; null for a part of translations. @param {string} path */
const englishOf = (path) => {
  const named = [...readFileSync(path, 'utf8').matchAll(/typeof import\('([^']+)'\)/g)].at(-1);
  return named ? resolve(dirname(path), named[1]) : null;
};

/**
 * @param {string} wasm  folder of the WebAssembly modules
 * @param {string} module  name of the one that the edition has
 * @param {string} esbuild  path of the command
 * @param {string[]} [packages]  folders in which bare names are looked up, too
 */
export function packedEdition(wasm, module, esbuild, packages = []) {
  const run = bundler(esbuild, [wasm, ...packages]);

  /**
   * A bundle of a source and of all that it imports, now or later. Of the translations, it has those of
   * the English texts in it.
   * @param {string} name  path in web/
   * @param {string[]} options
   */
  const bundle = (name, ...options) => {
    const make = (/** @type {string[]} */ ...more) =>
      run([join(WEB, name)], '--conditions=packed', '--charset=utf8', ...options, ...more);
    if (!name.startsWith('pages/')) return make();
    const list = join(tmpdir(), `sudoku-inputs-${process.pid}.json`);
    try {
      make(`--metafile=${list}`, `--outfile=${list}.out`, ...TRANSLATIONS.map(external));
      const inputs = Object.keys(JSON.parse(readFileSync(list, 'utf8')).inputs).map((path) =>
        resolve(path),
      );
      const unused = TRANSLATIONS.filter((path) => {
        const english = englishOf(path);
        return english && !inputs.includes(english);
      });
      return make(...unused.map(external));
    } finally {
      for (const file of [list, `${list}.out`]) rmSync(file, { force: true });
    }
  };

  /**
   * Workers as classic scripts, by file name, and the wasm of all.
   * @param {string[]} workers  paths in web/; similar ones side by side compress better
   * @returns {Record<string, Uint8Array>}
   */
  function workerParts(workers) {
    /** @param {string} path @param {string[]} options */
    const script = (path, ...options) =>
      // A classic script has no import.meta; Emscripten's script asks for its address.
      bundle(path, '--format=iife', '--define:import.meta.url=self.location.href', ...options);
    /** @type {Record<string, Uint8Array>} */
    const parts = {
      'shared.js': script(
        SHARED,
        '--global-name=sudokuLab',
        `--alias:lab.mjs=${resolve(wasm, `${module}.mjs`)}`,
      ),
    };
    for (const path of workers) parts[basename(path)] = script(path);
    parts['lab.wasm'] = readFileSync(join(wasm, `${module}.wasm`));
    return parts;
  }
  return { bundle, workerParts };
}
