// How a worker of the site gets its WebAssembly module: as files beside its script. `#wasm` resolves
// to this module, or to ../packed/wasm.js in an edition of one file.
// @ts-check
import { instantiate } from '../instantiate.js';

/** The JavaScript that Emscripten generates for a module. @param {string} name */
const glueOf = (name) => import(new URL(`${name}.mjs`, import.meta.url).href);

/**
 * Instantiates a module. Rejects if its files cannot be loaded.
 * @param {string} name  'sudoku', 'reader', 'run', 'batch', 'logic' or 'generator'
 * @returns {Promise<any>} the module, as wasm/<name>.d.ts declares it
 */
export const makeModule = async (name) =>
  (await glueOf(name)).default({ locateFile: () => `${name}.wasm` });

/**
 * Compiles a module, to be shared with other workers. Rejects if its file cannot be loaded.
 * @param {string} name
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileModule(name) {
  const response = await fetch(`${name}.wasm`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Instantiates a module that is compiled already.
 * @param {string} name
 * @param {WebAssembly.Module} compiled
 * @returns {Promise<any>} the module, as wasm/<name>.d.ts declares it
 */
export const instantiateModule = async (name, compiled) =>
  instantiate((await glueOf(name)).default, compiled);
