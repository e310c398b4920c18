// The human solver in the build: what it finds in the examples of techniques.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Work after which no example is unfinished. */
const ENOUGH = 1e9;

/**
 * @param {string} wasm  folder of the WebAssembly modules
 * @returns {Promise<import('../../wasm/logic.d.ts').LogicModule>}
 */
async function load(wasm) {
  const folder = resolve(wasm);
  // Emscripten's loader is built for workers and expects their globals.
  Object.assign(globalThis, {
    self: globalThis,
    importScripts: () => {},
    location: { href: pathToFileURL(folder).href },
  });
  const { default: create } = await import(pathToFileURL(join(folder, 'logic.mjs')).href);
  const module = new WebAssembly.Module(readFileSync(join(folder, 'logic.wasm')));
  return create({
    locateFile: (/** @type {string} */ file) => file,
    instantiateWasm(
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done,
    ) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance, module);
      return instance.exports;
    },
  });
}

/**
 * The deduction of each example.
 * @param {string} wasm  folder of the WebAssembly modules
 * @param {Map<string, string>} examples  states by technique
 * @returns {Promise<Map<string, {deduction: import('../logic/protocol.js').Deduction, rating: number}>>}
 *   by technique; `rating` without surcharges, 0: Sudoku Explainer does not have it
 */
export async function deductionsOf(wasm, examples) {
  const module = await load(wasm);
  const ratings = new Map(module.techniques().map(({ id, rating }) => [id, rating]));
  const found = new Map();
  for (const [id, state] of examples) {
    const path = module.startPath(state, id);
    path?.advance(ENOUGH);
    const deduction = path?.deduction();
    path?.delete();
    if (!deduction) throw new Error(`${id}: nothing found in its example`);
    found.set(id, { deduction, rating: ratings.get(id) ?? 0 });
  }
  return found;
}
