// Loads the wasm module of the site in node, by the hook that the page's own loader could use.
import { readFileSync } from 'node:fs';

const SITE = new URL('../../build/site/', import.meta.url);

/** The declarations that this module must keep to. */
export const DECLARATIONS = new URL('../../wasm/sudoku.d.ts', import.meta.url);
export const PROTOCOL = new URL('../../web/protocol.js', import.meta.url);

/** @returns {Promise<import('../../wasm/sudoku.js').SudokuModule>} */
export async function loadModule() {
  // The glue is made for a worker and looks for what only a worker has.
  globalThis.self ??= globalThis;
  globalThis.importScripts ??= () => {};
  globalThis.location ??= { href: SITE.href };
  const { default: createSudoku } = await import(new URL('sudoku.mjs', SITE));
  const module = new WebAssembly.Module(readFileSync(new URL('sudoku.wasm', SITE)));
  return createSudoku({
    locateFile: (file) => file,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance, module);
      return instance.exports;
    },
  });
}
