// How a worker comes by its wasm module: here, as a file beside its glue. The one-file edition puts
// one-file/module.js in the place of this one.
// @ts-check

/**
 * Rejects where it cannot be had.
 * @param {Promise<{default: (options: object) => Promise<any>}>} glue  the imported `.mjs`
 * @returns {Promise<any>} the module, as its declaration in wasm/ describes it
 */
export const makeModule = async (glue) =>
  (await glue).default({ locateFile: (/** @type {string} */ name) => name });

/**
 * For those who share it with other workers. Rejects where it cannot be had.
 * @param {string} name  of the file beside the worker
 */
export async function compileModule(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
