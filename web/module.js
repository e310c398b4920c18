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
