// The JavaScript that Emscripten generates for the module `lab`; the build finds it by this name.
declare module 'lab.mjs' {
  export default function createLab(options: object): Promise<any>;
}

// The wrapper of the solver's functions, beside it.
declare module 'sudoku.mjs' {
  export function bindSolver(
    exported: (name: string) => any,
    memory: () => ArrayBuffer,
  ): import('../../../../wasm/sudoku.d.ts').SudokuModule;
}
