// How a worker comes by its wasm module: here, as a file beside its script. The one-file edition puts
// one-file/module.js in the place of this one.
// @ts-check

/** @param {string} name */
const fileOf = (name) => `${name}.wasm`;

/**
 * Rejects where it cannot be had.
 * @param {string} name  of the module
 * @param {Promise<{default: (options: object) => Promise<any>}>} glue  the imported `.mjs`
 * @returns {Promise<any>} the module, as its declaration in wasm/ describes it
 */
export const makeModule = async (name, glue) =>
  (await glue).default({ locateFile: () => fileOf(name) });

/**
 * For those who share it with other workers. Rejects where it cannot be had.
 * @param {string} name  of the module
 */
export async function compileModule(name) {
  const response = await fetch(fileOf(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
