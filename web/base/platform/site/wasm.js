// How a worker of the site gets its WebAssembly module: as files beside its script. `#wasm` resolves
// to this module, or to ../packed/wasm.js in an edition of one file.
// @ts-check
import { instantiate } from '../instantiate.js';

/** @typedef {import('../instantiate.js').Modules} Modules */

/**
 * The JavaScript that Emscripten generates for a module.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<{default: (options: object) => Promise<Modules[Name]>}>}
 */
const glueOf = (name) => import(new URL(`${name}.mjs`, import.meta.url).href);

/**
 * Instantiates a module. Rejects if its files cannot be loaded.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
export const makeModule = async (name) =>
  (await glueOf(name)).default({ locateFile: () => `${name}.wasm` });

/**
 * Compiles a module, to be shared with other workers. Rejects if its file cannot be loaded.
 * @param {keyof Modules} name
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileModule(name) {
  const response = await fetch(`${name}.wasm`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Instantiates a module that is compiled already.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @param {WebAssembly.Module} compiled
 * @returns {Promise<Modules[Name]>}
 */
export const instantiateModule = async (name, compiled) =>
  instantiate((await glueOf(name)).default, compiled);
