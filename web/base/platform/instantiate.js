// Makes an instance of a compiled WebAssembly module.
// @ts-check

/**
 * Rejects if the module does not have what its script expects.
 * @param {(options: object) => Promise<any>} create  the default export of the module's `.mjs`
 * @param {WebAssembly.Module} compiled
 * @returns {Promise<any>} the module, as its declaration in wasm/ describes it
 */
export const instantiate = (create, compiled) =>
  new Promise((resolve, reject) => {
    const made = create({
      locateFile: (/** @type {string} */ name) => name,
      instantiateWasm(
        /** @type {WebAssembly.Imports} */ imports,
        /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done,
      ) {
        WebAssembly.instantiate(compiled, imports)
          .then((instance) => done(instance, compiled))
          .catch(reject); // the script would wait without an end
        return {};
      },
    });
    made.then(resolve, reject);
  });
