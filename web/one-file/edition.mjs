// What the editions that hold everything in one file have in common: a copy of the sources, in which
// the two modules that stand for the edition (parts.js, module.js) are replaced, and bundles of it.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of the site, and where from them lab.mjs is, which stands for each. */
const MODULES = {
  'sudoku.mjs': './lab.mjs',
  'reader.mjs': './lab.mjs',
  'run.mjs': './lab.mjs',
  'batch/batch.mjs': '../lab.mjs',
};
/** Tables of what the page does not say, or not by its own bundle. */
const NOT_READ = /\ben$|^(embed|lesson|offline|one-file)-/;

/**
 * @param {string} web  the sources of the page
 * @param {string} module  folder of the wasm modules
 * @param {string} work  a folder for the copy
 * @param {string} esbuild
 */
export function makeEdition(web, module, work, esbuild) {
  rmSync(work, { recursive: true, force: true });
  cpSync(web, work, { recursive: true });
  for (const name of ['parts.js', 'module.js']) {
    writeFileSync(join(work, name), `export * from './one-file/${name}';\n`);
  }
  cpSync(join(module, 'lab.mjs'), join(work, 'lab.mjs'));
  for (const [name, lab] of Object.entries(MODULES)) {
    writeFileSync(join(work, name), `export { default } from '${lab}';\n`);
  }
  const tables = readdirSync(join(web, 'strings'))
    .map((file) => file.replace('.js', ''))
    .filter((name) => !NOT_READ.test(name))
    .map((name) => `'${name}': () => import('../strings/${name}.js')`);
  writeFileSync(join(work, 'one-file/tables.js'), `export const TABLES = {${tables}};\n`);

  /** A minified bundle of what a file imports, now or later. */
  const bundle = (/** @type {string} */ name, /** @type {string[]} */ ...options) =>
    execFileSync(
      esbuild,
      [join(work, name), '--bundle', '--minify', '--charset=utf8', '--log-level=error', ...options],
      { maxBuffer: 2 ** 26 },
    );

  /**
   * Workers as classic scripts, by name, and the wasm of all.
   * @param {string[]} names
   * @returns {Record<string, Uint8Array>}
   */
  function workerParts(names) {
    /** @type {Record<string, Uint8Array>} */
    const parts = {}; // in an order that packs well: what is alike is neighbours
    for (const name of names) {
      // A classic script has no import.meta; the glue looks for its address there.
      const address = '--define:import.meta.url=self.location.href';
      parts[`${name}.js`] = bundle(`${name}.js`, '--format=iife', address);
    }
    parts['lab.wasm'] = readFileSync(join(module, 'lab.wasm'));
    return parts;
  }
  return { bundle, workerParts };
}
