// Makes an instance of a compiled WebAssembly module.
// @ts-check

/**
 * The modules by their names, as wasm/ declares them.
 * @typedef {object} Modules
 * @property {import('../../../wasm/sudoku.d.ts').SudokuModule} sudoku
 * @property {import('../../../wasm/reader.d.ts').ReaderModule} reader
 * @property {import('../../../wasm/run.d.ts').RunModule} run
 * @property {import('../../../wasm/picture.d.ts').PictureModule} picture
 * @property {import('../../../wasm/batch.d.ts').BatchModule & import('../../../wasm/count.d.ts').CountModule} batch
 * @property {import('../../../wasm/logic.d.ts').LogicModule} logic
 * @property {import('../../../wasm/generator.d.ts').GeneratorModule & import('../../../wasm/minimize.d.ts').MinimizeModule & import('../../../wasm/doctor.d.ts').DoctorModule & import('../../../wasm/dials.d.ts').DialsModule} generator
 */

/**
 * Rejects if the module does not have what its script expects.
 * @template Module
 * @param {(options: object) => Promise<Module>} create  the default export of the module's `.mjs`
 * @param {WebAssembly.Module} compiled
 * @returns {Promise<Module>}
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
