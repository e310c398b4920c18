// Loads the wasm modules of the site in Node, with Emscripten's hook for that.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assetsOf } from '../../web/make/precache.mjs';

const BUILD = new URL('../../build/site/', import.meta.url);
/** The folder of the modules. */
export const SITE = new URL(`${assetsOf(fileURLToPath(BUILD))}/`, BUILD);

/**
 * @param {'sudoku' | 'reader' | 'run' | 'batch' | 'logic' | 'generator' | 'picture'} name
 * @param {string} [folder]  of the site, with a slash
 * @returns {Promise<any>} what wasm/<name>.d.ts describes
 */
export async function loadModule(name, folder = '') {
  // Emscripten's loader is built for workers and expects their globals.
  globalThis.self ??= globalThis;
  globalThis.importScripts ??= () => {};
  globalThis.location ??= { href: SITE.href };
  const { default: create } = await import(new URL(`${folder}${name}.mjs`, SITE));
  const module = new WebAssembly.Module(readFileSync(new URL(`${folder}${name}.wasm`, SITE)));
  return create({
    locateFile: (file) => file,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance, module);
      return instance.exports;
    },
  });
}
