// `#wasm` of the editions of one file: lab.js, which Blobs puts before the script of each worker.
// @ts-check

const { sudokuLab } = /** @type {{sudokuLab: typeof import('./lab.js')}} */ (
  /** @type {unknown} */ (globalThis)
);
export const { compileModule, makeModule, instantiateModule } = sudokuLab;
