// A wasm module from what is compiled already.
// @ts-check

/**
 * @param {Promise<{default: (options: object) => Promise<any>}>} glue  the imported `.mjs`
 * @param {WebAssembly.Module} compiled
 * @returns {Promise<any>} the module, as its declaration in wasm/ describes it
 */
export const instantiate = async (glue, compiled) =>
  (await glue).default({
    locateFile: (/** @type {string} */ name) => name,
    instantiateWasm(
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done,
    ) {
      WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
      return {};
    },
  });
