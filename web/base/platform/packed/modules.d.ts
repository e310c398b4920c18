// The JavaScript that Emscripten generates for the module `lab`; the build finds it by this name.
declare module 'lab.mjs' {
  export default function createLab(options: object): Promise<any>;
}

// The wrappers of the functions of solver and reader, beside it.
declare module 'sudoku.mjs' {
  export function bindSolver(
    exported: (name: string) => any,
    memory: () => ArrayBuffer,
  ): import('../../../../wasm/sudoku.d.ts').SudokuModule;
}

declare module 'reader.mjs' {
  export function bindReader(
    exported: (name: string) => any,
    memory: () => ArrayBuffer,
  ): import('../../../../wasm/reader.d.ts').ReaderModule;
}
